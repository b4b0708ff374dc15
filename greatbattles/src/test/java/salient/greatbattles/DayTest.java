package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.night.Night;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.Status;
import salient.greatbattles.turn.TurnSequence;
import salient.kernel.rulebook.Clause;

/** T1 to T5, T18 to T20, C1D: the day from dawn to night. */
class DayTest {
    /** Two battalions far apart, two days, at dawn. */
    private static ProvingGround dawn() {
        ProvingGround g = ProvingGround.with("days 2")
                .put("allied/A1/1", 5, 3, 0)
                .inactive("allied/A1")
                .put("axis/A1/1", 15, 28, 180)
                .inactive("axis/A1");
        TurnSequence.dawn(g.s, g.teller());
        g.told.clear();
        return g;
    }

    /** At the question whether turn 1 is passed. */
    private static ProvingGround turnOne() {
        ProvingGround g = dawn().play("done").play("done", 5).playAll("done", "done");
        return g;
    }

    private static void passTurn(ProvingGround g, int... dice) {
        g.play("pass");
        g.play("pass", dice);
    }

    /** Ends step after step until the other side has its player turn. */
    private static void playOut(ProvingGround g) {
        int player = g.s.player();
        for (int i = 0; i < 30 && g.s.player() == player; i++) g.go("done");
        assertThat(g.s.player()).isNotEqualTo(player);
    }

    @Test
    @Clause({
        "greatbattles C1Da",
        "greatbattles C1Db",
        "greatbattles C1Dc",
        "greatbattles C1Dd",
        "greatbattles C1De",
        "greatbattles C1b",
        "greatbattles T1"
    })
    void dawnGoesFromPlansOverWeatherAndReservesToPassOrProceed() {
        ProvingGround g = dawn().inPhase(Phase.PLANNING)
                .decides(0)
                .play("done")
                .decides(1)
                .play("done", 5); // the weather
        assertThat(g.rolls()).containsExactly("weather");
        g.inPhase(Phase.DAWN_DEPLOYMENT).decides(0); // the attacker first
        g.play("done").decides(1).play("done").inPhase(Phase.PASS_OR_PROCEED).decides(0); // the first player
        assertThat(g.s.turn()).isOne();
    }

    @Test
    @Clause({"greatbattles G35", "greatbattles C1Dc", "greatbattles C1De"})
    void theAttackerDeploysFirstAndTheFirstPlayerPassesFirstEvenIfTheyAreNotTheSame() {
        ProvingGround g = new ProvingGround(ScenarioReader.read(ProvingGround.SCENARIO
                .replace("attacker first edge S", "attacker edge S")
                .replace("Germany edge N", "Germany first edge N")));
        TurnSequence.dawn(g.s, g.teller());
        g.play("done")
                .play("done", 5)
                .decides(0)
                .playAll("done", "done")
                .decides(1)
                .play("proceed");
        assertThat(g.s.player()).isOne();
    }

    @Test
    @Clause({"greatbattles T3", "greatbattles C1De", "greatbattles C1Df"})
    void ifTheFirstPlayerPassesTheSecondIsAskedAndIfBothPassATurnIsGone() {
        ProvingGround g = turnOne().play("pass").decides(1);
        assertThat(g.s.turn()).isOne();
        g.play("pass");
        assertThat(g.s.turn()).isEqualTo(2);
        g.decides(0).refused("done", "C1De");
    }

    @Test
    @Clause({"greatbattles T4", "greatbattles C1Dg", "greatbattles T19"})
    void tenPassedTurnsLeadToTheNight() {
        ProvingGround g = turnOne();
        for (int turn = 1; turn <= 10; turn++) {
            assertThat(g.s.turn()).isEqualTo(turn);
            if (turn == 2) passTurn(g, 5); // the sighting die of turn 3
            else passTurn(g);
        }
        g.inPhase(Phase.NIGHT);
    }

    /** First a side activates nobody more, then the other. */
    private static void endActivation(ProvingGround g, int first) {
        g.decides(first).play("done").decides(1 - first).go("done");
    }

