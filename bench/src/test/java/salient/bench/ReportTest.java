package salient.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {
    private static final Figure MET = figure("reach", 0.25, "BFS-time", Target.atMost(0.8), false);
    private static final Figure MISSED = figure("trace", 11.5, "times faster", Target.atLeast(12), false);
    private static final Figure FREE = figure("copy", 310, "ns", Target.none(), false);
    private static final Figure DOUBTFUL = figure("games", 1, "games/s", Target.atLeast(3), true);

    private static Figure figure(String name, double value, String unit, Target target, boolean doubtful) {
        return new Figure(name, value, 0.04, unit, target, 0, doubtful);
    }

    @Test
    void targetsAreMetUpToTheirBound() {
        assertThat(Target.atMost(0.8).metBy(0.8)).isTrue();
        assertThat(Target.atMost(0.8).metBy(0.81)).isFalse();
        assertThat(Target.atLeast(12).metBy(12)).isTrue();
        assertThat(Target.atLeast(12).metBy(11.9)).isFalse();
        assertThat(Target.none().metBy(1e9)).isTrue();
    }

    @Test
    void oneMissedTargetIsEnoughButADoubtfulOneIsNot() {
        assertThat(new Report(20_000, List.of(MET, FREE, DOUBTFUL)).allMet()).isTrue();
        assertThat(new Report(20_000, List.of(MET, MISSED, FREE)).allMet()).isFalse();
    }

    @Test
    void theTextHasTheYardstickTheSpreadAndTheVerdicts() {
        List<String> lines = new Report(20_000, List.of(MET, MISSED, FREE, DOUBTFUL))
                .text()
                .lines()
                .toList();
        assertThat(lines).hasSize(6);
        assertThat(lines.get(0)).startsWith("BFS-time").endsWith("20 µs");
        assertThat(lines.get(1)).matches("reach +0.250 ± +2% BFS-time +at most 0.800 +met");
        assertThat(lines.get(2)).matches("trace +11.5 ± +2% times faster +at least 12 +MISSED");
        assertThat(lines.get(3)).matches("copy +310 ± +2% ns");
        assertThat(lines.get(4)).matches("games +1 ± +2% games/s +at least 3 +doubtful");
        assertThat(lines.get(5)).startsWith("The machine was not steady");
    }

    /** A machine of half the speed makes nothing better or worse. */
    @Test
    void aSavedRunIsComparedWithTheYardstickTakenOut() {
        Report then = new Report(20_000, List.of(MET, FREE, figure("old", 1, "ns", Target.none(), false), DOUBTFUL));
        Report now = new Report(
                40_000,
                List.of(
                        figure("reach", 0.5, "BFS-time", Target.atMost(0.8), false),
                        figure("copy", 620, "ns", Target.none(), false),
                        DOUBTFUL,
                        figure("new", 1, "ns", Target.none(), false)));
        List<String> lines = now.comparedWith(then).lines().toList();
        assertThat(lines.get(1)).matches("reach +0.250 +0.500 +-50% worse");
        assertThat(lines.get(2)).matches("copy +310 +620 +\\+0% the same");
        assertThat(lines.get(3)).endsWith("doubtful");
        assertThat(lines.get(4)).matches("new +is new");
        assertThat(lines.get(5)).matches("old +was not measured this time");
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
