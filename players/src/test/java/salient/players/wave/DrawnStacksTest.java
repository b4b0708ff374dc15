package salient.players.wave;

import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.players.Matches;
import salient.wave.Wave;

class DrawnStacksTest {
    @Test
    void aDrawnPositionAgreesWithAllThatTheSideKnows() {
        Matches matches = new Matches(new Wave());
        matches.assertDrawsAreConsistent(DrawnStacks::draw, matches.start("northern-shoulder", Map.of()), 3, 600);
    }
}
