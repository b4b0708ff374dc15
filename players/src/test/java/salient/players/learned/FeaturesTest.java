package salient.players.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.players.ladder.Ladder;

class FeaturesTest {
    private static final int EVERY = 40;
    private static final int DECISIONS = 1200;
    private static final double MOST = 12;

    static List<GameEntry> games() {
        return GameCatalog.standard().entries();
    }

    private static Position start(GameEntry entry, Scenario scenario) {
        return entry.game().start(scenario, Options.of(entry.game().options(), Map.of()));
    }

    /** Positions from a game between regular players, as the sides know them in turn. */
    private static Stream<Position> known(GameEntry entry, Scenario scenario) {
        List<Position> found = new ArrayList<>();
        Position position = start(entry, scenario);
        SeededDice dice = new SeededDice(7);
        List<Side> sides = entry.game().sides();
        List<ComputerPlayer> players = sides.stream()
                .map(side -> entry.standard(side).maker().make(side, 1))
                .toList();
        for (int n = 0; n < DECISIONS && position.outcome().isEmpty(); n++) {
            if (n % EVERY == 0) found.add(position.knownTo(sides.get(n / EVERY % 2)));
            Side side = position.toDecide();
            position.play(players.get(sides.indexOf(side)).decide(position.knownTo(side)), dice, _ -> {});
        }
        found.add(position);
        return found.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPositionHasItsFiguresAndKeepsItsState(GameEntry entry) {
        Features features = entry.learning().orElseThrow().features();
        List<String> names = Model.names(features, entry.game());
        assertThat(names).doesNotHaveDuplicates();
        for (Scenario scenario : entry.game().scenarios())
            known(entry, scenario).forEach(position -> {
                long before = position.hash();
                double[] figures = Model.figures(features, names, position);
                assertThat(position.hash()).isEqualTo(before);
                assertThat(features.of(position)).hasSameSizeAs(features.names());
                for (int i = 0; i < figures.length; i++)
                    assertThat(figures[i])
                            .as(names.get(i) + " in " + scenario.id())
                            .isBetween(-MOST, MOST);
                assertThat(figures[names.indexOf("scenario " + scenario.id())]).isEqualTo(1);
                assertThat(entry.game().sides()).contains(features.side(position));
            });
    }

    @ParameterizedTest
    @MethodSource("games")
    void theChancesOfBothSidesAddUp(GameEntry entry) {
        Features features = entry.learning().orElseThrow().features();
        double[] weights = new double[Model.names(features, entry.game()).size()];
        for (int i = 0; i < weights.length; i++) weights[i] = i % 3 - 1;
        LearnedEvaluator evaluator =
                new LearnedEvaluator(features, Model.of(features, entry.game(), Map.of(), weights));
        List<Side> sides = entry.game().sides();
        known(entry, entry.game().scenarios().getFirst()).forEach(position -> {
            double first = evaluator.chance(position, sides.get(0));
            assertThat(first).isBetween(0.0, 1.0);
            assertThat(first + evaluator.chance(position, sides.get(1))).isCloseTo(1, within(1e-9));
            // A finished game counts half as it ended.
            position.outcome()
                    .flatMap(end -> end.winner())
                    .ifPresent(
                            won -> assertThat(evaluator.chance(position, won)).isGreaterThanOrEqualTo(0.5));
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPlayerThatJudgesByAModelPlaysTheSameOrdersAgain(GameEntry entry) {
        Features features = entry.learning().orElseThrow().features();
        double[] weights = new double[Model.names(features, entry.game()).size()];
        weights[0] = 1;
        String table = Model.of(features, entry.game(), Map.of(), weights).text();
        GameEntry learned = entry.withLearned("model.csv", table);
        List<Long> hashes = new ArrayList<>();
        for (int time = 0; time < 2; time++) {
            Position position = start(learned, learned.game().scenarios().getLast());
            SeededDice dice = new SeededDice(3);
            List<ComputerPlayer> players = learned.game().sides().stream()
                    .map(side -> learned.playerWithBudget(Ladder.LEARNED + "@2", side)
                            .maker()
                            .make(side, 5))
                    .toList();
            for (int n = 0; n < EVERY && position.outcome().isEmpty(); n++) {
                Side side = position.toDecide();
                ComputerPlayer player = players.get(learned.game().sides().indexOf(side));
                assertThat(position.play(player.decide(position.knownTo(side)), dice, _ -> {})
                                .isLegal())
                        .isTrue();
            }
            hashes.add(position.hash());
        }
        assertThat(hashes.get(0)).isEqualTo(hashes.get(1));
    }
}
