package salient.conformance;

import java.util.List;
import java.util.Optional;
import salient.kernel.dice.RecordedRoll;
import salient.kernel.play.Event;
import salient.kernel.play.Order;
import salient.kernel.play.Position;

/** One promise of the contract, looked at along a random game. A check must leave the position as it finds it. */
sealed interface Check
        permits Invariants,
                Copying,
                Listing,
                Reporting,
                RoundTrips,
                HostilePlay,
                Secrecy,
                Reactions,
                PlannedOrders,
                Determinism,
                UndoAndRedo {
    default String name() {
        return switch (this) {
            case Invariants _ -> "invariants";
            case Copying _ -> "copying";
            case Listing _ -> "listing";
            case Reporting _ -> "reporting";
            case RoundTrips _ -> "round trips";
            case HostilePlay _ -> "hostile play";
            case Secrecy _ -> "secrecy";
            case Reactions _ -> "standing reactions";
            case PlannedOrders _ -> "planned orders";
            case Determinism _ -> "determinism";
            case UndoAndRedo _ -> "undo and redo";
        };
    }

    /** Before an order, or once the game is over. */
    default void at(Situation situation) {}

    /** An order was played in the situation. */
    default void after(Situation situation, PlayedOrder played) {}

    /** The game is over, and so is the walk through it. */
    default void end(Situation situation) {}

    /** After all games: why this check has not seen what it needs to see, if so. */
    default Optional<String> notCovered(Candidate candidate) {
        return Optional.empty();
    }

    /** What was played and what came of it. */
    record PlayedOrder(Order order, List<RecordedRoll> rolls, List<Event> events, Position after) {}
}
