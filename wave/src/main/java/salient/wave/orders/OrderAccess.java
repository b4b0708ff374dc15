package salient.wave.orders;

import java.util.EnumSet;
import java.util.Set;
import salient.kernel.order.OrderKind.Judge;
import salient.kernel.rulebook.Clause;
import salient.wave.play.Clauses;
import salient.wave.play.WaveOrder;
import salient.wave.state.Phase;
import salient.wave.state.State;

/** 5.1: the phases in which a kind of order is given. */
final class OrderAccess {
    private OrderAccess() {}

    /** In any phase until the game is over. */
    @Clause("wave 4.1")
    static Judge<State, WaveOrder> always() {
        return (state, _, reasons) -> {
            if (state.turn.phase == Phase.OVER) reasons.add(Clauses.of("4.1"), "The game is over.");
        };
    }

    @Clause("wave 5.1a")
    static Judge<State, WaveOrder> in(Phase first, Phase... others) {
        Set<Phase> phases = EnumSet.of(first, others);
        return (state, order, reasons) -> {
            Phase phase = state.turn.phase;
            if (phase == Phase.OVER) always().judge(state, order, reasons);
            else if (!phases.contains(phase))
                reasons.add(Clauses.of("5.1a"), "This order cannot be given in the phase " + phase.title() + ".");
        };
    }
}
