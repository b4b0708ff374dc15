package salient.players;

import java.util.Optional;
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

    /** What it intended when it decided last, in sentences; not for the eyes of its enemy before the game is over. */
    default Optional<String> intention() {
        return Optional.empty();
    }
}
