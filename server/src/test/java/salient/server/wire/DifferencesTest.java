package salient.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.kernel.dice.Dice;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Prompt;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.play.Subject;
import salient.kernel.play.SubjectDescription;
import salient.kernel.play.View;
import salient.kernel.rulebook.ClauseId;
import salient.players.catalog.GameCatalog;
import salient.server.ChangedPositions;
import salient.server.Client;
import salient.server.World;
import salient.table.wire.Changes;
import salient.table.wire.Differences;
import tools.jackson.databind.JsonNode;

/** What differs between two values is enough to make the second from the first, byte for byte. */
class DifferencesTest {
    private static final Differences DIFFERENCES = new Differences(Json.READER);

    private record Inner(int number, String word) {}

    private record Plain(Side side, Optional<ClauseId> clause) {}

    private record Outer(String name, Optional<Inner> inner, List<Inner> list, List<String> words) {}

    private static final Inner A = new Inner(1, "a");
    private static final Inner B = new Inner(2, "b");
    private static final Inner C = new Inner(3, "c");

    private static Outer outer(List<Inner> list, String... words) {
        return new Outer("outer", Optional.of(A), list, List.of(words));
    }

    private static String difference(Object before, Object after) {
        return DIFFERENCES.between(before, after).map(Json::text).orElse("nothing");
    }

    private static void isMade(Object before, Object after) {
        Optional<Changes.Difference> difference = DIFFERENCES.between(before, after);
        JsonNode from = Client.JSON.readTree(Json.text(before));
        JsonNode made = difference.isEmpty()
                ? from
                : ChangedPositions.changed(from, Client.JSON.readTree(Json.text(difference.get())));
        assertThat(made.toString()).isEqualTo(Json.text(after));
    }

    @Test
    void equalValuesDoNotDiffer() {
        assertThat(difference(outer(List.of(A, B)), outer(List.of(new Inner(1, "a"), B))))
                .isEqualTo("nothing");
    }

    @Test
    void onlyMembersThatDifferAreNamed() {
        assertThat(difference(A, new Inner(1, "z")))
                .isEqualTo("{\"type\":\"Members\",\"members\":{\"word\":{\"type\":\"Whole\",\"value\":\"z\"}}}");
    }

    @Test
    void itemsOfAListThatStayAreNotSentAgain() {
        assertThat(difference(List.of(A, B, C), List.of(A, new Inner(9, "new"), C)))
                .isEqualTo(
                        "{\"type\":\"Pieces\",\"pieces\":[{\"from\":0,\"count\":1,\"fresh\":[{\"number\":9,\"word\":\"new\"}]},"
                                + "{\"from\":2,\"count\":1,\"fresh\":[]}]}");
    }

    @Test
    void everyKindOfChangeIsMade() {
        List<Outer> values = List.of(
                outer(List.of()),
                outer(List.of(A)),
                outer(List.of(A, B, C), "x"),
                outer(List.of(C, B, A), "x", "x"),
                outer(List.of(B, B, B), "y", "x", "y"),
                new Outer("other", Optional.empty(), List.of(A, C), List.of()),
                new Outer("other", Optional.of(B), List.of(new Inner(7, "ü\n\"")), List.of("")));
        for (Outer before : values) for (Outer after : values) isMade(before, after);
    }

    @Test
    void recordsThatAreWrittenAsATextAreReplaced() {
        Plain one = new Plain(new Side("red", "Red"), Optional.of(ClauseId.of("ambush 4")));
        isMade(one, new Plain(new Side("blue", "Blue"), Optional.of(ClauseId.of("ambush 5"))));
        isMade(one, new Plain(new Side("red", "Red"), Optional.empty()));
    }

    /** As much of a position as a socket is sent. */
    private record Seen(Prompt prompt, View view, List<SubjectDescription> subjects) {}

    private static final String FIRST = "the-first-one";

    @ParameterizedTest
    @CsvSource({
        "race, " + FIRST,
        "breakthrough, first-seven-days",
        "wave, bastogne",
        "greatbattles, noville",
    })
    void wholeGamesAreMadeFromDifferencesForEveryPerspective(String id, String scenario) {
        Game game = GameCatalog.standard().find(id).orElseThrow().game();
        List<Side> perspectives = Stream.concat(game.sides().stream(), Stream.of(Side.PUBLIC, Side.REFEREE))
                .toList();
        Scenario played = scenario.equals(FIRST) ? game.scenarios().getFirst() : game.scenario(scenario);
        Position position = game.start(played, Options.of(game.options(), World.options(game)));
        Dice dice = new SeededDice(5);
        Random random = new Random(5);
        List<Seen> before = new ArrayList<>();
        List<JsonNode> made = new ArrayList<>();
        long whole = 0;
        long sent = 0;
        for (Side side : perspectives) {
            before.add(seen(game, position, side));
            made.add(Client.JSON.readTree(Json.text(before.getLast())));
        }
        int orders = 0;
        while (position.outcome().isEmpty()) {
            List<Subject> subjects = new ArrayList<>();
            position.subjects(subjects::add);
            List<Order> legal = new ArrayList<>();
            position.orders(subjects.get(random.nextInt(subjects.size())), legal::add);
            if (legal.isEmpty()) continue;
            position.play(legal.get(random.nextInt(legal.size())), dice, _ -> {});
            orders++;
            for (int i = 0; i < perspectives.size(); i++) {
                Seen now = seen(game, position, perspectives.get(i));
                Optional<Changes.Difference> difference = DIFFERENCES.between(before.get(i), now);
                String text = difference.map(Json::text).orElse("");
                if (difference.isPresent())
                    made.set(i, ChangedPositions.changed(made.get(i), Client.JSON.readTree(text)));
                String expected = Json.text(now);
                if (!made.get(i).toString().equals(expected))
                    assertThat(made.get(i).toString())
                            .as("%s for %s after %s orders", id, perspectives.get(i), orders)
                            .isEqualTo(expected);
                whole += expected.length();
                sent += text.length();
                before.set(i, now);
            }
        }
        int messages = orders * perspectives.size();
        System.out.println(id + ": " + orders + " orders; a position has " + whole / messages
                + " characters, what differs from the one before " + sent / messages);
        assertThat(sent * 4).as("characters sent of " + whole).isLessThan(whole);
    }

    private static Seen seen(Game game, Position position, Side side) {
        Position known = position.copy().knownTo(side);
        List<SubjectDescription> subjects = new ArrayList<>();
        if (known.outcome().isEmpty() && known.toDecide().equals(side))
            known.subjects(subject -> subjects.add(game.notation().describe(subject, known)));
        return new Seen(known.prompt(), known.seenBy(side), subjects);
    }
}
