package salient.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.conformance.Conformance;
import salient.conformance.Golden;
import salient.conformance.Signature;
import salient.conformance.Transcript;
import salient.hexwar.plain.PlainCandidate;
import salient.kernel.play.Options;
import salient.kernel.rulebook.Clause;

/** What every game must pass, the text of one game, and the number for the way it plays. */
class ConformanceTest {
    private static final Race GAME = new Race();

    @Clause("race 1.5")
    @Test
    void theGameKeepsEveryPromiseOfTheContract() {
        var report =
                new Conformance(new PlainCandidate(GAME)).games(10).every(10).run();
        assertThat(report.orders()).isGreaterThan(1_000);
    }

    @Test
    void theFirstOrdersGoAsTheyDid() throws IOException {
        String text = Transcript.log(GAME, GAME.scenario("bastogne"), Options.of(GAME.options(), Map.of()), 8, 400);
        Golden.compare(Path.of("src/test/resources/golden/bastogne.txt"), text);
    }

    /** A change of play changes this number, in the same commit, and the message says why. */
    @Test
    void theGamePlaysAsItDid() {
        assertThat(Signature.of(GAME)).isEqualTo("e4ec828a167ca7de");
    }
}
