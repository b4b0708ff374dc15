package salient.wave.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.air.AirPower;
import salient.wave.movement.Movement;
import salient.wave.movement.Mover;

class TurnSequenceTest {
    /** GT1 from the German's first combat phase on, with a unit a side far from each other. */
    private static Games firstTurn() {
        return Games.wave("""
                turn 1 1
                phase german combat
                fight-first
                german I/1SSPanzer E4217
                allied I/393Inf E2033
                """);
    }

    @Clause({"wave 5.8a", "wave 5.8b", "wave 5.2b", "wave 5.6f"})
    @Test
    void onGameTurnOneTheGermanFightsFirstAndTheAlliedPlayerOnlyMoves() {
        Games game = Games.historical().inPhase("german combat");
        assertThat(game.state().turn.fightFirst).isTrue();
        game.play("done").inPhase("german movement");
        game.play("done").inPhase("allied movement");
        game.play("done").inPhase("german order");
        assertThat(game.state().turn.couplet).isEqualTo(2);
    }

    @Clause({"wave 5.1a", "wave 5.2a", "wave 5.2c", "wave R.1", "wave R.2", "wave 5.6a", "wave 5.6b", "wave 5.6e"})
    @Test
    void aGameTurnRunsThroughBothCouplets() {
        Games game = firstTurn().playAll("done", "done", "done").inPhase("german order");
        game.refused("done", "5.6a").refused("attack E2033 I/1SSPanzer", "5.1a", "10.1a");
        game.play("fight-first").inPhase("german combat");
        game.refused("move-first", "5.1a", "5.6e");
        game.playAll("done", "done").inPhase("allied order");
        game.play("move-first").inPhase("allied movement");
        game.play("done").inPhase("allied combat");
        game.play("done");
        assertThat(game.state().turn.number).isEqualTo(2);
        assertThat(game.state().turn.couplet).isEqualTo(1);
        game.inPhase("german order");
    }

    @Clause({"wave 5.6c", "wave 10.25"})
    @Test
    void fightingFirstIsChosenAnewInEverySegment() {
        Games game = Games.wave("phase german order\ngerman I/1SSPanzer E4217\nallied I/393Inf E2033\n");
        game.play("fight-first");
        assertThat(game.state().turn.fightFirst).isTrue();
        game.playAll("done", "done", "move-first");
        assertThat(game.state().turn.fightFirst).isFalse();
    }

    @Clause("wave 5.6d")
    @Test
    void aUnitThatFoughtMayStillMoveItsFullFactor() {
        Games game = Games.field("""
                phase german combat
                fight-first
                german I/1SSPanzer E2616
                allied I/393Inf E2516
                """);
        game.play("attack E2516 I/1SSPanzer", 5).playAll("done", "done").inPhase("german movement");
        game.legal("move I/1SSPanzer E2716");
        assertThat(Mover.of(game.state(), new int[] {game.unit("I/1SSPanzer")}, false).left)
                .isEqualTo(7);
    }

    @Clause({"wave 5.7c", "wave 5.2a"})
    @Test
    void bothSidesArtilleryRecoversAfterEachCouplet() {
        Games game = Games.wave("""
                phase allied combat
                second-phase
                german VAK388(done) E4217
                allied 5/1FAGp(done) E3311
                """);
        game.play("done");
        assertThat(game.state().turn.couplet).isEqualTo(2);
        assertThat(game.text()).contains("german VAK388 E4217").contains("allied 5/1FAGp E3311");
    }

    @Clause({"wave 5.3a", "wave 5.3b", "wave 5.4a", "wave 5.4b", "wave 5.4c", "wave 5.3d"})
    @Test
    void fromGameTurnFourADieDecidesTheWeatherAndBaseplateHalvesTheAircraft() {
        Games game = endOfTurn(3, "").play("done", 6, 6);
        // Die 6 is outside the range 1-5 of GT4: clear; the second 6 launches Baseplate.
        assertThat(game.state().turn.clear).isTrue();
        game.inPhase("allied interdiction");
        assertThat(AirPower.available(game.state())).isEqualTo(4);
        Games without = endOfTurn(3, "").play("done", 6, 5);
        assertThat(AirPower.available(without.state())).isEqualTo(8);
        Games later = endOfTurn(7, "baseplate\n").play("done", 2);
        assertThat(AirPower.available(later.state())).isEqualTo(4);
        Games overcast = endOfTurn(3, "").play("done", 5, 3, 4);
        assertThat(overcast.state().turn.clear).isFalse();
        assertThat(AirPower.available(overcast.state())).isZero();
        Games early = endOfTurn(2, "").play("done");
        assertThat(early.state().turn.clear).isFalse();
    }

    private static Games endOfTurn(int turn, String more) {
        return Games.wave("turn " + turn + " 2\nphase allied combat\nsecond-phase\n" + more
                + "german I/1SSPanzer E4217\nallied I/393Inf E2033\n");
    }

    @Clause({"wave 5.3c", "wave 9.7b"})
    @Test
    void weatherNeverChangesTheCostOfGround() {
        for (String skies : new String[] {"", "clear-skies\n"}) {
            Games game = Games.wave(skies + "phase allied movement\nallied I/393Inf E2033\n");
            Mover mover = Mover.of(game.state(), new int[] {game.unit("I/393Inf")}, false);
            for (int hex = 0; hex < game.state().map.size(); hex++)
                for (int d = 0; d < 6; d++) {
                    int cost = Movement.cost(game.state(), mover, hex, d, 7, false);
                    if (cost != Movement.FORBIDDEN) assertThat(cost).isBetween(1, 3);
                }
        }
    }

    @Clause("wave 5.1b")
    @Test
    void aFinishedPhaseIsNotOpenedAgain() {
        Games game =
                Games.wave("phase german movement\ngerman I/1SSPanzer E4217\n").play("done");
        game.refused("move I/1SSPanzer E4117", "5.1a", "5.6f");
    }

    @Clause({"wave 5.8h", "wave 8.1a"})
    @Test
    void noAlliedReinforcementEntersInTheFirstCouplet() {
        Games game = Games.wave("turn 1 1\nphase allied movement\ntrack allied 10Tk\n");
        game.refused("enter 10Tk E2000", "5.8h");
        Games second = Games.wave("turn 1 2\nphase allied movement\ntrack allied 10Tk\n");
        second.legal("enter 10Tk E2000");
    }
}
