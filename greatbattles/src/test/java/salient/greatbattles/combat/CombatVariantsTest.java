package salient.greatbattles.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.sight.Crests;
import salient.greatbattles.sight.Sight;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.kernel.rulebook.Clause;

/** V17, V18, V26, V27, V29, V33, V54 and C9d: close combat, rally and morale as the options have them, and ties. */
class CombatVariantsTest {
    private static int sum(List<Fire.Modifier> all) {
        return all.stream().mapToInt(Fire.Modifier::amount).sum();
    }

    private static ProvingGround fight(String... options) {
        return new ProvingGround(options)
                .put("allied/A1/1 5,5@0", "allied/A1/2 6.6,5@0", "axis/A1/1 5,5.5@180", "axis/A1/2 6.6,5.5@180")
                .phase(Phase.CLOSE_COMBAT);
    }

    @Test
    @Clause({"greatbattles V26", "greatbattles C9b"})
    void aSuppressedStandLeavesItselfOutWhenItsBattalionIsBeatenToo() {
        ProvingGround g = new ProvingGround("variant.rally-ignore-self", "yes")
                .phase(salient.greatbattles.state.Phase.CLOSE_COMBAT)
                .put("allied/A1/1 5,5@0", "axis/A1/1 5,5.5@180", "axis/A1/2 8,5.5@180")
                .suppressed("axis/A1/1")
                .play(
                        "combat allied/A1 axis/A1",
                        10,
                        1,
                        8,
                        8); // average 8, one suppressed: 7, but 8 for the one who is
        assertThat(g.s.onTable(g.stand("axis/A1/1"))).isTrue();
        assertThat(g.s.suppressed(g.stand("axis/A1/2"))).isTrue();
    }

    @Test
    @Clause({"greatbattles C9d", "greatbattles C9s"})
    void aTieIsFoughtAgainInTheNextPlayerTurnWithTheSameAttacker() {
        ProvingGround g = fight().play("combat allied/A1 axis/A1", 5, 5);
        int one = g.unit("allied/A1");
        int other = g.unit("axis/A1");
        assertThat(g.s.units().lockedWith(one)).isEqualTo(other);
        assertThat(CloseCombat.pending(g.s, one, other)).isFalse(); // not in the second round of the same turn
        g.s.units().setFought(one, 0);
        g.s.turnState().setRound(2);
        assertThat(CloseCombat.pending(g.s, one, other)).isFalse();
        g.player(1).s.turnState().setRound(1);
        g.phase(Phase.CLOSE_COMBAT);
        assertThat(CloseCombat.pending(g.s, one, other)).isTrue();
        assertThat(CloseCombat.pending(g.s, other, one)).isFalse(); // the roles do not change
        g.refused("combat axis/A1 allied/A1", "C9s")
                .legal("combat allied/A1 axis/A1"); // the axis player's turn, the allied attack
    }

    @Test
    @Clause("greatbattles C9d")
    void whoIsLockedMovesNowhereAndMayRally() {
        ProvingGround g = fight().suppressed("allied/A1/2")
                .play("combat allied/A1 axis/A1", 5, 4); // one more unsuppressed stand for the defender: a tie
        g.player(0).phase(Phase.MOVEMENT);
        g.s.units().setActionUse(g.unit("allied/A1"), ActionUse.NONE);
        assertThat(g.refusals("move allied/A1 +0,-1")).contains("C9d");
        g.phase(Phase.FIRE).legal("rally allied/A1/2");
    }

    @Test
    @Clause({"greatbattles V17", "greatbattles C9l", "greatbattles Q40b"})
    void armorCountsAmongTheUnsuppressedOnlyUnderTheOption() {
        ProvingGround.offAndOn("variant.cc-count-armor", (g, on) -> {
            g.put("allied/A2/1 5,5@0", "allied/A2/2 7,5@0", "axis/A1/1 5,6@180");
            List<Fire.Modifier> defender = CloseCombat.defenderModifiers(g.s, g.unit("axis/A1"), g.unit("allied/A2"));
            assertThat(sum(defender)).isEqualTo(on ? 0 : 1); // in stock one infantry stand faces none
        });
    }

    @Test
    @Clause({"greatbattles V18", "greatbattles C10s", "greatbattles Q32"})
    void qualityCountsInMoraleOnlyUnderTheOption() {
        ProvingGround.offAndOn("variant.morale-quality", (g, on) -> {
            g.put("axis/A2/1 25,27@180", "axis/COps 27,28@180");
            assertThat(sum(Morale.modifiers(g.s, g.unit("axis/A2")))).isEqualTo(on ? 10 : 0);
        });
    }

