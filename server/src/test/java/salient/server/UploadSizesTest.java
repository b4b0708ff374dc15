package salient.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import salient.kernel.dice.DiceSource;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.kernel.record.Header;
import salient.kernel.record.Match;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;

/** A small upload cannot ask for much memory or time, whatever numbers are in it. */
class UploadSizesTest extends ServerTest {
    private static final List<String> ABSURD =
            List.of("5000", "46341", "99999999", "2147483647", "-2147483648", "9223372036854775807", "1e9");
    private static final int MOST_PLACES = 40;
    private static final long LONGEST_NANOS = 10_000_000_000L;
    private static final Pattern NUMBER = Pattern.compile("(?<![\\w/.-])\\d+(?![\\w/.])");

    @Override
    GameCatalog catalog() {
        return GameCatalog.standard();
    }

    static Stream<Game> games() {
        return GameCatalog.standard().entries().stream().map(GameEntry::game);
    }

    /** A record that begins with a position, whose text is part of it. */
    private static String record(Game game) {
        Position position = game.start(game.scenarios().getLast(), Options.of(game.options(), Map.of()));
        return new Match(game, Header.of(game, position), DiceSource.seeded(1))
                .record()
                .text();
    }

    private void upload(String record, String what) {
        long before = System.nanoTime();
        Client.Reply reply = client.post("/api/records", null, Map.of("record", record));
        assertThat(reply.status()).as(what + ": " + reply.text()).isIn(201, 400, 413);
        assertThat(System.nanoTime() - before).as(what).isLessThan(LONGEST_NANOS);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyNumberOfAPositionHasALimit(Game game) {
        String record = record(game);
        List<MatchResult> numbers =
                new ArrayList<>(NUMBER.matcher(record).results().toList());
        assertThat(numbers).isNotEmpty();
        List<MatchResult> first = new ArrayList<>(numbers.subList(0, Math.min(30, numbers.size())));
        Collections.shuffle(numbers, new Random(1));
        first.addAll(numbers.subList(0, Math.min(MOST_PLACES, numbers.size())));
        upload(record, "unchanged");
        for (MatchResult number : first)
            for (String absurd : ABSURD) {
                String changed = record.substring(0, number.start()) + absurd + record.substring(number.end());
                int line = (int) record.substring(0, number.start()).lines().count();
                upload(changed, game.id() + " line " + line + " with " + absurd);
            }
    }

    /** Words that take sizes or counts, where a position may have them. */
    @Test
    void gridsAndTablesAreMeasuredBeforeTheyAreMade() {
        for (Game game : games().toList())
            for (String line : List.of(
                    "grid 5000 5000",
                    "grid 46341 46341",
                    "grid 2147483647 2",
                    "table 99999999 99999999",
                    "size 99999999 99999999",
                    "turn 2147483647 of 2147483647")) {
                String record = record(game);
                int at = record.indexOf("\n", record.indexOf("position")) + 1;
                upload(record.substring(0, at) + line + "\n" + record.substring(at), game.id() + " " + line);
            }
    }

    @Test
    void longTextsAreCutByTheLimitOfTheBody() {
        Game game = games().findFirst().orElseThrow();
        String record = record(game);
        upload(record + "1 a: b | - | 0\n".repeat(100_000), "many steps");
        upload("salient record 1\n" + "x".repeat(3_000_000), "one long line");
        upload("salient record 1\n".repeat(100_000), "many lines");
        Client.Reply large = client.post("/api/records", null, Map.of("record", "x".repeat(5_000_000)));
        assertThat(large.status()).isEqualTo(413);
        assertThat(client.get("/api/games", null).status()).isEqualTo(200);
    }

    @Test
    void jsonOfAbsurdShapeIsRefused() {
        assertThat(client.postText("/api/lobby", null, "{\"tokens\": [" + "\"a\",".repeat(10_000) + "\"a\"]}")
                        .status())
                .isEqualTo(400);
        assertThat(client.postText("/api/lobby", null, "[".repeat(30_000)).status())
                .isEqualTo(400);
        assertThat(client.postText("/api/lobby", null, "{\"tokens\": " + "9".repeat(60_000) + "}")
                        .status())
                .isEqualTo(400);
        assertThat(client.postText("/api/lobby", null, "{\"" + "a".repeat(60_000) + "\": 1}")
                        .status())
                .isEqualTo(400);
        assertThat(client.postText("/api/lobby", null, " ".repeat(70_000)).status())
                .isEqualTo(413);
    }
}
