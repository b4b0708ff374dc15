package salient.greatbattles.artillery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesView;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.Phase;
import salient.greatbattles.turn.TurnSequence;
import salient.kernel.rulebook.Clause;

/** ART: planning at dawn, rounds, upkeep and spotting. */
class ArtilleryTest {
    private final ProvingGround g = new ProvingGround();

    private static ProvingGround agira() {
        ProvingGround agira = ProvingGround.scenario("agira");
        TurnSequence.dawn(agira.s, agira.teller());
        return agira;
    }

    @Test
    @Clause({
        "greatbattles E5",
        "greatbattles E6",
        "greatbattles C1Da",
        "greatbattles ART2",
        "greatbattles ART4",
        "greatbattles ART11",
        "greatbattles Q3b",
        "greatbattles Q3e"
    })
    void thePlanOfAgiraIsWrittenAsOnTheMap() {
        ProvingGround agira = agira();
        for (int n = 1; n <= 5; n++) agira.play("plan " + n + " pre-planned 14,2" + n + " turn 1");
        for (int n = 6; n <= 8; n++) agira.play("plan " + n + " registered 17,2" + n);
        StringBuilder marks = new StringBuilder();
        for (int k = 0; k < 10; k++) marks.append(Barrages.mark(agira.s, k)).append(' ');
        assertThat(marks.toString()).isEqualTo("•1-1 •2-1 •3-1 •4-1 •5-1 •6R •7R •8R •9 •10 ");
        agira.tells("pre-planned at 14,23 in turn 1: •3-1");
    }

    @Test
    @Clause({"greatbattles ART5", "greatbattles ART7", "greatbattles ART38", "greatbattles Q3a", "greatbattles ART2"})
    void aPlanNeedsItsPointAndTurnAndATemplateThatExists() {
        g.phase(Phase.PLANNING)
                .refused("plan 1 pre-planned 5,9", "ART5")
                .refused("plan 1 pre-planned turn 3", "ART7")
                .refused("plan 1 on-call 5,9", "ART7")
                .refused("plan 1 registered 5,9 turn 3", "ART5")
                .refused("plan 4 on-call", "ART2")
                .legal("plan 1 registered 30,30"); // the corner is on the table
        assertThatThrownBy(() -> g.order("plan 1 registered 30.001,30")).hasMessageContaining("off the table");
    }

    @Test
    @Clause({"greatbattles ART32", "greatbattles C1Da", "greatbattles ART31"})
    void theOtherSideSeesNoPlanAndTheNextDayHasNone() {
        g.phase(Phase.PLANNING).play("plan 1 registered 5,9");
        var known = new GreatBattlesPosition(g.s).knownTo(GreatBattles.AXIS).state();
        assertThat(known.templates().mission(0)).isEqualTo(Mission.ON_CALL);
        assertThat(known.templates().at(0)).isEqualTo(Point.ORIGIN);
        assertThat(g.told.getLast().seenBy(GreatBattles.AXIS)).isEmpty();
        TurnSequence.dawn(g.s, g.teller());
        assertThat(g.s.templates().mission(0)).isEqualTo(Mission.ON_CALL);
    }

    @Test
    @Clause({"greatbattles ART6", "greatbattles ART7", "greatbattles Q3c", "greatbattles Q3f", "greatbattles Q15a"})
    void aRegisteredTemplateIsCalledWithoutAPointAndAnOnCallOneWithIt() {
        g.phase(Phase.BARRAGE).put("allied/A1/1", 5, 5, 0);
        g.s.templates().setMission(0, Mission.REGISTERED);
        g.s.templates().setAt(0, new Point(5000, 18_000));
        g.refused("call 1 5,9", "ART6", "ART27").refused("call 2", "ART6").refused("call 1", "ART27"); // 12.75" away
        g.put("allied/A1/1", 5, 6, 0).legal("call 1"); // 11.75"
    }

