package salient.breakthrough.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.tables.Handicap;
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

    @Test
    void theGermanScoreOfTwelveDaysBeginsWithPointsIfItIsChosen() {
        Standing usual = standing(Map.of());
        Standing evened = standing(Map.of(Option.HANDICAP, "yes"));
        int points = Handicap.points("twelve-days");
        assertThat(points).isPositive();
        assertThat(evened.score()).isEqualTo(usual.score() + points);
        assertThat(usual.ledger()).noneMatch(line -> line.clause().equals(CLAUSE));
        assertThat(evened.ledger()).contains(new Outcome.Line("handicap", points, CLAUSE));
    }

    @Test
    void everyScenarioHasItsOwn() {
        for (Scenario scenario : GAME.scenarios()) {
            Outcome.Line line = new Outcome.Line("handicap", Handicap.points(scenario.id()), CLAUSE);
            assertThat(start(scenario.id(), Map.of(Option.HANDICAP, "yes"))
                            .standing()
                            .orElseThrow()
                            .ledger())
                    .contains(line);
            assertThat(line.points()).isPositive();
        }
        assertThatThrownBy(() -> Handicap.points("another")).hasMessageContaining("no row for another");
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
        assertThat(start("twelve-days", Map.of(Option.HANDICAP, "no")).hash())
                .isEqualTo(start("twelve-days", Map.of()).hash());
        assertThat(start("twelve-days", Map.of(Option.HANDICAP, "yes")).hash())
                .isNotEqualTo(start("twelve-days", Map.of()).hash());
    }

    @Test
    void theRulebookAndTheOptionTellTheFigure() {
        for (Scenario scenario : GAME.scenarios()) {
            String figure = " " + Handicap.points(scenario.id()) + " points in " + scenario.title();
            assertThat(GAME.rulebook().find("10.2g").orElseThrow().text()).contains(figure);
            assertThat(GAME.options()).anySatisfy(option -> {
                assertThat(option.id()).isEqualTo(Option.HANDICAP);
                assertThat(option.explanation()).contains("Ours").contains(figure);
            });
        }
    }
}
