package salient.kernel.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static salient.kernel.property.ForAll.forAll;

import java.util.HashSet;
import java.util.Set;
import java.util.function.ObjIntConsumer;
import org.junit.jupiter.api.Test;

class HexGridTest {
    @Test
    void a_grid_that_is_too_large_is_refused_before_memory_is_taken() {
        for (int[] size :
                new int[][] {{5000, 5000}, {46341, 46341}, {Integer.MAX_VALUE, Integer.MAX_VALUE}, {20_001, 1}})
            assertThatThrownBy(() -> new HexGrid(size[0], size[1], size[1], true))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("a grid has at most 20000 hexes");
    }

    private static final int CASES = 300;

    private static void forAnyHex(ObjIntConsumer<HexGrid> check) {
        forAll(CASES, gen -> {
            HexGrid grid = Grids.any(gen);
            check.accept(grid, Grids.hex(grid, gen));
        });
    }

    @Test
    void columnAndRowNameEachHexOnce() {
        forAll(CASES, gen -> {
            HexGrid grid = Grids.any(gen);
            for (int hex = 0; hex < grid.size(); hex++)
                assertThat(grid.at(grid.column(hex), grid.row(hex))).isEqualTo(hex);
            assertThat(grid.at(grid.columns(), 0)).isEqualTo(HexGrid.NONE);
            assertThat(grid.at(0, grid.rows(0))).isEqualTo(HexGrid.NONE);
            assertThat(grid.at(-1, 0)).isEqualTo(HexGrid.NONE);
            assertThat(grid.at(0, -1)).isEqualTo(HexGrid.NONE);
        });
    }

    @Test
    void neighborsOfAHexAreThoseTheMapsPrint() {
        // Odd columns lower, as on the maps of wave and breakthrough.
        HexGrid lower = new HexGrid(5, 5, 5, true);
        assertThat(neighbors(lower, lower.at(1, 2))).containsExactly("1,1", "2,2", "2,3", "1,3", "0,3", "0,2");
        assertThat(neighbors(lower, lower.at(2, 2))).containsExactly("2,1", "3,1", "3,2", "2,3", "1,2", "1,1");
        HexGrid higher = new HexGrid(5, 5, 5, false);
        assertThat(neighbors(higher, higher.at(1, 2))).containsExactly("1,1", "2,1", "2,2", "1,3", "0,2", "0,1");
        assertThat(neighbors(higher, higher.at(2, 2))).containsExactly("2,1", "3,2", "3,3", "2,3", "1,3", "1,2");
    }

    @Test
    void neighborsSeeEachOtherFromOppositeDirections() {
        forAnyHex((grid, hex) -> {
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int other = grid.neighbor(hex, d);
                if (other == HexGrid.NONE) continue;
                assertThat(grid.neighbor(other, HexGrid.opposite(d))).isEqualTo(hex);
                assertThat(grid.direction(hex, other)).isEqualTo(d);
                assertThat(grid.distance(hex, other)).isEqualTo(1);
                assertThat(grid.neighborTable()[hex * HexGrid.DIRECTIONS + d]).isEqualTo(other);
            }
        });
    }

    @Test
    void consecutiveNeighborsTouchEachOther() {
        forAnyHex((grid, hex) -> {
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int one = grid.neighbor(hex, d);
                int next = grid.neighbor(hex, (d + 1) % HexGrid.DIRECTIONS);
                if (one != HexGrid.NONE && next != HexGrid.NONE)
                    assertThat(grid.distance(one, next)).isEqualTo(1);
            }
        });
    }

    @Test
    void distanceIsTheNumberOfStepsOfABreadthFirstSearch() {
        forAll(CASES, gen -> {
            HexGrid grid = Grids.any(gen);
            int from = Grids.hex(grid, gen);
            int[] steps = Grids.steps(grid, from);
            for (int hex = 0; hex < grid.size(); hex++) {
                assertThat(grid.distance(from, hex)).isEqualTo(steps[hex]);
                assertThat(grid.distance(hex, from)).isEqualTo(steps[hex]);
            }
        });
    }

    @Test
    void aHexsideIsSharedByExactlyTheTwoHexesItSeparates() {
        forAll(CASES, gen -> {
            HexGrid grid = Grids.any(gen);
            Set<Integer> seen = new HashSet<>();
            for (int hex = 0; hex < grid.size(); hex++)
                for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                    int side = grid.side(hex, d);
                    int other = grid.neighbor(hex, d);
                    assertThat(grid.sideTable()[hex * HexGrid.DIRECTIONS + d]).isEqualTo(side);
                    assertThat(grid.firstHex(side)).isEqualTo(other == HexGrid.NONE ? hex : Math.min(hex, other));
                    assertThat(grid.secondHex(side)).isEqualTo(other == HexGrid.NONE ? other : Math.max(hex, other));
                    if (other == HexGrid.NONE) assertThat(seen.add(side)).isTrue();
                    else {
                        assertThat(grid.side(other, HexGrid.opposite(d))).isEqualTo(side);
                        assertThat(grid.sideBetween(other, hex)).isEqualTo(side);
                        assertThat(seen.add(side)).isEqualTo(hex < other);
                    }
                }
            assertThat(seen).hasSize(grid.sideCount());
            assertThat(seen).allMatch(side -> side >= 0 && side < grid.sideCount());
        });
    }

    @Test
    void hexesApartHaveNoDirectionAndNoSideBetweenThem() {
        HexGrid grid = new HexGrid(4, 4, 4, true);
        assertThat(grid.direction(grid.at(0, 0), grid.at(3, 3))).isEqualTo(HexGrid.NONE);
        assertThat(grid.sideBetween(grid.at(0, 0), grid.at(3, 3))).isEqualTo(HexGrid.NONE);
        assertThat(grid.sideBetween(grid.at(0, 0), grid.at(0, 0))).isEqualTo(HexGrid.NONE);
    }

    @Test
    void aGridWithoutHexesIsRefused() {
        assertThatThrownBy(() -> new HexGrid(0, 4, 4, true)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new HexGrid(3, 4, 0, true)).isInstanceOf(IllegalArgumentException.class);
    }

    private static String[] neighbors(HexGrid grid, int hex) {
        String[] found = new String[HexGrid.DIRECTIONS];
        for (int d = 0; d < found.length; d++) found[d] = Grids.name(grid, grid.neighbor(hex, d));
        return found;
    }
}
