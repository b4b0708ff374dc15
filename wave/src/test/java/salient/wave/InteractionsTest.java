package salient.wave;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.play.Award;
import salient.wave.supply.SupplyState;
import salient.wave.units.Sides;

/** Clauses that meet: what two chapters say together. */
class InteractionsTest {
    private static final String RIVER = "  minor E2415/E2515\n  bridge E2415/E2515\n";

    @Clause({"wave 10.26g", "wave 9.14b", "wave 9.14a", "wave 10.26c"})
    @Test
    void anAdvanceToABridgeLetsTheDefenderBlowItAndThenTheOthersMayFollow() {
        Games game = Games.field(RIVER + """
                phase german combat
                german I/1SSPanzer s.501SSPanzer E2615
                allied 5/1FAGp E2515
                """);
        game.play("attack E2515 I/1SSPanzer s.501SSPanzer")
                .play("advance I/1SSPanzer")
                .inPhase("allied demolition");
        game.play("blow E2415/E2515", 6);
        assertThat(game.isBlown("E2415/E2515")).isTrue();
        game.inPhase("german advance");
        game.play("advance s.501SSPanzer").inPhase("german combat");
    }

    @Clause({"wave 5.7a", "wave 5.7b", "wave 5.7c", "wave 10.18c"})
    @Test
    void gunsThatSupportedAnAttackAreSpentForTheEnemysSegmentAndRecoverAfterIt() {
        Games game = Games.field("""
                turn 3 1
                phase german combat
                second-phase
                german I/1SSPanzer s.501SSPanzer E2615 · VAK388 E2815
                allied I/393Inf II/393Inf III/393Inf E2515 · 10Tk E2415
                """);
        game.play("attack E2515 I/1SSPanzer").play("support VAK388", 3, 1);
        game.play("done").play("fight-first");
        game.play("attack E2615 II/393Inf III/393Inf", 2);
        assertThat(game.told()).doesNotContain("VAK");
        while (!game.phase().equals("allied combat"))
            game.play("lose " + game.state().counters.id(first(game)));
        game.playAll("done", "done");
        assertThat(game.state().turn.couplet).isEqualTo(2);
        game.playAll("move-first");
        game.legal("move VAK388 E2715");
    }

    private static int first(Games game) {
        return salient.wave.combat.Fight.lossChoices(game.state())[0];
    }

    @Clause({"wave 10.19b", "wave 10.18d", "wave 10.18b"})
    @Test
    void gunsAttackedFirstCannotHelpTheirFriendsLaterInThePhase() {
        // In a city the guns can survive an attack; then they are spent. Left alone they are asked for.
        String text = """
                  city E2414
                turn 3
                phase german combat
                german SS-PzPi1 E2514 · I/1SSPanzer s.501SSPanzer E2615
                allied 5/1FAGp E2414 · I/393Inf II/393Inf E2515
                """;
        Games spared = Games.field(text);
        spared.play("attack E2414 SS-PzPi1", 1).at("5/1FAGp", "E2414");
        spared.play("attack E2515 I/1SSPanzer s.501SSPanzer", 1);
        assertThat(spared.told()).doesNotContain("FA Gp");
        Games.field(text).play("attack E2515 I/1SSPanzer s.501SSPanzer").inPhase("allied defense-support");
    }

    @Clause({"wave 8.3h", "wave 6.16b", "wave 6.2b"})
    @Test
    void aDivisionWithSupplyProblemsEntersSuppliedButFightsWithout() {
        Games game = Games.field("""
                turn 9 1
                phase german movement
                supply-problems 9SS
                track german I/9SSPanzer
                allied I/393Inf E2915
                """);
        game.play("enter I/9SSPanzer E3115 E3015");
        game.hasSupply("I/9SSPanzer", SupplyState.AUTOMATIC);
        game.play("done");
        game.hasSupply("I/9SSPanzer", SupplyState.OUT);
    }

    @Clause({"wave 7.7c", "wave 7.2c", "wave 4.8a"})
    @Test
    void theKampfgruppeMayStopWhereThereIsNoRoomButThenUnitsAreLost() {
        Games game = Games.field("german I/1SSPanzer(peiper) s.501SSPanzer(peiper) E2715\n"
                + "german I/25SSPzGren II/25SSPzGren III/25SSPzGren E2615\n");
        game.play("move I/1SSPanzer s.501SSPanzer E2615").play("done").inPhase("german overstacked");
        game.play("eliminate I/25SSPzGren").inPhase("german combat");
        assertThat(game.points(Sides.ALLIED, Award.STEPS)).isEqualTo(2);
    }

    @Clause({"wave 9.14d", "wave 9.17a"})
    @Test
    void aColumnHaltedForABridgeGoesOnAsAColumn() {
        Games game = Games.field(RIVER + "phase german movement\ngerman I/1SSPanzer E3015\n");
        game.play("column I/1SSPanzer E2915 E2815 E2715 E2615 E2515 E2415 E2315 E2215 E2115")
                .play("blow E2415/E2515", 5)
                .at("I/1SSPanzer", "E2115");
        game.refused("move I/1SSPanzer E2116", "9.17a").legal("column I/1SSPanzer E2015");
    }

    @Clause({"wave 9.18c", "wave 9.17a", "wave 6.6b"})
    @Test
    void aircraftOverARoadStopColumnsButNotSupply() {
        Games game = Games.field("""
                turn 8 1
                clear-skies
                interdicted E2415
                phase allied movement
                allied 10Tk E2415 · 34Tk E2215
                """);
        game.hasSupply("10Tk", SupplyState.NORMAL);
        game.refused("column 10Tk E2315", "9.17a").legal("move 10Tk E2315");
        game.refused("column 34Tk E2315 E2415", "9.17a").legal("column 34Tk E2315");
    }

    @Clause({"wave 9.10b", "wave 9.3a", "wave 7.10c"})
    @Test
    void aCrossingTakesAllPointsOfEveryUnitInTheStackHoweverFast() {
        Games game = Games.field("""
                  minor E2515/E2516
                phase german movement
                german SS-PzAufkl1 SS-PzPi1 E2515
                """);
        game.play("move SS-PzAufkl1 SS-PzPi1 E2516");
        game.refused("move SS-PzAufkl1 E2517", "9.1a").refused("move SS-PzPi1 E2517", "9.1a");
    }
}
