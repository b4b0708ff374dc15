package salient.breakthrough.victory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.tables.GermanHandicap;
import salient.hexwar.handicap.Handicap;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.Scenario;
import salient.kernel.play.Standing;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

@Clause("breakthrough 10.2g")
class HandicapTest {
    private static final Breakthrough GAME = new Breakthrough();
    private static final ClauseId CLAUSE = new ClauseId("breakthrough", "10.2g");

    private static Position start(String scenario, Map<String, String> options) {
        return GAME.start(GAME.scenario(scenario), Options.of(GAME.options(), options));
    }

    private static Standing standing(Map<String, String> options) {
        return start("twelve-days", options).standing().orElseThrow();
    }

    private static int points(Handicap handicap, String scenario) {
        return GermanHandicap.points(handicap, scenario).orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void theGermanScoreOfTwelveDaysBeginsWithPointsIfItIsChosen(Handicap handicap) {
        Standing usual = standing(Map.of());
        Standing evened = standing(Map.of(Option.HANDICAP, handicap.id()));
        int points = points(handicap, "twelve-days");
        assertThat(points).isPositive();
        assertThat(evened.score()).isEqualTo(usual.score() + points);
        assertThat(usual.ledger()).noneMatch(line -> line.clause().equals(CLAUSE));
        assertThat(evened.ledger()).contains(new Outcome.Line("handicap", points, CLAUSE));
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void everyScenarioHasItsOwn(Handicap handicap) {
        for (Scenario scenario : GAME.scenarios()) {
            Outcome.Line line = new Outcome.Line("handicap", points(handicap, scenario.id()), CLAUSE);
            assertThat(start(scenario.id(), Map.of(Option.HANDICAP, handicap.id()))
                            .standing()
                            .orElseThrow()
                            .ledger())
                    .contains(line);
            assertThat(line.points()).isPositive();
        }
    }

    @Test
    void aPositionKeepsIt() {
        Position evened = start("twelve-days", Map.of(Option.HANDICAP, "yes"));
        Position read = GAME.notation().parsePosition(GAME.notation().print(evened));
        assertThat(read.standing().orElseThrow().score())
                .isEqualTo(evened.standing().orElseThrow().score());
    }

    /** Records made before there was one have the hash of a game without it (SavedGamesTest replays some). */
    @Test
    void onlyAChosenHandicapChangesTheHash() {
        Set<Long> hashes = new TreeSet<>();
        for (String value : List.of(Option.NO_HANDICAP, "yes", "veterans"))
            hashes.add(start("twelve-days", Map.of(Option.HANDICAP, value)).hash());
        assertThat(hashes).hasSize(3).contains(start("twelve-days", Map.of()).hash());
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void theRulebookAndTheOptionTellTheFigures(Handicap handicap) {
        for (Scenario scenario : GAME.scenarios()) {
            String figure = points(handicap, scenario.id()) + " points in " + scenario.title();
            assertThat(GAME.rulebook().find("10.2g").orElseThrow().text())
                    .contains(handicap.title())
                    .contains(figure);
            assertThat(GAME.options()).anySatisfy(option -> {
                assertThat(option.id()).isEqualTo(Option.HANDICAP);
                assertThat(option.explanation())
                        .contains("Ours")
                        .contains(handicap.title())
                        .contains(figure);
            });
        }
    }
}
