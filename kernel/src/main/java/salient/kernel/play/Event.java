package salient.kernel.play;

import java.util.List;
import java.util.Optional;
import salient.kernel.dice.Roll;
import salient.kernel.rulebook.ClauseId;

/**
 * What happened, as ids and numbers. Each game has one sealed hierarchy of records; {@link Position#sentence} writes about
 * them.
 */
public interface Event {
    /** The clauses by which it happened, in the order in which they applied. */
    default List<ClauseId> clauses() {
        return List.of();
    }

    /** The dice rolled for it. */
    default List<Roll> rolls() {
        return List.of();
    }

    /** Whether it told a side something hidden, which ends free undo as a die roll does. */
    default boolean reveals() {
        return false;
    }

    /** An event that always tells a side something hidden. */
    interface Revealing extends Event {
        @Override
        default boolean reveals() {
            return true;
        }
    }

    /** This event as a side may know it: itself, a poorer one, or nothing. */
    default Optional<Event> seenBy(Side side) {
        return Optional.of(this);
    }
}
