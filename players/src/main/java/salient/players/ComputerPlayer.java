package salient.players;

import salient.kernel.play.Order;
import salient.kernel.play.Position;

/**
 * Decides for one side. It is handed what its side knows ({@link Position#knownTo}) and nothing else. The same position
 * gives the same order, so that a game goes on after a restart as if nothing had happened.
 */
public interface ComputerPlayer {
    /** A legal order of the side to decide. */
    Order decide(Position knownToItsSide);
}
