package salient.breakthrough.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.breakthrough.combat.Troops.acrossRiver;
import static salient.breakthrough.combat.Troops.artillery;
import static salient.breakthrough.combat.Troops.division;
import static salient.breakthrough.combat.Troops.efficiency;
import static salient.breakthrough.combat.Troops.fort;
import static salient.breakthrough.combat.Troops.regiment;
import static salient.breakthrough.combat.Troops.supply;
import static salient.breakthrough.combat.Troops.traveling;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.breakthrough.play.CombatEvent.Factor;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Terrain;
import salient.hexwar.odds.Rational;
import salient.kernel.rulebook.Clause;

/** 8.1b, 8.2 and 13.6, with the vectors V3 and V8 of the rules. */
class StrengthModifiersTest {
    private static String attacks(Combatant unit) {
        return Combat.shown(ModifiedStrength.attacking(unit).value());
    }

    private static String defends(Combatant unit, Terrain terrain) {
        return Combat.shown(ModifiedStrength.defending(unit, terrain).value());
    }

    private static Combat combat(Combatant attacker, Combatant defender, Terrain terrain) {
        return new Combat(List.of(attacker), List.of(defender), terrain);
    }

    @Clause({"breakthrough 8.1b", "breakthrough 13.6i"})
    @Test
    void fiftyPointsAtEightyPercentCountForty() {
        assertThat(attacks(efficiency(80, regiment(50)))).isEqualTo("40.00");
        assertThat(defends(efficiency(80, regiment(50)), Terrain.CLEAR)).isEqualTo("40.00");
    }

    @Clause({"breakthrough 8.2a", "breakthrough 13.6a", "breakthrough 13.6b", "breakthrough 13.6c", "breakthrough 13.6d"
    })
    @Test
    void terrainHelpsTheDefender() {
        assertThat(defends(regiment(40), Terrain.CLEAR)).isEqualTo("40.00");
        assertThat(defends(regiment(40), Terrain.ROUGH)).isEqualTo("52.00");
        assertThat(defends(regiment(40), Terrain.TOWN)).isEqualTo("80.00");
        assertThat(defends(regiment(40), Terrain.FOREST)).isEqualTo("68.00");
    }

    @Clause({"breakthrough 8.2a", "breakthrough 13.6d"})
    @Test
    void terrainOfTheTargetDoesNothingForTheAttacker() {
        Combat inForest = combat(regiment(60), regiment(40), Terrain.FOREST);
        assertThat(Combat.shown(inForest.attackerTotal())).isEqualTo("60.00");
    }

    @Clause({"breakthrough 8.2b", "breakthrough 13.6e"})
    @Test
    void onlyTheAttackerAcrossARiverIsCut() {
        assertThat(attacks(acrossRiver(regiment(60)))).isEqualTo("45.00");
        assertThat(defends(acrossRiver(regiment(60)), Terrain.CLEAR)).isEqualTo("60.00");
    }

    @Clause({"breakthrough 7.7g", "breakthrough 13.6f"})
    @Test
    void travelModeCutsBothSidesByFortyPercent() {
        assertThat(attacks(traveling(regiment(50)))).isEqualTo("30.00");
        assertThat(defends(traveling(regiment(50)), Terrain.CLEAR)).isEqualTo("30.00");
    }

    @Clause({"breakthrough 8.2c", "breakthrough 7.8e", "breakthrough 13.6g"})
    @Test
    void eachFortificationLevelAddsThirtyPercentToTheDefense() {
        List<String> expected = List.of("10.00", "13.00", "16.00", "19.00", "22.00", "25.00");
        for (int level = 0; level <= 5; level++)
            assertThat(defends(fort(level, regiment(10)), Terrain.CLEAR)).isEqualTo(expected.get(level));
    }

    @Clause("breakthrough 7.8h")
    @Test
    void fortificationGivesNothingWhenAttacking() {
        assertThat(attacks(fort(5, regiment(10)))).isEqualTo("10.00");
    }

    @Clause({"breakthrough 8.2d", "breakthrough 4.3d", "breakthrough 4.3e", "breakthrough 13.6j"})
    @Test
    void unsuppliedUnitsAttackAtHalfAndDefendAtThreeQuarters() {
        assertThat(attacks(supply(SupplyState.UNSUPPLIED, regiment(40)))).isEqualTo("20.00");
        assertThat(defends(supply(SupplyState.UNSUPPLIED, regiment(40)), Terrain.CLEAR))
                .isEqualTo("30.00");
    }

