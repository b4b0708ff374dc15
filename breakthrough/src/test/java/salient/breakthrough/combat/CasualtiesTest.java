package salient.breakthrough.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.breakthrough.combat.Troops.acrossRiver;
import static salient.breakthrough.combat.Troops.artillery;
import static salient.breakthrough.combat.Troops.division;
import static salient.breakthrough.combat.Troops.efficiency;
import static salient.breakthrough.combat.Troops.fort;
import static salient.breakthrough.combat.Troops.regiment;
import static salient.breakthrough.combat.Troops.supply;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import salient.breakthrough.organization.Shares;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Terrain;
import salient.hexwar.odds.Rational;
import salient.kernel.rulebook.Clause;

/** 8.1e to 8.1g and 8.3, with the vector V9 and the qualitative checks of the rules. */
class CasualtiesTest {
    /** u = 0.5 */
    private static final int HALF = 51;

    private static Casualties casualties(int attackers, int defenders, Rational odds) {
        return new Casualties(attackers, 0, defenders, 0, odds);
    }

    private static final Combat V9 = new Combat(
            List.of(
                    artillery(10, acrossRiver(efficiency(80, regiment(60)))),
                    supply(SupplyState.UNSUPPLIED, division(105))),
            List.of(artillery(30, fort(2, efficiency(90, regiment(40))))),
            Terrain.TOWN);

    @Clause({"breakthrough 8.2l", "breakthrough 8.3e", "breakthrough 8.3f", "breakthrough 8.3c"})
    @Test
    void theWorkedExampleComesOutAsWritten() {
        assertThat(Combat.shown(V9.attackers().get(0).value())).isEqualTo("36.00");
        assertThat(V9.attackers().get(1).value()).isEqualTo(65_625L * ModifiedStrength.ONE / 1000);
        assertThat(Combat.shown(V9.effectiveAttackerArtillery())).isEqualTo("4.00");
        assertThat(V9.attackerTotal()).isEqualTo(105_625L * ModifiedStrength.ONE / 1000);
        assertThat(Combat.shown(V9.defenderTotal())).isEqualTo("145.20");
        assertThat(V9.odds()).isEqualTo(new Rational(105_625, 145_200));
        assertThat(V9.casualties().attackerLoss(HALF)).isEqualTo(13);
        assertThat(V9.attackerShares(13)).containsExactly(5, 8);
        assertThat(V9.casualties().defenderLoss(HALF, HALF)).isEqualTo(5);
    }

    @Clause({"breakthrough 8.1g", "breakthrough 8.1e", "breakthrough 6.4i", "breakthrough 8.4c", "breakthrough 8.4f"})
    @Test
    void theWorkedExampleCostsEfficiencyArtilleryAndPerhapsTheTown() {
        assertThat(Losses.efficiency(true, 5, 60)).isEqualTo(13);
        assertThat(Losses.efficiency(true, 8, 105)).isEqualTo(11);
        assertThat(Losses.efficiency(false, 5, 40)).isEqualTo(13);
        assertThat(Losses.artillery(30, 5, 40)).isEqualTo(3);
        assertThat(RetreatChance.faces(5, 40, 77, 2)).isEqualTo(2275);
        assertThat(Retreat.lossInPlace(35)).isEqualTo(4);
    }

    @Clause({"breakthrough 8.3e", "breakthrough 0e"})
    @Test
    void aHalfIsRoundedUpAndNeverLost() {
        // 50 x (0.03 + 0.06 x 0.5) = 3.0; 50 x (0.03 + 0.06 x 0.0) = 1.5; 25 x 0.06 = 1.5
        assertThat(casualties(50, 50, Rational.ONE).attackerLoss(1)).isEqualTo(2);
        assertThat(casualties(50, 50, Rational.ONE).attackerLoss(HALF)).isEqualTo(3);
        assertThat(casualties(25, 50, Rational.ONE).attackerLoss(HALF)).isEqualTo(2);
        assertThat(casualties(16, 50, Rational.ONE).attackerLoss(1)).isEqualTo(0);
    }

    @Clause("breakthrough 8.3a")
    @Test
    void theOddsDoNotTouchTheAttackersLoss() {
        for (int roll = 1; roll <= 100; roll++)
            assertThat(casualties(120, 40, new Rational(1, 3)).attackerLoss(roll))
                    .isEqualTo(casualties(120, 40, Rational.of(5)).attackerLoss(roll));
    }

