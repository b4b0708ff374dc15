package salient.kernel.search;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.kernel.property.ForAll.forAll;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.kernel.hex.Grids;
import salient.kernel.hex.HexBits;
import salient.kernel.hex.HexGrid;
import salient.kernel.property.Gen;

class FloodTest {
    private static final int CASES = 600;

    @Test
    void fillingReachesWhatAPlainTraceReaches() {
        forAll(CASES, gen -> {
            Maps map = anyTall(gen);
            int[] starts = {Grids.hex(map.grid(), gen), Grids.hex(map.grid(), gen)};
            HexBits reached = new HexBits(map.grid());
            for (int start : starts) reached.add(start);
            Flood.fill(reached, HexBits.of(map.grid(), map::open));
            assertThat(reached).isEqualTo(traced(map, starts, TracePhase.ANY_LENGTH));
        });
    }

    @Test
    void growingReachesWhatATraceOfThatLengthReaches() {
        forAll(CASES, gen -> {
            Maps map = anyTall(gen);
            int[] starts = {Grids.hex(map.grid(), gen), Grids.hex(map.grid(), gen)};
            int steps = gen.below(6);
            HexBits reached = new HexBits(map.grid());
            for (int start : starts) reached.add(start);
            Flood.grow(reached, HexBits.of(map.grid(), map::open), steps);
            assertThat(reached).isEqualTo(traced(map, starts, steps));
        });
    }

    @Test
    void itReachesAnEndExactlyIfAPlainTraceDoes() {
        forAll(CASES, gen -> {
            Maps map = anyTall(gen);
            HexBits open = HexBits.of(map.grid(), map::open);
            HexBits ends = HexBits.of(map.grid(), hex -> gen.percent(3));
            TraceSearch search = new TraceSearch(map.grid());
            List<TracePhase> phases = List.of(TracePhase.of("open", map::allows).endingAt(ends));
            Flood flood = new Flood(map.grid());
            for (int start = 0; start < map.grid().size(); start += 7)
                assertThat(flood.reaches(start, open, ends)).isEqualTo(search.search(start, phases));
        });
    }

    @Test
    void aWayThatWindsThroughTheWholeMapIsFollowedToItsEnd() {
        HexGrid grid = new HexGrid(20, 64, 64, true);
        // Every fourth column is a wall with one gap, at the top and at the bottom in turn; short walls between.
        HexBits open = HexBits.of(grid, hex -> {
            int gap = grid.column(hex) % 8 == 3 ? 63 : 0;
            return grid.column(hex) % 4 != 3 || grid.row(hex) == gap;
        });
        HexBits end = new HexBits(grid);
        end.add(grid.at(18, 30));
        assertThat(new Flood(grid).reaches(grid.at(0, 30), open, end)).isTrue();
        open.remove(grid.at(15, 0));
        assertThat(new Flood(grid).reaches(grid.at(0, 30), open, end)).isFalse();
    }

    @Test
    void aFloodAllocatesNothing() {
        HexGrid grid = new HexGrid(60, 45, 45, true);
        HexBits open = HexBits.of(grid, hex -> hex % 7 != 0);
        HexBits nowhere = new HexBits(grid);
        Flood flood = new Flood(grid);
        assertThat(Allocation.bytesPerCall(() -> flood.reaches(1000, open, nowhere)))
                .isZero();
    }

    /** Now and then with columns that fill their words to the last bit. */
    private static Maps anyTall(Gen gen) {
        if (gen.percent(90)) return Maps.any(gen);
        HexGrid grid = new HexGrid(gen.between(1, 6), 64, gen.between(63, 64), gen.coin());
        boolean[] closed = new boolean[grid.size()];
        for (int hex = 0; hex < closed.length; hex++) closed[hex] = gen.percent(20);
        return new Maps(grid, closed, new int[0]);
    }

    private static HexBits traced(Maps map, int[] starts, int steps) {
        TraceSearch search = new TraceSearch(map.grid());
        search.spread(
                starts,
                starts.length,
                List.of(TracePhase.of("open", map::allows).upTo(steps)));
        return HexBits.of(map.grid(), search::reached);
    }
}
