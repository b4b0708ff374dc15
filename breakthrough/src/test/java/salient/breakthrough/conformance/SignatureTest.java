package salient.breakthrough.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import salient.breakthrough.Games;
import salient.conformance.OtherJvm;
import salient.conformance.Signature;
import salient.kernel.play.Game;
import salient.kernel.rulebook.Clause;

/** Promise 3: every game replays, on any machine. */
class SignatureTest {
    public static final class Source implements Supplier<Game> {
        @Override
        public Game get() {
            return Games.GAME;
        }
    }

    /** A change of play changes this number, in the same commit, and the message says why. */
    @Clause("breakthrough 0d")
    @Test
    void theGamePlaysAsItDid() {
        assertThat(Signature.of(Games.GAME)).isEqualTo("0a91fa674c50ae24");
    }

    @Clause({"breakthrough 0d", "breakthrough 0e"})
    @Test
    void anotherMachinePlaysTheSameGames() throws IOException, InterruptedException {
        assertThat(OtherJvm.signature(Source.class, 6)).isEqualTo(Signature.of(Games.GAME, 6));
    }
}
