package salient.wave.reinforcement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.units.Sides;

class CavalryTest {
    @Clause({"wave 8.7a", "wave 8.7b", "wave 3.10b", "wave 4.8a"})
    @Test
    void threeTroopsInOneHexMayFormTheSquadronAtTheEndOfAMovementPhase() {
        Games game = Games.field("phase allied movement\nallied A/18CRS B/18CRS E2415 · C/18CRS E2515\n");
        game.refused("reform", "5.1a", "8.7a")
                .play("move C/18CRS E2415")
                .play("done")
                .inPhase("allied reform");
        game.play("reform").at("18CRS", "E2415");
        assertThat(game.steps("18CRS")).isEqualTo(2);
        game.at("A/18CRS", "aside");
        assertThat(game.state().tally.total(Sides.GERMAN)).isZero();
        game.inPhase("allied combat");
    }

    @Clause({"wave 8.7b", "wave 9.1a"})
    @Test
    void theSquadronMovesInItsNextMovementPhase() {
        Games game = Games.field("turn 2 1\nphase allied movement\nfight-first\nallied A/18CRS B/18CRS C/18CRS E2415\n")
                .playAll("done", "reform")
                .playAll("move-first", "done", "done", "move-first")
                .inPhase("allied movement");
        game.legal("move 18CRS E2515");
    }

    @Clause("wave 8.7a")
    @Test
    void theyNeedNot() {
        Games.field("phase allied movement\nallied A/18CRS B/18CRS C/18CRS E2415\n")
                .playAll("done", "done")
                .at("18CRS", "aside")
                .inPhase("allied combat");
    }

    @Clause("wave 8.7c")
    @Test
    void onceATroopIsLostTheSquadronNeverComes() {
        Games.field("phase allied movement\nallied A/18CRS B/18CRS E2415\nlost allied C/18CRS\n")
                .play("done")
                .inPhase("allied combat");
        Games german = Games.field("phase german movement\nallied A/18CRS B/18CRS C/18CRS E2415\n")
                .play("done")
                .inPhase("german combat");
    }

    @Clause("wave 8.7b")
    @Test
    void theSquadronIsNeverBrokenDownAgain() {
        Games game = Games.field("phase allied movement\nallied 18CRS E2415 · I/393Inf E2416\n");
        game.refused("break-down 18CRS", "8.7b").refused("break-down I/393Inf", "8.7b");
        assertThat(game.judge("break-down 18CRS").toString()).contains("never broken down into its troops again");
        Games over = game.play("concede");
        over.refused("break-down 18CRS", "4.1", "8.7b");
    }
}
