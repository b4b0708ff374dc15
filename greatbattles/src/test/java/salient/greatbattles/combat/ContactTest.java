package salient.greatbattles.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.contact.Contact;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.preview.Previews;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.kernel.rulebook.Clause;

/** C9p to C9y: who may touch whom, by a move or by an advance, and what contact leads to. */
class ContactTest {
    private static final String MORE = """
            battalion allied C1 Mixed average inf "afv:M4 Sherman"
            battalion axis B1 Second average inf inf
            set-up allied C1 in box 0,0 30,5 facing 0
            set-up axis B1 in box 0,10 30,30 facing 180
            """;

    private ProvingGround g = ProvingGround.with(MORE);

    private boolean pending(String attacker, String defender) {
        return CloseCombat.pending(g.s, g.unit(attacker), g.unit(defender));
    }

    @Test
    @Clause({"greatbattles C9y", "greatbattles C9p", "greatbattles U54"})
    void tanksBesideSuppressedInfantryAreNotArmorAlone() {
        g.put("allied/C1/1 8,5@0", "allied/C1/2 5,5@0", "axis/A1/1 5,7.5@180")
                .legal("move allied/C1 +0,+1.75")
                .suppressed("allied/C1/1");
        assertThat(g.refusals("move allied/C1 +0,+1.75")).contains("C9y");
        g.attach("allied/A/1", "allied/A2").put("allied/A/1", 12, 4, 0); // armor alone with its HQ
        g.put("allied/A2/1 15,5@0", "axis/A1/1 15,7.5@180").legal("move allied/A2 +0,+1.75");
    }

    @Test
    @Clause({"greatbattles C9q", "greatbattles C9r"})
    void armorKeepsOffVehiclesAndInfantryDoesNotKeepOffTrucks() {
        g.player(1).put("allied/B2/1", 5, 5, 0).loaded("allied/B2/1");
        g.put("axis/A2/1 5,7.5@180", "axis/A1/1 8,7@180");
        assertThat(g.refusals("move axis/A2 +0,-1.75")).contains("C9q");
        g.put("allied/B2/1", 8, 5, 0).legal("move axis/A1 +0,-1.5").put("allied/A2/1 11,5@0", "axis/A1/1 11,7.25@180");
        assertThat(g.refusals("move axis/A1 +0,-1.5")).contains("C9r");
    }

    @Test
    @Clause({"greatbattles C9r", "greatbattles U31"})
    void whoIsCaughtInItsTrucksIsOutOfThemForTheDay() {
        g.phase(Phase.CLOSE_COMBAT).player(1);
        g.put("allied/B2/1 5,5@0", "allied/B2/2 7,5@0", "axis/A1/1 5,5.5@180");
        g.loaded("allied/B2/1").loaded("allied/B2/2");
        g.play("combat axis/A1 allied/B2", 1, 10, 1); // they hold
        assertThat(g.s.stands().loaded(g.stand("allied/B2/2"))).isFalse();
        assertThat(g.s.stands().dismounted(g.stand("allied/B2/2"))).isTrue();
    }

    @Test
    @Clause({"greatbattles C9r", "greatbattles C9s"})
    void infantryThatIsLeftInContactWithTanksDoesNotHaveToAttackThem() {
        g.phase(Phase.CLOSE_COMBAT).put("allied/A1/1 5,5@0", "axis/A2/1 5,5.75@180");
        assertThat(pending("allied/A1", "axis/A2")).isFalse();
        g.player(1);
        assertThat(pending("axis/A2", "allied/A1")).isTrue(); // the tanks have to, in their turn
    }

    @Test
    @Clause({"greatbattles C9y", "greatbattles C9s"})
    void whoHasNobodyFitToAttackWithDoesNotAttack() {
        g.phase(Phase.CLOSE_COMBAT).put("allied/A1/1 5,5@0", "axis/A1/1 5,5.5@180");
        assertThat(pending("allied/A1", "axis/A1")).isTrue();
        g.suppressed("allied/A1/1");
        assertThat(pending("allied/A1", "axis/A1")).isFalse();
    }