    @Clause("breakthrough 8.3b")
    @Test
    void theDefendersLossRisesWithTheOddsAndWithTheAttackersLoss() {
        for (int tenths = 3; tenths < 60; tenths++)
            assertThat(mean(casualties(120, 500, new Rational(tenths + 1, 10))))
                    .isGreaterThan(mean(casualties(120, 500, new Rational(tenths, 10))));
        for (int strength = 20; strength < 200; strength += 10)
            assertThat(mean(casualties(strength + 10, 500, Rational.ONE)))
                    .isGreaterThan(mean(casualties(strength, 500, Rational.ONE)));
        Casualties one = casualties(200, 500, Rational.of(2));
        for (int roll = 1; roll < 100; roll++)
            assertThat(one.defenderLoss(roll + 1, 30)).isGreaterThanOrEqualTo(one.defenderLoss(roll, 30));
    }

    @Clause("breakthrough 8.3f")
    @Test
    void forLossesTheOddsCountFromAQuarterToSix() {
        assertThat(casualties(100, 500, new Rational(1, 9)).defenderLoss(HALF, HALF))
                .isEqualTo(casualties(100, 500, new Rational(1, 4)).defenderLoss(HALF, HALF));
        assertThat(casualties(100, 500, Rational.of(9)).defenderLoss(HALF, HALF))
                .isEqualTo(casualties(100, 500, Rational.of(6)).defenderLoss(HALF, HALF))
                .isEqualTo(27);
    }

    @Clause("breakthrough 8.3c")
    @Test
    void everyTenArtilleryPointsCostTheAttackerOneAndEveryTwentyTheDefenderOne() {
        for (int guns = 0; guns <= 200; guns++) {
            Casualties shelled = new Casualties(100, guns, 400, guns, Rational.ONE);
            Casualties quiet = new Casualties(100, 0, 400, 0, Rational.ONE);
            assertThat(shelled.attackerLoss(HALF)).isEqualTo(quiet.attackerLoss(HALF) + guns / 10);
            assertThat(shelled.defenderLoss(HALF, HALF)).isEqualTo(quiet.defenderLoss(HALF, HALF) + guns / 20);
        }
    }

    @Clause({"breakthrough 8.3c", "breakthrough 8.2h"})
    @Test
    void artilleryLossesCountTheRawPoints() {
        // 100 points against a town at level 3 add 35 to the attack and still cost the defender 5
        Combat shelled =
                new Combat(List.of(artillery(100, regiment(10))), List.of(fort(3, regiment(40))), Terrain.TOWN);
        Casualties quiet = new Casualties(10, 0, 40, 0, shelled.odds());
        assertThat(shelled.casualties().defenderLoss(1, 1)).isEqualTo(quiet.defenderLoss(1, 1) + 5);
    }

    @Clause("breakthrough 8.3g")
    @Test
    void nobodyLosesMoreThanHeHas() {
        Casualties slaughter = new Casualties(3, 400, 5, 400, Rational.of(6));
        assertThat(slaughter.attackerLoss(100)).isEqualTo(3);
        assertThat(slaughter.defenderLoss(100, 100)).isEqualTo(5);
    }

    @Clause({"breakthrough 8.3d", "breakthrough 8.0d"})
    @Test
    void sharesAddUpAndNobodyBearsMoreThanItsStrength() {
        int[][] forces = {{1}, {40, 40, 40}, {5, 60, 105}, {1, 1, 1}, {15, 40, 7, 33, 90, 2}};
        for (int[] strengths : forces) {
            int sum = Arrays.stream(strengths).sum();
            for (int loss = 0; loss <= sum; loss++) {
                int[] shares = Shares.divide(loss, strengths);
                assertThat(Arrays.stream(shares).sum()).isEqualTo(loss);
                for (int i = 0; i < shares.length; i++) assertThat(shares[i]).isBetween(0, strengths[i]);
            }
        }
    }

    @Clause("breakthrough 8.3d")
    @Test
    void equalRemaindersGoToTheUnitNamedFirst() {
        assertThat(Shares.divide(1, new int[] {40, 40, 40})).containsExactly(1, 0, 0);
        assertThat(Shares.divide(2, new int[] {40, 40, 40})).containsExactly(1, 1, 0);
        assertThat(Shares.divide(13, new int[] {60, 105})).containsExactly(5, 8);
    }

