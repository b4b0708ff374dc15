package salient.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.play.View;
import salient.players.ComputerPlayer;
import salient.players.RandomPlayer;
import salient.players.catalog.GameCatalog;
import salient.server.wire.Json;
import salient.table.wire.Differences;
import salient.table.wire.JsonText;

/** The generated codecs write what the server writes, byte for byte. */
class GameJsonTest {
    private static final int ORDERS = 200;

    private static List<Game> games() {
        return GameCatalog.standard().games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void viewsAndEventsAreWrittenAsTheServerWritesThem(Game game) {
        for (Scenario scenario : game.scenarios()) {
            Position position = game.start(scenario, Options.of(game.options(), Map.of()));
            ComputerPlayer player = new RandomPlayer(scenario.id().length());
            SeededDice dice = new SeededDice(7);
            for (int i = 0; i < ORDERS && position.outcome().isEmpty(); i++) {
                if (i % PlayedSample.VIEW_EVERY == 0) sameViews(game, position);
                List<Event> events = new ArrayList<>();
                position.play(player.decide(position.knownTo(position.toDecide())), dice, events::add);
                for (Event event : events)
                    for (Side side : observers(game))
                        event.seenBy(side)
                                .ifPresent(seen ->
                                        assertThat(PlayedSample.json(seen)).isEqualTo(Json.text(seen)));
            }
        }
    }

    /** Positions are sent to a page as what differs from the one before, as a server sends them. */
    @ParameterizedTest
    @MethodSource("games")
    void differencesAreWrittenAsTheServerWritesThem(Game game) {
        PageJson page = new PageJson();
        Differences ofPage = new Differences(page);
        Differences ofServer = new Differences(Json.READER);
        Position position = game.start(game.scenarios().getFirst(), Options.of(game.options(), Map.of()));
        ComputerPlayer player = new RandomPlayer(3);
        SeededDice dice = new SeededDice(7);
        Map<Side, View> before = new HashMap<>();
        int compared = 0;
        for (int i = 0; i < ORDERS && position.outcome().isEmpty(); i++) {
            for (Side side : observers(game)) {
                View now = position.seenBy(side);
                View last = before.put(side, now);
                if (last == null) continue;
                assertThat(page.text(ofPage.between(last, now))).isEqualTo(Json.text(ofServer.between(last, now)));
                compared++;
            }
            position.play(player.decide(position.knownTo(position.toDecide())), dice, _ -> {});
        }
        assertThat(compared).isPositive();
    }

    private static void sameViews(Game game, Position position) {
        for (Side side : observers(game))
            assertThat(PlayedSample.json(position.seenBy(side))).isEqualTo(Json.text(position.seenBy(side)));
    }

    private static List<Side> observers(Game game) {
        List<Side> all = new ArrayList<>(game.sides());
        all.add(Side.PUBLIC);
        return all;
    }

    @Test
    void fractionsAreWrittenAsTheServerWritesThem() {
        for (int n = 0; n < 200; n++)
            for (int d = 1; d < 200; d++) {
                JsonText json = new JsonText();
                json.fraction((double) n / d);
                assertThat(json.toString()).isEqualTo(Json.text((double) n / d));
            }
    }

    @Test
    void textsAreEscapedAsTheServerEscapesThem() {
        StringBuilder every = new StringBuilder("Böhm, Gemünd · 1½ \uD83C\uDFB2 </script>");
        for (char c = 0; c < 256; c++) every.append(c);
        JsonText json = new JsonText();
        json.openList().text(every.toString());
        json.closeList();
        assertThat(json.toString()).isEqualTo(Json.text(List.of(every.toString())));
    }
}