    @Test
    @Clause({"greatbattles C9u", "greatbattles C9r"})
    void anAdvanceStopsShortOfWhomTheBattalionMayNotAttack() {
        g.phase(Phase.CLOSE_COMBAT).put("allied/A1/1 5,5@0", "axis/A1/1 5,5.5@180");
        g.put("axis/A2/1", 6.3, 6.15, 180); // a tank less than half an inch in front, to the right
        g.play("combat allied/A1 axis/A1", 10, 1, 1);
        g.play("advance");
        assertThat(Contact.between(g.s, g.unit("allied/A1"), g.unit("axis/A2"))).isFalse();
        assertThat(g.at("allied/A1/1").y()).isBetween(5_350, 5_400);
        assertThat(g.s.phase()).isNotEqualTo(Phase.CLOSE_COMBAT);
    }

    @Test
    @Clause({"greatbattles C9u", "greatbattles C9v", "greatbattles Q22"})
    void aDefenderThatWinsAndAdvancesIntoAnotherEnemyFightsHimAtOnce() {
        g.phase(Phase.CLOSE_COMBAT).put("allied/A1/1 5,8@0", "axis/A1/1 5,8.5@180");
        g.put("allied/B1/1", 6.3, 7.45, 0); // clear of the fight, half an inch in front of the winner
        assertThat(pending("axis/A1", "allied/B1")).isFalse();
        g.play("combat allied/A1 axis/A1", 1, 10, 1)
                .asks(Decision.ADVANCE)
                .decides(1)
                .play("advance");
        assertThat(pending("axis/A1", "allied/B1")).isTrue();
        assertThat(pending("axis/A1", "allied/A1")).isFalse(); // it has run
        g.play("combat axis/A1 allied/B1", 10, 1, 1).asks(Decision.ADVANCE);
    }

    @Test
    @Clause({"greatbattles C9v", "greatbattles V29"})
    void withoutTheChainThatDefenderStopsToo() {
        g = new ProvingGround(
                ScenarioReader.read(ProvingGround.SCENARIO.replace("set-up allied A1", MORE + "set-up allied A1")),
                "variant.chain-close-combat",
                "no");
        g.phase(Phase.CLOSE_COMBAT).put("allied/A1/1 5,8@0", "axis/A1/1 5,8.5@180");
        g.put("allied/B1/1", 6.3, 7.45, 0);
        g.play("combat allied/A1 axis/A1", 1, 10, 1);
        g.play("advance");
        assertThat(g.s.phase()).isNotEqualTo(Phase.CLOSE_COMBAT);
    }

    @Test
    @Clause({"greatbattles C9u", "greatbattles C9w"})
    void aDefenderThatIsNotActivatedAdvancesButStartsNothing() {
        g.phase(Phase.CLOSE_COMBAT).put("allied/A1/1 5,8@0", "axis/A1/1 5,8.5@180");
        g.put("allied/B1/1", 6.3, 7.45, 0).inactive("axis/A1");
        g.play("combat allied/A1 axis/A1", 1, 10, 1);
        g.play("advance");
        assertThat(g.at("axis/A1/1").y()).isLessThan(8_500);
        assertThat(Contact.between(g.s, g.unit("axis/A1"), g.unit("allied/B1"))).isFalse();
    }

    @Test
    @Clause("greatbattles C9u")
    void theAdvanceGoesAfterTheBeatenEnemyAndNotAfterWhoeverIsNearer() {
        g.phase(Phase.CLOSE_COMBAT).put("allied/A1/1 15,5@0", "axis/A1/1 15,5.5@180");
        g.put("axis/B1/1", 18.2, 5, 270); // nearer than the beaten battalion after its three inches
        g.play("combat allied/A1 axis/A1", 10, 1, 1);
        g.play("advance");
        assertThat(g.at("allied/A1/1").x()).isEqualTo(15_000);
        assertThat(g.at("allied/A1/1").y()).isEqualTo(6_000);
    }

    @Test
    @Clause("greatbattles C9u")
    void theWinnerSaysHowFarUpToAnInch() {
        g.phase(Phase.CLOSE_COMBAT)
                .put("allied/A1/1 15,5@0", "axis/A1/1 15,5.5@180")
                .refused("advance 0.4", "C9s")
                .play("combat allied/A1 axis/A1", 10, 1, 1)
                .refused("advance 1.001", "C9u")
                .refused("advance 0", "C9u")
                .legal("advance 0.001");
        TableAnswer.Layout preview = (TableAnswer.Layout) Previews.of(g.s, g.order("advance 0.437"));
        assertThat(preview.stands().getFirst().y()).isEqualTo(5_437);
        assertThat(preview.reasons()).isEmpty();
        assertThat(g.at("allied/A1/1").y()).as("nothing has happened yet").isEqualTo(5_000);
        g.play("advance 0.437");
        assertThat(g.at("allied/A1/1").y()).isEqualTo(5_437);
        g.tells("advances 0.437\"");
    }

