package salient.players.greatbattles;

import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.players.Matches;

class DrawnBattalionsTest {
    @Test
    void aDrawnPositionAgreesWithAllThatTheSideKnows() {
        Matches matches = new Matches(new GreatBattles());
        matches.assertDrawsAreConsistent(DrawnBattalions::draw, matches.start("noville", Map.of()), 3, 600);
    }
}
