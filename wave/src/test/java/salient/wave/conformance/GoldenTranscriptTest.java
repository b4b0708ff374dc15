package salient.wave.conformance;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.conformance.Golden;
import salient.conformance.Transcript;
import salient.kernel.play.Options;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.Wave;

/** Orders of each scenario with what each side is told: a change of rules or a leak shows as a difference. */
class GoldenTranscriptTest {
    @Clause({"wave 7.3", "wave R.1", "wave R.2"})
    @ParameterizedTest
    @CsvSource({"campaign, no, 300", "campaign, yes, 1000", "northern-shoulder, no, 400", "bastogne, no, 500"})
    void theFirstOrdersOfAScenarioGoAsTheyDid(String scenario, String beginner, int orders) throws IOException {
        String text = Transcript.log(
                Games.GAME,
                Games.GAME.scenario(scenario),
                Options.of(Games.GAME.options(), Map.of(Wave.BEGINNER, beginner)),
                scenario.length(),
                orders);
        String name = scenario + (beginner.equals("yes") ? "-beginner" : "");
        Golden.compare(Path.of("src/test/resources/golden/" + name + ".txt"), text);
    }
}
