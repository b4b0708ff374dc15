package salient.kernel.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RunLengthsTest {
    @Test
    void aLineBeginsWithARunOfNo() {
        assertThat(RunLengths.of(new boolean[] {false, false, true, true, true, false}))
                .isEqualTo("2 3 1");
        assertThat(RunLengths.of(new boolean[] {true, false})).isEqualTo("0 1 1");
        assertThat(RunLengths.of(new boolean[0])).isEqualTo("0");
    }

    @Test
    void countingAddsOnePerYes() {
        int[] counts = {5, 5, 5, 5};
        RunLengths.count("1 2 1", counts);
        assertThat(counts).containsExactly(5, 6, 6, 5);
    }

    @Test
    void aFrontOfAnotherMapIsRefused() {
        assertThatThrownBy(() -> RunLengths.count("1 9", new int[4])).hasMessageContaining("more than 4 hexes");
    }
}
