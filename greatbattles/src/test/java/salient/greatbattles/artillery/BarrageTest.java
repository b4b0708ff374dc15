package salient.greatbattles.artillery;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.night.Night;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.Status;
import salient.kernel.rulebook.Clause;

/** C5: what a template does to the stands under it. */
class BarrageTest {
    private final ProvingGround g = new ProvingGround();

    /** Template 0 of the allies strikes a point; the template's own die is a ten. */
    private void strike(double x, double y, int... dice) {
        g.firing(0, x, y);
        g.s.templates().setFresh(0, true);
        int[] all = new int[dice.length + 1];
        all[0] = 10;
        System.arraycopy(dice, 0, all, 1, dice.length);
        Barrages.strikeAll(g.s, 0, g.teller(all));
    }

    private boolean suppressed(String stand) {
        return g.s.suppressed(g.stand(stand));
    }

    /** Whether a die suppresses a stand put at a place, activated or not. */
    private static boolean suppresses(double x, double y, boolean activated, int die) {
        BarrageTest test = new BarrageTest();
        test.g.put("axis/A1/1", x, y, 180);
        if (!activated) test.g.inactive("axis/A1");
        test.strike(x, y, die);
        return test.suppressed("axis/A1/1");
    }

    @Test
    @Clause({"greatbattles C5a", "greatbattles C5b", "greatbattles G6"})
    void activatedInTheOpenIsSuppressedOnEight() {
        assertThat(suppresses(5, 9, true, 8)).isTrue();
        assertThat(suppresses(5, 9, true, 9)).isFalse();
    }

    @Test
    @Clause({"greatbattles C5c", "greatbattles C3h"})
    void notActivatedOrInSoftCoverOrBothOnSix() {
        assertThat(suppresses(5, 9, false, 6)).isTrue();
        assertThat(suppresses(5, 9, false, 7)).isFalse();
        assertThat(suppresses(12, 12, true, 6)).isTrue();
        assertThat(suppresses(12, 12, true, 7)).isFalse();
        assertThat(suppresses(12, 12, false, 6)).isTrue();
        assertThat(suppresses(12, 12, false, 7)).isFalse();
    }

    @Test
    @Clause("greatbattles C5d")
    void inHardCoverOnFourActivatedOrNot() {
        for (boolean activated : new boolean[] {true, false}) {
            assertThat(suppresses(22, 22, activated, 4)).isTrue();
            assertThat(suppresses(22, 22, activated, 5)).isFalse();
        }
    }

