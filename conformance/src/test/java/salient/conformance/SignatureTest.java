package salient.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import salient.kernel.play.Game;
import salient.skirmish.Fault;
import salient.skirmish.Skirmish;

class SignatureTest {
    public static final class Sound implements Supplier<Game> {
        @Override
        public Game get() {
            return new Skirmish();
        }
    }

    public static final class MachineDependent implements Supplier<Game> {
        @Override
        public Game get() {
            return new Skirmish(Fault.HASH_DEPENDS_ON_THE_MACHINE);
        }
    }

    @Test
    void the_signature_of_the_toy_stands_here_and_changes_only_on_purpose() {
        assertThat(Signature.of(new Skirmish())).isEqualTo("df7afd6fc01bb0f6");
    }

    @Test
    void a_change_of_play_changes_the_signature() {
        assertThat(Signature.of(new Skirmish(Fault.LEAVES_OUT_A_LEGAL_ORDER), 20))
                .isNotEqualTo(Signature.of(new Skirmish(), 20));
    }

    @Test
    void another_machine_plays_the_same_games() throws IOException, InterruptedException {
        assertThat(OtherJvm.signature(Sound.class, 50)).isEqualTo(Signature.of(new Skirmish(), 50));
    }

    @Test
    void a_hash_that_depends_on_the_machine_is_noticed() throws IOException, InterruptedException {
        assertThat(OtherJvm.signature(MachineDependent.class, 5))
                .isNotEqualTo(Signature.of(new MachineDependent().get(), 5));
    }
}
