package salient.wave;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.stacking.Peiper;
import salient.wave.supply.SupplyState;

class BeginnerTest {
    @Clause({"wave P.1", "wave P.4e", "wave P.4f", "wave P.4h", "wave D.6"})
    @Test
    void theSetUpHasNeitherArtilleryNorDepotsNorKampfgruppe() {
        Games game = Games.start(Wave.CAMPAIGN, true).at("5/1FAGp", "aside");
        game.refused("depot 1 E2714", "P.4f")
                .play("historical")
                .play("done")
                .play("historical")
                .play("done");
        assertThat(Peiper.size(game.state())).isZero();
        game.at("VAK388", "aside");
        assertThat(game.place("StuG-Brig11")).startsWith("E");
        assertThat(game.state().map.hasRoad(game.hex(game.place("5BelFus")))).isTrue();
    }

    @Clause({"wave P.4a", "wave P.4b", "wave P.4k"})
    @Test
    void noWeatherNoSupplyAndNoRepairsAreAskedFor() {
        Games game = Games.wave("beginner\nturn 7 2\nphase allied combat\nsecond-phase\ngerman I/1SSPanzer E2033\n");
        game.hasSupply("I/1SSPanzer", SupplyState.NORMAL);
        game.play("done").inPhase("german order");
        assertThat(game.state().turn.number).isEqualTo(8);
        game.play("fight-first").inPhase("german combat");
    }

    @Clause({"wave P.4j", "wave 10.13a"})
    @Test
    void attackersThroughWaterAreStillHalved() {
        Games game = Games.wave("beginner\nphase german combat\ngerman I/1SSPanzer E3330\nallied I/393Inf E3231\n");
        game.play("attack E3231 I/1SSPanzer", 1);
        assertThat(game.told()).contains("4 against 6");
    }
}
