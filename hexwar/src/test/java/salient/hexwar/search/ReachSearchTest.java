package salient.hexwar.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static salient.kernel.property.ForAll.forAll;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import salient.kernel.hex.Grids;
import salient.kernel.hex.HexGrid;
import salient.kernel.property.Gen;

class ReachSearchTest {
    private static final int CASES = 400;

    private interface Check {
        void on(Maps map, int start, int points, Gen gen);
    }

    /** Any map, any hex of it to start from, and up to 24 points. */
    private static void forAnyStart(Check check) {
        forAll(CASES, gen -> {
            Maps map = Maps.any(gen);
            check.on(map, Grids.hex(map.grid(), gen), gen.below(25), gen);
        });
    }

    @Test
    void theCostsAreThoseOfAPlainSearchThatRelaxesUntilNothingChanges() {
        forAnyStart((map, start, points, gen) -> {
            int[] expected = relaxUntilStable(map, start, points);
            ReachSearch byTable = new ReachSearch(map.grid());
            byTable.search(start, points, new StepTable(map.grid(), map::cost));
            ReachSearch byFunction = new ReachSearch(map.grid());
            byFunction.search(start, points, map::cost);
            for (int hex = 0; hex < expected.length; hex++) {
                int wanted = expected[hex] == Integer.MAX_VALUE ? HexGrid.NONE : expected[hex];
                assertThat(byTable.cost(hex)).isEqualTo(wanted);
                assertThat(byFunction.cost(hex)).isEqualTo(wanted);
                assertThat(byTable.reached(hex)).isEqualTo(wanted != HexGrid.NONE);
                int[] path = byTable.path(hex);
                assertThat(path).isEqualTo(byFunction.path(hex));
                int[] entered = path.length == 0 ? path : Arrays.copyOfRange(path, 1, path.length);
                assertThat(byTable.steps(hex)).isEqualTo(entered);
            }
        });
    }

    @Test
    void aTableWithAGateReachesWhatTheSameCostsReachWithShutHexesForbidden() {
        forAnyStart((map, start, points, gen) -> {
            boolean[] shut = new boolean[map.grid().size()];
            for (int hex = 0; hex < shut.length; hex++) shut[hex] = gen.below(4) == 0;
            StepCost first = (_, _, to) -> shut[to] ? StepCost.FORBIDDEN : 1 + to % 5;
            byte[] table = new byte[shut.length * HexGrid.DIRECTIONS];
            for (int step = 0; step < table.length; step++)
                table[step] = smallCost(map, step / HexGrid.DIRECTIONS, step % HexGrid.DIRECTIONS);
            ReachSearch plain = new ReachSearch(map.grid());
            plain.search(start, points, (from, direction, to) -> {
                if (from == start) return first.cost(from, direction, to);
                int cost = table[from * HexGrid.DIRECTIONS + direction];
                return cost == 0 || shut[to] ? StepCost.FORBIDDEN : cost;
            });
            ReachSearch gated = new ReachSearch(map.grid());
            gated.search(start, points, first, table, hex -> !shut[hex]);
            assertThat(gated.count()).isEqualTo(plain.count());
            for (int i = 0; i < plain.count(); i++) assertThat(gated.hex(i)).isEqualTo(plain.hex(i));
            for (int hex = 0; hex < shut.length; hex++)
                assertThat(gated.path(hex)).isEqualTo(plain.path(hex));
        });
    }

    private static byte smallCost(Maps map, int hex, int direction) {
        int to = map.grid().neighbor(hex, direction);
        if (to == HexGrid.NONE) return 0;
        int cost = map.cost(hex, direction, to) & ~StepCost.ENDS_MOVE;
        return (byte) (cost > 100 ? 0 : cost);
    }