    @Test
    @Clause({"greatbattles ART27", "greatbattles ART28", "greatbattles Q3d", "greatbattles C1Dp"})
    void thePointIsSeenAtTwelveInchesInTheOpenAndAtOneInCover() {
        g.phase(Phase.BARRAGE)
                .put("allied/A1/1", 5, 2, 0)
                .legal("call 1 5,14.25")
                .refused("call 1 5,14.251", "ART27")
                .turn(2); // 6" on turn 2
        g.legal("call 1 5,8.25")
                .refused("call 1 5,8.251", "ART27")
                .put("allied/A1/1", 12, 9.25, 0); // the wood begins at 10
        g.legal("call 1 12,10.5").refused("call 1 12,10.501", "ART27");
    }

    @Test
    @Clause({"greatbattles ART29", "greatbattles H10", "greatbattles ART27"})
    void aHiddenBattalionSpotsStaysHiddenAndPaysNoAction() {
        g.phase(Phase.BARRAGE).put("allied/A1/1", 5, 5, 0).hidden("allied/A1").actions("allied/A1", 1);
        g.play("call 1 5,9", 90);
        assertThat(g.s.hidden(g.unit("allied/A1"))).isTrue();
        assertThat(g.s.units().actions(g.unit("allied/A1"))).isOne();
    }

    @Test
    @Clause({"greatbattles ART27", "greatbattles H7"})
    void theCommandPostSpotsForNobody() {
        g.phase(Phase.BARRAGE).put("allied/COps", 5, 5, 0).refused("call 1 5,9", "ART27");
    }

    @Test
    @Clause({
        "greatbattles T6",
        "greatbattles ART13",
        "greatbattles ART14",
        "greatbattles ART19",
        "greatbattles ART22",
        "greatbattles ART23",
        "greatbattles Q18b"
    })
    void eachTemplateOnTheTableIsPaidForOrRemovedForTheDay() {
        g.phase(Phase.UPKEEP).firing(0, 5, 9).firing(1, 9, 9);
        g.play("keep 1");
        assertThat(g.s.sides().rounds(0)).isEqualTo(4);
        g.refused("keep 1", "ART22").refused("keep 3", "T6").play("done");
        assertThat(g.s.templates().battery(0)).isEqualTo(Battery.FIRING);
        assertThat(g.s.templates().battery(1)).isEqualTo(Battery.USED);
        g.phase(Phase.BARRAGE);
        assertThat(g.refusals("call 2 9,9")).contains("ART23");
    }

    @Test
    @Clause({"greatbattles ART24", "greatbattles Q3g"})
    void aTemplateThatGoesOnFiringStaysOnItsPoint() {
        g.phase(Phase.UPKEEP).firing(0, 5, 9).put("allied/A1/1", 5, 5, 0);
        g.playAll("keep 1", "done");
        assertThat(g.s.circle(0).center()).hasToString("5,9");
        g.phase(Phase.BARRAGE).refused("call 1 5,8", "Q3g");
    }

    @Test
    @Clause({"greatbattles ART25", "greatbattles ART26"})
    void withoutRoundsNothingIsKeptUpOrArrives() {
        g.phase(Phase.UPKEEP).firing(0, 5, 9);
        g.s.sides().setRounds(0, 0);
        g.refused("keep 1", "ART25").refused("keep 3", "T6", "ART25").play("done");
        g.s.templates().setMission(1, Mission.PRE_PLANNED);
        g.s.templates().setTurn(1, 5);
        g.phase(Phase.ACTIVATION).play("done");
        assertThat(g.s.templates().battery(1)).isEqualTo(Battery.USED);
        g.tells("US template 2 does not fire");
    }

