package salient.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import salient.lab.report.LessonReport;
import salient.lab.study.BadStudy;
import salient.players.catalog.GameCatalog;
import salient.players.learned.Model;

class LessonTest {
    private static final int GAMES = 9;

    private static SelfPlay play(int games) {
        return new SelfPlay(GameCatalog.standard(), "race", List.of(), games, 1);
    }

    private static List<Example> examples(SelfPlay play, int threads) {
        return play.play(threads, _ -> {}, () -> false);
    }

    /** Knows nothing: says one half for every game, and remembers what it was given. */
    private static final class Ignorant implements Trainer {
        private final List<Example> given = new ArrayList<>();

        @Override
        public String library() {
            return "none, for a test";
        }

        @Override
        public double[] weights(List<String> names, List<Example> examples, long seed) {
            given.addAll(examples);
            return new double[names.size()];
        }
    }

    @Test
    void theExamplesAreTheTurnsAsBothSidesKnowThem() {
        SelfPlay play = play(GAMES);
        List<Example> examples = examples(play, 1);
        assertThat(examples.stream().map(Example::game).distinct()).hasSize(GAMES);
        for (Example example : examples) {
            assertThat(example.figures()).hasSameSizeAs(play.names());
            assertThat(example.written()).isBetween(0.0, 1.0);
            assertThat(example.result()).isIn(0.0, 0.5, 1.0);
        }
        List<Example> first = examples.stream().filter(e -> e.game() == 0).toList();
        assertThat(first.stream().map(Example::known).collect(Collectors.toSet()))
                .containsExactlyInAnyOrder("german", "american");
        assertThat(first.stream().map(Example::turn).distinct()).hasSize(first.size() / 2);
        assertThat(first.stream().map(Example::result).distinct()).hasSize(1);
        assertThat(play.table(examples).lines()).hasSize(examples.size() + 1);
    }

    @Test
    void anyNumberOfThreadsGivesTheSameExamples() {
        SelfPlay play = play(GAMES);
        assertThat(play.table(examples(play, 2))).isEqualTo(play.table(examples(play, 1)));
    }

    @Test
    void gamesOfTheTestAreNotLearnedFrom() {
        SelfPlay play = play(GAMES);
        List<Example> examples = examples(play, 2);
        Ignorant trainer = new Ignorant();
        Lesson lesson = Lesson.of(play, examples, trainer, "./salient learn race", 1);
        assertThat(trainer.given.stream().map(Example::game).distinct()).containsExactly(0, 1, 2, 4, 5, 6, 8);
        // Race for Bastogne has no draws: one half is always wrong by one half.
        assertThat(lesson.learned().calibration().brier()).isEqualTo(0.25);
        assertThat(lesson.model().made())
                .containsEntry("game", "race")
                .containsEntry("command", "./salient learn race")
                .containsEntry("library", "none, for a test")
                .containsEntry("brier", "0.2500");
        Model read = Model.parse(
                "race.csv",
                lesson.model().text(),
                play.entry().learning().orElseThrow().features(),
                play.entry().game());
        assertThat(read.weights()).containsOnly(0);
        assertThat(LessonReport.html(play.entry().game(), lesson))
                .contains("than the evaluator written by hand")
                .contains("<polyline class=\"first\"")
                .contains("<td>0.2500</td>")
                .contains("./salient learn race");
    }

    @Test
    void calibrationComparesPromisesWithResults() {
        List<Example> examples = new ArrayList<>();
        // Ten games at 80%, of which nine are won; ten at 25%, of which one is drawn.
        for (int n = 0; n < 10; n++) examples.add(new Example("here", n, 1, "us", new double[0], n == 0 ? 0 : 1, 0.8));
        for (int n = 0; n < 10; n++)
            examples.add(new Example("here", n, 1, "us", new double[0], n == 0 ? 0.5 : 0, 0.25));
        Calibration found = Calibration.of(examples, Example::written);
        assertThat(found.brier()).isCloseTo((9 * 0.04 + 0.64 + 10 * 0.0625) / 20, within(1e-9));
        assertThat(found.bins()).hasSize(2);
        assertThat(found.bins().get(0).happened()).isCloseTo(0.05, within(1e-9));
        assertThat(found.bins().get(1).promised()).isCloseTo(0.8, within(1e-9));
        assertThat(found.bins().get(1).happened()).isCloseTo(0.9, within(1e-9));
        // A certain victory belongs to the last tenth.
        assertThat(Calibration.of(examples, _ -> 1).bins())
                .singleElement()
                .satisfies(bin -> assertThat(bin.from()).isEqualTo(0.9));
    }

    @Test
    void tooFewGamesAndUnknownGamesAreRefusedWithASentence() {
        assertThatThrownBy(() -> play(3))
                .isInstanceOf(BadStudy.class)
                .hasMessage("Learning needs at least 4 games: 4 in each scenario, one of them for the test.");
        assertThatThrownBy(() -> new SelfPlay(GameCatalog.standard(), "chess", List.of(), 9, 1))
                .isInstanceOf(BadStudy.class)
                .hasMessageStartingWith("There is no game chess; the games are ");
        assertThatThrownBy(() -> play(GAMES).play(1, _ -> {}, () -> true)).isInstanceOf(BadStudy.class);
    }
}
