package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.play.GreatBattlesView;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.kernel.rulebook.Clause;

/** T6 to T17: the steps of a player turn. */
class PlayerTurnTest {
    private final ProvingGround g = new ProvingGround();

    /** Lets the axis end its player turn, so that the allied one begins. */
    private void nextTurn(int... dice) {
        g.player(1).phase(Phase.FIRE).held();
        g.s.turnState().setRound(2);
        g.play("done", dice);
        assertThat(g.s.player()).isZero();
    }

    @Test
    @Clause({"greatbattles T6", "greatbattles T7", "greatbattles T8", "greatbattles T9", "greatbattles T12"})
    void theStepsFollowInTheirOrder() {
        g.put("allied/A1/1", 5, 3, 0).firing(0, 15, 15);
        nextTurn(10); // T21 for the axis
        g.inPhase(Phase.UPKEEP)
                .play("done")
                .inPhase(Phase.DEPLOYMENT)
                .play("done")
                .inPhase(Phase.ACTIVATION)
                .play("done")
                .inPhase(Phase.BARRAGE)
                .play("done", 26)
                .inPhase(Phase.MOVEMENT);
        assertThat(g.s.turnState().round()).isOne();
    }

    @Test
    @Clause({"greatbattles T6", "greatbattles ART14"})
    void withoutATemplateOnTheTableThereIsNoUpkeep() {
        g.put("allied/A1/1", 5, 3, 0);
        nextTurn();
        g.inPhase(Phase.DEPLOYMENT);
    }

    @Test
    @Clause({"greatbattles T10", "greatbattles T12", "greatbattles G36"})
    void barragesRollBeforeActionsAndEachTemplateFirstForItself() {
        g.phase(Phase.BARRAGE).put("allied/A1/1 5,3@0", "axis/A1/1 5,9@180");
        g.firing(0, 5, 9).s.templates().setFresh(0, true);
        g.play("done", 10, 9, 26);
        assertThat(g.rolls()).containsExactly("the template's own die", "under a template", "actions");
    }

    @Test
    @Clause({"greatbattles T13", "greatbattles T14", "greatbattles C6f", "greatbattles ACT36", "greatbattles C6c"})
    void whoHasOneActionHasNoneInTheSecondRound() {
        g.put("allied/A1/1 5,3@0", "allied/B1/1 15,3@0")
                .actions("allied/A1", 1)
                .held()
                .legal("move allied/A1 +0,+1")
                .playAll("done", "done");
        assertThat(g.s.turnState().round()).isEqualTo(2);
        g.inPhase(Phase.MOVEMENT).refused("move allied/A1 +0,+1", "C6c"); // it declined its first
        g.legal("move allied/B1 +0,+1");
    }

