package salient.breakthrough.victory;

import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.CombatEvent;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Size;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.Clause;

/** 8.0i, 4.3q: a unit is gone, its artillery with it, and its stacking points are counted (10.1f to 10.1h). */
public final class Elimination {
    private static final int VP_PER_POINT = Constants.of("vp-per-eliminated-point");

    private Elimination() {}

    /** Takes a unit off the map for good, of a divisional unit every component, and says so. */
    @Clause("breakthrough 8.0i")
    public static void eliminate(State s, int u, Consumer<BreakthroughEvent> tell) {
        Unit unit = OrderOfBattle.unit(u);
        int points = scores(unit) ? s.forces().stacking(u) : 0;
        eliminate(s, u);
        tell.accept(new CombatEvent.Eliminated(unit.army(), unit.id(), points, worth(unit.army(), points)));
    }

    @Clause("breakthrough 6.4i")
    public static void eliminate(State s, int u) {
        Forces forces = s.forces();
        Unit unit = OrderOfBattle.unit(u);
        count(s, unit, forces.stacking(u));
        int components = forces.components(u);
        // A divisional unit's slot is free again: other regiments of the division may still build up.
        forces.remove(u, unit.divisional() ? Status.ABSENT : Status.ELIMINATED);
        if (!unit.divisional()) return;
        int[] regiments = OrderOfBattle.regiments(unit.division().orElseThrow());
        for (int i = 0; i < regiments.length; i++)
            if ((components & 1 << i) != 0) forces.setStatus(regiments[i], Status.ELIMINATED);
    }

    public static void count(State s, Unit unit, int stackingPoints) {
        if (!scores(unit)) return;
        Army army = unit.army();
        s.turn().setEliminated(army, s.turn().eliminated(army) + stackingPoints);
    }

    /** 10.1h: engineers and battalions are left out. */
    @Clause("breakthrough 10.1h")
    private static boolean scores(Unit unit) {
        return !unit.engineer() && unit.size() != Size.BATTALION;
    }

    /** 10.1f, 10.1g: victory points for eliminated stacking points of an army. */
    @Clause({"breakthrough 10.1f", "breakthrough 10.1g"})
    public static int worth(Army army, int stackingPoints) {
        return army == Army.AMERICAN ? VP_PER_POINT * stackingPoints : -VP_PER_POINT * stackingPoints;
    }
}
