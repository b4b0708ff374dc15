package salient.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class StateHashTest {
    @Test
    void order_lengths_and_every_bit_count() {
        assertThat(new StateHash().add(1).add(2).value())
                .isNotEqualTo(new StateHash().add(2).add(1).value());
        assertThat(new StateHash().add(new int[] {1, 2}).add(new int[] {}).value())
                .isNotEqualTo(
                        new StateHash().add(new int[] {1}).add(new int[] {2}).value());
        Set<Long> seen = new HashSet<>();
        for (int bit = 0; bit < 64; bit++)
            seen.add(new StateHash().add(1L << bit).value());
        assertThat(seen).hasSize(64);
    }

    @Test
    void equal_contents_of_any_width_hash_alike() {
        long ints = new StateHash().add(new int[] {1, -2}).value();
        assertThat(new StateHash().add(new byte[] {1, -2}).value()).isEqualTo(ints);
        assertThat(new StateHash().add(new short[] {1, -2}).value()).isEqualTo(ints);
        assertThat(new StateHash().add(new long[] {1, -2}).value()).isEqualTo(ints);
    }

    @Test
    void hashes_never_change_between_releases() {
        assertThat(new StateHash().add("Bastogne").add(true).add(7).value()).isEqualTo(5650775516236365935L);
    }
}
