package salient.wave.supply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;

/** 6.15 in a pocket: Germans hold every road and edge around E2517. */
class AerialSupplyTest {
    /** No road and far from the edges, so that nothing but the air can supply the middle. */
    private static Games pocket(String text) {
        StringBuilder map = new StringBuilder("map E2010 16 16\n");
        for (int row = 0; row < 16; row++) map.append("  ................\n");
        return Games.wave(map + "turn 8\nclear-skies\nphase allied movement\n" + text);
    }

    @Clause({"wave 6.15a", "wave 6.15c"})
    @Test
    void aMarkerSuppliesWithinFiveHexes() {
        pocket("allied I/393Inf E2718\n").hasSupply("I/393Inf", SupplyState.OUT);
        assertThat(pocket("drop 1 E2713\nallied I/393Inf E2718\n").supply("I/393Inf"))
                .isEqualTo(SupplyState.AERIAL);
        assertThat(pocket("drop 1 E2712\nallied I/393Inf E2718\n").supply("I/393Inf"))
                .isEqualTo(SupplyState.OUT);
    }

    @Clause("wave 6.15b")
    @Test
    void aMarkerSuppliesThirtyStepsAndArtilleryCountsTwice() {
        String full = "drop 1 E2718 29\nallied I/393Inf E2717 · A/18CRS E2716 · 5/1FAGp E2719\n";
        pocket(full).hasSupply("I/393Inf", SupplyState.OUT);
        pocket(full).hasSupply("A/18CRS", SupplyState.AERIAL);
        pocket(full).hasSupply("5/1FAGp", SupplyState.OUT);
        pocket(full.replace("29", "28")).hasSupply("5/1FAGp", SupplyState.AERIAL);
    }

    @Clause("wave 6.15b")
    @Test
    void aUnitCountsOnceForTheRestOfTheTurn() {
        Games game = pocket("drop 1 E2718\nallied I/393Inf II/393Inf E2717\n").play("move I/393Inf E2716");
        assertThat(game.state().skies.load(0)).isEqualTo(2);
        game.play("move I/393Inf E2715");
        assertThat(game.state().skies.load(0)).isEqualTo(2);
        assertThat(game.text()).contains("drop 1 E2718 2").contains("draws=1");
        Games together = pocket("drop 1 E2718 27\nallied I/393Inf II/393Inf E2717\n");
        // Three steps are left: the first battalion draws two, so the second moves out of supply and slows the stack.
        together.legal("move I/393Inf II/393Inf E2716").refused("move I/393Inf II/393Inf E2716 E2715", "9.1a");
        together.legal("move I/393Inf E2716 E2715");
    }

    @Clause("wave 6.15d")
    @Test
    void theLineMayCrossABarrierBesideTheUnitOnly() {
        String near = "  minor E2716/E2717 E2616/E2716 E2716/E2816 E2617/E2716 E2716/E2817 E2715/E2716\n";
        StringBuilder map = new StringBuilder("map E2010 16 16\n");
        for (int row = 0; row < 16; row++) map.append("  ................\n");
        String text = "turn 8\nclear-skies\nphase allied movement\ndrop 1 E2716\n";
        // E2716 is an island: a unit beside it draws on it, one a hex further away does not.
        assertThat(Games.wave(map + near + text + "allied I/393Inf E2717\n").supply("I/393Inf"))
                .isEqualTo(SupplyState.AERIAL);
        assertThat(Games.wave(map + near + text + "allied I/393Inf E2718\n").supply("I/393Inf"))
                .isEqualTo(SupplyState.OUT);
    }

    @Clause({"wave 6.15a", "wave R.1"})
    @Test
    void markersGoOneAHexAndNeitherIntoMarshNorOntoGermans() {
        StringBuilder map = new StringBuilder("map E2010 6 6\n  ....m.\n");
        for (int row = 1; row < 6; row++) map.append("  ......\n");
        Games game = Games.wave(map + "turn 8\nclear-skies\nphase allied aerial-supply\ngerman I/1SSPanzer E2112\n");
        game.refused("drop E2410", "6.15a").refused("drop E2112", "6.15a");
        game.play("drop E2212")
                .refused("drop E2212", "6.15a")
                .play("drop E2213")
                .play("drop E2214");
        game.refused("drop E2215", "6.15a");
        assertThat(game.position().prompt().question()).contains("aerial supply");
    }

    @Clause("wave 6.15f")
    @Test
    void aGermanUnitInTheHexRemovesTheMarker() {
        Games game = Games.field("""
                turn 8
                clear-skies
                no-supply-problems
                phase german movement
                drop 1 E2315
                german I/1SSPanzer E2415
                """);
        game.play("move I/1SSPanzer E2315");
        assertThat(game.state().skies.anyDrop()).isFalse();
        assertThat(game.told()).contains("aerial supply at E2315 is lost");
    }

    @Clause({"wave 6.15e", "wave 9.17a"})
    @Test
    void aerialSupplyAllowsNoColumnMovement() {
        StringBuilder map = new StringBuilder("map E2010 16 16\n");
        for (int row = 0; row < 16; row++) map.append("  ................\n");
        Games game = Games.wave(map + """
                  road E2717 E2718 E2719
                turn 8
                clear-skies
                phase allied movement
                drop 1 E2718
                allied I/393Inf E2717
                """);
        game.hasSupply("I/393Inf", SupplyState.AERIAL);
        game.refused("column I/393Inf E2718", "9.17a");
    }

    @Clause({"wave 6.15a", "wave 9.18b"})
    @Test
    void everythingInTheAirIsLiftedAtTheEndOfTheTurn() {
        Games game = Games.wave("""
                turn 8 2
                clear-skies
                baseplate
                no-supply-problems
                air-support 2
                interdicted E2033
                drop 1 E2033 4
                phase allied combat
                second-phase
                allied I/393Inf(draws=1) E2033
                """);
        game.play("done", 1);
        assertThat(game.state().skies.anyDrop()).isFalse();
        assertThat(game.state().skies.interdictions()).isZero();
        assertThat(game.state().skies.supported()).isZero();
        assertThat(game.state().skies.drawsOn(game.unit("I/393Inf"))).isNegative();
    }
}
