package salient.server.load;

import java.util.Map;
import salient.kernel.dice.DiceSource;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.kernel.record.Header;
import salient.kernel.record.Match;
import salient.players.RandomPlayer;

/** The record of a game of random orders. */
final class RandomRecord {
    private RandomRecord() {}

    static String of(Game game, int orders) {
        Header header = Header.of(game, game.scenarios().getLast(), Options.of(game.options(), Map.of()));
        Match match = new Match(game, header, DiceSource.seeded(1));
        RandomPlayer player = new RandomPlayer(1);
        for (int i = 0; i < orders; i++) {
            Position position = match.position();
            if (position.outcome().isPresent()) break;
            match.play(player.decide(position.knownTo(position.toDecide())), (Event _) -> {});
        }
        return match.record().text();
    }
}
