package salient.lab.tribuo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import salient.lab.learn.Example;
import salient.lab.learn.Trainer;

class TribuoTrainerTest {
    private static final List<String> NAMES = List.of("first", "noise", "constant", "always");

    /** The first figure decides: the side wins by the logistic curve of twice the figure, less one. */
    private static List<Example> examples(int count) {
        SplittableRandom random = new SplittableRandom(5);
        List<Example> examples = new ArrayList<>();
        for (int n = 0; n < count; n++) {
            double first = random.nextInt(101) / 50.0 - 1;
            double noise = random.nextInt(101) / 5.0;
            double chance = 1 / (1 + Math.exp(1 - 2 * first));
            double result = random.nextDouble() < chance ? 1 : 0;
            examples.add(new Example("here", n, 1, "us", new double[] {first, noise, 3, 1}, result, 0.5));
        }
        return examples;
    }

    @Test
    void itFindsTheWeightsThatMadeTheResults() {
        double[] weights = new TribuoTrainer().weights(NAMES, examples(6000), 1);
        assertThat(weights[0]).isCloseTo(2, within(0.3));
        assertThat(weights[1]).isCloseTo(0, within(0.05));
        assertThat(weights[2]).isZero();
        // The constant figure is left to what is always 1.
        assertThat(weights[3] + 10 * weights[1]).isCloseTo(-1, within(0.3));
    }

    @Test
    void aDrawIsHalfAVictory() {
        List<Example> drawn = new ArrayList<>();
        for (int n = 0; n < 200; n++)
            drawn.add(new Example("here", n, 1, "us", new double[] {n % 2, 0, 3, 1}, 0.5, 0.5));
        assertThat(new TribuoTrainer().weights(NAMES, drawn, 1)).containsExactly(new double[4], within(0.05));
    }

    @Test
    void theSameSeedGivesTheSameWeights() {
        List<Example> examples = examples(300);
        assertThat(new TribuoTrainer().weights(NAMES, examples, 9))
                .containsExactly(new TribuoTrainer().weights(NAMES, examples, 9));
    }

    @Test
    void itIsFoundOnTheClassPath() {
        Trainer found = ServiceLoader.load(Trainer.class).findFirst().orElseThrow();
        assertThat(found.library()).startsWith("Tribuo 4.");
    }
}
