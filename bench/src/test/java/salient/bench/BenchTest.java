package salient.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchTest {
    @Test
    void everyMeasureRunsAndIsToldInOrder() {
        List<Figure> told = new ArrayList<>();
        List<Measure> measures = new ArrayList<>(Bench.measures());
        measures.addAll(PlayerMeasures.all());
        Report report = Bench.run(measures, Effort.GLANCE, told::add);
        assertThat(report.figures()).isEqualTo(told);
        assertThat(told)
                .extracting(Figure::name)
                .containsExactlyElementsOf(measures.stream().map(Measure::name).toList());
        assertThat(told).extracting(Figure::name).doesNotHaveDuplicates();
        assertThat(told).allMatch(figure -> figure.value() >= 0 && figure.value() < 1e9);
        assertThat(report.yardstick()).isPositive();
    }

    @Test
    void searchesAllocateNothing() {
        Report report = Bench.run(
                Bench.measures().stream()
                        .filter(measure -> measure.unit().equals("bytes"))
                        .toList(),
                Effort.GLANCE,
                figure -> {});
        assertThat(report.figures()).isNotEmpty().allMatch(figure -> figure.value() == 0);
    }

    @Test
    void fewerThanFiveBatchesAreNoMedian() {
        assertThatThrownBy(() -> new Effort(1, 1, 4)).hasMessageContaining("4 batches");
    }

    @Test
    void theMedianIsTheMiddleOne() {
        assertThat(Timing.median(new double[] {5, 1, 3})).isEqualTo(3);
        assertThat(Timing.median(new double[] {5, 1, 3, 4})).isEqualTo(3.5);
    }

    @Test
    void aLongerWorkMeasuresLonger() {
        Timing timing = new Timing(new Effort(20_000_000, 2_000_000, 5), new Yardstick().work());
        Yardstick map = new Yardstick();
        Work once = map.work();
        Work tenTimes = times -> once.run(10 * times);
        assertThat(timing.ratio(tenTimes, once).value()).isBetween(3.0, 33.0);
        assertThat(timing.timesFaster(once, tenTimes).value()).isBetween(3.0, 33.0);
        assertThat(timing.sink()).isNotZero();
    }

    @Test
    void allocationIsCountedPerCall() {
        Timing timing = new Timing(Effort.GLANCE, new Yardstick().work());
        List<byte[]> kept = new ArrayList<>();
        Sample bytes = timing.bytes(times -> {
            for (int i = 0; i < times; i++) {
                kept.clear();
                kept.add(new byte[1000]);
            }
            return kept.size();
        });
        assertThat(bytes.value()).isBetween(1000.0, 1100.0);
        assertThat(bytes.spread()).isZero();
    }

    @Test
    void aSampleIsTheMedianWithTheSpreadOfItsMiddleHalf() {
        Sample sample = Sample.of(new double[] {10, 12, 11, 100, 9, 10, 13, 11});
        assertThat(sample.value()).isEqualTo(11);
        assertThat(sample.spread()).isBetween(0.09, 0.28);
    }

    @Test
    void anUnsteadyMeasureIsRepeatedAndStaysDoubtfulIfItDoesNotGetBetter() {
        int[] tries = {0};
        Measure shaky = Measure.of("shaky", "ns", Target.atMost(1), _ -> {
            tries[0]++;
            return new Sample(5, 0.9);
        });
        int[] more = {0};
        Measure calmed =
                Measure.of("calmed", "BFS-time", Target.atMost(1), _ -> new Sample(0.5, more[0]++ == 0 ? 0.9 : 0.01));
        Report report = Bench.run(List.of(shaky, calmed), new Effort(2_000_000, 400_000, 5), _ -> {});
        assertThat(tries[0]).isEqualTo(3);
        assertThat(report.figures().get(0).doubtful()).isTrue();
        assertThat(report.figures().get(0).missed()).isFalse();
        assertThat(report.figures().get(1).doubtful()).isFalse();
        assertThat(report.allMet()).isTrue();
        assertThat(report.text()).contains("doubtful", "The machine was not steady");
    }
}