    @Test
    @Clause({"greatbattles C1Dh", "greatbattles T3", "greatbattles T2"})
    void whoProceedsActivatesFirstAndThenTheOtherAndBothPlayTheTurn() {
        ProvingGround g = turnOne().play("proceed").inPhase(Phase.DAWN_ACTIVATION);
        endActivation(g, 0);
        assertThat(g.s.player()).isZero();
        playOut(g);
        assertThat(g.s.player()).isOne();
        assertThat(g.s.turn()).isOne();
        playOut(g);
        assertThat(g.s.turn()).isEqualTo(2);
    }

    @Test
    @Clause({"greatbattles T3", "greatbattles C1Dh", "greatbattles T2"})
    void ifTheSecondPlayerProceedsTheFirstHasNoTurnNowAndNobodyIsAskedAgain() {
        ProvingGround g = turnOne().playAll("pass", "proceed");
        endActivation(g, 1);
        assertThat(g.s.player()).isOne();
        playOut(g);
        assertThat(g.s.turn()).isEqualTo(2);
        assertThat(g.s.player()).isZero();
        assertThat(g.s.phase()).isNotEqualTo(Phase.PASS_OR_PROCEED);
        assertThat(g.refusals("pass")).isNotEmpty();
    }

    private static void plan(ProvingGround g, int template, int turn) {
        g.s.templates().setMission(template, Mission.PRE_PLANNED);
        g.s.templates().setAt(template, new Point(15_000, 28_000));
        g.s.templates().setTurn(template, turn);
    }

    @Test
    @Clause({"greatbattles T5", "greatbattles C4g", "greatbattles ART23", "greatbattles C5m"})
    void inAPassedTurnPlannedBarragesFallOnceAndAreGoneInTheNext() {
        ProvingGround g = turnOne();
        plan(g, 0, 1);
        passTurn(g, 10, 6); // its own die and that of the inactive stand under it; nobody rolls for staying
        assertThat(g.s.templates().firing(0)).isTrue();
        assertThat(g.s.sides().rounds(0)).isEqualTo(4);
        assertThat(g.s.stands().suppressed(g.stand("axis/A1/1"))).isTrue();
        passTurn(g, 5);
        assertThat(g.s.templates().battery(0)).isEqualTo(Battery.USED);
        assertThat(g.s.sides().rounds(0)).isEqualTo(4);
    }

    @Test
    @Clause("greatbattles T5")
    void ifOnlyTheFirstPlayerPassedHisPlannedBarrageComesBeforeTheSecondsTurn() {
        ProvingGround g = turnOne();
        plan(g, 0, 1);
        g.play("pass");
        assertThat(g.s.templates().firing(0)).isFalse();
        g.play("proceed", 10, 7);
        assertThat(g.s.templates().firing(0)).isTrue();
        g.inPhase(Phase.DAWN_ACTIVATION);
    }

    @Test
    @Clause({"greatbattles T18", "greatbattles Q11", "greatbattles Q38", "greatbattles N10"})
    void everybodyIsInactiveInTheMorning() {
        ProvingGround g = turnOne().status("allied/A1", Status.ACTIVATED).status("axis/A1", Status.GONE_TO_GROUND);
        Night.begin(g.s, g.teller());
        assertThat(g.s.units().status(g.unit("allied/A1"))).isEqualTo(Status.INACTIVE);
        assertThat(g.s.units().status(g.unit("axis/A1"))).isEqualTo(Status.INACTIVE);
    }

    @Test
    @Clause({"greatbattles T19", "greatbattles T1", "greatbattles N9"})
    void afterTheTenthTurnComesTheNightAndThenTheNextDay() {
        ProvingGround g = turnOne().go("proceed", "done", "done").turn(10);
        playOut(g);
        for (int i = 0; i < 30 && g.s.phase() != Phase.NIGHT; i++) g.go("done");
        g.inPhase(Phase.NIGHT);
        assertThat(g.s.turn()).isEqualTo(10);
        g.playAll("done", "done");
        assertThat(g.s.day()).isEqualTo(2);
        g.inPhase(Phase.PLANNING);
    }

