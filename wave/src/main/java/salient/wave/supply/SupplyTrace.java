package salient.wave.supply;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Verdict.Reason;
import salient.kernel.rulebook.Clause;
import salient.wave.state.State;

/**
 * The plain search for one unit's supply line (R.5), as a player would trace it with a finger, with the path found or
 * what stood in the way. Interdiction does not matter (9.18c).
 */
@Clause({"wave R.5", "wave 6.5", "wave 6.6a", "wave 6.6b", "wave 6.6c", "wave 6.6d", "wave 6.10a", "wave 6.10b"})
public final class SupplyTrace {
    private static final int BLOCKS_SHOWN = 12;

    private final State state;
    private final int side;
    private final List<Reason> blocks = new ArrayList<>();

    private SupplyTrace(State state, int side) {
        this.state = state;
        this.side = side;
    }

    /**
     * What a trace found.
     *
     * @param path from the unit's hex to the source, both included; empty if there is no line
     * @param blocks what stopped the search, the nearest first; empty if there is a line
     */
    public record Found(List<Integer> path, List<Reason> blocks) {
        public boolean isSupplied() {
            return !path.isEmpty();
        }
    }

    /** The line a unit of a side standing in a hex could trace. */
    public static Found from(State state, int side, int hex) {
        SupplyTrace trace = new SupplyTrace(state, side);
        return trace.offRoad(hex)
                .map(path -> new Found(path, List.of()))
                .orElseGet(() -> new Found(List.of(), List.copyOf(trace.blocks)));
    }

    private Optional<List<Integer>> offRoad(int start) {
        int size = state.map.size();
        int[] from = new int[size];
        Arrays.fill(from, HexGrid.NONE);
        int[] distance = new int[size];
        int[] queue = new int[size];
        int tail = 0;
        queue[tail++] = start;
        from[start] = start;
        for (int head = 0; head < tail; head++) {
            int hex = queue[head];
            Optional<List<Integer>> line = alongRoad(hex).map(road -> joined(from, start, hex, road));
            if (line.isPresent()) return line;
            if (distance[hex] == SupplyLine.OFF_ROAD_HEXES) continue;
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int next = state.map.neighbour(hex, d);
                if (next == HexGrid.NONE || from[next] != HexGrid.NONE) continue;
                if (isRefused(SupplyLine.againstOffRoad(state, side, hex, d, hex == start))) continue;
                from[next] = hex;
                distance[next] = distance[hex] + 1;
                queue[tail++] = next;
            }
        }
        return Optional.empty();
    }

    /** The way from a hex to a source, by road alone; the hex itself if it is a source. */
    private Optional<List<Integer>> alongRoad(int start) {
        if (SupplySources.isOpen(state, side, start)) return Optional.of(List.of(start));
        if (!state.map.hasRoad(start)) return Optional.empty();
        int[] from = new int[state.map.size()];
        Arrays.fill(from, HexGrid.NONE);
        int[] queue = new int[from.length];
        int tail = 0;
        queue[tail++] = start;
        from[start] = start;
        for (int head = 0; head < tail; head++) {
            int hex = queue[head];
            if (SupplySources.isOpen(state, side, hex)) return Optional.of(joined(from, start, hex, List.of(hex)));
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int next = state.map.neighbour(hex, d);
                if (next == HexGrid.NONE || from[next] != HexGrid.NONE) continue;
                if ((state.map.step(hex, d) & salient.wave.map.WaveMap.ROAD) == 0) continue;
                if (isRefused(SupplyLine.againstRoad(state, side, hex, d))) continue;
                from[next] = hex;
                queue[tail++] = next;
            }
        }
        return Optional.empty();
    }

    private boolean isRefused(Optional<Reason> reason) {
        reason.ifPresent(r -> {
            if (blocks.size() < BLOCKS_SHOWN && !blocks.contains(r)) blocks.add(r);
        });
        return reason.isPresent();
    }

    /** The way back to the start, turned round, followed by the rest. */
    private static List<Integer> joined(int[] from, int start, int end, List<Integer> rest) {
        List<Integer> path = new ArrayList<>();
        for (int hex = end; hex != start; hex = from[hex]) path.addFirst(from[hex]);
        path.addAll(rest);
        return path;
    }
}
