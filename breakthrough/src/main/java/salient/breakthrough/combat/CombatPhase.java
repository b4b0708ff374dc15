package salient.breakthrough.combat;

import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.kernel.dice.Dice;
import salient.kernel.rulebook.Clause;

/** 8.0: the plotted combats of one side, in the order in which they were plotted. */
@Clause("breakthrough 8.0a")
public final class CombatPhase {
    private CombatPhase() {}

    public static void resolve(State s, Army attacker, Dice dice, Consumer<BreakthroughEvent> tell) {
        for (int i = 0; i < s.day().plots(); i++) s.forces().setPlot(s.day().plotter(i), Forces.NONE);
        s.day().forgetPlots();
    }
}
