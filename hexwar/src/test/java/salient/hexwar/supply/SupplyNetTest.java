package salient.hexwar.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.kernel.property.ForAll.forAll;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.hexwar.search.TracePhase;
import salient.hexwar.search.TraceSearch;
import salient.kernel.hex.Grids;
import salient.kernel.hex.HexGrid;
import salient.kernel.property.Gen;

class SupplyNetTest {
    private static final int OFF_ROAD = 3;

    /** A random map: bits of each hexside, barred hexes, sources. */
    private record Country(HexGrid grid, byte[] lines, boolean[] barred, boolean[] source) {
        static Country any(Gen gen) {
            HexGrid grid = Grids.any(gen);
            byte[] bySide = new byte[grid.sideCount()];
            for (int side = 0; side < bySide.length; side++)
                bySide[side] =
                        (byte) ((gen.percent(40) ? SupplyNet.BY_ROAD : 0) | (gen.percent(60) ? SupplyNet.OFF_ROAD : 0));
            byte[] lines = new byte[grid.size() * HexGrid.DIRECTIONS];
            for (int step = 0; step < lines.length; step++)
                if (grid.neighborTable()[step] != HexGrid.NONE) lines[step] = bySide[grid.sideTable()[step]];
            boolean[] barred = new boolean[grid.size()];
            boolean[] source = new boolean[grid.size()];
            for (int hex = 0; hex < grid.size(); hex++) {
                barred[hex] = gen.percent(20);
                source[hex] = gen.percent(6);
            }
            return new Country(grid, lines, barred, source);
        }

        boolean allows(int from, int direction, int to, int bit) {
            return !barred[to] && (lines[from * HexGrid.DIRECTIONS + direction] & bit) != 0;
        }

        int[] sources() {
            return java.util.stream.IntStream.range(0, source.length)
                    .filter(hex -> source[hex])
                    .toArray();
        }

        /** Whether a trace leads from the hex of a unit to a source. */
        boolean traces(int hex, boolean lastHexside) {
            return new TraceSearch(grid)
                    .search(
                            hex,
                            List.of(
                                    phase(lastHexside ? 0 : SupplyNet.OFF_ROAD).upTo(1),
                                    phase(SupplyNet.OFF_ROAD).upTo(OFF_ROAD - 1),
                                    phase(SupplyNet.BY_ROAD)));
        }

        private TracePhase phase(int bit) {
            return TracePhase.of("phase " + bit, (from, d, to) -> bit == 0 ? !barred[to] : allows(from, d, to, bit))
                    .endingAt(hex -> source[hex] && !barred[hex]);
        }
    }

    @Test
    void theNetSuppliesTheHexesFromWhichATraceLeadsToASource() {
        forAll(300, gen -> {
            Country map = Country.any(gen);
            int[] neighbors = map.grid().neighborTable();
            byte[] plain = SupplyNet.distances(neighbors, map.lines(), map.barred(), map.sources(), OFF_ROAD);
            byte[] across =
                    SupplyNet.distancesAcrossLastHexside(neighbors, map.lines(), map.barred(), map.sources(), OFF_ROAD);
            for (int hex = 0; hex < map.grid().size(); hex++) {
                if (map.barred()[hex]) continue;
                assertThat(plain[hex] != SupplyNet.NOT_SUPPLIED).isEqualTo(map.traces(hex, false));
                assertThat(across[hex] != SupplyNet.NOT_SUPPLIED).isEqualTo(map.traces(hex, true));
            }
        });
    }

    @Test
    void theDistanceCountsHexesFromTheSuppliedRoad() {
        HexGrid column = new HexGrid(1, 7, 1, true);
        byte[] lines = new byte[column.size() * HexGrid.DIRECTIONS];
        for (int hex = 0; hex < 7; hex++)
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int to = column.neighbor(hex, d);
                if (to == HexGrid.NONE) continue;
                lines[hex * HexGrid.DIRECTIONS + d] =
                        (byte) (SupplyNet.OFF_ROAD | (Math.max(hex, to) <= 2 ? SupplyNet.BY_ROAD : 0));
            }
        byte[] distance = SupplyNet.distances(column.neighborTable(), lines, new boolean[7], new int[] {0}, 2);
        assertThat(distance).containsExactly(0, 0, 0, 1, 2, SupplyNet.NOT_SUPPLIED, SupplyNet.NOT_SUPPLIED);
    }
}
