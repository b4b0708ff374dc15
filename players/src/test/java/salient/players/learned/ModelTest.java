package salient.players.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.race.Race;

class ModelTest {
    private static final GameEntry ENTRY = GameCatalog.standard().find("race").orElseThrow();
    private static final Features FEATURES = ENTRY.learning().orElseThrow().features();
    private static final List<String> NAMES = Model.names(FEATURES, ENTRY.game());

    private static Position start() {
        return ENTRY.game()
                .start(
                        ENTRY.game().scenarios().getFirst(),
                        Options.of(ENTRY.game().options(), Map.of()));
    }

    /** Each weight is 0 except one. */
    private static Model only(String name, double weight) {
        double[] weights = new double[NAMES.size()];
        weights[NAMES.indexOf(name)] = weight;
        return Model.of(FEATURES, ENTRY.game(), Map.of("command", "by hand, for a test"), weights);
    }

    private static String refusal(String text) {
        try {
            Model.parse("model.csv", text, FEATURES, ENTRY.game());
        } catch (BadModel bad) {
            return bad.getMessage();
        }
        return "read";
    }

    @Test
    void theCurveIsTheLogisticFunction() {
        for (double x = -19; x <= 19; x += 0.25)
            assertThat(Logistic.of(x)).isCloseTo(1 / (1 + Math.exp(-x)), within(0.001));
        assertThat(Logistic.of(0)).isEqualTo(0.5);
        assertThat(Logistic.of(1e300)).isBetween(0.999, 1.0);
        assertThat(Logistic.of(-1e300)).isBetween(0.0, 0.001);
    }

    @Test
    void aWeightMovesTheChanceOfOneSideAndTheRestIsTheOthers() {
        Position start = start();
        Model always = only(Model.ALWAYS, 1.0986); // the logarithm of 3: three to one
        LearnedEvaluator evaluator = new LearnedEvaluator(FEATURES, always);
        assertThat(evaluator.chance(start, Race.GERMAN)).isCloseTo(0.75, within(0.001));
        assertThat(evaluator.chance(start, Race.AMERICAN)).isCloseTo(0.25, within(0.001));
        LearnedEvaluator scenario = new LearnedEvaluator(FEATURES, only("scenario bastogne", -1.0986));
        assertThat(scenario.chance(start, Race.GERMAN)).isCloseTo(0.25, within(0.001));
        // At the beginning no turn is over.
        assertThat(new LearnedEvaluator(FEATURES, only("late", 5)).chance(start, Race.GERMAN))
                .isEqualTo(0.5);
    }

    @Test
    void aTableIsReadAsItWasWritten() {
        double[] weights = new double[NAMES.size()];
        Arrays.setAll(weights, i -> i / 4.0 - 1);
        Model written = Model.of(FEATURES, ENTRY.game(), Map.of("command", "./salient learn race, \"twice\""), weights);
        Model read = Model.parse("model.csv", written.text(), FEATURES, ENTRY.game());
        assertThat(read.made()).isEqualTo(written.made()).containsEntry("command", "./salient learn race, \"twice\"");
        assertThat(read.names()).isEqualTo(NAMES);
        assertThat(read.weights()).containsExactly(weights);
    }

    @Test
    void aModelThatDoesNotFitIsRefusedWithASentence() {
        String good = only("late", 1).text();
        assertThat(refusal(good)).isEqualTo("read");
        assertThat(refusal("")).isEqualTo("The model model.csv does not fit: its first line is not kind,name,value.");
        assertThat(refusal(good.replace("made,game,race", "made,game,wave")))
                .isEqualTo("The model model.csv does not fit: it was made for wave, not for race.");
        assertThat(refusal(good.replace("made,game,race\n", "")))
                .isEqualTo("The model model.csv does not fit: it was made for no game, not for race.");
        assertThat(refusal(good.replace("weight,late,1.0000\n", "")))
                .isEqualTo("The model model.csv does not fit: it has no weight for late.");
        assertThat(refusal(good + "weight,luck,1\n"))
                .isEqualTo("The model model.csv does not fit: the game has no figure luck.");
        assertThat(refusal(good + "weight,late,1\n"))
                .startsWith("The model model.csv does not fit: its weights are not in the order points, ");
        for (String text : List.of("much", "NaN", "Infinity", "1e9", ""))
            assertThat(refusal(good.replace("weight,late,1.0000", "weight,late," + text)))
                    .isEqualTo(
                            "The model model.csv does not fit: the weight of late is not a number from -1000 to 1000: "
                                    + text + ".");
        assertThat(refusal(good + "guess,late,1\n")).endsWith(" is neither made nor weight.");
        assertThat(refusal(good + "weight,late\n")).contains("does not fit").contains("has 2 cells");
        assertThatThrownBy(() -> GameCatalog.standard().withLearned("race", "model.csv", ""))
                .isInstanceOf(BadModel.class);
    }
}
