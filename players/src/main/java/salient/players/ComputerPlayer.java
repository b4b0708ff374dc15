package salient.players;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import salient.kernel.play.Order;
import salient.kernel.play.Position;

/**
 * Decides for one side. It is handed what its side knows ({@link Position#knownTo}) and nothing else. It decides
 * from the position alone or from its own dice, never from a clock, so that the same seed plays the same game; it keeps
 * nothing that it cannot do without, since after a restart of the server a new one takes over.
 */
public interface ComputerPlayer {
    /** A legal order of the side to decide. */
    Order decide(Position knownToItsSide);

    /** The plan that it has chosen by search, in sentences; not for the eyes of its enemy before the game is over. */
    default Optional<String> plan() {
        return Optional.empty();
    }

    /**
     * What it intends from a position on which it has just decided, if it made a plan there. It is found out only when
     * asked, and nothing is decided by it; not for the eyes of its enemy before the game is over.
     */
    default Optional<Intention> intention(Position knownToItsSide) {
        return Optional.empty();
    }

    /** From now on it looks at this while it thinks: once it is true, it plays the best plan that it has found so far. */
    default void hurryWhen(BooleanSupplier hurried) {}
}
