package salient.greatbattles.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import salient.conformance.Golden;
import salient.conformance.OtherJvm;
import salient.conformance.Signature;
import salient.greatbattles.GreatBattles;
import salient.kernel.play.Game;

/** Promise 3: every game replays, on any machine. */
class SignatureTest {
    private static final int GAMES = 24;

    public static final class Source implements Supplier<Game> {
        @Override
        public Game get() {
            return new GreatBattles();
        }
    }

    /** A change of play changes this number, in the same commit, and the message says why. */
    @Test
    void theGamePlaysAsItDid() throws IOException {
        String signature = Signature.of(new GreatBattles(), GAMES);
        Golden.compare(Path.of("src/test/resources/golden/signature.txt"), signature + "\n");
    }

    @Test
    void anotherMachinePlaysTheSameGames() throws IOException, InterruptedException {
        assertThat(OtherJvm.signature(Source.class, 1)).isEqualTo(Signature.of(new GreatBattles(), 1));
    }
}
