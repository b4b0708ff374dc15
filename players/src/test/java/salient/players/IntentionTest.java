package salient.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import salient.conformance.Candidate;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;

/** What staffs tell of their intentions: readable, about places that exist, and from what their side knows alone. */
class IntentionTest {
    private static final int DECISIONS = 400;
    private static final int MOST_COMPARED = 13;
    /** One long scenario of every game. */
    private static final Map<String, String> CAMPAIGNS = new TreeMap<>(
            Map.of("race", "bastogne", "breakthrough", "twelve-days", "wave", "campaign", "greatbattles", "noville"));

    static Stream<Arguments> scenarios() {
        return GameCatalog.standard().entries().stream()
                .flatMap(entry -> entry.game().scenarios().stream().map(s -> Arguments.of(entry.id(), s.id())));
    }

    private interface Told {
        void by(Side side, Position known, Intention intention);
    }

    /** Plays the regular players of a scenario and hears all that they intend. */
    private static void play(GameEntry entry, Position position, String player, Told told) {
        Map<Side, ComputerPlayer> seated = new HashMap<>();
        for (Side side : entry.game().sides())
            seated.put(side, entry.playerWithBudget(player, side).maker().make(side, 4));
        new Matches(entry.game())
                .play(
                        position,
                        (side, known) -> {
                            Order order = seated.get(side).decide(known);
                            long hash = known.hash();
                            Optional<Intention> intention = known.prompt().interruption()
                                    ? Optional.empty()
                                    : seated.get(side).intention(known);
                            assertThat(known.hash()).as("it is only looked at").isEqualTo(hash);
                            intention.ifPresent(found -> told.by(side, known, found));
                            return order;
                        },
                        4,
                        DECISIONS);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void everyAimIsASentenceAboutPlacesThatExist(String game, String scenario) {
        GameEntry entry = GameCatalog.standard().find(game).orElseThrow();
        Position start = new Matches(entry.game()).start(scenario, Map.of());
        Set<Intention.AimKind> kinds = EnumSet.noneOf(Intention.AimKind.class);
        int[] heard = {0};
        play(entry, start, "regular", (_, _, intention) -> {
            heard[0]++;
            assertThat(intention.words()).endsWith(".").doesNotContain("\n", "\t");
            for (Intention.Aim aim : intention.aims()) {
                assertThat(aim.words()).endsWith(".").doesNotContain("\n", "\t", "null");
                assertThat(aim.words()).matches("[A-Z0-9].*");
                assertPlace(entry, aim.to());
                for (String from : aim.from()) assertPlace(entry, from);
                kinds.add(aim.kind());
                if (aim.kind() == Intention.AimKind.ATTACK)
                    assertThat(aim.words()).matches(".*(at (about )?[0-9.]+( to |:|-)[0-9]+|with [0-9]+%).*");
            }
        });
        assertThat(heard[0]).as("intentions").isPositive();
        if (CAMPAIGNS.get(game).equals(scenario))
            assertThat(kinds).as("goals, attacks and fears").containsExactlyInAnyOrder(Intention.AimKind.values());
    }

    /** A hex of the map, or inches on a table. */
    private static void assertPlace(GameEntry entry, String place) {
        if (entry.map().isPresent())
            assertThat(entry.map().get().get().names().hex(place)).as(place).isNotNegative();
        else assertThat(place).matches("-?[0-9.]+,-?[0-9.]+");
    }

    static Stream<Arguments> campaigns() {
        return CAMPAIGNS.entrySet().stream().map(campaign -> Arguments.of(campaign.getKey(), campaign.getValue()));
    }

    @ParameterizedTest
    @MethodSource("campaigns")
    void whatIsHiddenChangesNoIntention(String game, String scenario) {
        GameEntry entry = GameCatalog.standard().find(game).orElseThrow();
        Candidate candidate = entry.candidate().orElseThrow();
        SeededDice dice = new SeededDice(5);
        Position position = new Matches(entry.game()).start(scenario, Map.of());
        int[] compared = {0};
        play(entry, position, "regular", (side, _, _) -> {
            if (compared[0]++ >= MOST_COMPARED) return;
            Position other = candidate.disturbed(position.copy(), side, dice);
            assertThat(anew(entry, side, other)).isEqualTo(anew(entry, side, position));
        });
        assertThat(compared[0]).isPositive();
    }

    private static Optional<Intention> anew(GameEntry entry, Side side, Position position) {
        ComputerPlayer player = entry.player("regular", side).maker().make(side, 4);
        Position known = position.knownTo(side);
        player.decide(known);
        return player.intention(known);
    }

    @Test
    void aVeteranTellsWhatItsSearchFound() {
        GameEntry entry = GameCatalog.standard().find("race").orElseThrow();
        boolean[] heard = {false};
        play(entry, new Matches(entry.game()).start("bastogne", Map.of()), "veteran@4", (_, _, intention) -> {
            heard[0] = true;
            assertThat(intention.words()).contains("Expects ");
        });
        assertThat(heard[0]).isTrue();
    }

    @Test
    void manyNamesAreCounted() {
        assertThat(Intention.list(List.of("a"))).isEqualTo("a");
        assertThat(Intention.list(List.of("a", "b", "c"))).isEqualTo("a, b and c");
        assertThat(Intention.list(List.of("a", "b", "c", "d", "e", "f"))).isEqualTo("a, b, c, d and 2 more");
    }
}
