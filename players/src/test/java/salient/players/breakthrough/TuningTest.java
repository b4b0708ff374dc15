package salient.players.breakthrough;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;
import salient.players.ComputerPlayer;
import salient.players.Matches;
import salient.players.weights.Weights;

class TuningTest {
    private static final Matches MATCHES = new Matches(new Breakthrough());

    private static Position played(Function<Side, ComputerPlayer> players) {
        Position position = MATCHES.start("first-seven-days", Map.of());
        Map<String, ComputerPlayer> seated = new TreeMap<>();
        for (Side side : MATCHES.game().sides()) seated.put(side.id(), players.apply(side));
        MATCHES.play(position, (side, known) -> seated.get(side.id()).decide(known), 1);
        return position;
    }

    /** A change of how the staffs play must leave this opponent as it is: progress is measured from it. */
    @Test
    void theStaffsBeforeTuningPlayAsTheyAlwaysDid() {
        assertThat(played(BreakthroughTuning::first).outcome().orElseThrow().score())
                .isEqualTo(1278);
    }

    @Test
    void weightsThatAreMultipliedByOneAreTheRegularStaff() {
        double[] ones = new double[Weight.values().length];
        Arrays.fill(ones, 1);
        BreakthroughTuning tuning = new BreakthroughTuning();
        Position same = played(side -> tuning.staff(side, tuning.role(null, side), ones, 1));
        assertThat(same.hash()).isEqualTo(played(MATCHES::standard).hash());
        assertThat(tuning.result(same, Breakthrough.GERMAN)).isEqualTo(-tuning.result(same, Breakthrough.AMERICAN));
    }

    @Test
    void everyGermanUnitHasAnAxis() {
        for (Axes axes : new Axes[] {Axes.FIRST, Axes.TODAY, Axes.VETERAN})
            for (int u : OrderOfBattle.indices(Army.GERMAN))
                assertThat(axes.of(u, GermanPlan.USUAL))
                        .as(OrderOfBattle.unit(u).id())
                        .isNotNull();
    }

    /** However the weights are tuned, they keep what the clauses say of the computer opponent. */
    @Clause({"breakthrough 12.3f", "breakthrough 12.3g", "breakthrough 12.3j"})
    @Test
    void tunedWeightsKeepTheFiguresOfTheClauses() {
        for (Weights<Weight> weights : List.of(BreakthroughTuning.AMERICAN, BreakthroughTuning.VETERAN_AMERICAN)) {
            assertThat(weights.whole(Weight.BLOWN_NEAR)).as("12.3f").isGreaterThanOrEqualTo(4);
            assertThat(weights.whole(Weight.GERMAN_NEAR)).as("12.3g").isGreaterThanOrEqualTo(3);
            assertThat(weights.of(Weight.HOLD_LEAST_ODDS)).as("12.3j").isGreaterThanOrEqualTo(1.5);
            assertThat(weights.of(Weight.HOLD_LEAST_ODDS_ON_A_PRIZE))
                    .as("12.3j")
                    .isGreaterThanOrEqualTo(1);
        }
    }

    @Test
    void theVeteranSendsSomeFormationsElsewhere() {
        int moved = OrderOfBattle.named("77/26VG").index();
        int same = OrderOfBattle.named("1/1SS").index();
        assertThat(Axes.VETERAN.of(moved, GermanPlan.USUAL).name()).isEqualTo("Manhay");
        assertThat(Axes.TODAY.of(moved, GermanPlan.USUAL).name()).isEqualTo("Bastogne");
        assertThat(Axes.VETERAN.of(same, GermanPlan.USUAL)).isEqualTo(Axes.TODAY.of(same, GermanPlan.USUAL));
    }

    /** A regiment alone in Bastogne stays there with an American near, and goes on when another one holds the town. */
    @Test
    void theGermanVeteranLeavesAUnitInATownThatAnEnemyIsNearTo() {
        String near = "german 77/26VG 7,13 op=9\namerican 9/2 4,11 op=9\n";
        assertThat(afterGermanPhase(near).hex("77/26VG")).isEqualTo("7,13");
        String relieved = near + "german 78/26VG 7,13 op=0\n";
        assertThat(afterGermanPhase(relieved).hex("77/26VG")).isNotEqualTo("7,13");
    }

    /** 12.1f: the road behind a spearhead is not opened by the unit that holds a town with an American near. */
    @Test
    void theUnitThatHoldsATownIsNotSentToOpenARoad() {
        String spearhead = "german 77/26VG 7,13 op=9\namerican 9/2 7,4 op=0\ngerman 901/LEHR 4,18 op=0\n";
        assertThat(afterGermanPhase("8", spearhead).hex("77/26VG")).isEqualTo("7,13");
        Command regular =
                Command.twelveDays("8", "german operation 1", spearhead).phase();
        assertThat(regular.hex("77/26VG")).as("one that keeps no towns").isNotEqualTo("7,13");
    }

    private static Command afterGermanPhase(String units) {
        return afterGermanPhase("2", units);
    }

    private static Command afterGermanPhase(String turn, String units) {
        return Command.twelveDays(turn, "german operation 1", units).phase(new Staff(German.veteran(GermanPlan.USUAL)));
    }

    @Test
    void plansTurnAxesThatExist() {
        for (GermanPlan plan : GermanPlan.CANDIDATES) {
            assertThat(Axes.TODAY.names()).containsAll(plan.turned().keySet());
            assertThat(Axes.TODAY.names()).containsAll(plan.turned().values());
        }
    }

    @Test
    void anAmericanUnitInTheOpenFallsBackBeforeAnEnemyThatIsMuchStronger() {
        String position = """
                american 9/2 11,2 op=9
                german 12/12SS 11,5 op=0
                german 25/12SS 11,5 op=0
                german 26/12SS 11,5 op=0
                """;
        Command careful =
                Command.twelveDays("9", "american operation 1", position).phase();
        Command first = Command.twelveDays("9", "american operation 1", position)
                .phase(BreakthroughTuning.first(Breakthrough.AMERICAN));
        assertThat(careful.distance("9/2", "12/12SS")).isGreaterThan(first.distance("9/2", "12/12SS"));
    }

    @Test
    void aChanceByLevelsOfVictoryGrowsWithTheScore() {
        Position start = MATCHES.start("first-seven-days", Map.of());
        Position end = played(BreakthroughTuning::first);
        double before = BreakthroughEvaluator.LEVELS.chance(start, Breakthrough.GERMAN);
        double after = BreakthroughEvaluator.LEVELS.chance(end, Breakthrough.GERMAN);
        assertThat(before).isBetween(0.0, after);
        assertThat(after).as("a draw").isBetween(0.3, 0.6);
        assertThat(BreakthroughEvaluator.LEVELS.chance(end, Breakthrough.AMERICAN))
                .isEqualTo(1 - after);
    }
}
