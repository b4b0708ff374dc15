package salient.greatbattles.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import salient.conformance.OtherJvm;
import salient.conformance.Signature;
import salient.conformance.SignatureHistory;
import salient.greatbattles.GreatBattles;
import salient.kernel.play.Game;

/** Promise 3: every game replays, on any machine. */
class SignatureTest {
    public static final class Source implements Supplier<Game> {
        @Override
        public Game get() {
            return new GreatBattles();
        }
    }

    /** A change of play needs a new rules version and a new line in the file. */
    @Test
    void theGamePlaysAsItDid() throws IOException {
        SignatureHistory.check(new GreatBattles(), Path.of("src/test/resources/golden/signatures.csv"));
    }

    @Test
    void anotherMachinePlaysTheSameGames() throws IOException, InterruptedException {
        assertThat(OtherJvm.signature(Source.class, 1)).isEqualTo(Signature.of(new GreatBattles(), 1));
    }
}
