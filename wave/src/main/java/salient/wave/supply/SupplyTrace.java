package salient.wave.supply;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import salient.hexwar.search.TracePhase;
import salient.hexwar.search.TraceSearch;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Verdict.Reason;
import salient.kernel.rulebook.Clause;
import salient.wave.map.WaveMap;
import salient.wave.state.State;

/**
 * The plain search for one unit's supply line (R.5), as a player would trace it with a finger, with the path found or
 * what stood in the way: a step that may cross a barrier, two more that may not, then along roads to a source.
 * Interdiction does not matter (9.18c).
 */
@Clause({"wave R.5", "wave 6.5", "wave 6.6a", "wave 6.6b", "wave 6.6c", "wave 6.6d", "wave 6.10a", "wave 6.10b"})
public record SupplyTrace(State state, int side) {
    private static final int BLOCKS_SHOWN = 12;
    private static final int BESIDE = 0;
    private static final int ROAD = 2;

    /**
     * What a trace found.
     *
     * @param path from the unit's hex to the source, both included; empty if there is no line
     * @param blocks what stopped the search, the nearest first; empty if there is a line
     * @param barred the hexes it could not enter for these reasons
     */
    public record Found(List<Integer> path, List<Reason> blocks, List<Integer> barred) {
        public boolean isSupplied() {
            return !path.isEmpty();
        }
    }

    /** The line a unit of a side standing in a hex could trace. */
    public static Found from(State state, int side, int hex) {
        return new SupplyTrace(state, side).from(hex);
    }

    private Found from(int hex) {
        TraceSearch search = new TraceSearch(state.map.grid());
        if (search.search(hex, phases()))
            return new Found(Arrays.stream(search.path().hexes()).boxed().toList(), List.of(), List.of());
        List<Reason> blocks = new ArrayList<>();
        List<Integer> barred = new ArrayList<>();
        search.barriers((phase, from, direction, _, _) -> judge(phase, from, direction)
                .ifPresent(reason -> {
                    if (blocks.size() == BLOCKS_SHOWN || blocks.contains(reason)) return;
                    blocks.add(reason);
                    int closed = state.map.neighbor(from, direction);
                    if (!barred.contains(closed)) barred.add(closed);
                }));
        return new Found(List.of(), blocks, barred);
    }

    private List<TracePhase> phases() {
        return List.of(
                TracePhase.of("beside the unit", (from, direction, _) -> isOpen(BESIDE, from, direction))
                        .upTo(1)
                        .endingAt(this::isSource),
                TracePhase.of("off the road", (from, direction, _) -> isOpen(1, from, direction))
                        .upTo(SupplyLine.OFF_ROAD_HEXES - 1)
                        .endingAt(this::isSource),
                TracePhase.of("road", (from, direction, _) -> isOpen(ROAD, from, direction))
                        .beginningAt(state.map::hasRoad)
                        .endingAt(this::isSource));
    }

    private boolean isSource(int hex) {
        return SupplySources.isOpen(state, side, hex);
    }

    private boolean isOpen(int phase, int from, int direction) {
        if (state.map.neighbor(from, direction) == HexGrid.NONE) return false; // beyond a drawn map
        boolean along = phase != ROAD || (state.map.step(from, direction) & WaveMap.ROAD) != 0;
        return along && judge(phase, from, direction).isEmpty();
    }

    private Optional<Reason> judge(int phase, int from, int direction) {
        if (state.map.neighbor(from, direction) == HexGrid.NONE) return Optional.empty();
        if (phase != ROAD) return SupplyLine.judgeOffRoad(state, side, from, direction, phase == BESIDE);
        boolean road = (state.map.step(from, direction) & WaveMap.ROAD) != 0;
        return road ? SupplyLine.judgeRoad(state, side, from, direction) : Optional.empty();
    }
}