    @Test
    void fromSeveralHexesEachCostsWhatItCostsFromTheNearest() {
        forAll(100, gen -> {
            Maps map = Maps.any(gen);
            int points = gen.below(25);
            int[] starts = new int[1 + gen.below(4)];
            for (int i = 0; i < starts.length; i++) starts[i] = Grids.hex(map.grid(), gen);
            ReachSearch together = new ReachSearch(map.grid());
            together.search(starts, points, map::cost);
            for (int hex = 0; hex < map.grid().size(); hex++) {
                int nearest = HexGrid.NONE;
                for (int start : starts) {
                    ReachSearch alone = new ReachSearch(map.grid());
                    alone.search(start, points, map::cost);
                    int cost = alone.cost(hex);
                    if (cost != HexGrid.NONE && (nearest == HexGrid.NONE || cost < nearest)) nearest = cost;
                }
                assertThat(together.cost(hex)).isEqualTo(nearest);
            }
        });
    }

    @Test
    void everyPathCostsWhatTheSearchSays() {
        forAnyStart((map, start, points, gen) -> {
            ReachSearch search = new ReachSearch(map.grid());
            search.search(start, points, map::cost);
            for (int hex = 0; hex < map.grid().size(); hex++) {
                int[] path = search.path(hex);
                if (!search.reached(hex)) {
                    assertThat(path).isEmpty();
                    assertThat(search.previous(hex)).isEqualTo(HexGrid.NONE);
                    continue;
                }
                assertThat(path).startsWith(start).endsWith(hex);
                assertThat(walk(map, path, points)).isEqualTo(search.cost(hex));
                assertThat(search.previous(hex)).isEqualTo(path.length > 1 ? path[path.length - 2] : HexGrid.NONE);
            }
        });
    }

    @Test
    void hexesAreListedOnceEachCheapestFirst() {
        forAll(CASES, gen -> {
            Maps map = Maps.any(gen);
            ReachSearch search = new ReachSearch(map.grid());
            search.search(Grids.hex(map.grid(), gen), gen.below(25), map::cost);
            boolean[] listed = new boolean[map.grid().size()];
            for (int i = 0; i < search.count(); i++) {
                assertThat(listed[search.hex(i)]).isFalse();
                listed[search.hex(i)] = true;
                if (i > 0)
                    assertThat(search.cost(search.hex(i))).isGreaterThanOrEqualTo(search.cost(search.hex(i - 1)));
            }
            for (int hex = 0; hex < listed.length; hex++)
                assertThat(search.reached(hex)).isEqualTo(listed[hex]);
            assertThatThrownBy(() -> search.hex(search.count())).isInstanceOf(IndexOutOfBoundsException.class);
        });
    }

    @Test
    void aKeptSearchAnswersLikeANewOne() {
        forAll(100, gen -> {
            Maps map = Maps.any(gen);
            // So low that the sums have to be wiped after a few searches.
            ReachSearch kept = new ReachSearch(map.grid(), 100);
            for (int i = 0; i < 20; i++) {
                int start = Grids.hex(map.grid(), gen);
                int points = gen.below(25);
                kept.search(start, points, map::cost);
                ReachSearch fresh = new ReachSearch(map.grid());
                fresh.search(start, points, map::cost);
                assertThat(kept.count()).isEqualTo(fresh.count());
                for (int hex = 0; hex < map.grid().size(); hex++) {
                    assertThat(kept.cost(hex)).isEqualTo(fresh.cost(hex));
                    assertThat(kept.path(hex)).isEqualTo(fresh.path(hex));
                }
            }
        });
    }

    @Test
    void aStepThatEndsTheMoveIsPaidInFullAndTakesTheRest() {
        HexGrid row = new HexGrid(1, 4, 1, true);
        ReachSearch search = new ReachSearch(row);
        StepCost endsInHexOne = (from, direction, to) -> to == 1 ? StepCost.endingMove(2) : 1;
        search.search(0, 5, endsInHexOne);
        assertThat(search.cost(1)).isEqualTo(5);
        assertThat(search.reached(2)).isFalse();
        search.search(0, 1, endsInHexOne);
        assertThat(search.reached(1)).isFalse();
        search.search(0, 2, endsInHexOne);
        assertThat(search.cost(1)).isEqualTo(2);
    }

