package salient.wave.supply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.data.SupplyProblemsTable;
import salient.wave.units.Sides;

class SupplyProblemsTest {
    private static Games endOfTurn(int turn, String more) {
        return Games.wave("turn " + turn + " 2\nphase allied combat\nsecond-phase\n" + more
                + "german I/1SSPanzer E4217\nallied I/393Inf E2033\n");
    }

    @Clause({"wave 6.16a", "wave 2.1", "wave 6.16b"})
    @Test
    void fromGameTurnFourTwoDiceNameTheVictims() {
        Games game = endOfTurn(3, "").play("done", 1, 6, 2);
        assertThat(SupplyProblems.victims(game.state())).containsExactly("1SS");
        game.hasSupply("I/1SSPanzer", SupplyState.OUT);
        assertThat(endOfTurn(2, "").play("done").state().victims.isEmpty()).isTrue();
        Games both = endOfTurn(3, "").play("done", 1, 1, 1);
        assertThat(SupplyProblems.victims(both.state())).containsExactly("1SS", "12SS");
    }

    @Clause("wave 6.16a")
    @Test
    void everyTotalNamesGermanOrganizations() {
        for (int total = 2; total <= 12; total++) {
            List<String> named = SupplyProblemsTable.organizations(total);
            assertThat(named).isNotEmpty();
            for (String name : named)
                assertThat(Games.GAME.counters().findOrganization(Sides.GERMAN, name))
                        .isPresent();
        }
    }

    @Clause({"wave 6.16b", "wave R.1"})
    @Test
    void theEffectLastsForTheGameTurn() {
        Games game = endOfTurn(4, "supply-problems 1SS\n").play("done", 1, 2, 2);
        assertThat(SupplyProblems.victims(game.state())).containsExactly("9SS");
    }

    @Clause({"wave 6.17b", "wave 6.16d", "wave 6.17a", "wave 3.7c"})
    @Test
    void aRealDepotTakenByASuppliedUnitEndsTheProblems() {
        String text = "turn 4\nsupply-problems 9SS\ndepots E2315 E2415 E2515 E2615\ngerman I/1SSPanzer E2715\n";
        Games game = Games.field(text).play("move I/1SSPanzer E2615");
        assertThat(game.told()).contains("dummy");
        assertThat(game.state().turn.problemsEnded).isFalse();
        game.play("move I/1SSPanzer E2515 E2415");
        assertThat(game.told()).contains("real depot").contains("ends the German supply problems");
        assertThat(game.state().turn.problemsEnded).isTrue();
        assertThat(game.state().depots.at(game.hex("E2415"))).isNegative();
        // The roll of this turn runs out as it is.
        assertThat(SupplyProblems.victims(game.state())).containsExactly("9SS");
        assertThat(endOfTurn(4, "no-supply-problems\n")
                        .play("done", 1)
                        .state()
                        .victims
                        .isEmpty())
                .isTrue();
    }

    @Clause("wave 6.16d")
    @Test
    void aVictimOfTheTableFindsTheDepotInVain() {
        Games game = Games.field("turn 4\nsupply-problems 1SS\ndepots E2615 - - -\ngerman I/1SSPanzer E2715\n")
                .play("move I/1SSPanzer E2615");
        assertThat(game.told()).contains("real depot");
        assertThat(game.state().turn.problemsEnded).isFalse();
        assertThat(game.state().depots.hex(0)).isNegative();
    }

    @Clause({"wave 6.16d", "wave 9.11d"})
    @Test
    void aLiegeHexNewlyTakenEndsThemToo() {
        Games game =
                Games.field("  liege E2615\nturn 4\ngerman I/1SSPanzer E2715\n").play("move I/1SSPanzer E2615");
        assertThat(game.state().turn.problemsEnded).isTrue();
        Games held = Games.field("  liege E2615\nturn 4\ncontrol german E2615\ngerman I/1SSPanzer E2715\n")
                .play("move I/1SSPanzer E2615");
        assertThat(held.state().turn.problemsEnded).isFalse();
    }

    @Clause("wave 6.17c")
    @Test
    void depotsLeaveTheMapAtTheStartOfGameTurnSix() {
        String depots = "depots E2714 E2713 E2715 E2814\n";
        Games kept = endOfTurn(4, depots).play("done", 1, 2, 2);
        assertThat(kept.state().depots.hex(0)).isNotNegative();
        Games removed = endOfTurn(5, depots).play("done", 1, 2, 2);
        assertThat(removed.state().depots.hex(0)).isNegative();
        assertThat(removed.told()).contains("POL markers");
    }

    @Clause({"wave 6.17a", "wave 9.4", "wave 7.8"})
    @Test
    void depotsStopAndCoverNobody() {
        Games game = Games.field("depots E2615 - - -\nphase allied movement\n"
                + "allied I/393Inf II/393Inf III/393Inf I/394Inf E2515\n");
        game.play("move I/393Inf II/393Inf III/393Inf I/394Inf E2615");
        assertThat(game.state().depots.at(game.hex("E2615"))).isZero();
    }
}
