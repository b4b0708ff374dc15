package salient.players.breakthrough;

import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.breakthrough.Breakthrough;
import salient.players.Matches;

class DrawnForcesTest {
    @Test
    void aDrawnPositionAgreesWithAllThatTheSideKnows() {
        Matches matches = new Matches(new Breakthrough());
        matches.assertDrawsAreConsistent(DrawnForces::draw, matches.start("first-seven-days", Map.of()), 3, 600);
    }
}