    @Test
    void nothingIsReachedBeforeTheFirstSearch() {
        ReachSearch search = new ReachSearch(new HexGrid(3, 3, 3, true));
        assertThat(search.count()).isZero();
        assertThat(search.reached(4)).isFalse();
    }

    @Test
    void aStepCannotBeFreeOrBeyondMeasure() {
        HexGrid grid = new HexGrid(3, 3, 3, true);
        ReachSearch search = new ReachSearch(grid);
        for (int wrong : new int[] {0, -1, StepCost.MOST + 1, StepCost.endingMove(0)}) {
            assertThatThrownBy(() -> search.search(4, 3, (from, direction, to) -> wrong))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> new StepTable(grid, (from, direction, to) -> wrong))
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> search.search(4, -1, (from, direction, to) -> 1))
                .hasMessageContaining("-1 points");
        assertThatThrownBy(() -> new StepTable(grid).set(0, 0, 1)).hasMessageContaining("no neighbor");
    }

    @Test
    void aSearchCutShortLeavesNothingBehindForTheNext() {
        HexGrid grid = new HexGrid(5, 5, 5, true);
        ReachSearch search = new ReachSearch(grid);
        StepCost fails = (from, direction, to) -> {
            if (to == grid.at(2, 0)) throw new IllegalStateException("map edge");
            return 1;
        };
        assertThatThrownBy(() -> search.search(grid.at(2, 2), 4, fails)).hasMessage("map edge");
        search.search(grid.at(0, 0), 1, (from, direction, to) -> 1);
        assertThat(search.count()).isEqualTo(3);
    }

    @Test
    void aSearchAllocatesNothing() {
        HexGrid grid = new HexGrid(60, 45, 45, true);
        ReachSearch search = new ReachSearch(grid);
        StepCost function = (from, direction, to) -> 1 + (to & 1);
        StepTable table = new StepTable(grid, function);
        assertThat(Allocation.bytesPerCall(() -> search.search(1000, 8, table))).isZero();
        assertThat(Allocation.bytesPerCall(() -> search.search(1000, 8, function)))
                .isZero();
    }

    private static int[] relaxUntilStable(Maps map, int start, int points) {
        int[] spent = new int[map.grid().size()];
        Arrays.fill(spent, Integer.MAX_VALUE);
        spent[start] = 0;
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int hex = 0; hex < spent.length; hex++)
                for (int d = 0; d < HexGrid.DIRECTIONS && spent[hex] < points; d++) {
                    int to = map.grid().neighbor(hex, d);
                    if (to == HexGrid.NONE) continue;
                    int sum = pay(spent[hex], map.cost(hex, d, to), points);
                    if (sum < spent[to]) {
                        spent[to] = sum;
                        changed = true;
                    }
                }
        }
        return spent;
    }

    /** The sum after one more step, or MAX_VALUE if it cannot be paid. */
    private static int pay(int spent, int cost, int points) {
        if (cost == StepCost.FORBIDDEN) return Integer.MAX_VALUE;
        int sum = spent + (cost & ~StepCost.ENDS_MOVE);
        if (sum > points) return Integer.MAX_VALUE;
        return (cost & StepCost.ENDS_MOVE) != 0 ? points : sum;
    }

    private static int walk(Maps map, int[] path, int points) {
        int spent = 0;
        for (int i = 1; i < path.length; i++) {
            int direction = map.grid().direction(path[i - 1], path[i]);
            assertThat(direction).isNotEqualTo(HexGrid.NONE);
            spent = pay(spent, map.cost(path[i - 1], direction, path[i]), points);
        }
        return spent;
    }
}