    @Test
    @Clause({"greatbattles E7", "greatbattles ART20", "greatbattles ART21", "greatbattles N8", "greatbattles ART30"})
    void fifteenRoundsLessThreePlusFiveAreSeventeen() {
        ProvingGround agira = agira();
        assertThat(agira.s.sides().rounds(0)).isEqualTo(15);
        agira.s.sides().setRounds(0, 12);
        agira.s.templates().setBattery(0, Battery.USED);
        agira.s.turnState().setDay(2);
        TurnSequence.dawn(agira.s, agira.teller());
        assertThat(agira.s.sides().rounds(0)).isEqualTo(17);
        assertThat(agira.s.templates().battery(0)).isEqualTo(Battery.AVAILABLE);
        assertThat(agira.s.scenario().parties().getFirst().templatesOn(2)).isEqualTo(10);
    }

    @Test
    @Clause({"greatbattles ART3", "greatbattles ART1"})
    void eighteenTemplatesAreTheMostASideMayHave() {
        String axis = "artillery average 2 rounds";
        assertThat(ScenarioReader.read(ProvingGround.SCENARIO.replace(axis, "artillery average 18 rounds"))
                        .templates())
                .isEqualTo(21);
        assertThatThrownBy(
                        () -> ScenarioReader.read(ProvingGround.SCENARIO.replace(axis, "artillery average 19 rounds")))
                .hasMessageContaining("from 0 to 18");
    }

    @Test
    @Clause({"greatbattles ART36", "greatbattles Q17", "greatbattles C8k"})
    void barragesAreCalledInOnesOwnTurnOnly() {
        g.put("axis/A1/1 5,9@180", "allied/A1/1 5,5@0")
                .phase(Phase.MOVEMENT)
                .refused("call 1 5,9", "T15")
                .play("move allied/A1 +3,+0")
                .decides(1);
        assertThat(g.refusals("call 1 5,5")).isNotEmpty(); // while asked for opportunity fire
    }

    @Test
    @Clause({"greatbattles ART18", "greatbattles ART13", "greatbattles Q18c", "greatbattles T17"})
    void aBarrageLiesThroughTheEnemysTurnUntilItsOwnerPaysAgain() {
        g.firing(0, 5, 9).put("axis/A1/1 15,20@0", "allied/A1/1 15,5@0").held();
        g.actions("allied/A1", 0).phase(Phase.FIRE).s.turnState().setRound(2);
        g.play("done"); // close combat, morale and the enemy's turn follow by themselves
        assertThat(g.s.player()).isEqualTo(1);
        assertThat(g.s.templates().firing(0)).isTrue();
        g.phase(Phase.FIRE);
        g.s.turnState().setRound(2);
        g.play("done", 10); // T21: the template's own die
        assertThat(g.s.player()).isZero();
        g.inPhase(Phase.UPKEEP);
        assertThat(g.s.templates().firing(0)).isTrue();
    }

    @Test
    @Clause({"greatbattles ART35", "greatbattles ART37", "greatbattles ART2"})
    void theViewShowsRoundsAndTheTurnALateTemplateArrives() {
        g.phase(Phase.BARRAGE).turn(4).put("allied/A1/1", 5, 5, 0).play("call 2 5,9", 50);
        GreatBattlesView view = (GreatBattlesView) new GreatBattlesPosition(g.s).seenBy(GreatBattles.AXIS);
        GreatBattlesView.TemplateView late = view.templates().get(1);
        assertThat(late.number()).isEqualTo(2);
        assertThat(late.battery()).isEqualTo("waiting");
        assertThat(late.turn()).isEqualTo(6);
        assertThat(view.parties().getFirst().rounds()).isEqualTo(5);
    }

    @Test
    @Clause({"greatbattles ART22", "greatbattles E7"})
    void aTemplateFiresOneRoundATurnAtMost() {
        g.phase(Phase.BARRAGE)
                .put("allied/A1/1", 5, 5, 0)
                .attach("allied/A/1", "allied/A1")
                .put("allied/A/1", 5, 4, 0);
        for (int n = 1; n <= 3; n++) g.play("call " + n + " " + (3 + n) + ",9", 1);
        assertThat(g.s.sides().rounds(0)).isEqualTo(2);
        for (int n = 1; n <= 3; n++)
            assertThat(g.refusals("call " + n + " 5,9")).contains("Q3g");
    }
}
