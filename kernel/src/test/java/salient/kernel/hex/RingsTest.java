package salient.kernel.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static salient.kernel.property.ForAll.forAll;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RingsTest {
    private static final int CASES = 300;

    @Test
    void withinIsEveryHexUpToTheDistanceNearestFirst() {
        forAll(CASES, gen -> {
            HexGrid grid = Grids.any(gen);
            int center = Grids.hex(grid, gen);
            int radius = gen.below(30);
            int[] found = grid.within(center, radius);
            assertThat(found).doesNotHaveDuplicates();
            for (int i = 1; i < found.length; i++)
                assertThat(grid.distance(center, found[i])).isGreaterThanOrEqualTo(grid.distance(center, found[i - 1]));
            assertThat(found).hasSize((int) IntStream.range(0, grid.size())
                    .filter(hex -> grid.distance(center, hex) <= radius)
                    .count());
            assertThat(grid.within(center, Integer.MAX_VALUE)).hasSize(grid.size());
        });
    }

    @Test
    void aRingRunsClockwiseFromStraightUp() {
        HexGrid grid = new HexGrid(7, 7, 7, true);
        assertThat(Arrays.stream(grid.within(grid.at(3, 3), 2)).skip(7).mapToObj(hex -> Grids.name(grid, hex)))
                .containsExactly("3,1", "4,2", "5,2", "5,3", "5,4", "4,5", "3,5", "2,5", "1,4", "1,3", "1,2", "2,2");
    }

    @Test
    void aNegativeRadiusIsRefused() {
        assertThatThrownBy(() -> new HexGrid(2, 2, 2, true).within(0, -1)).hasMessageContaining("-1");
    }
}