    @Test
    @Clause({"greatbattles T15", "greatbattles Q36", "greatbattles ACT39"})
    void insideARoundMovesComeBeforeFireAndFireBeforeCloseCombat() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,8@180")
                .refused("aim allied/A1/1 axis/A1/1", "T15")
                .refused("combat allied/A1 axis/A1", "T15", "C9s")
                .play("done")
                .inPhase(Phase.FIRE)
                .refused("move allied/A1 +0,+1", "T15")
                .legal("aim allied/A1/1 axis/A1/1");
    }

    @Test
    @Clause({"greatbattles T15", "greatbattles Q36"})
    void whoMovedIntoContactCannotBeFiredAtAnymore() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,7@180").held();
        g.playAll("move allied/A1 +0,+1.5", "done");
        assertThat(g.refusals("aim allied/A1/1 axis/A1/1")).contains("C7c");
        g.put("allied/B1/1", 5, 2, 0);
        assertThat(g.refusals("aim allied/B1/1 axis/A1/1")).contains("ACT29");
    }

    @Test
    @Clause({"greatbattles T15", "greatbattles C6d", "greatbattles C8e", "greatbattles ACT34", "greatbattles ACT35"})
    void aDebtIsPaidWithTheFirstActionAndTheSecondIsFree() {
        g.phase(Phase.BARRAGE)
                .put("allied/A1/1", 5, 3, 0)
                .owesAction("allied/A1/1")
                .held();
        g.play("done", 10); // two actions
        assertThat(g.s.stands().owesAction(g.stand("allied/A1/1"))).isFalse();
        g.refused("move allied/A1 +0,+1", "C8g").play("done");
        assertThat(g.refusals("rally allied/A1/1")).contains("C7b");
        g.play("done");
        assertThat(g.s.turnState().round()).isEqualTo(2);
        g.legal("move allied/A1 +0,+1");
    }

    @Test
    @Clause({"greatbattles C6d", "greatbattles C8g"})
    void withoutAnActionTheDebtStays() {
        g.phase(Phase.BARRAGE).put("allied/A1/1", 5, 3, 0).owesAction("allied/A1/1");
        g.play("done", 76);
        assertThat(g.s.stands().owesAction(g.stand("allied/A1/1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles T16", "greatbattles C10a"})
    void moraleIsTestedByBothSidesThePlayersBattalionsFirst() {
        g.put("allied/A1/1 5,3@0", "allied/A1/2 7,3@0", "axis/A1/1 15,28@180");
        g.s.units().setHits(g.unit("allied/A1"), 1);
        g.s.units().setHits(g.unit("axis/A1"), 1);
        g.phase(Phase.FIRE).s.turnState().setRound(2);
        g.player(1).play("done", 7, 73);
        assertThat(g.told.stream()
                        .filter(e -> g.sentence(e).contains("tests morale"))
                        .map(e -> g.sentence(e).substring(0, 6)))
                .containsExactly("German", "US A1 ");
        assertThat(g.s.units().hits(g.unit("allied/A1"))).isZero();
    }

    @Test
    @Clause({"greatbattles T17", "greatbattles P6", "greatbattles P7", "greatbattles C10u"})
    void theFallenLieOnTheTableUntilMoraleIsOver() {
        g.phase(Phase.FIRE).put("allied/A1/1 5,5@0", "axis/A1/1 5,6.5@180", "axis/A1/2 9,6.5@180");
        g.s.turnState().setRound(2);
        g.shoot("allied/A1/1", "axis/A1/1", 1, 1);
        assertThat(g.s.stands().place(g.stand("axis/A1/1"))).isEqualTo(StandPlace.FALLEN);
        g.play("done", 1); // the morale of the axis battalion
        assertThat(g.s.stands().place(g.stand("axis/A1/1"))).isEqualTo(StandPlace.DESTROYED);
    }

    @Test
    @Clause({"greatbattles T17", "greatbattles C3m", "greatbattles C6c"})
    void unusedActionsAreLostAtTheEndOfTheTurn() {
        g.put("allied/A1/1", 5, 3, 0).phase(Phase.FIRE).s.turnState().setRound(2);
        g.play("done");
        assertThat(g.s.player()).isOne();
        assertThat(g.s.units().actions(g.unit("allied/A1"))).isZero();
    }

    @Test
    @Clause({"greatbattles T2", "greatbattles U51"})
    void theViewTellsDayTurnAndWhoseTurnItIs() {
        g.player(1).turn(4);
        GreatBattlesView view = (GreatBattlesView) new GreatBattlesPosition(g.s).seenBy(GreatBattles.ALLIED);
        assertThat(view.day()).isOne();
        assertThat(view.turn()).isEqualTo(4);
        assertThat(view.player()).isEqualTo("axis");
    }

    @Test
    @Clause({"greatbattles T8", "greatbattles C3h"})
    void activationIsGivenUpInTheActivationStepAlone() {
        g.put("allied/A1/1", 5, 3, 0).refused("deactivate allied/A1", "T15", "T8");
        assertThat(g.phase(Phase.DAWN_ACTIVATION).refusals("deactivate allied/A1"))
                .containsExactly("T8");
        assertThat(g.phase(Phase.ACTIVATION).refusals("deactivate allied/A1")).isEmpty();
        g.refused("deactivate allied/B1", "C3h");
    }

    @Test
    @Clause({"greatbattles T9", "greatbattles ART26"})
    void whatIsCalledAndComesAtOnceIsPlacedWithTheCall() {
        g.phase(Phase.BARRAGE).attach("allied/A/1", "allied/A1").put("allied/A/1 5,4@0", "allied/A1/1 5,5@0");
        g.play("call 1 5,9", 10);
        assertThat(g.s.templates().battery(0)).isEqualTo(Battery.FIRING);
        g.play("done", 10, 26); // it strikes when the step ends
    }

    @Test
    @Clause({"greatbattles T15", "greatbattles ACT39"})
    void theWholeSideRalliesAndLimbersBeforeItFires() {
        g.phase(Phase.FIRE)
                .put("allied/A1/1 5,5@0", "axis/A1/1 5,8@180", "allied/B1/1 15,5@0")
                .suppressed("allied/B1/1")
                .legal("rally allied/B1/1")
                .play("aim allied/A1/1 axis/A1/1")
                .legal("rally allied/B1/1"); // nothing has been fired yet
        g.play("shoot allied/A1", 10)
                .refused("rally allied/B1/1", "T15")
                .attach("allied/A/4", "allied/B1")
                .put("allied/A/4", 17, 5, 0)
                .emplaced("allied/A/4")
                .refused("limber allied/A/4", "T15")
                .playAll("done", "done");
        assertThat(g.s.turnState().round()).isEqualTo(2);
        g.legal("rally allied/B1/1"); // the second round begins anew
    }

    @Test
    @Clause({"greatbattles G33", "greatbattles T15"})
    void oneMovesThroughFriendsAndNotThroughEnemies() {
        g.put("allied/A1/1 5,5@0", "allied/B1/1 5,6@0").held();
        g.play("move allied/A1 +0,+2");
        assertThat(g.at("allied/A1/1")).hasToString("5,7");
        g.put("allied/A1/1 15,5@0", "axis/A1/1 15,6@180");
        g.s.units().setActionUse(g.unit("allied/A1"), ActionUse.NONE);
        assertThat(g.refusals("move allied/A1 +0,+2")).contains("G33");
        g.hidden("axis/A1").play("move allied/A1 +0,+2"); // it runs into him and stops before him
        assertThat(g.at("allied/A1/1").y()).isLessThanOrEqualTo(5500);
        assertThat(g.s.hidden(g.unit("axis/A1"))).isFalse();
    }

    @Test
    @Clause({"greatbattles F7", "greatbattles C7Fa"})
    void theRoadMarchIsRememberedThroughTheEnemysTurnAndForgottenInOnesOwn() {
        g.put("allied/A1/1", 5, 3, 0);
        g.s.units().setUsedRoadRate(g.unit("allied/A1"), true);
        g.phase(Phase.FIRE).s.turnState().setRound(2);
        g.play("done");
        assertThat(g.s.player()).isOne();
        assertThat(g.s.units().usedRoadRate(g.unit("allied/A1"))).isTrue();
        nextTurn();
        assertThat(g.s.units().usedRoadRate(g.unit("allied/A1"))).isFalse();
    }
}
