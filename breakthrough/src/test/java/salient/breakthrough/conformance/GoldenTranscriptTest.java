package salient.breakthrough.conformance;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import salient.breakthrough.Games;
import salient.conformance.Golden;
import salient.conformance.Transcript;
import salient.kernel.play.Options;

/** The first orders of each scenario with what each side is told: a change of rules or a leak shows as a difference. */
class GoldenTranscriptTest {
    private static final int ORDERS = 400;

    @ParameterizedTest
    @ValueSource(strings = {"first-seven-days", "last-seven-days", "twelve-days"})
    void theFirstOrdersOfAScenarioGoAsTheyDid(String scenario) throws IOException {
        String text = Transcript.log(
                Games.GAME,
                Games.GAME.scenario(scenario),
                Options.of(Games.GAME.options(), Map.of()),
                scenario.length(),
                ORDERS);
        Golden.compare(Path.of("src/test/resources/golden/" + scenario + ".txt"), text);
    }
}