    @Test
    @Clause({"greatbattles C9u", "greatbattles C9v"})
    void whoAdvancesALittleDoesNotRunIntoTheNextEnemy() {
        g.phase(Phase.CLOSE_COMBAT).put("allied/A1/1 5,8@0", "axis/A1/1 5,8.5@180");
        g.put("allied/B1/1", 6.3, 7.45, 0);
        g.play("combat allied/A1 axis/A1", 1, 10, 1);
        g.play("advance 0.4");
        assertThat(g.at("axis/A1/1").y()).isEqualTo(8_100);
        assertThat(g.s.phase()).isNotEqualTo(Phase.CLOSE_COMBAT);
    }

    @Test
    @Clause({"greatbattles C9u", "greatbattles G24"})
    void anAdvanceEndsAtTheWater() {
        g = ProvingGround.with(MORE + "river Our 6,0 6,30");
        g.phase(Phase.CLOSE_COMBAT).put("allied/A1/1", 5, 8, 0).attach("axis/A/2", "axis/A1");
        g.put("axis/A/2 5,8.75@180", "axis/B1/1 12,8@180"); // the next enemy is beyond the river
        g.playAll("combat allied/A1 axis/A1", "advance");
        assertThat(g.at("allied/A1/1").x()).isBetween(5_600, 5_750);
    }

    @Test
    @Clause({"greatbattles C9u", "greatbattles C9m"})
    void whenTheBeatenAreGoneTheAdvanceIsTowardTheNearestEnemy() {
        g.phase(Phase.CLOSE_COMBAT).put("allied/A1/1", 15, 8, 0).attach("axis/A/2", "axis/A1");
        g.put("axis/A/2 15,8.625@180", "axis/B1/1 20,8@180", "axis/A2/1 3,28@180");
        g.play("combat allied/A1 axis/A1"); // guns alone: overrun
        g.play("advance");
        assertThat(g.at("allied/A1/1").x()).isEqualTo(16_000);
    }

    @Test
    @Clause({"greatbattles C9d", "greatbattles C9w", "greatbattles C9y", "greatbattles C7Fw"})
    void contactInWhichNobodyCanAttackIsNoCloseCombat() {
        g.phase(Phase.FIRE).put("allied/A1/1 5,5@0", "axis/A1/1 5,5.5@180");
        g.put("allied/A1/2 7,5@0", "axis/A1/2 7,6.5@180");
        assertThat(g.refusals("aim allied/A1/2 axis/A1/2")).contains("C9d", "ACT29");
        g.suppressed("allied/A1/1").inactive("axis/A1");
        assertThat(g.refusals("aim allied/A1/2 axis/A1/2")).contains("C9d"); // one stand is still fit
        g.suppressed("allied/A1/2").attach("allied/A/3", "allied/A1").put("allied/A/3", 9, 5, 0);
        assertThat(Contact.engaged(g.s, g.unit("allied/A1"))).isFalse();
        assertThat(Contact.engaged(g.s, g.unit("axis/A1"))).isFalse();
        g.legal("aim allied/A/3 axis/A1/2"); // the gun of the battalion fires
        g.player(1)
                .actions("axis/A1", 2)
                .legal("aim axis/A1/2 allied/A1/2"); // and the enemy, who is not activated, fires back
        g.status("axis/A1", salient.greatbattles.state.Status.ACTIVATED);
        assertThat(g.refusals("aim axis/A1/2 allied/A1/2")).contains("C9d", "ACT29"); // now it has to attack
    }

    @Test
    @Clause("greatbattles C9d")
    void lockedBattalionsAreInCloseCombatWhoeverCanAttack() {
        g.phase(Phase.CLOSE_COMBAT).put("allied/A1/1 5,5@0", "axis/A1/1 5,5.5@180");
        g.play("combat allied/A1 axis/A1", 5, 5);
        g.suppressed("allied/A1/1").inactive("axis/A1");
        assertThat(Contact.engaged(g.s, g.unit("allied/A1"))).isTrue();
        assertThat(Contact.engaged(g.s, g.unit("axis/A1"))).isTrue();
    }
}
