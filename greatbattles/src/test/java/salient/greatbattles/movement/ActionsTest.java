package salient.greatbattles.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Formation;
import salient.kernel.rulebook.Clause;

/** C7, ACT: what one action of a battalion is spent on: drawing up, moving, and what its stands do side by side. */
class ActionsTest {
    private final ProvingGround g = new ProvingGround().held();

    /** A1 in a defensive line of four, half an inch apart, facing north. */
    private ProvingGround line(double x, double y) {
        for (int i = 0; i < 4; i++) g.put("allied/A1/" + (i + 1), x + 2 * i, y, 0);
        return g.formation("allied/A1", Formation.DEFENSIVE);
    }

    @Test
    @Clause({"greatbattles ACT1", "greatbattles ACT2", "greatbattles ACT3"})
    void theCenterStandStaysAndTheOthersFormRoundItWithANewFacing() {
        line(5, 5).play("form allied/A1 assault 30");
        assertThat(g.at("allied/A1/2")).hasToString("7,5");
        assertThat(g.s.units().formation(g.unit("allied/A1"))).isEqualTo(Formation.ASSAULT);
        for (int i = 1; i <= 4; i++)
            assertThat(g.s.stands().facing(g.stand("allied/A1/" + i))).isEqualTo(30);
        int rear = 0;
        for (int i = 1; i <= 4; i++) if (g.s.stands().rear(g.stand("allied/A1/" + i))) rear++;
        assertThat(rear).isEqualTo(2);
    }

    @Test
    @Clause({"greatbattles ACT1", "greatbattles G32"})
    void aLineFoldsIntoTwoRanksByTheShortestWaysAndUnfoldsAgain() {
        line(5, 5); // assault goes 3": nobody need go further than his neighbor's place
        g.legal("form allied/A1 assault 0").play("form allied/A1 assault 0");
        g.s.units().setActionUse(g.unit("allied/A1"), ActionUse.NONE);
        g.legal("form allied/A1 defensive 0").play("form allied/A1 march 0");
        g.s.units().setActionUse(g.unit("allied/A1"), ActionUse.NONE);
        g.legal("form allied/A1 assault 0");
    }

    @Test
    @Clause({"greatbattles ACT1", "greatbattles G32", "greatbattles ACT12"})
    void noStandGoesFurtherThanTheBetterRateOfBothFormations() {
        line(5, 5); // column at 6" is the better rate
        g.legal("form allied/A1 march 0");
        for (int i = 0; i < 4; i++) g.put("allied/A1/" + (i + 1), 3 + 3.4 * i, 5, 0);
        g.refused("form allied/A1 assault 180", "G32"); // 3" is not enough
    }

    @Test
    @Clause({"greatbattles ACT5", "greatbattles ACT4"})
    void fromRoadColumnToDefenseAStandMayGoTwelveInches() {
        for (int i = 0; i < 4; i++) g.put("allied/A1/" + (i + 1), 27, 15 - 1.52 * i, 90);
        g.formation("allied/A1", Formation.ROAD);
        assertThat(g.refusals("form allied/A1 defensive 0")).contains("G34"); // the table ends at 30
        g.legal("form allied/A1 defensive 90");
        for (int i = 0; i < 3; i++) g.put("allied/A1/" + (i + 1), 27, 26 - 1.52 * i, 90);
        g.put("allied/A1/4", 27, 9, 90); // left behind; its place is at 20.96
        g.legal("form allied/A1 defensive 90")
                .put("allied/A1/4", 27, 8.9, 90)
                .refused("form allied/A1 defensive 90", "ACT5");
    }

    @Test
    @Clause({"greatbattles ACT7", "greatbattles C7Mo"})
    void aChangeOfFormationMakesNoContactThoughAMoveMay() {
        g.put("allied/A1/1 5,5@0", "allied/A1/2 6.5,5@0", "axis/A1/1 8.75,5@180");
        // two in defense stand 2" apart from center to center: the right one would come to 7
        g.put("axis/A1/1", 8.5, 5, 180)
                .refused("form allied/A1 defensive 0", "ACT7")
                .legal("move allied/A1 +0.5,+0");
    }

    /** Each stand does one thing with an action. */
    @Test
    @Clause({"greatbattles C7b", "greatbattles ACT38"})
    void aStandThatHasItsTargetNeitherLimbersNorDigs() {
        new ProvingGround("variant.entrench", "yes")
                .held()
                .attach("allied/A/4", "allied/A1")
                .put("allied/A1/1 5,5@0", "allied/A/4 7,5@0", "axis/A1/1 6,7@180")
                .phase(Phase.FIRE)
                .emplaced("allied/A/4")
                .legal("limber allied/A/4")
                .legal("entrench allied/A1/1")
                .go("aim allied/A/4 axis/A1/1", "aim allied/A1/1 axis/A1/1")
                .refused("limber allied/A/4", "C7b")
                .refused("entrench allied/A1/1", "C7b");
    }

