package salient.hexwar.units;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.kernel.property.ForAll.forAll;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.kernel.hex.Grids;
import salient.kernel.hex.HexGrid;

class HexStacksTest {
    private static final int UNITS = 12;

    @Test
    void stacksAreListsThatUnitsJoinAndLeave() {
        forAll(200, gen -> {
            int hexes = gen.between(1, 4);
            HexStacks stacks = new HexStacks(hexes, UNITS);
            List<List<Integer>> expected = new ArrayList<>();
            for (int hex = 0; hex < hexes; hex++) expected.add(new ArrayList<>());
            int[] place = new int[UNITS];
            java.util.Arrays.fill(place, HexStacks.NONE);
            boolean sorted = gen.coin();
            for (int i = 0; i < 60; i++) {
                int unit = gen.below(UNITS);
                if (place[unit] != HexStacks.NONE) {
                    stacks.remove(unit, place[unit]);
                    expected.get(place[unit]).remove((Integer) unit);
                    place[unit] = HexStacks.NONE;
                    continue;
                }
                int hex = gen.below(hexes);
                place[unit] = hex;
                List<Integer> stack = expected.get(hex);
                if (sorted) {
                    stacks.addInOrder(unit, hex);
                    stack.add(unit);
                    Collections.sort(stack);
                } else if (gen.coin()) {
                    stacks.addOnTop(unit, hex);
                    stack.addFirst(unit);
                } else {
                    stacks.addAtBottom(unit, hex);
                    stack.addLast(unit);
                }
            }
            for (int hex = 0; hex < hexes; hex++) {
                assertThat(stacks.units(hex)).containsExactly(expected.get(hex).toArray(Integer[]::new));
                assertThat(stacks.isEmpty(hex)).isEqualTo(expected.get(hex).isEmpty());
            }
        });
    }

    @Test
    void aCopyIsIndependent() {
        HexStacks stacks = new HexStacks(2, 2);
        stacks.addOnTop(0, 1);
        HexStacks copy = stacks.copy();
        copy.addOnTop(1, 1);
        assertThat(stacks.units(1)).containsExactly(0);
        assertThat(copy.units(1)).containsExactly(1, 0);
    }

    @Test
    void adjacentUnitsAreCountedUntilTheLastHasLeft() {
        forAll(100, gen -> {
            HexGrid grid = Grids.any(gen);
            AdjacentUnits adjacent = new AdjacentUnits(grid.neighborTable());
            int[] here = new int[grid.size()];
            for (int i = 0; i < 30; i++) {
                int hex = Grids.hex(grid, gen);
                if (here[hex] > 0 && gen.coin()) {
                    here[hex]--;
                    adjacent.remove(hex, 1);
                } else {
                    here[hex]++;
                    adjacent.add(hex, 1);
                }
            }
            for (int hex = 0; hex < grid.size(); hex++) {
                boolean any = false;
                for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                    int next = grid.neighbor(hex, d);
                    any |= next != HexGrid.NONE && here[next] > 0;
                }
                assertThat(adjacent.any(hex, 1)).isEqualTo(any);
                assertThat(adjacent.any(hex, 0)).isFalse();
            }
        });
    }
}
