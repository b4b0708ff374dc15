package salient.wave;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.movement.BridgeRepairs;
import salient.wave.play.WaveAnswer;
import salient.wave.units.Sides;

/** What other chapters do to a battle: water and scarps, supply at its moment, the order of phases, who may follow. */
class BattleInteractionsTest {
    @Clause({"wave 10.15a", "wave 10.13a", "wave 10.13b", "wave 10.12"})
    @Test
    void hexesBehindWaterAndScarpsCountForAConcentricAssaultThoughTheirFactorsAreHalved() {
        Games game = Games.field("""
                  minor E2514/E2515
                  blocked E2515/E2516
                phase german combat
                german SS-PzJg1 E2514 · I/1SSPanzer E2516
                allied I/393Inf E2515
                """);
        game.play("attack E2515 I/1SSPanzer SS-PzJg1", 6);
        assertThat(game.told()).contains("8 against 6").contains("+1 concentric assault");
    }

    @Clause({"wave 10.15a", "wave 10.2c"})
    @Test
    void threeHexesInARowMakeNoConcentricAssault() {
        Games game = Games.field("""
                phase german combat
                german SS-PzJg1 E2514 · I/1SSPanzer E2615 · s.501SSPanzer E2616
                allied I/393Inf E2515
                """);
        game.play("attack E2515 I/1SSPanzer SS-PzJg1 s.501SSPanzer", 6);
        assertThat(game.told()).doesNotContain("concentric");
    }

    private static final String CUT_ROAD = "turn 3 1\nphase german movement\nallied 10Tk E2715 · I/393Inf E2516\n";

    @Clause({"wave 6.2a", "wave 6.2b", "wave 6.3c"})
    @Test
    void supplyIsAskedAnewWhenTheBattleBegins() {
        Games cameOut = Games.field(CUT_ROAD + "german SS-PzJg1 E2415\n");
        cameOut.refused("move SS-PzJg1 E2515 E2514 E2513", "9.1a");
        cameOut.playAll("move SS-PzJg1 E2515", "done").play("attack E2516 SS-PzJg1", 3);
        assertThat(cameOut.told()).contains("8 against 6");
        Games wentIn = Games.field(CUT_ROAD + "german SS-PzJg1 E2515\n");
        wentIn.playAll("move SS-PzJg1 E2415 E2416", "done").play("attack E2516 SS-PzJg1", 6);
        assertThat(wentIn.told()).contains("4 against 6");
    }

    @Clause({"wave 6.15b", "wave 6.3c", "wave 6.2b"})
    @Test
    void attackersDrawOnADropInTheOrderTheyAreNamedUntilItIsSpent() {
        StringBuilder map = new StringBuilder("map E2310 9 12\n");
        for (int row = 0; row < 12; row++) map.append("  .........\n");
        String text = map + """
                turn 8
                clear-skies
                air-support 8
                phase allied combat
                drop 1 E2716 27
                allied I/393Inf II/393Inf E2715
                german I/986Gren II/986Gren E2615
                """;
        Games game = Games.wave(text);
        game.play("attack E2615 I/393Inf II/393Inf", 4);
        assertThat(game.told()).contains("9 against");
        assertThat(game.state().skies.load(0)).isEqualTo(29);
    }

    @Clause({"wave 10.25", "wave 5.6c", "wave 5.6e"})
    @Test
    void theShiftOfFightingFirstIsThePlayersOwnAndEndsWithHisCombatPhase() {
        String stands = "german SS-PzJg1 E2615\nallied I/393Inf E2515\n";
        Games german = Games.field("turn 3 1\nphase german combat\nfight-first\n" + stands);
        assertThat(preview(german, "odds E2515 SS-PzJg1").shifts()).hasSize(1);
        assertThat(preview(german, "odds E2615 I/393Inf").shifts()).isEmpty();
        german.play("done").inPhase("german movement");
        assertThat(preview(german, "odds E2515 SS-PzJg1").shifts()).isEmpty();
        german.play("done").inPhase("allied order");
        assertThat(preview(german, "odds E2615 I/393Inf").shifts()).isEmpty();
        assertThat(german.text()).doesNotContain("fight-first");
    }

