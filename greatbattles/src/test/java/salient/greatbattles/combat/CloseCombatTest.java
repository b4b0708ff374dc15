package salient.greatbattles.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.kernel.rulebook.Clause;

/** C9: battalion against battalion, hand to hand. */
class CloseCombatTest {
    private static final String SECOND =
            "battalion axis B1 Second average inf inf\nset-up axis B1 in box 0,10 30,30 facing 180";

    private ProvingGround g = new ProvingGround().phase(Phase.CLOSE_COMBAT);

    private void with(ProvingGround ground) {
        g = ground.phase(Phase.CLOSE_COMBAT);
    }

    private int attack(String attacker, String defender) {
        return Fire.Modifier.sum(CloseCombat.attackerModifiers(g.s, g.unit(attacker), g.unit(defender)));
    }

    private int defense(String attacker, String defender) {
        return Fire.Modifier.sum(CloseCombat.defenderModifiers(g.s, g.unit(defender), g.unit(attacker)));
    }

    private boolean suppressed(String stand) {
        return g.s.suppressed(g.stand(stand));
    }

    @Test
    @Clause({"greatbattles C9e", "greatbattles C9j", "greatbattles Q7"})
    void oneStandInContactBringsTheWholeBattalionIn() {
        g.put("allied/A1/1 5,5@0", "allied/A1/2 8,5@0", "allied/A1/3 11,5@0", "axis/A1/1 5,5.5@180");
        assertThat(attack("allied/A1", "axis/A1")).isEqualTo(2);
        g.play("combat allied/A1 axis/A1", 1, 10, 8, 8, 9); // all three stands of the loser roll, far ones too
        assertThat(suppressed("allied/A1/2")).isFalse();
        assertThat(suppressed("allied/A1/3")).isTrue();
    }

    @Test
    @Clause({"greatbattles C9a", "greatbattles C9b"})
    void theModifiersDecideAndNotTheDiceAlone() {
        g.put("allied/A1/1 5,5@0", "allied/A1/2 7,5@0", "axis/A1/1 5,5.5@180");
        g.play("combat allied/A1 axis/A1", 5, 5, 1); // 6 against 5: the defender loses and rolls
        assertThat(g.s.units().wonCloseCombat(g.unit("allied/A1"))).isTrue();
        g.asks(Decision.ADVANCE);
    }

    @Test
    @Clause({"greatbattles C9f", "greatbattles C9g"})
    void armorCountsFourInTheOpenOneAgainstCoverAndByItsWeight() {
        with(ProvingGround.with("battalion allied C1 Light average afv:M5\nset-up allied C1 in box 0,0 30,5 facing 0"));
        g.put("axis/A1/1 5,8@180", "axis/A1/2 7,8@180", "allied/A2/1 5,5@0", "allied/C1/1 15,5@0");
        assertThat(attack("allied/A2", "axis/A1")).isEqualTo(4);
        assertThat(attack("allied/C1", "axis/A1")).isEqualTo(3);
        g.put("axis/A1/1", 11, 12, 180);
        assertThat(attack("allied/A2", "axis/A1")).isEqualTo(4); // one stand in the wood is not two
        g.put("axis/A1/2", 13, 12, 180);
        assertThat(attack("allied/A2", "axis/A1")).isEqualTo(1);
        assertThat(attack("allied/C1", "axis/A1")).isEqualTo(0);
    }

    @Test
    @Clause("greatbattles C9g")
    void theHeaviestArmorThatIsNotSuppressedIsWeighed() {
        g.player(1);
        g.put("axis/A2/1 5,8@180", "axis/A2/2 7,8@180", "allied/A1/1 5,5@0");
        int veterans = 2;
        assertThat(attack("axis/A2", "allied/A1")).isEqualTo(4 + 1 + veterans); // the Tiger II
        g.suppressed("axis/A2/2");
        assertThat(attack("axis/A2", "allied/A1")).isEqualTo(4 + veterans); // the Panther
        g.suppressed("axis/A2/1");
        assertThat(attack("axis/A2", "allied/A1")).isEqualTo(veterans);
    }

