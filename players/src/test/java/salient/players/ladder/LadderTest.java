package salient.players.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.function.BiFunction;
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
import salient.players.ComputerPlayer;
import salient.players.ComputerPlayers.Offer;
import salient.players.Matches;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;

class LadderTest {
    private static final int DECISIONS = 250;
    private static final int COMPARED_ONE_IN = 25;
    private static final int MOST_COMPARED = 30;
    /** A search is slow: it has a small budget here and is compared less often. */
    private static final String VETERAN = "veteran@8";

    private static final int SEARCHES_ONE_IN = 100;
    private static final int MOST_SEARCHES = 4;

    static Stream<GameEntry> games() {
        return GameCatalog.standard().entries().stream();
    }

    /** Every player but the random one in every scenario of every game. */
    static Stream<Arguments> playersAndScenarios() {
        return games().flatMap(entry -> entry.computers().stream()
                .map(LadderTest::tested)
                .distinct()
                .filter(id -> !id.equals("random"))
                .flatMap(id -> entry.game().scenarios().stream().map(s -> Arguments.of(entry.id(), id, s.id()))));
    }

    /** Every player but the random one in every game. */
    static Stream<Arguments> players() {
        return games().flatMap(entry -> entry.computers().stream()
                .map(LadderTest::tested)
                .distinct()
                .filter(id -> !id.equals("random"))
                .map(id -> Arguments.of(entry.id(), id)));
    }

    private static String tested(Offer offer) {
        return offer.thinker().isPresent() ? VETERAN : offer.id();
    }

    private static GameEntry entry(String game) {
        return GameCatalog.standard().find(game).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everySideOfEveryGameHasTheLevelsInOrderAndEachSaysHowItPlays(GameEntry entry) {
        for (Side side : entry.game().sides()) {
            assertThat(entry.playersOf(side).stream().map(Offer::id))
                    .containsSubsequence("random", "greedy", "recruit", "regular");
            assertThat(entry.playersOf(side)).allSatisfy(offer -> {
                assertThat(offer.summary()).endsWith(".");
                assertThat(offer.title()).isNotBlank();
            });
            assertThat(entry.standard(side).id()).isEqualTo("regular");
        }
    }

    @Test
    void anUnknownPlayerListsTheKnownOnesAndAFormerNameIsUnderstood() {
        GameEntry entry = entry("breakthrough");
        Side german = entry.game().sides().getFirst();
        assertThatThrownBy(() -> entry.player("napoleon", german))
                .hasMessageContaining("the players are random, greedy, recruit, regular");
        assertThat(entry.player("manteuffel", german).id()).isEqualTo("regular");
    }

    @ParameterizedTest
    @MethodSource("playersAndScenarios")
    void everyLevelGivesLegalOrdersInEveryScenario(String game, String player, String scenario) {
        Matches matches = new Matches(entry(game).game());
        matches.play(matches.start(scenario, Map.of()), seated(entry(game), player), 3, DECISIONS);
    }

    @ParameterizedTest
    @MethodSource("players")
    void theSameKnowledgeGivesTheSameDecision(String game, String player) {
        GameEntry entry = entry(game);
        Candidate candidate = entry.candidate().orElseThrow();
        Matches matches = new Matches(entry.game());
        Position position = matches.start(entry.game().scenarios().getFirst().id(), Map.of());
        SeededDice dice = new SeededDice(5);
        BiFunction<Side, Position, Order> players = matches.standardPlayers(); // they lead where much is hidden
        int[] decisions = {0};
        int[] changed = {0};
        matches.play(
                position,
                (side, known) -> {
                    Position other = candidate.disturbed(position.copy(), side, dice);
                    boolean differs = other.hash() != position.hash();
                    boolean searches = player.equals(VETERAN);
                    int oneIn = searches ? SEARCHES_ONE_IN : COMPARED_ONE_IN;
                    int most = searches ? MOST_SEARCHES : MOST_COMPARED;
                    if (decisions[0]++ % oneIn == 0 || differs && changed[0] < most) {
                        if (differs) changed[0]++;
                        assertThat(make(entry, player, side).decide(other.knownTo(side)))
                                .isEqualTo(make(entry, player, side).decide(position.knownTo(side)));
                    }
                    return players.apply(side, known);
                },
                5,
                DECISIONS);
        if (candidate.hasSecrets())
            assertThat(changed[0]).as("hidden facts changed").isPositive();
    }

    private static ComputerPlayer make(GameEntry entry, String player, Side side) {
        return entry.playerWithBudget(player, side).maker().make(side, 11);
    }

    private static BiFunction<Side, Position, Order> seated(GameEntry entry, String player) {
        ComputerPlayer first = make(entry, player, entry.game().sides().get(0));
        ComputerPlayer second = make(entry, player, entry.game().sides().get(1));
        Side firstSide = entry.game().sides().get(0);
        return (side, known) -> (side.equals(firstSide) ? first : second).decide(known);
    }
}
