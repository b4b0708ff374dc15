package salient.breakthrough.orders;

import static salient.breakthrough.play.Clauses.clause;

import java.util.List;
import salient.breakthrough.air.AirPhase;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.BreakthroughOrder.Begin;
import salient.breakthrough.play.BreakthroughOrder.Done;
import salient.breakthrough.play.BreakthroughOrder.GroundAttack;
import salient.breakthrough.play.BreakthroughOrder.Interdict;
import salient.breakthrough.sequence.TurnSequence;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.kernel.order.OrderKind;
import salient.kernel.rulebook.Clause;

/** Orders about the phase itself, and air missions. */
final class TurnOrders {
    @Clause("breakthrough 2.1a")
    private static final OrderKind<State, Begin> BEGIN = OrderKinds.of(Begin.class, "begin", "2.1a")
            .text(new Begin())
            .access(Access.beforePlay(clause("2.1a")))
            .play((s, _, dice, tell) -> TurnSequence.begin(s, dice, tell::accept))
            .label((_, _) -> "Begin the game")
            .build();

    @Clause({"breakthrough 6.1c", "breakthrough 7.1c"})
    private static final OrderKind<State, Done> DONE = OrderKinds.of(Done.class, "done", "2.3a")
            .text(new Done())
            .access(Access.duringPlay(clause("2.3a")))
            .play((s, _, dice, tell) -> TurnSequence.endPhase(s, dice, tell::accept))
            .label((s, _) -> endLabel(s.turn().phase()))
            .build();

    @Clause("breakthrough 3.2d")
    private static final OrderKind<State, Interdict> INTERDICT = OrderKinds.of(Interdict.class, "interdict", "3.2d")
            .text(new Interdict())
            .access(Access.airPhase(clause("3.2d")))
            .judgeAlways(AirPhase::judge)
            .play((s, order, dice, tell) -> {
                AirPhase.play(s, order, tell::accept);
                TurnSequence.endMission(s, dice, tell::accept);
            })
            .label((_, _) -> "Interdict enemy movement")
            .build();

    @Clause("breakthrough 3.2e")
    private static final OrderKind<State, GroundAttack> STRIKE = OrderKinds.of(GroundAttack.class, "strike", "3.2e")
            .text(Slots.HEX, GroundAttack::hex, GroundAttack::new)
            .access(Access.airPhase(clause("3.2e")))
            .judgeAlways(AirPhase::judge)
            .play((s, order, dice, tell) -> {
                AirPhase.play(s, order, dice, tell::accept);
                TurnSequence.endMission(s, dice, tell::accept);
            })
            .label((s, order) ->
                    "Ground attack on " + s.board().spokenName(order.hex().index()))
            .build();

    static final List<OrderKind<State, ? extends BreakthroughOrder>> KINDS = List.of(BEGIN, DONE, INTERDICT, STRIKE);

    private TurnOrders() {}

    private static String endLabel(Phase phase) {
        return phase.isOperation() ? "Go to combat" : "End the " + phase.title;
    }
}
