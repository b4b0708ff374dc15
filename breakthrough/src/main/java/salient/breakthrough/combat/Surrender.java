package salient.breakthrough.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.CombatEvent;
import salient.breakthrough.play.UnitPurpose;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.victory.Elimination;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Roll;
import salient.kernel.rulebook.Clause;

/** 4.3o, 4.3q: isolated units may give themselves up when attacked. */
final class Surrender {
    /** Of a hundred-sided die. */
    @Clause("breakthrough 4.3o")
    static final int PERCENT = Constants.of("surrender-percent");

    private static final UnitPurpose SURRENDER = new UnitPurpose("surrender of", "4.3o");

    private Surrender() {}

    /** Every isolated unit in the hex rolls once, before anything else of the combat. */
    @Clause("breakthrough 4.3q")
    static void test(State s, int hex, Dice dice, Consumer<BreakthroughEvent> tell) {
        Forces forces = s.forces();
        List<Integer> givesUp = new ArrayList<>();
        List<String> surrendered = new ArrayList<>();
        List<String> fightOn = new ArrayList<>();
        List<Roll> rolls = new ArrayList<>();
        for (int u = forces.first(hex); u != Forces.NONE; u = forces.next(u)) {
            if (forces.supply(u) != SupplyState.ISOLATED) continue;
            int rolled = dice.roll(100, SURRENDER.of(u));
            rolls.add(new Roll(SURRENDER.of(u), 100, rolled));
            String id = OrderOfBattle.unit(u).id();
            if (rolled <= PERCENT) {
                givesUp.add(u);
                surrendered.add(id);
            } else {
                fightOn.add(id);
            }
        }
        if (rolls.isEmpty()) return;
        tell.accept(new CombatEvent.SurrenderTested(
                OrderOfBattle.unit(forces.first(hex)).army(),
                s.board().hex(hex).toString(),
                surrendered,
                fightOn,
                rolls));
        for (int u : givesUp) Elimination.eliminate(s, u, tell);
    }
}
