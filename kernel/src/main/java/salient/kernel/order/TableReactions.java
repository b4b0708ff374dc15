package salient.kernel.order;

import java.util.List;
import java.util.Optional;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.ReactionKind;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.play.StandingReactions;

/**
 * Standing reactions in a game of {@link TablePosition}s.
 *
 * @param <S> the game's state
 */
public abstract class TableReactions<S> implements StandingReactions {
    private final List<ReactionKind> kinds;

    protected TableReactions(List<ReactionKind> kinds) {
        this.kinds = List.copyOf(kinds);
    }

    @Override
    public final List<ReactionKind> kinds() {
        return kinds;
    }

    @Override
    public final Optional<String> asked(Position known) {
        return askedIn(TablePosition.stateOf(known));
    }

    @Override
    public final Optional<Order> answer(Position known, ReactionPolicy.Setting setting) {
        return answer(known, TablePosition.stateOf(known), setting);
    }

    /** The id of the kind that the deciding side is asked in this state; nothing if it is none of them. */
    protected abstract Optional<String> askedIn(S state);

    /** The answer in a position with this state; nothing if the side must be asked all the same. */
    protected abstract Optional<Order> answer(Position known, S state, ReactionPolicy.Setting setting);
}