    /** The action that is skipped is the first one: the second is still to come. */
    @Test
    @Clause({"greatbattles ACT37", "greatbattles T14", "greatbattles ACT36"})
    void aBattalionSkipsItsFirstActionAndUsesItsSecond() {
        line(5, 5).play("decline allied/A1");
        g.refused("move allied/A1 +0,+1", "C7c").go("done", "done"); // movement and fire of the first round
        assertThat(g.s.turnState().round()).isEqualTo(2);
        g.legal("move allied/A1 +0,+1");
    }

    @Test
    @Clause({"greatbattles ACT9", "greatbattles ACT16", "greatbattles C7a", "greatbattles C7c"})
    void whoNeedNotMoveInAWholeActionMayDoNothingElse() {
        line(5, 5).play("form allied/A1 assault 0");
        g.phase(Phase.FIRE).put("axis/A1/1", 7, 8, 180).suppressed("allied/A1/2");
        assertThat(g.refusals("aim allied/A1/2 axis/A1/1")).contains("C7c");
        g.refused("rally allied/A1/2", "C7c")
                .phase(Phase.MOVEMENT)
                .refused("move allied/A1 +0,+1", "C7c")
                .put("allied/B1/1", 20, 5, 0)
                .refused("move allied/B1 +0,+0", "ACT16");
    }

    @Test
    @Clause({"greatbattles ACT10", "greatbattles ACT11", "greatbattles ACT12", "greatbattles C7Ml"})
    void theBattalionMovesAtTheRateOfItsSlowest() {
        g.attach("allied/A/4", "allied/A1")
                .put("allied/A1/1 5,5@0", "allied/A1/2 6.5,5@0")
                .legal("move allied/A1 +0,+3")
                .put("allied/A/4", 8, 5, 0); // a gun without tow: 1"
        g.legal("move allied/A1 +0,+1").refused("move allied/A1 +0,+1.001", "G32");
    }

    @Test
    @Clause({"greatbattles ACT10", "greatbattles G32", "greatbattles C7Ml"})
    void inAWheelTheStandWithTheLongestWayIsMeasured() {
        g.put("allied/A1/1 5,5@0", "allied/A1/2 6.5,5@0"); // side by side
        g.legal("go allied/A1 allied/A1/1=5,7@0 allied/A1/2=6.5,7@0")
                .legal("go allied/A1 allied/A1/1=5,8@0 allied/A1/2=6.5,8@0")
                .refused("go allied/A1 allied/A1/1=4.6,8@0 allied/A1/2=6.1,8@0", "G32")
                .refused("go allied/A1 allied/A1/1=5,7@0", "C7a"); // each stand is named
        g.refused("go allied/A1 allied/A1/1=5,7@0 allied/A1/2=8,7@0", "ACT10", "F5");
    }

    @Test
    @Clause("greatbattles ACT17")
    void aStandEndsWithinNinetyDegreesOfItsWayAndTurnsOnlyIfItMoves() {
        g.put("allied/A1/1", 5, 5, 0)
                .legal("go allied/A1 allied/A1/1=5,7@90")
                .refused("go allied/A1 allied/A1/1=5,7@91", "ACT17")
                .legal("go allied/A1 allied/A1/1=5,7@270")
                .legal("go allied/A1 allied/A1/1=7,5@180"); // it went east
        g.put("allied/A1/2", 6.5, 5, 0).refused("go allied/A1 allied/A1/1=5,5@0 allied/A1/2=6.5,5@0", "ACT16");
        assertThat(g.refusals("go allied/A1 allied/A1/1=5,5@45 allied/A1/2=6.5,6@45"))
                .contains("ACT17");
    }

    @Test
    @Clause({
        "greatbattles ACT24",
        "greatbattles ACT38",
        "greatbattles C7b",
        "greatbattles C7d",
        "greatbattles C7e",
        "greatbattles C7Ft"
    })
    void standsOfOneBattalionFireAtTheirOwnTargetsRallyAndLimberInOneAction() {
        g.phase(Phase.FIRE).attach("allied/A/2", "allied/A1");
        g.put(
                "allied/A1/1 5,5@0",
                "allied/A1/2 8,5@0",
                "allied/A1/3 11,5@0",
                "allied/A/2 5,4@0",
                "axis/A1/1 5,6.5@180",
                "axis/A1/2 8,6.5@180");
        g.suppressed("allied/A1/3").emplaced("allied/A/2");
        g.play("rally allied/A1/3", 1);
        g.playAll("limber allied/A/2", "aim allied/A1/1 axis/A1/1");
        g.shoot("allied/A1/2", "axis/A1/2", 6, 7, 7); // the first hits on 6, the second misses with 7
        assertThat(g.s.stands().suppressed(g.stand("axis/A1/1"))).isTrue();
        assertThat(g.s.stands().suppressed(g.stand("axis/A1/2"))).isFalse();
        assertThat(g.refusals("aim allied/A1/3 axis/A1/1")).contains("C7b"); // it has rallied
        assertThat(g.refusals("limber allied/A/2")).contains("C7b");
    }

