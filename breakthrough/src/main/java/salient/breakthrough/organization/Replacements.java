package salient.breakthrough.organization;

import static salient.breakthrough.play.Clauses.clause;

import java.util.List;
import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.OrganizationEvent;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.state.TurnState;
import salient.breakthrough.tables.Arm.ReplacementPool;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Size;
import salient.breakthrough.tables.Unit;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;

/** 6.5: infantry and armored replacements, from December 19 on. */
public final class Replacements {
    private static final int FIRST_TURN = Constants.of("replacements-first-turn");

    private static final List<CsvTable.Row> POINTS = Resources.rows("breakthrough/replacements.csv");

    private Replacements() {}

    /** 6.5e, 6.5f with the factor of the level (2.1d, 2.1f, 2.1g). */
    @Clause({"breakthrough 6.5e", "breakthrough 6.5f", "breakthrough 6.5a", "breakthrough 6.5h"})
    public static void receive(State s, Army army) {
        if (s.turn().number() < FIRST_TURN) return;
        for (CsvTable.Row row : POINTS)
            if (row.choice("side", Army.class) == army)
                s.turn()
                        .setReplacements(
                                army,
                                row.choice("pool", ReplacementPool.class),
                                row.number("points")
                                        * s.definition().level(army).replacementFactor());
    }

    /** 6.5g. */
    public static void forget(State s, Army army) {
        s.turn().setReplacements(army, ReplacementPool.INFANTRY, 0);
        s.turn().setReplacements(army, ReplacementPool.ARMORED, 0);
    }

    @Clause({"breakthrough 6.5b", "breakthrough 6.5d", "breakthrough 6.5i", "breakthrough 6.3d"})
    public static void judge(State s, BreakthroughOrder.Replace order, Reasons reasons) {
        Unit unit = order.unit();
        int u = unit.index();
        if (order.points() < 1) reasons.add(clause("6.3d"), "At least one point must be named.");
        if (s.turn().number() < FIRST_TURN)
            reasons.add(clause("6.5a"), "Replacements start on December " + TurnState.date(FIRST_TURN) + ".");
        if (!eligible(unit)) reasons.add(clause("6.5c"), "Independent units and battalions receive no replacements.");
        if (s.forces().supply(u) != SupplyState.SUPPLIED) reasons.add(clause("6.5d"), unit + " is not supplied.");
        int pool = s.turn().replacements(unit.army(), unit.arm().pool());
        // 6.5g: there are points only while the phase lasts
        if (s.turn().phase() == Phase.ORGANIZATION && order.points() > pool)
            reasons.add(clause("6.5b"), "Only " + pool + " points are left in the pool for " + unit + ".");
        if (s.forces().strength(u) + order.points() > s.fullStrength(u))
            reasons.add(
                    clause("6.5i"), unit + " has " + s.forces().strength(u) + " of " + s.fullStrength(u) + " points.");
    }

    @Clause("breakthrough 6.5c")
    private static boolean eligible(Unit unit) {
        return !unit.independent() && unit.size() != Size.BATTALION;
    }

    /** The most points a unit can be given now. */
    public static int most(State s, int u) {
        Unit unit = OrderOfBattle.unit(u);
        if (!eligible(unit) || s.forces().supply(u) != SupplyState.SUPPLIED) return 0;
        int pool = s.turn().replacements(unit.army(), unit.arm().pool());
        return pool == 0 ? 0 : Math.min(pool, s.fullStrength(u) - s.forces().strength(u));
    }

    @Clause("breakthrough 6.5j")
    public static void play(State s, BreakthroughOrder.Replace order, Consumer<BreakthroughEvent> tell) {
        Unit unit = order.unit();
        int u = unit.index();
        ReplacementPool pool = unit.arm().pool();
        s.turn().setReplacements(unit.army(), pool, s.turn().replacements(unit.army(), pool) - order.points());
        s.forces().setStrength(u, s.forces().strength(u) + order.points());
        tell.accept(new OrganizationEvent.Replaced(
                unit.army(), unit.id(), order.points(), s.forces().strength(u)));
    }
}
