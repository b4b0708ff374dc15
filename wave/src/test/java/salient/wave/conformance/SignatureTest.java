package salient.wave.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import salient.conformance.OtherJvm;
import salient.conformance.Signature;
import salient.kernel.play.Game;
import salient.wave.Games;

/** Promise 3: every game replays, on any machine. */
class SignatureTest {
    public static final class Source implements Supplier<Game> {
        @Override
        public Game get() {
            return Games.GAME;
        }
    }

    /** A change of play changes this number, in the same commit, and the message says why. */
    @Test
    void theGamePlaysAsItDid() {
        assertThat(Signature.of(Games.GAME)).isEqualTo("4b95ff974c1f3351");
    }

    @Test
    void anotherMachinePlaysTheSameGames() throws IOException, InterruptedException {
        assertThat(OtherJvm.signature(Source.class, 3)).isEqualTo(Signature.of(Games.GAME, 3));
    }
}
