package salient.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class PartTest {
    /** How busy the machine is at each look. */
    private final Deque<Double> looks = new ArrayDeque<>();

    private int tries;

    private List<Figure> measured() throws IOException, InterruptedException {
        return Part.quietest(
                () -> {
                    tries++;
                    return List.of(
                            new Figure("time", tries, 0, "ms", Target.atMost(0.5), 0, false),
                            new Figure("size", tries, 0, "kB", Target.atMost(0.5), 0, false));
                },
                looks::removeFirst);
    }

    @Test
    void onAQuietMachineOneTryCounts() throws IOException, InterruptedException {
        looks.addAll(List.of(0.1, 0.2));
        List<Figure> found = measured();
        assertThat(tries).isEqualTo(1);
        assertThat(found).allMatch(Figure::missed);
    }

    @Test
    void aBusyMachineIsTriedAgain() throws IOException, InterruptedException {
        looks.addAll(List.of(0.1, 0.9, 0.1, 0.1));
        List<Figure> found = measured();
        assertThat(tries).isEqualTo(2);
        assertThat(found).extracting(Figure::value).containsOnly(2.0);
        assertThat(found).noneMatch(Figure::doubtful);
    }

    @Test
    void ofThreeBusyTriesTheQuietestCountsAndItsTimesAreDoubtful() throws IOException, InterruptedException {
        looks.addAll(List.of(0.9, 0.9, 0.3, 0.4, 0.8, 0.1));
        List<Figure> found = measured();
        assertThat(tries).isEqualTo(3);
        assertThat(found).extracting(Figure::value).containsOnly(2.0);
        assertThat(found.getFirst().doubtful()).isTrue();
        assertThat(found.getFirst().drift()).isEqualTo(0.4);
        assertThat(found.getLast().doubtful()).as("a size is a size").isFalse();
    }
}