    @Test
    @Clause({"greatbattles ACT26", "greatbattles C7Fe"})
    void fireGoesAnyWayButBehindTheForwardArcWithAPenalty() {
        g.phase(Phase.FIRE).put("allied/A1/1 5,8@0", "axis/A1/1 5,6.5@180").legal("aim allied/A1/1 axis/A1/1");
        assertThat(g.toHit("allied/A1/1", "axis/A1/1")).isEqualTo(6 - 2);
        g.put("axis/A1/1", 7, 8, 180); // exactly abreast is in front
        assertThat(g.toHit("allied/A1/1", "axis/A1/1")).isEqualTo(6);
    }

    @Test
    @Clause({"greatbattles ACT28", "greatbattles ACT29", "greatbattles C7Fw"})
    void nobodyFiresAtWhoIsUnderATemplateOrInCloseCombat() {
        g.phase(Phase.FIRE).put("allied/B1/1 5,5@0", "axis/A1/1 5,8@180").firing(0, 5, 8.7);
        assertThat(g.refusals("aim allied/B1/1 axis/A1/1")).contains("ACT28");
        g.s.templates().setBattery(0, salient.greatbattles.state.Battery.USED);
        g.put("allied/A1/1", 6.5, 7.5, 0); // touches it
        assertThat(g.refusals("aim allied/B1/1 axis/A1/1")).contains("ACT29");
    }

    @Test
    @Clause({"greatbattles ACT6", "greatbattles ACT8", "greatbattles ACT25"})
    void theSecondRankFiresIndirectlyAtTheEightInchColumn() {
        g.phase(Phase.FIRE).put("allied/A1/1 5,5@0", "allied/A1/2 5,4@0").rear("allied/A1/2");
        g.put("axis/A1/1", 5, 6.5, 180);
        assertThat(g.refusals("aim allied/A1/2 axis/A1/1")).contains("C7Fu");
        g.legal("aim allied/A1/2 axis/A1/1 indirect"); // over its own front rank
        assertThat(Fire.shot(g.s, g.stand("allied/A1/2"), g.stand("axis/A1/1"), Fire.Manner.INDIRECT, false)
                        .hit())
                .isEqualTo(1);
    }

    @Test
    @Clause({"greatbattles ACT37", "greatbattles C6c", "greatbattles C7e"})
    void anActionMayBeDeclinedAndIsLost() {
        g.put("allied/A1/1", 5, 5, 0)
                .actions("allied/A1", 2)
                .play("decline allied/A1")
                .refused("move allied/A1 +0,+1", "C7c")
                .refused("decline allied/A1", "C7c")
                .playAll("done", "done");
        assertThat(g.s.turnState().round()).isEqualTo(2);
        g.legal("move allied/A1 +0,+1");
        assertThat(g.s.units().actionUse(g.unit("allied/A1"))).isEqualTo(ActionUse.NONE);
    }

    @Test
    @Clause({"greatbattles C7a", "greatbattles C7c", "greatbattles ACT16", "greatbattles C7e"})
    void whoHasMovedDoesNothingElseWithThatActionNotEvenTheStandsThatStood() {
        g.put("allied/A1/1 5,5@0", "allied/A1/2 6.5,5@0", "axis/A1/1 5,10@180");
        g.play("move allied/A1 +0,+1");
        assertThat(g.refusals("move allied/A1 +0,+1")).contains("C7c");
        g.phase(Phase.FIRE);
        assertThat(g.refusals("aim allied/A1/2 axis/A1/1")).contains("C7c");
    }

    @Test
    @Clause({"greatbattles C7Mo", "greatbattles C9e"})
    void contactEndsTheMoveAndBringsACloseCombat() {
        g.put("allied/A1/1 5,4@0", "axis/A1/1 5,6@180")
                .play("move allied/A1 +0,+1.5")
                .go("done", "done")
                .inPhase(Phase.CLOSE_COMBAT)
                .legal("combat allied/A1 axis/A1");
    }

    @Test
    @Clause({"greatbattles ACT11", "greatbattles ACT12", "greatbattles C7Ml"})
    void tanksGoNoFasterThanTheInfantryBesideThem() {
        ProvingGround mixed = ProvingGround.with(
                        "battalion allied C1 Mixed average \"afv:M4 Sherman\" inf\nset-up allied C1 in box 0,0 30,5 facing 0")
                .put("allied/C1/1", 5, 5, 0)
                .legal("move allied/C1 +0,+4"); // tanks alone
        mixed.put("allied/C1/2", 8, 5, 0).refused("move allied/C1 +0,+4", "G32").legal("move allied/C1 +0,+3");
    }

    @Test
    @Clause({"greatbattles C7Md", "greatbattles ACT12"})
    void vehiclesGoByTheLetterOfTheirSpeed() {
        g.player(1).put("axis/A2/2", 15, 28, 180); // a lone stand is in assault; the Tiger II is slow
        g.legal("move axis/A2 +0,-5").refused("move axis/A2 +0,-5.001", "G32");
        g.s.stands().setPlace(g.stand("axis/A2/2"), salient.greatbattles.state.StandPlace.RESERVE);
        g.put("axis/A2/1", 15, 28, 180); // the Panther is medium
        g.legal("move axis/A2 +0,-7").refused("move axis/A2 +0,-7.001", "G32");
    }
}