    @Clause({"breakthrough 8.2e", "breakthrough 4.3m", "breakthrough 4.3p", "breakthrough 13.6k"})
    @Test
    void isolatedUnitsDefendAtHalfAndAreWorthNothingInAttack() {
        assertThat(defends(supply(SupplyState.ISOLATED, regiment(40)), Terrain.CLEAR))
                .isEqualTo("20.00");
        assertThat(attacks(supply(SupplyState.ISOLATED, regiment(40)))).isEqualTo("0.00");
    }

    @Clause({"breakthrough 8.2k", "breakthrough 8.2f", "breakthrough 6.6n", "breakthrough 13.6h"})
    @Test
    void theProductIsLimitedToThreeBeforeDivisionalBonusAndArtillery() {
        assertThat(defends(fort(5, regiment(40)), Terrain.TOWN)).isEqualTo("120.00");
        assertThat(defends(fort(5, division(40)), Terrain.TOWN)).isEqualTo("150.00");
        Combat combat = combat(regiment(40), artillery(30, fort(5, division(40))), Terrain.TOWN);
        assertThat(Combat.shown(combat.defenderTotal())).isEqualTo("180.00");
        assertThat(combat.defenders().getFirst().limited()).isTrue();
    }

    @Clause("breakthrough 8.2k")
    @Test
    void efficiencyIsInsideTheLimit() {
        // 0.9 x 2.0 x 1.6 = 2.88 stays, 1.0 x 2.0 x 1.6 = 3.2 is cut
        assertThat(defends(efficiency(90, fort(2, regiment(40))), Terrain.TOWN)).isEqualTo("115.20");
        assertThat(defends(fort(2, regiment(40)), Terrain.TOWN)).isEqualTo("120.00");
        assertThat(ModifiedStrength.defending(efficiency(90, fort(2, regiment(40))), Terrain.TOWN)
                        .limited())
                .isFalse();
    }

    @Clause("breakthrough 8.2l")
    @Test
    void factorsMultiply() {
        assertThat(defends(supply(SupplyState.UNSUPPLIED, efficiency(80, regiment(50))), Terrain.FOREST))
                .isEqualTo("51.00");
        assertThat(attacks(traveling(acrossRiver(regiment(60))))).isEqualTo("27.00");
    }

    @Clause({"breakthrough 8.2g", "breakthrough 8.2h", "breakthrough 8.2i"})
    @Test
    void attackingArtilleryIsHalvedByATownAndCutByTheHighestFortification() {
        Combat combat = new Combat(
                List.of(artillery(100, regiment(10))),
                List.of(fort(1, regiment(40)), fort(3, regiment(40)), regiment(10)),
                Terrain.TOWN);
        assertThat(Combat.shown(combat.effectiveAttackerArtillery())).isEqualTo("35.00");
        assertThat(Combat.shown(combat.attackerTotal())).isEqualTo("45.00");
        assertThat(combat.artilleryModifiers().stream().map(Factor::percent)).containsExactly(50, 70);
    }

    @Clause("breakthrough 8.2j")
    @Test
    void defendingArtilleryCountsInFull() {
        Combat combat = combat(regiment(40), artillery(30, fort(4, regiment(40))), Terrain.TOWN);
        assertThat(Combat.shown(combat.defenderTotal())).isEqualTo("150.00");
    }

    @Clause("breakthrough 8.2l")
    @Test
    void oddsAreTheQuotientOfTheTotalsAndADefenderCountsAtLeastOne() {
        assertThat(combat(regiment(60), regiment(40), Terrain.CLEAR).odds()).isEqualTo(new Rational(3, 2));
        Combatant remnant = efficiency(40, supply(SupplyState.ISOLATED, regiment(1)));
        assertThat(combat(regiment(60), remnant, Terrain.CLEAR).odds()).isEqualTo(Rational.of(60));
    }

    @Clause({"breakthrough 8.2l", "breakthrough 0e"})
    @Test
    void everyModifierIsNamedWithItsClause() {
        ModifiedStrength unit = ModifiedStrength.defending(
                efficiency(90, fort(2, supply(SupplyState.UNSUPPLIED, traveling(division(40))))), Terrain.ROUGH);
        assertThat(unit.modifiers().stream().map(m -> m.clause().number() + " " + m.percent()))
                .containsExactly("13.6i 90", "13.6b 130", "13.6g 160", "13.6f 60", "13.6j 75", "13.6h 125");
    }

    @Clause("breakthrough 0e")
    @Test
    void strengthsAreRoundedForDisplayOnly() {
        Combat combat = combat(efficiency(67, regiment(1)), efficiency(33 + 10, regiment(3)), Terrain.ROUGH);
        assertThat(combat.odds()).isEqualTo(new Rational(67, 100).times(new Rational(1000, 3 * 43 * 13)));
        assertThat(Combat.shown(combat.odds())).isEqualTo("0.40");
    }
}
