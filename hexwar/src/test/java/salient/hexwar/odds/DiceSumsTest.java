package salient.hexwar.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class DiceSumsTest {
    @Test
    void twoDiceMakeTheFamiliarTriangle() {
        assertThat(DiceSums.ways(2, 6)).containsExactly(0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1);
    }

    @Test
    void noDiceGiveTheSumZeroInOneWay() {
        assertThat(DiceSums.ways(0, 6)).containsExactly(1);
    }

    @Test
    void allWaysTogetherAreAllThrows() {
        assertThat(Arrays.stream(DiceSums.ways(5, 10)).sum()).isEqualTo(100_000);
    }
}
