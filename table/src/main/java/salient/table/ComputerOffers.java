package salient.table;

import salient.kernel.play.Game;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.players.ComputerPlayers;
import salient.players.catalog.GameEntry;
import salient.table.wire.RequestRefused;
import salient.table.wire.Requests;

/** Which computer player may sit where. */
final class ComputerOffers {
    private ComputerOffers() {}

    /** Some games reserve a side for people; the reason comes from the game. */
    static void computerMayPlay(Game game, Side side, Position position) {
        if (game.computerMayPlay(side, position) instanceof Verdict.Refused(var reasons))
            throw RequestRefused.option(
                    reasons.getFirst().why() + " (" + reasons.getFirst().clause() + ")");
    }

    static ComputerPlayers.Offer offer(GameEntry entry, Side side, Requests.SeatRequest request) {
        String id = request.computer().orElseThrow(() -> RequestRefused.option("The computer player is not named."));
        return offer(entry, side, id);
    }

    static ComputerPlayers.Offer offer(GameEntry entry, Side side, String id) {
        try {
            return entry.player(id, side);
        } catch (GameEntry.UnknownPlayer unknown) {
            throw RequestRefused.option(unknown.getMessage());
        }
    }
}
