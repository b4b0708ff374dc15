package salient.players.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.players.ComputerPlayer;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;

/**
 * A game can go on from what a side knows at any moment, no matter which side decides then: the drawn position looks to that side like
 * the one it was drawn from, also after its text was written and read, and it can be played.
 */
class DrawnAtAnyMomentTest {
    private static final int PLAYED_ON = 12;

    @ParameterizedTest
    @CsvSource({
        "race, bastogne, 120, 10",
        "breakthrough, first-seven-days, 900, 75",
        "wave, northern-shoulder, 600, 40",
        "wave, bastogne, 500, 60",
        "greatbattles, noville, 500, 45",
        "greatbattles, crossroads, 300, 30"
    })
    void aDrawnPositionIsConsistentAndPlayable(String id, String scenario, int decisions, int every) {
        GameEntry entry = GameCatalog.standard().find(id).orElseThrow();
        Game game = entry.game();
        Position position = game.start(game.scenario(scenario), Options.of(game.options(), Map.of()));
        SeededDice dice = new SeededDice(5);
        Map<String, ComputerPlayer> players = players(entry);
        for (int n = 0; n < decisions && position.outcome().isEmpty(); n++) {
            if (n % every == 0) for (Side side : game.sides()) assertDrawn(entry, position, side, n);
            decide(position, players, dice);
        }
    }

    private static void assertDrawn(GameEntry entry, Position position, Side side, int n) {
        Game game = entry.game();
        String what = game.id() + ", what " + side.id() + " knows after " + n + " decisions";
        Position known = position.knownTo(side);
        String knownText = game.notation().print(known);
        Position read = game.notation().parsePosition(knownText);
        assertThat(read.hash()).as(what).isEqualTo(known.hash());
        Position drawn = entry.determinizer().draw(read, side, new SeededDice(n));
        assertThat(drawn.knownTo(side).hash()).as(what + ", drawn").isEqualTo(known.hash());
        Position again = game.notation().parsePosition(game.notation().print(drawn));
        assertThat(again.hash()).as(what + ", drawn and read").isEqualTo(drawn.hash());
        Map<String, ComputerPlayer> players = players(entry);
        SeededDice dice = new SeededDice(n);
        for (int i = 0; i < PLAYED_ON && again.outcome().isEmpty(); i++) decide(again, players, dice);
    }

    private static void decide(Position position, Map<String, ComputerPlayer> players, SeededDice dice) {
        Side side = position.toDecide();
        Order order = players.get(side.id()).decide(position.knownTo(side));
        Verdict verdict = position.play(order, dice, _ -> {});
        assertThat(verdict.isLegal()).as(order + ": " + verdict).isTrue();
    }

    private static Map<String, ComputerPlayer> players(GameEntry entry) {
        Map<String, ComputerPlayer> players = new TreeMap<>();
        for (Side side : entry.game().sides())
            players.put(side.id(), entry.standard(side).maker().make(side, 1));
        return players;
    }
}
