package salient.players.wave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.players.Matches;
import salient.players.weights.Weights;
import salient.wave.Wave;
import salient.wave.WavePosition;
import salient.wave.units.Sides;

class WaveTuningTest {
    private static final Matches MATCHES = new Matches(new Wave());

    private static Weights<Weight> veteran(String scenario, int side) {
        return WaveTuning.veteran(side, ((WavePosition) MATCHES.start(scenario, Map.of())).state());
    }

    /** The figures that were climbed in a scenario of three days lost more games of the campaign than they won. */
    @Test
    void theVeteranWeighsByItsOwnFiguresWhereTheyWereShownToBeStronger() {
        assertThat(veteran("campaign", Sides.GERMAN)).isSameAs(WaveTuning.GERMAN);
        assertThat(veteran("campaign", Sides.ALLIED)).isSameAs(WaveTuning.ALLIED);
        for (String scenario : new String[] {"northern-shoulder", "bastogne"}) {
            assertThat(veteran(scenario, Sides.GERMAN).values()).isNotEqualTo(WaveTuning.GERMAN.values());
            assertThat(veteran(scenario, Sides.ALLIED).values()).isNotEqualTo(WaveTuning.ALLIED.values());
        }
    }
}
