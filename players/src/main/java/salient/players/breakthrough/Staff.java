package salient.players.breakthrough;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.TurnState;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.rulebook.Clause;
import salient.players.ComputerPlayer;
import salient.players.Intention;

/**
 * Commands one side. It thinks a phase out when it is first asked in it and gives the orders out one by one. What it
 * keeps between two decisions it can do without: a staff that takes over in the middle of a phase thinks out the rest.
 */
public final class Staff implements ComputerPlayer {
    private static final int NOTHING_THOUGHT_OUT = -1;

    private final Doctrine doctrine;
    private final Deque<BreakthroughOrder> orders = new ArrayDeque<>();
    private int thoughtOut = NOTHING_THOUGHT_OUT;
    /** What the last decision thought out; nothing if it followed an earlier thought. */
    private List<BreakthroughOrder> thought = List.of();

    public Staff(Doctrine doctrine) {
        this.doctrine = doctrine;
    }

    @Clause({"breakthrough 12.3b", "breakthrough 12.3m"})
    @Override
    public Order decide(Position known) {
        BreakthroughPosition position = (BreakthroughPosition) known;
        TurnState turn = position.state().turn();
        if (turn.phase() == Phase.START) return new BreakthroughOrder.Begin();
        int moment = moment(turn);
        thought = List.of();
        if (moment != thoughtOut) {
            orders.clear();
            thought = think(position);
            orders.addAll(thought);
            thoughtOut = moment;
        }
        while (!orders.isEmpty()) {
            // The dice may have settled the matter meanwhile: a bridge already down needs no second charge.
            BreakthroughOrder next = orders.remove();
            if (position.isLegal(next)) return next;
        }
        thoughtOut = NOTHING_THOUGHT_OUT; // should the phase come again, because it was taken back, it is thought anew
        return new BreakthroughOrder.Done();
    }

    @Override
    public Optional<Intention> intention(Position known) {
        BreakthroughPosition position = (BreakthroughPosition) known;
        return thought.isEmpty() || !position.state().turn().phase().isOperation()
                ? Optional.empty()
                : Optional.of(PhaseIntention.of(position, thought, doctrine));
    }

    @Clause("breakthrough 12.3e")
    private List<BreakthroughOrder> think(BreakthroughPosition position) {
        OrderDraft draft = new OrderDraft(position, doctrine.weights());
        switch (position.state().turn().phase()) {
            case AIR -> doctrine.air(draft);
            case ORGANIZATION -> doctrine.organize(draft);
            default -> doctrine.operate(draft);
        }
        return draft.orders();
    }

    private static int moment(TurnState turn) {
        return turn.number() * Phase.values().length + turn.phase().ordinal();
    }
}
