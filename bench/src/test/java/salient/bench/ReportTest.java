package salient.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {
    private static final Figure MET = new Figure("reach \"14\"", 0.25, "BFS-time", Target.atMost(0.8));
    private static final Figure MISSED = new Figure("trace", 11.5, "times faster", Target.atLeast(12));
    private static final Figure FREE = new Figure("copy", 310, "ns", Target.none());

    @Test
    void targetsAreMetUpToTheirBound() {
        assertThat(Target.atMost(0.8).metBy(0.8)).isTrue();
        assertThat(Target.atMost(0.8).metBy(0.81)).isFalse();
        assertThat(Target.atLeast(12).metBy(12)).isTrue();
        assertThat(Target.atLeast(12).metBy(11.9)).isFalse();
        assertThat(Target.none().metBy(1e9)).isTrue();
    }

    @Test
    void aRunIsRefusedIfTheYardstickMovedByMoreThanFifteenPercent() {
        assertThat(new Report(20_000, 22_900, List.of(MET)).refused()).isEmpty();
        assertThat(new Report(22_900, 20_000, List.of(MET)).refused()).isEmpty();
        assertThat(new Report(20_000, 23_100, List.of(MET)).refused()).isPresent();
        Report refused = new Report(23_100, 20_000, List.of(MET));
        assertThat(refused.refused().orElseThrow()).contains("23.1 µs first", "20.0 µs last", "16 % apart");
        assertThat(refused.allMet()).isFalse();
        assertThat(refused.text()).contains("Refused. The machine was not steady");
    }

    @Test
    void oneMissedTargetIsEnough() {
        assertThat(new Report(20_000, 20_000, List.of(MET, FREE)).allMet()).isTrue();
        assertThat(new Report(20_000, 20_000, List.of(MET, MISSED, FREE)).allMet())
                .isFalse();
    }

    @Test
    void theTextBeginsAndEndsWithTheYardstick() {
        List<String> lines = new Report(20_000, 20_500, List.of(MET, MISSED, FREE))
                .text()
                .lines()
                .toList();
        assertThat(lines).hasSize(5);
        assertThat(lines.get(0)).startsWith("BFS-time, first").endsWith("20 µs");
        assertThat(lines.get(1)).matches("reach \"14\" +0.250 BFS-time +at most 0.800 +met");
        assertThat(lines.get(2)).matches("trace +11.5 times faster +at least 12 +MISSED");
        assertThat(lines.get(3)).matches("copy +310 ns");
        assertThat(lines.get(4)).startsWith("BFS-time, last").endsWith("20.5 µs");
    }

    @Test
    void theJsonSaysTheSame() {
        assertThat(new Report(20_000, 20_500, List.of(MET, FREE)).json()).isEqualTo("""
                {
                  "yardstick": {"firstNanos": 20000, "lastNanos": 20500, "drift": 0.025},
                  "refused": null,
                  "allMet": true,
                  "measures": [
                    {"name": "reach \\"14\\"", "value": 0.250, "unit": "BFS-time", "target": {"kind": "at most", "bound": 0.800}, "met": true},
                    {"name": "copy", "value": 310, "unit": "ns", "target": null, "met": true}
                  ]
                }
                """);
        assertThat(new Report(1, 2, List.of()).json()).contains("\"refused\": \"The machine was not steady");
    }

    @Test
    void numbersKeepThreeDigits() {
        assertThat(Report.number(0)).isEqualTo("0");
        assertThat(Report.number(0.04217)).isEqualTo("0.042");
        assertThat(Report.number(1.237)).isEqualTo("1.24");
        assertThat(Report.number(12.37)).isEqualTo("12.4");
        assertThat(Report.number(1234.6)).isEqualTo("1235");
    }
}
