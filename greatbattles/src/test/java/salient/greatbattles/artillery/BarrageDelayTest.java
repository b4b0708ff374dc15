package salient.greatbattles.artillery;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.night.Night;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Quality;
import salient.kernel.rulebook.Clause;

/** C4: how late a called barrage is. The allied artillery of the proving ground is inferior, the axis average. */
class BarrageDelayTest {
    private static final int LATE = 3;

    /** The turns a mission of the allied side is late on a die. */
    private static int delay(Mission mission, boolean hq, int die) {
        ProvingGround g = new ProvingGround().phase(Phase.BARRAGE).turn(4);
        if (hq) g.attach("allied/A/1", "allied/A1").put("allied/A/1", 5, 4, 0);
        g.put("allied/A1/1", 5, 5, 0);
        g.s.templates().setMission(0, mission);
        g.s.templates().setAt(0, new Point(5000, 9000));
        g.play(mission == Mission.ON_CALL ? "call 1 5,9" : "call 1", die);
        return g.s.templates().turn(0) - 4;
    }

    private static void bands(Mission mission, boolean hq, int... upTo) {
        for (int turns = 0; turns < upTo.length; turns++) {
            if (upTo[turns] > 0) assertThat(delay(mission, hq, upTo[turns])).isEqualTo(turns);
            if (upTo[turns] < 100)
                assertThat(delay(mission, hq, upTo[turns] + 1)).isEqualTo(turns + 1);
        }
        assertThat(delay(mission, hq, 100)).isEqualTo(LATE);
    }

    @Test
    @Clause({"greatbattles C4a", "greatbattles C4b", "greatbattles C4d", "greatbattles Q16", "greatbattles ART6"})
    void aRegisteredMissionUsesTheChartAsItIs() {
        bands(Mission.REGISTERED, false, 30, 65, 86);
    }

    @Test
    @Clause({"greatbattles C4c", "greatbattles G5", "greatbattles G7"})
    void anHqWithTheSightingBattalionTakesTenFromTheDie() {
        bands(Mission.REGISTERED, true, 40, 75, 96);
    }

    @Test
    @Clause({"greatbattles E1", "greatbattles E2", "greatbattles C4e", "greatbattles ART7", "greatbattles ART8"})
    void anOnCallMissionAddsThirtyAndIsNeverAtOnceWithoutAnHq() {
        assertThat(delay(Mission.ON_CALL, false, 55)).isEqualTo(2);
        bands(Mission.ON_CALL, false, 0, 35, 56);
    }

    @Test
    @Clause({"greatbattles E2", "greatbattles C4i", "greatbattles G9"})
    void withBothTheDieIsTwentyHigher() {
        bands(Mission.ON_CALL, true, 10, 45, 66);
    }

    @Test
    @Clause({"greatbattles G9", "greatbattles G3"})
    void aModifiedDieIsReadFromOneToAHundred() {
        assertThat(delay(Mission.REGISTERED, true, 1)).isZero();
        assertThat(delay(Mission.ON_CALL, false, 100)).isEqualTo(LATE);
    }

    @Test
    @Clause({"greatbattles C4a", "greatbattles G13"})
    void everyGradeOfArtilleryHasItsColumn() {
        int[][] upTo = {{20, 60, 84}, {30, 65, 86}, {40, 70, 88}, {50, 75, 90}, {60, 80, 92}};
        for (Quality grade : Quality.values())
            for (int turns = 0; turns < LATE; turns++) {
                assertThat(Charts.delay(grade, upTo[grade.ordinal()][turns])).isEqualTo(turns);
                assertThat(Charts.delay(grade, upTo[grade.ordinal()][turns] + 1))
                        .isEqualTo(turns + 1);
            }
    }

    @Test
    @Clause({"greatbattles E3", "greatbattles E4", "greatbattles C4h", "greatbattles ART9", "greatbattles ART11"})
    void calledOnTurnFourOneTurnLateArrivesOnTurnFiveAndAtOnceMeansNow() {
        ProvingGround g = new ProvingGround()
                .phase(Phase.BARRAGE)
                .turn(4)
                .attach("allied/A/1", "allied/A1")
                .put("allied/A/1 5,4@0", "allied/A1/1 5,5@0")
                .play("call 1 5,9", 11);
        assertThat(Barrages.mark(g.s, 0)).isEqualTo("•1-5");
        assertThat(g.s.templates().battery(0)).isEqualTo(Battery.WAITING);
        g.turn(5).phase(Phase.BARRAGE).play("call 2 5,10", 10);
        assertThat(Barrages.mark(g.s, 1)).isEqualTo("•2-5");
        assertThat(g.s.templates().battery(1)).isEqualTo(Battery.FIRING);
        g.tells("•1-5, and will be 1 turn late").tells("•2-5, and fires at once");
        assertThat(g.s.sides().rounds(0)).isEqualTo(4); // ART26: the late one has cost nothing yet
    }