    @Test
    @Clause({"greatbattles T1", "greatbattles T20"})
    void theLastDayEndsTheGame() {
        ProvingGround g = new ProvingGround().turn(10).put("axis/A1/1", 15, 28, 180);
        Night.begin(g.s, g.teller());
        g.inPhase(Phase.OVER);
    }

    @Test
    @Clause({"greatbattles T20", "greatbattles H1", "greatbattles G34"})
    void setUpIsSecretInItsZoneAndWhole() {
        ProvingGround g = new ProvingGround().phase(Phase.SET_UP);
        assertThat(g.refusals("done")).contains("T20");
        g.legal("set-up allied/A1 defensive 10,5 0"); // centers at 4.75
        g.refused("set-up allied/A1 defensive 10,5.251 0", "T20");
        assertThat(g.refusals("set-up allied/A1 defensive 3,5 0")).contains("G34"); // 7.5" of line round 3"
        g.refused("set-up axis/A1 defensive 10,15 180", "T2").play("set-up allied/A1 defensive 10,5 0");
        assertThat(g.s.hidden(g.unit("allied/A1"))).isTrue();
        assertThat(g.told.getLast().seenBy(GreatBattles.AXIS)).isEmpty();
        assertThat(g.refusals("set-up allied/A2 assault 10,5 0")).contains("G33");
    }

    @Test
    @Clause({"greatbattles T20", "greatbattles F1", "greatbattles H1"})
    void aBattalionThatIsSetUpMayBeArrangedStandByStandWithinItsFormationAndZone() {
        ProvingGround g = new ProvingGround().phase(Phase.SET_UP);
        String rest = " allied/A1/2=9,4.75@0 allied/A1/3=11,4.75@0 allied/A1/4=13,4.75@0";
        g.refused("go allied/A1 allied/A1/1=5.6,4.75@0" + rest, "T20")
                .play("set-up allied/A1 defensive 10,5 0"); // centers at 7, 9, 11 and 13
        g.refused("go allied/A1 allied/A1/1=5.5,4.75@0" + rest, "F1"); // a gap of 2"
        g.refused("go allied/A1 allied/A1/1=5.6,5.1@0" + rest, "T20");
        assertThat(g.refusals("go allied/A1 allied/A1/1=9,4.75@0" + rest)).contains("G33");
        g.refused("go allied/A1 allied/A1/1=6,4;5.6,4.75@0" + rest, "T20")
                .refused("go allied/A1" + rest, "C7a")
                .play("go allied/A1 allied/A1/1=5.6,4.75@0" + rest); // a gap of 1.9"
        assertThat(g.s.at(g.stand("allied/A1/1")).x()).isEqualTo(5600);
        assertThat(g.s.hidden(g.unit("allied/A1"))).isTrue();
        assertThat(g.told.getLast().seenBy(GreatBattles.AXIS)).isEmpty();
    }

    @Test
    @Clause({"greatbattles T20", "greatbattles H13"})
    void commandPostsAreSetUpHiddenOnTheirRoad() {
        ProvingGround g = new ProvingGround().phase(Phase.SET_UP).refused("set-up allied/COps assault 26,2 0", "T20");
        assertThat(g.refusals("set-up allied/COps march 27,2 0")).contains("F6");
        g.playAll("set-up allied/COps assault 27,2 0", "set-up allied/FUP assault 27,5 0");
        assertThat(g.s.hidden(g.unit("allied/COps"))).isTrue();
        assertThat(g.s.hidden(g.unit("allied/FUP"))).isTrue();
    }

    @Test
    @Clause("greatbattles G35")
    void ifTheFileNamesNoFirstPlayerTheAttackerIsFirst() {
        String text = ProvingGround.SCENARIO.replace("attacker first edge S", "attacker edge S");
        assertThat(ScenarioReader.read(text).firstPlayer()).isZero();
        assertThatThrownBy(() ->
                        ScenarioReader.read(ProvingGround.SCENARIO.replace("Germany edge N", "Germany first edge N")))
                .hasMessageContaining("first player");
        assertThatThrownBy(() ->
                        ScenarioReader.read(ProvingGround.SCENARIO.replace("attacker first edge S", "first edge S")))
                .hasMessageContaining("attacker");
    }
}