    @Test
    @Clause({"greatbattles C5e", "greatbattles G23"})
    void inABunkerOnTwo() {
        ProvingGround bunker = ProvingGround.with("area bunker Casemate 15.5,15.5 16.5,15.5 16.5,16.5 15.5,16.5")
                .put("axis/A1/1", 16, 16, 180)
                .firing(0, 16, 16);
        bunker.s.templates().setFresh(0, true);
        Barrages.strikeAll(bunker.s, 0, bunker.teller(10, 3));
        assertThat(bunker.s.stands().suppressed(bunker.stand("axis/A1/1"))).isFalse();
        Barrages.strikeAll(bunker.s, 0, bunker.teller(10, 2));
        assertThat(bunker.s.stands().suppressed(bunker.stand("axis/A1/1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles C5l", "greatbattles G20", "greatbattles P30"})
    void underATemplateIsABaseHalfAnInchFromItsCenter() {
        g.put("axis/A1/1", 5, 9, 180);
        strike(5, 9.75, 1);
        assertThat(suppressed("axis/A1/1")).isTrue();
        g.put("axis/A1/2", 15, 9, 180);
        strike(15, 9.751); // no die is rolled for it
        assertThat(suppressed("axis/A1/2")).isFalse();
    }

    @Test
    @Clause({
        "greatbattles C5a",
        "greatbattles U19",
        "greatbattles U25",
        "greatbattles Q14",
        "greatbattles Q42a",
        "greatbattles ART12"
    })
    void hqAndHeavyWeaponsDoNotRoll() {
        g.attach("allied/A/1", "allied/A1").attach("allied/A/2", "allied/A1");
        g.put("allied/A/1 5,9@0", "allied/A/2 5.9,9@0");
        strike(5.4, 9); // no die at all
        assertThat(suppressed("allied/A/1")).isFalse();
        assertThat(suppressed("allied/A/2")).isFalse();
    }

    @Test
    @Clause({"greatbattles C5h", "greatbattles Q18c"})
    void friendsUnderTheTemplateRollToo() {
        g.put("allied/A1/1 5,8.7@0", "axis/A1/1 5,9.4@180");
        strike(5, 9, 3, 9);
        assertThat(suppressed("allied/A1/1")).isTrue();
        assertThat(suppressed("axis/A1/1")).isFalse();
    }

    @Test
    @Clause({"greatbattles C5f", "greatbattles P4"})
    void aBarrageNeverDestroysNotEvenASuppressedStandOnAOne() {
        g.put("axis/A1/1", 5, 9, 180).suppressed("axis/A1/1");
        strike(5, 9, 1);
        assertThat(g.s.stands().place(g.stand("axis/A1/1"))).isEqualTo(StandPlace.TABLE);
        assertThat(g.s.units().hits(g.unit("axis/A1"))).isZero();
    }

    @Test
    @Clause("greatbattles C5n")
    void twoTemplatesOverOneStandAreTwoRolls() {
        g.put("axis/A1/1", 5, 9, 180).firing(1, 5.2, 9);
        g.s.templates().setFresh(1, true);
        g.firing(0, 5, 9);
        g.s.templates().setFresh(0, true);
        Barrages.strikeAll(g.s, 0, g.teller(10, 9, 10, 8));
        assertThat(suppressed("axis/A1/1")).isTrue();
    }

    @Test
    @Clause({"greatbattles C5i", "greatbattles ART12", "greatbattles Q18a", "greatbattles C8j"})
    void whoIsUnderATemplateFiresInNoManner() {
        g.phase(Phase.FIRE).put("allied/A1/1 5,5@0", "axis/A1/1 5,8@180").firing(0, 5, 5);
        assertThat(g.refusals("aim allied/A1/1 axis/A1/1")).contains("C5i");
        g.refused("aim allied/A1/1 axis/A1/1 indirect", "C5i");
        Fire.Manner manner = Fire.Manner.OPPORTUNITY;
        var why = new salient.kernel.play.Verdict.Reasons();
        Fire.judge(g.s, g.stand("allied/A1/1"), g.stand("axis/A1/1"), manner, why);
        assertThat(why.verdict().toString()).contains("C5i");
    }

    @Test
    @Clause({"greatbattles C5j", "greatbattles C9Rj"})
    void itMayMoveAndRallyUnderTheTemplate() {
        g.put("allied/A1/1", 5, 5, 0)
                .firing(0, 5, 5)
                .legal("move allied/A1 +0,+2")
                .phase(Phase.FIRE)
                .suppressed("allied/A1/1")
                .play("rally allied/A1/1", 1);
        assertThat(suppressed("allied/A1/1")).isFalse();
    }

    @Test
    @Clause({"greatbattles C5k", "greatbattles Q18d"})
    void whoMovesOntoATemplateRollsAtOnceAndWhoMovesOffDoesNot() {
        g.put("allied/A1/1", 5, 5, 0).firing(3, 5, 7).held().play("move allied/A1 +0,+2", 8);
        assertThat(suppressed("allied/A1/1")).isTrue();
        g.put("allied/A1/1", 5, 7, 0).s.stands().setSuppressed(g.stand("allied/A1/1"), false);
        g.s.units().setActionUse(g.unit("allied/A1"), ActionUse.NONE);
        g.play("move allied/A1 +0,-3"); // off it without a die
        assertThat(suppressed("allied/A1/1")).isFalse();
    }

    @Test
    @Clause("greatbattles C5k")
    void whoLeavesATemplateAndComesBackRollsAgain() {
        g.put("allied/A1/1", 5, 6.5, 0).firing(3, 5, 6.5).held().play("go allied/A1 allied/A1/1=5,8;5,6.5@0", 9);
        assertThat(suppressed("allied/A1/1")).isFalse();
    }

    @Test
    @Clause({"greatbattles C5o", "greatbattles C7Mh"})
    void whoIsSuppressedOnTheWayGoesOnAtTheBadGoingRate() {
        // In assault 1.25" of 3" before the die leave 7/12 of a move: at 2.5" that is 1.458".
        g.put("allied/A1/1", 5, 5, 0).firing(3, 5, 7).held();
        g.play("move allied/A1 +0,+3", 1);
        int went = g.at("allied/A1/1").y() - 5000;
        assertThat(went).isBetween(2500, 2750);
        g.tells("stops short");
    }

    @Test
    @Clause({"greatbattles C5m", "greatbattles T21", "greatbattles V56"})
    void whoStaysUnderAnEnemyTemplateRollsOnceMoreAtTheEndOfHisTurn() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 15,5@0").firing(3, 5, 5).firing(0, 15, 5);
        Barrages.strikeStaying(g.s, 0, g.teller(10, 8)); // the axis template over the allied stand alone
        assertThat(suppressed("allied/A1/1")).isTrue();
        assertThat(suppressed("axis/A1/1")).isFalse();
    }

    @Test
    @Clause({"greatbattles C5m", "greatbattles V56"})
    void withTheRulingOffNobodyRollsForStaying() {
        ProvingGround off = new ProvingGround("ruling.barrage-stay", "no")
                .put("allied/A1/1", 5, 5, 0)
                .firing(3, 5, 5);
        Barrages.strikeStaying(off.s, 0, off.teller());
        assertThat(off.s.stands().suppressed(off.stand("allied/A1/1"))).isFalse();
    }

    @Test
    @Clause({"greatbattles T21", "greatbattles T16", "greatbattles C10a"})
    void theRollForStayingComesBeforeMoraleAndItsHitCounts() {
        g.put("allied/A1/1 5,5@0", "allied/A1/2 6.5,5@0").firing(3, 5, 5);
        g.actions("allied/A1", 0).phase(Phase.FIRE);
        g.s.turnState().setRound(2);
        // the template's die, the stand's die, then the morale of two stands with one hit: 83 less 10 without C Ops
        g.play("done", 10, 8, 73);
        assertThat(g.rolls()).containsExactly("the template's own die", "staying under a template", "morale");
        assertThat(g.s.units().status(g.unit("allied/A1"))).isEqualTo(Status.ACTIVATED);
        g.asks(Decision.NOTHING);
    }

    @Test
    @Clause({"greatbattles H12", "greatbattles Q13"})
    void theTemplatesDiskFollowsTheGroundAtItsCenterAndNothingElse() {
        for (int[] c : new int[][] {{5, 9, 6}, {12, 12, 6}, {22, 22, 4}}) {
            BarrageTest test = new BarrageTest();
            test.g.firing(0, c[0], c[1]);
            test.g.s.templates().setFresh(0, true);
            Barrages.strikeAll(test.g.s, 0, test.g.teller(c[2] + 1));
            assertThat(test.g.s.templates().disk(0)).isFalse();
            Barrages.strikeAll(test.g.s, 0, test.g.teller(c[2]));
            assertThat(test.g.s.templates().disk(0)).isTrue();
            Night.begin(test.g.s, test.g.teller());
            assertThat(test.g.s.templates().disk(0)).isFalse();
        }
    }

    @Test
    @Clause({"greatbattles H12", "greatbattles H15"})
    void overAHiddenStandAndOverEmptyGroundTheOpenDiceAreTheSame() {
        g.put("axis/A1/1", 5, 9, 180).hidden("axis/A1"); // activated in the open: its own row says 8
        g.firing(0, 5, 9);
        g.s.templates().setFresh(0, true);
        Barrages.strikeAll(g.s, 0, g.teller(8));
        assertThat(suppressed("axis/A1/1")).isTrue();
        assertThat(g.s.templates().disk(0)).isFalse(); // the imagined stand is not activated: 6
        assertThat(g.told.stream().filter(e -> e.seenBy(GreatBattles.ALLIED).isPresent()))
                .hasSize(1);
    }
}
