package salient.wave.supply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.units.Sides;

class SupplyTest {
    /** E2219 is too far from the road for a German unit. */
    private static final String FAR = "E2219";

    @Clause({"wave 5.8e", "wave 6.2c", "wave D.7"})
    @Test
    void onGameTurnOneEverybodyIsSupplied() {
        Games game = Games.field("turn 1 2\ngerman I/1SSPanzer " + FAR + "\n");
        game.hasSupply("I/1SSPanzer", SupplyState.AUTOMATIC);
        assertThat(SupplyState.AUTOMATIC.isNormal()).isTrue();
        assertThat(SupplyState.AERIAL.isNormal()).isFalse();
        assertThat(SupplyState.AERIAL.isSupplied()).isTrue();
    }

    @Clause({"wave 7.7d", "wave 6.2c"})
    @Test
    void theKampfgruppeIsSuppliedUpToGameTurnThree() {
        String kg = "german I/1SSPanzer(peiper) " + FAR + "\n";
        Games.field("turn 3\n" + kg).hasSupply("I/1SSPanzer", SupplyState.AUTOMATIC);
        Games.field("turn 4\n" + kg).hasSupply("I/1SSPanzer", SupplyState.OUT);
    }

    @Clause({"wave 6.16b", "wave 6.16c"})
    @Test
    void supplyProblemsPutAWholeOrganizationOutOfSupplyAndNobodyElse() {
        Games.field("""
                        turn 4
                        supply-problems 1SS
                        german I/1SSPanzer StuG-Brig11 E2215 · I/12SSPanzer E2315 · VAK388 E2415 · SS-PzJg1 E2219
                        """)
                .hasSupply("I/1SSPanzer", SupplyState.OUT)
                .hasSupply("SS-PzJg1", SupplyState.OUT)
                .hasSupply("StuG-Brig11", SupplyState.NORMAL)
                .hasSupply("I/12SSPanzer", SupplyState.NORMAL)
                .hasSupply("VAK388", SupplyState.NORMAL);
    }

    @Clause({"wave 6.3a", "wave 6.2a", "wave D.8"})
    @Test
    void outOfSupplyAUnitHasThreePointsForThatMove() {
        Games.field("german I/1SSPanzer " + FAR + "\n")
                .legal("move I/1SSPanzer E2218")
                .refused("move I/1SSPanzer E2218 E2217", "9.1a");
        Games.field("german Begleit-Radf-Btl928 E2219\n").legal("move Begleit-Radf-Btl928 E2218");
        // The state is fixed when the move begins: on the road again it has no more points than before.
        Games.field("german I/1SSPanzer E2219\n")
                .play("move I/1SSPanzer E2218")
                .refused("move I/1SSPanzer E2217", "9.1a")
                .toTheNextMovement()
                .legal("move I/1SSPanzer E2217 E2216 E2215");
    }

    @Clause({"wave 6.3a", "wave 7.7e"})
    @Test
    void theKampfgruppeOutOfSupplyHasThreePoints() {
        Games.field("turn 4\ngerman I/1SSPanzer(peiper) SS-PzPi1(peiper) E2219\n")
                .legal("move I/1SSPanzer SS-PzPi1 E2218")
                .refused("move I/1SSPanzer SS-PzPi1 E2218 E2217", "9.1a");
    }

    @Clause("wave 6.3b")
    @Test
    void germanArtilleryMovesItsFactorOutOfSupply() {
        Games.field("german VAK388 " + FAR + "\n")
                .hasSupply("VAK388", SupplyState.OUT)
                .play("move VAK388 E2218")
                .hasPoints("VAK388", 3);
    }

    @Clause({"wave 6.4", "wave 6.2b"})
    @Test
    void supplyNeverTouchesDefense() {
        Games game = Games.field("""
                phase allied combat
                german I/1SSPanzer E2219
                allied I/393Inf E2218
                """);
        var odds = salient.wave.combat.Odds.of(
                game.state(), Sides.ALLIED, game.hex("E2219"), new int[] {game.unit("I/393Inf")}, 0, false);
        assertThat(odds.defense()).isEqualTo(9);
    }

    @Clause({"wave 8.3h", "wave 6.16b"})
    @Test
    void enteringReinforcementsAreSuppliedForThatPhaseOnly() {
        Games.field("""
                        turn 4
                        supply-problems 2SS
                        phase german movement
                        track german II/2SSPanzer
                        """)
                .play("enter II/2SSPanzer E3115 E3015 E2915 E2815 E2715 E2615")
                .hasSupply("II/2SSPanzer", SupplyState.AUTOMATIC)
                .play("done")
                .hasSupply("II/2SSPanzer", SupplyState.OUT);
    }
}