    @Test
    @Clause({"greatbattles C9h", "greatbattles C9i", "greatbattles Q24"})
    void theDefenderCountsItsBestCoverAndItsSupport() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 21,21@180", "axis/A1/2 11,12@180");
        assertThat(defense("allied/A1", "axis/A1")).isEqualTo(2 + 1); // two in soft cover or better, one stand more
        g.put("axis/A1/2", 23, 23, 180);
        assertThat(defense("allied/A1", "axis/A1")).isEqualTo(3 + 1);
        g.attach("axis/A/1", "axis/A1").put("axis/A/1", 22, 22, 180);
        g.attach("axis/A/2", "axis/A1").put("axis/A/2", 22, 23, 180);
        assertThat(defense("allied/A1", "axis/A1")).isEqualTo(3 + 1 + 2 + 2);
        g.suppressed("axis/A/2");
        assertThat(defense("allied/A1", "axis/A1")).isEqualTo(3 + 1 + 2);
    }

    @Test
    @Clause({"greatbattles C9j", "greatbattles C9l", "greatbattles Q40b", "greatbattles Q42c"})
    void attachmentsAndArmorAreNoExtraStands() {
        g.attach("allied/A/1", "allied/A1").attach("allied/A/2", "allied/A1");
        g.put("allied/A1/1 5,5@0", "allied/A/1 8,5@0", "allied/A/2 9,5@0", "axis/A1/1 5,5.5@180");
        assertThat(attack("allied/A1", "axis/A1")).isZero();
        g.put("allied/A1/2", 11, 5, 0);
        assertThat(attack("allied/A1", "axis/A1")).isEqualTo(1);
        g.suppressed("allied/A1/2");
        assertThat(attack("allied/A1", "axis/A1")).isZero();
        g.put("allied/A2/1 15,5@0", "allied/A2/2 17,5@0");
        assertThat(attack("allied/A2", "axis/A1")).isEqualTo(4);
    }

    @Test
    @Clause({"greatbattles C9l", "greatbattles V17"})
    void theVariantCountsArmorStandsToo() {
        with(new ProvingGround("variant.cc-count-armor", "yes"));
        g.put("allied/A2/1 15,5@0", "allied/A2/2 17,5@0", "axis/A1/1 5,5.5@180");
        assertThat(attack("allied/A2", "axis/A1")).isEqualTo(4 + 1);
    }

    @Test
    @Clause({"greatbattles C9k", "greatbattles C9b", "greatbattles C10b"})
    void aSecondSuppressionEliminatesHereAndNowhereElse() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,5.5@180", "axis/A1/2 7,5.5@180");
        g.suppressed("axis/A1/1");
        Casualties.suppress(g.s, g.stand("axis/A1/1"), g.unit("allied/A1"), true);
        assertThat(g.s.onTable(g.stand("axis/A1/1"))).isTrue(); // as by fire: nothing happens
        g.play("combat allied/A1 axis/A1", 10, 1, 10, 10);
        assertThat(g.s.stands().place(g.stand("axis/A1/1"))).isEqualTo(StandPlace.FALLEN);
        assertThat(suppressed("axis/A1/2")).isTrue();
        assertThat(g.s.units().hits(g.unit("axis/A1"))).isEqualTo(2 + 1);
    }

    @Test
    @Clause({"greatbattles C9m", "greatbattles C9u", "greatbattles Q40a"})
    void gunsWithoutInfantryAreOverrunWithoutADie() {
        g.attach("axis/A/2", "axis/A1").put("axis/A/2 5,5.625@180", "allied/A1/1 5,5@0");
        g.play("combat allied/A1 axis/A1");
        assertThat(g.s.stands().place(g.stand("axis/A/2"))).isEqualTo(StandPlace.FALLEN);
        g.asks(Decision.ADVANCE).decides(0);
    }

    @Test
    @Clause({"greatbattles C9n", "greatbattles C9o"})
    void supportRollsToldToRunAndLimbersUpForIt() {
        g.attach("allied/A/2", "allied/A1").attach("allied/A/3", "allied/A1");
        g.put("allied/A1/1 15,6@0", "allied/A/2 17,6@0", "allied/A/3 13,6@0");
        g.emplaced("allied/A/2").emplaced("allied/A/3");
        g.put("axis/A1/1", 15, 6.5, 180);
        g.play("combat allied/A1 axis/A1", 1, 10, 1, 10, 1); // its infantry, its heavy weapons, its gun
        assertThat(suppressed("allied/A/2")).isTrue();
        assertThat(g.s.stands().emplaced(g.stand("allied/A/2"))).isFalse();
        assertThat(g.s.stands().emplaced(g.stand("allied/A/3"))).isFalse();
        assertThat(g.s.stands().loaded(g.stand("allied/A/3"))).isTrue();
        assertThat(g.at("allied/A/3").y()).isEqualTo(3000);
    }

    @Test
    @Clause({"greatbattles C9x", "greatbattles C9Rh", "greatbattles Q4a"})
    void theNumberToHoldIsFixedBeforeTheFirstStandRolls() {
        g.put("allied/A1/1 11,10.25@0", "axis/A1/1 11,10.75@180", "axis/A1/2 13,11@180");
        // Average 8, two stands in soft cover +1: nine, though the first stand is suppressed at once.
        g.play("combat allied/A1 axis/A1", 10, 1, 10, 9);
        assertThat(suppressed("axis/A1/1")).isTrue();
        assertThat(suppressed("axis/A1/2")).isFalse();
    }

    @Test
    @Clause({"greatbattles C9p", "greatbattles C9r"})
    void armorAloneKeepsOffBunkersAndInfantryDoesNot() {
        with(ProvingGround.with("area bunker Casemate 15,15 16,15 16,16 15,16"));
        g.phase(Phase.MOVEMENT)
                .held()
                .put("axis/A1/1 15.5,15.5@180", "allied/A2/1 15.5,13@0", "allied/A1/1 12,15.5@90")
                .refused("move allied/A2 +0,+1.75", "C9p")
                .legal("move allied/A1 +2.5,+0");
    }

    @Test
    @Clause({"greatbattles C9w", "greatbattles C9y"})
    void onlyActivatedInfantryOrArmorStartsOne() {
        g.phase(Phase.MOVEMENT)
                .put("allied/A1/1 5,4@0", "axis/A1/1 5,5.5@180")
                .legal("move allied/A1 +0,+1")
                .inactive("allied/A1");
        assertThat(g.refusals("move allied/A1 +0,+1")).contains("C9w");
        g.put("allied/A1/1", 5, 4, 0)
                .suppressed("allied/A1/1")
                .refused("move allied/A1 +0,+1", "C9y")
                .attach("allied/A/2", "allied/A1")
                .put("allied/A/2", 8, 4, 0)
                .refused("move allied/A1 +0,+1", "C9y");
    }

    @Test
    @Clause({"greatbattles C9u", "greatbattles C9v", "greatbattles Q22"})
    void anAdvanceIntoANewEnemyIsANewCombat() {
        with(ProvingGround.with(SECOND));
        line();
        g.play("combat allied/A1 axis/A1", 10, 1, 1).play("advance").legal("combat allied/A1 axis/B1");
    }

    @Test
    @Clause({"greatbattles C9v", "greatbattles V29"})
    void withoutTheVariantAnAdvanceEndsTheMatter() {
        with(new ProvingGround(
                salient.greatbattles.scenario.ScenarioReader.read(
                        ProvingGround.SCENARIO.replace("set-up allied A1", SECOND + "\nset-up allied A1")),
                "variant.chain-close-combat",
                "no"));
        line();
        g.play("combat allied/A1 axis/A1", 10, 1, 1);
        g.play("advance");
        assertThat(g.s.phase()).isNotEqualTo(Phase.CLOSE_COMBAT);
    }

    /** The first enemy can be driven off; an inch behind it stands a second. */
    private void line() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,5.5@180", "axis/B1/1 6.4,6.2@180");
    }

    @Test
    @Clause("greatbattles C9s")
    void anAttackerFightsThoseItTouchesInTurnEachOnce() {
        with(ProvingGround.with(SECOND));
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,5.5@180", "allied/A1/2 7,5@0", "axis/B1/1 7,5.5@180")
                .play("combat allied/A1 axis/A1", 10, 1, 1)
                .play("stay")
                .legal("combat allied/A1 axis/B1")
                .play("combat allied/A1 axis/B1", 1, 10, 1, 1); // it loses: no further fight
        g.play("stay");
        assertThat(g.s.phase()).isNotEqualTo(Phase.CLOSE_COMBAT);
    }

    @Test
    @Clause({"greatbattles C9s", "greatbattles C9t"})
    void whoCannotRunIsNotFoughtTwiceByTheSame() {
        g.put("allied/A1/1 5,29@0", "axis/A1/1 5,29.5@180", "axis/A1/2 8,29.5@180")
                .play("combat allied/A1 axis/A1", 10, 1, 1, 1)
                .asks(Decision.LOSS)
                .playAll("lose axis/A1/2", "stay");
        assertThat(g.s.phase()).isNotEqualTo(Phase.CLOSE_COMBAT);
    }

    @Test
    @Clause({"greatbattles C9c", "greatbattles C10l"})
    void theWinnerRollsNothingAndTestsNoMoraleThisPlayerTurn() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,5.5@180");
        g.s.units().setHits(g.unit("allied/A1"), 3);
        g.play("combat allied/A1 axis/A1", 10, 1, 1);
        assertThat(Morale.tests(g.s, g.unit("allied/A1"))).isFalse();
        assertThat(Morale.tests(g.s, g.unit("axis/A1"))).isFalse(); // it held: no hit, no test
        assertThat(g.rolls()).isEqualTo(List.of("close combat, attacker", "close combat, defender", "rally"));
    }
}