    @Clause({"breakthrough 8.1f", "breakthrough 8.1g"})
    @Test
    void forTheSameLossAnAttackerLosesMoreEfficiencyThanADefender() {
        for (int loss = 1; loss <= 50; loss++)
            assertThat(Losses.efficiency(true, loss, 50)).isGreaterThan(Losses.efficiency(false, loss, 50));
        assertThat(Losses.efficiency(true, 0, 50)).isZero();
        assertThat(Losses.efficiency(true, 1, 200)).isEqualTo(1); // 0.75 is rounded half up
        assertThat(Losses.efficiency(false, 1, 200)).isEqualTo(1); // 0.5 too
    }

    @Clause({"breakthrough 8.4a", "breakthrough 8.4c", "breakthrough 7.8f"})
    @Test
    void theChanceToRetreatRisesWithCasualtiesAndFallsWithEfficiencyAndFortification() {
        for (int loss = 1; loss <= 15; loss++)
            assertThat(RetreatChance.faces(loss, 40, 80, 1)).isGreaterThan(RetreatChance.faces(loss - 1, 40, 80, 1));
        for (int efficiency = 41; efficiency <= 100; efficiency++)
            assertThat(RetreatChance.faces(8, 40, efficiency, 1))
                    .isLessThan(RetreatChance.faces(8, 40, efficiency - 1, 1));
        for (int fort = 1; fort <= 5; fort++)
            assertThat(RetreatChance.faces(12, 40, 60, fort)).isLessThan(RetreatChance.faces(12, 40, 60, fort - 1));
    }

    @Clause("breakthrough 8.4c")
    @Test
    void theChanceToRetreatIsNeverBelowNothingNorAboveNinetyFivePercent() {
        assertThat(RetreatChance.faces(0, 40, 100, 5)).isZero();
        assertThat(RetreatChance.faces(39, 40, 40, 0)).isEqualTo(9500);
        // 2.5 x 100/3 percent = 83.333...: 8334 faces, the first above which u is not below the chance
        assertThat(RetreatChance.faces(1, 3, 100, 0)).isEqualTo(8334);
    }

    @Clause({"breakthrough 8.4f", "breakthrough 8.4g"})
    @Test
    void additionalLossesAreATenthRoundedUp() {
        assertThat(IntStream.of(1, 9, 10, 11, 40).map(Retreat::lossInPlace)).containsExactly(1, 1, 1, 2, 4);
        assertThat(IntStream.of(1, 9, 10, 11, 40).map(Retreat::lossInZone)).containsExactly(1, 1, 1, 2, 4);
    }

    @Clause({"breakthrough 8.3e", "breakthrough 8.3f"})
    @Test
    void theTableOfAllRollsAgreesWithEachRoll() {
        List<Casualties> all = List.of(
                V9.casualties(),
                new Casualties(75, 99, 40, 0, new Rational(28, 10)),
                new Casualties(150, 0, 50, 0, Rational.of(3)),
                new Casualties(145, 45, 120, 90, new Rational(42, 100)),
                new Casualties(1, 0, 1, 0, new Rational(7, 3)),
                new Casualties(1080, 400, 30, 20, Rational.of(40)));
        for (Casualties each : all) {
            int[] counts = new int[each.defenderLossCounts().length];
            for (int first = 1; first <= 100; first++)
                for (int second = 1; second <= 100; second++) counts[each.defenderLoss(first, second)]++;
            assertThat(each.defenderLossCounts()).isEqualTo(counts);
        }
    }

    @Clause({"breakthrough 8.3e", "breakthrough 8.3f", "breakthrough 8.4c"})
    @Test
    void theMeanOutcomesAreThoseTheFormulasWereChosenFor() {
        // 150 against 50 in the clear: 6% and 41%; 50 against 50: 6% and 4.5%
        assertThat(mean(casualties(150, 50, Rational.of(3))) / 50).isBetween(0.39, 0.43);
        assertThat(mean(casualties(50, 50, Rational.ONE)) / 50).isBetween(0.043, 0.047);
    }

    private static double mean(Casualties casualties) {
        int[] counts = casualties.defenderLossCounts();
        return IntStream.range(0, counts.length)
                        .mapToLong(loss -> (long) loss * counts[loss])
                        .sum()
                / 10_000.0;
    }
}