    private static WaveAnswer.OddsAre preview(Games game, String question) {
        return (WaveAnswer.OddsAre)
                game.position().answer(Games.GAME.notation().parseQuestion(question, game.position()));
    }

    @Clause({"wave 10.26b", "wave 7.6", "wave 7.1"})
    @Test
    void anAdvanceKeepsToThreeIndependentsAndFourUnits() {
        Games game = Games.field("""
                phase german combat
                german StuG-Brig11 StuG-Brig394 StuG-Brig667 SS-PzPi1 E2615 · StuG-Brig902 SS-PzJg1 E2616
                allied 5/1FAGp E2515
                """);
        game.play("attack E2515 SS-PzPi1 SS-PzJg1 StuG-Brig11 StuG-Brig394 StuG-Brig667 StuG-Brig902");
        game.refused("advance StuG-Brig11 StuG-Brig394 StuG-Brig667 StuG-Brig902", "7.6");
        game.refused("advance StuG-Brig11 StuG-Brig394 StuG-Brig667 SS-PzPi1 SS-PzJg1", "7.1");
        game.play("advance StuG-Brig11 StuG-Brig394").play("advance StuG-Brig667");
        game.refused("advance StuG-Brig902", "7.6").play("advance SS-PzPi1").inPhase("german combat");
    }

    @Clause({"wave 10.26f", "wave 9.10b", "wave 10.26b"})
    @Test
    void whoAdvancedAcrossARiverMovesOnFreelyAfterwards() {
        Games game = Games.field("""
                  minor E2515/E2615
                turn 3 1
                phase german combat
                fight-first
                german SS-PzJg1 III/2SSPzGrenSPW E2615
                allied 5/1FAGp E2515
                """);
        game.play("attack E2515 SS-PzJg1 III/2SSPzGrenSPW", 6).play("lose III/2SSPzGrenSPW");
        game.play("advance SS-PzJg1").play("done").play("done").inPhase("german movement");
        game.legal("move SS-PzJg1 E2415 E2315 E2215 E2115 E2015");
    }

    @Clause({"wave 10.9b", "wave 10.9c", "wave 10.16a"})
    @Test
    void anOrganizationAndItsIndependentsShareLossesAsTheirOwnerLikes() {
        Games game = Games.field("""
                phase german combat
                german SS-PzJg1 StuG-Brig11 E2615
                allied I/393Inf II/393Inf A/18CRS 10Tk E2515
                """);
        game.play("attack E2515 SS-PzJg1 StuG-Brig11", 6);
        assertThat(game.told()).contains("1/1");
        game.refused("lose I/393Inf", "10.9b").play("lose StuG-Brig11").inPhase("allied defense-losses");
        // The troop has one step and would die while others of the hex still have two, of whatever organization.
        game.refused("lose A/18CRS", "10.9c").play("lose 10Tk");
        assertThat(game.steps("StuG-Brig11")).isEqualTo(1);
        assertThat(game.steps("10Tk")).isEqualTo(1);
    }

    @Clause({"wave 9.16", "wave 10.26h", "wave 7.7f"})
    @Test
    void whatTheKampfgruppeGainsByAdvanceIsItsOwnUntilASuppliedUnitFollows() {
        Games game = Games.field("""
                  minor E2415/E2515
                  blown E2415/E2515
                turn 3 1
                phase german combat
                control german E2415
                gained-by-peiper E2415
                german SS-PzJg1(peiper) III/2SSPzGrenSPW(peiper) SS-PzPi1 E2615
                allied 5/1FAGp E2515
                """);
        game.play("attack E2515 SS-PzJg1 III/2SSPzGrenSPW SS-PzPi1").play("advance SS-PzJg1 III/2SSPzGrenSPW");
        assertThat(BridgeRepairs.canRepair(game.state(), Sides.GERMAN, bridge(game)))
                .isFalse();
        game.play("advance SS-PzPi1");
        assertThat(BridgeRepairs.canRepair(game.state(), Sides.GERMAN, bridge(game)))
                .isTrue();
    }

    private static int bridge(Games game) {
        return game.state().map.bridgeBetween(game.hex("E2415"), game.hex("E2515"));
    }
}
