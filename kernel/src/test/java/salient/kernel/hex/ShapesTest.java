package salient.kernel.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static salient.kernel.property.ForAll.forAll;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShapesTest {
    private static final int CASES = 300;

    @Test
    void aRingHoldsTheHexesAtItsDistanceEachOnce() {
        forAll(CASES, gen -> {
            HexGrid grid = Grids.any(gen);
            int centre = Grids.hex(grid, gen);
            int radius = gen.below(14);
            int[] expected = IntStream.range(0, grid.size())
                    .filter(hex -> grid.distance(centre, hex) == radius)
                    .toArray();
            assertThat(sorted(grid.ring(centre, radius))).isEqualTo(expected);
        });
    }

    @Test
    void aRingRunsClockwiseFromStraightUp() {
        HexGrid grid = new HexGrid(7, 7, 7, true);
        assertThat(Arrays.stream(grid.ring(grid.at(3, 3), 2)).mapToObj(hex -> Grids.name(grid, hex)))
                .containsExactly("3,1", "4,2", "5,2", "5,3", "5,4", "4,5", "3,5", "2,5", "1,4", "1,3", "1,2", "2,2");
    }

    @Test
    void withinIsTheRingsTogetherNearestFirst() {
        forAll(CASES, gen -> {
            HexGrid grid = Grids.any(gen);
            int centre = Grids.hex(grid, gen);
            int radius = gen.below(30);
            int[] rings = IntStream.rangeClosed(0, radius)
                    .flatMap(r -> Arrays.stream(grid.ring(centre, r)))
                    .toArray();
            assertThat(grid.within(centre, radius)).isEqualTo(rings);
            assertThat(grid.within(centre, Integer.MAX_VALUE)).hasSize(grid.size());
            assertThat(grid.ring(centre, Integer.MAX_VALUE)).isEmpty();
        });
    }

    @Test
    void aNegativeRadiusIsRefused() {
        HexGrid grid = new HexGrid(2, 2, 2, true);
        assertThatThrownBy(() -> grid.ring(0, -1)).hasMessageContaining("-1");
        assertThatThrownBy(() -> grid.within(0, -1)).hasMessageContaining("-1");
    }

    @Test
    void aRayGoesStraightToTheMapEdge() {
        forAll(CASES, gen -> {
            HexGrid grid = Grids.any(gen);
            int from = Grids.hex(grid, gen);
            int direction = gen.below(HexGrid.DIRECTIONS);
            int length = gen.below(15);
            int[] ray = grid.ray(from, direction, length);
            assertThat(ray[0]).isEqualTo(from);
            for (int i = 1; i < ray.length; i++) {
                assertThat(grid.neighbour(ray[i - 1], direction)).isEqualTo(ray[i]);
                assertThat(grid.distance(from, ray[i])).isEqualTo(i);
            }
            if (ray.length <= length)
                assertThat(grid.neighbour(ray[ray.length - 1], direction)).isEqualTo(HexGrid.NONE);
            assertThat(grid.line(from, ray[ray.length - 1])).isEqualTo(ray);
        });
    }

    @Test
    void aLineLeadsStepByStepAndIsTheSameFromBothEnds() {
        forAll(CASES, gen -> {
            HexGrid grid = Grids.any(gen);
            int from = Grids.hex(grid, gen);
            int to = Grids.hex(grid, gen);
            int[] line = grid.line(from, to);
            assertThat(line)
                    .hasSize(grid.distance(from, to) + 1)
                    .startsWith(from)
                    .endsWith(to);
            for (int i = 1; i < line.length; i++)
                assertThat(grid.distance(line[i - 1], line[i])).isEqualTo(1);
            int[] back = grid.line(to, from);
            for (int i = 0; i < line.length; i++)
                assertThat(back[line.length - 1 - i]).isEqualTo(line[i]);
        });
    }

    @Test
    void everyHexOfALineLiesWithinHalfAHexOfIt() {
        forAll(CASES, gen -> {
            HexGrid grid = Grids.any(gen);
            int from = Grids.hex(grid, gen);
            int to = Grids.hex(grid, gen);
            if (from == to) return;
            for (int hex : grid.line(from, to)) {
                // Twice the triangle's area over its base is the distance from the line; a hex's circumradius
                // is the most a hex it runs through can be away.
                long base = squared(x(grid, to) - x(grid, from)) * 3 + squared(y(grid, to) - y(grid, from));
                long area = (long) (x(grid, to) - x(grid, from)) * (y(grid, hex) - y(grid, from))
                        - (long) (y(grid, to) - y(grid, from)) * (x(grid, hex) - x(grid, from));
                // In units where a row is 2 and a column is √3 wide, the circumradius squared is 4/3.
                assertThat(area * area * 3 * 3).isLessThanOrEqualTo(4 * base);
            }
        });
    }

    /** Columns, in units of √3. */
    private static int x(HexGrid grid, int hex) {
        return grid.column(hex);
    }

    /** Half rows. */
    private static int y(HexGrid grid, int hex) {
        boolean lower = ((grid.column(hex) & 1) == 1) == grid.oddColumnsLower();
        return 2 * grid.row(hex) + (lower ? 1 : 0);
    }

    private static long squared(int number) {
        return (long) number * number;
    }

    private static int[] sorted(int[] hexes) {
        int[] copy = hexes.clone();
        Arrays.sort(copy);
        return copy;
    }
}