    @Test
    @Clause({"greatbattles C4h", "greatbattles N11", "greatbattles ART26"})
    void whatIsDueAfterTurnTenIsLostWithoutARound() {
        ProvingGround g = new ProvingGround()
                .phase(Phase.BARRAGE)
                .turn(10)
                .put("allied/A1/1", 5, 5, 0)
                .play("call 1 5,9", 35);
        assertThat(g.s.templates().turn(0)).isEqualTo(11);
        Night.begin(g.s, g.teller());
        assertThat(g.s.templates().battery(0)).isEqualTo(Battery.USED);
        assertThat(g.s.sides().rounds(0)).isEqualTo(5);
    }

    @Test
    @Clause({"greatbattles C4f", "greatbattles ART5", "greatbattles C5g"})
    void aPrePlannedMissionArrivesWithoutADieOnItsPointAndTurn() {
        ProvingGround g = new ProvingGround().phase(Phase.ACTIVATION).turn(3);
        planned(g, 0, 4);
        g.play("done");
        assertThat(g.s.templates().battery(0)).isEqualTo(Battery.AVAILABLE);
        g.phase(Phase.ACTIVATION).turn(4).play("done");
        assertThat(g.s.templates().battery(0)).isEqualTo(Battery.FIRING);
        assertThat(g.s.circle(0).center()).hasToString("9,9");
        g.inPhase(Phase.BARRAGE);
    }

    private static void planned(ProvingGround g, int template, int turn) {
        g.s.templates().setMission(template, Mission.PRE_PLANNED);
        g.s.templates().setAt(template, new Point(9000, 9000));
        g.s.templates().setTurn(template, turn);
    }

    @Test
    @Clause({"greatbattles C4g", "greatbattles ART10"})
    void aPrePlannedMissionCannotBeCalledOffAndNeitherCanOneThatDoesNotWait() {
        ProvingGround g = new ProvingGround().phase(Phase.ACTIVATION);
        planned(g, 0, 5);
        g.refused("cancel 1", "C4g")
                .refused("cancel 2", "ART10")
                .refused("cancel 4", "ART10"); // there is no such template
    }

    @Test
    @Clause({"greatbattles ART10", "greatbattles Q15b", "greatbattles Q19", "greatbattles ART23"})
    void aLateMissionMayBeCalledOffWhenItFallsDueAndIsDoneForTheDay() {
        ProvingGround g = new ProvingGround()
                .phase(Phase.BARRAGE)
                .turn(4)
                .put("allied/A1/1", 5, 5, 0)
                .play("call 1 5,9", 35)
                .turn(5)
                .phase(Phase.ACTIVATION)
                .play("cancel 1");
        assertThat(g.s.templates().battery(0)).isEqualTo(Battery.USED);
        assertThat(g.s.sides().rounds(0)).isEqualTo(5);
        g.play("done");
        assertThat(g.s.templates().battery(0)).isEqualTo(Battery.USED);
        g.refused("call 1 5,9", "ART23");
    }

    @Test
    @Clause({"greatbattles T9", "greatbattles ART15", "greatbattles ART16", "greatbattles ART17", "greatbattles ART25"})
    void withOneRoundTheLateMissionComesBeforeThePlannedAndThePlannedBeforeTheNew() {
        ProvingGround g = new ProvingGround()
                .phase(Phase.ACTIVATION)
                .turn(5)
                .put("allied/A1/1", 5, 5, 0)
                .attach("allied/A/1", "allied/A1")
                .put("allied/A/1", 5, 4, 0);
        planned(g, 0, 5);
        g.s.templates().setBattery(1, Battery.WAITING);
        g.s.templates().setTurn(1, 5);
        g.s.sides().setRounds(0, 1);
        g.play("done");
        assertThat(g.s.templates().battery(1)).isEqualTo(Battery.FIRING);
        assertThat(g.s.templates().battery(0)).isEqualTo(Battery.USED);
        g.play("call 3 5,9", 1); // at once, but nothing is left to fire
        assertThat(g.s.templates().battery(2)).isEqualTo(Battery.USED);
        assertThat(g.s.sides().rounds(0)).isZero();
    }

    @Test
    @Clause({"greatbattles ART17", "greatbattles G31"})
    void aPlannedBarrageAlreadyHidesItsGroundFromWhoCallsTheNext() {
        ProvingGround g = new ProvingGround().phase(Phase.ACTIVATION).turn(5).put("allied/A1/1", 9, 5, 0);
        planned(g, 0, 5);
        g.play("done").refused("call 2 9,11", "ART27").legal("call 2 9,8");
    }
}
