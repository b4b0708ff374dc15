package salient.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertLinesMatch;

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
        String text = new Report(20_000, List.of(MET, MISSED, FREE, DOUBTFUL)).text();
        assertLinesMatch(
                List.of(
                        "BFS-time.*20 µs",
                        "reach +0.250 ± +2% BFS-time +at most 0.800 +met",
                        "trace +11.5 ± +2% times faster +at least 12 +MISSED",
                        "copy +310 ± +2% ns",
                        "games +1 ± +2% games/s +at least 3 +doubtful",
                        "The machine was not steady.*"),
                text.lines().toList());
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
        assertLinesMatch(
                List.of(
                        "reach +0.250 +0.500 +-50% worse",
                        "copy +310 +620 +\\+0% the same",
                        ".*doubtful",
                        "new +is new",
                        "old +was not measured this time"),
                now.comparedWith(then).lines().skip(1).limit(5).toList());
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