    @Test
    @Clause({"greatbattles V26", "greatbattles Q4b"})
    void aStandsOwnSuppressionIsLeftOutOnlyUnderTheOption() {
        ProvingGround.offAndOn("variant.rally-ignore-self", (g, on) -> {
            g.put("allied/A1/1", 5, 5, 0).suppressed("allied/A1/1").phase(Phase.FIRE);
            g.play("rally allied/A1/1", 8); // average 8, less one for itself
            assertThat(g.s.suppressed(g.stand("allied/A1/1"))).isEqualTo(!on);
        });
    }

    @Test
    @Clause({"greatbattles V29", "greatbattles C9v", "greatbattles Q22"})
    void anAdvanceIntoContactStartsANewCombatUnlessTheOptionIsOff() {
        for (boolean on : new boolean[] {true, false}) {
            ProvingGround g = fight("variant.chain-close-combat", on ? "yes" : "no")
                    .put("axis/A2/1", 25, 25, 180)
                    .play("combat allied/A1 axis/A1", 10, 1, 1, 1); // both hold, and retreat
            g.asks(Decision.ADVANCE).go("advance");
            assertThat(g.s.units().fought(g.unit("allied/A1")) > 0).isEqualTo(!on && g.s.phase() == Phase.CLOSE_COMBAT);
        }
    }

    @Test
    @Clause({"greatbattles V33", "greatbattles Q30"})
    void inactiveInTheOpenIsSoftCoverOnlyUnderTheOption() {
        ProvingGround.offAndOn("variant.inactive-soft-cover", (g, on) -> {
            g.put("allied/A1/1 25,4@0", "allied/A1/2 23,4@0", "allied/COps 27,2@0")
                    .inactive("allied/A1");
            assertThat(sum(Morale.modifiers(g.s, g.unit("allied/A1")))).isEqualTo(on ? 10 : 0);
            assertThat(Rally.worked(g.s, g.unit("allied/A1"))).isEqualTo(on ? 9 : 8);
        });
    }

    @Test
    @Clause({"greatbattles V54", "greatbattles C10e"})
    void theMoraleColumnIsTheCardOrWhatStoodAtTheStartOfTheTurn() {
        for (boolean card : new boolean[] {true, false}) {
            ProvingGround g = new ProvingGround("ruling.morale-strength", card ? "card" : "turn-start")
                    .put("allied/A1/1 5,5@0", "allied/A1/2 7,5@0");
            g.s.stands().setPlace(g.stand("allied/A1/3"), StandPlace.DESTROYED); // lost earlier
            g.s.stands().setPlace(g.stand("allied/A1/4"), StandPlace.FALLEN); // lost in this turn
            assertThat(Morale.stands(g.s, g.unit("allied/A1"))).isEqualTo(card ? 4 : 3);
        }
    }

    @Test
    @Clause({"greatbattles V27", "greatbattles Q12a", "greatbattles Q12c", "greatbattles G29", "greatbattles G30"})
    void aCrestIsTheEdgeOfAPlateauOrTheMiddleOfARidge() {
        ProvingGround contour =
                ProvingGround.with("ridge Back 2,23 8,23").put("allied/A1/1 5,20.8@0", "axis/A1/1 5,25.2@180");
        assertThat(Crests.on(contour.s, contour.stand("allied/A1/1"))).isTrue(); // within an inch of the contour
        assertThat(Sight.sees(contour.s, contour.stand("allied/A1/1"), contour.stand("axis/A1/1")))
                .isTrue();
        ProvingGround line = ProvingGround.with("ridge Back 2,23 8,23", "variant.crest", "centreline")
                .put("allied/A1/1 5,20.8@0", "axis/A1/1 5,25.2@180");
        assertThat(Crests.on(line.s, line.stand("allied/A1/1"))).isFalse();
        assertThat(Sight.block(line.s, line.stand("allied/A1/1"), line.stand("axis/A1/1"))
                        .orElseThrow()
                        .clause())
                .isEqualTo("Q12c");
        line.put("allied/A1/1", 5, 22, 0); // on the crest one sees both ways
        assertThat(Crests.on(line.s, line.stand("allied/A1/1"))).isTrue();
        assertThat(Sight.sees(line.s, line.stand("allied/A1/1"), line.stand("axis/A1/1")))
                .isTrue();
    }
}
