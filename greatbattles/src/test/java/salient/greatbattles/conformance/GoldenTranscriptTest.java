package salient.greatbattles.conformance;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.conformance.Golden;
import salient.conformance.Transcript;
import salient.greatbattles.GreatBattles;
import salient.kernel.play.Options;
import salient.kernel.rulebook.Clause;

/** Orders of each scenario with what each side is told: a change of rules or a leak shows as a difference. */
@Clause({"greatbattles H1", "greatbattles H8"})
class GoldenTranscriptTest {
    private static final GreatBattles GAME = new GreatBattles();

    @ParameterizedTest
    @CsvSource({"crossroads, 150", "noville, 300", "agira, 300", "malta, 300"})
    void theFirstOrdersOfAScenarioGoAsTheyDid(String scenario, int orders) throws IOException {
        String text = Transcript.log(
                GAME, GAME.scenario(scenario), Options.of(GAME.options(), Map.of()), scenario.length(), orders);
        Golden.compare(Path.of("src/test/resources/golden/" + scenario + ".txt"), text);
    }
}
