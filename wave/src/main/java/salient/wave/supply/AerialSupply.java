package salient.wave.supply;

import static salient.wave.play.Clauses.clause;

import java.util.Arrays;
import java.util.function.Consumer;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.map.WaveMap;
import salient.wave.play.GroundEvent;
import salient.wave.state.Skies;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** 6.15: Allied supply by air in clear-skies turns. */
@Clause({"wave 6.15c", "wave 6.15d", "wave 6.15e"})
public final class AerialSupply {
    private static final int RANGE = Constants.of("aerial-range");
    private static final int STEPS = Constants.of("aerial-steps");
    private static final int ARTILLERY_WEIGHT = Constants.of("aerial-artillery-weight");

    private AerialSupply() {}

    /** 6.15a: where a marker may be dropped. */
    @Clause("wave 6.15a")
    public static void judge(State state, int hex, Reasons reasons) {
        if (state.turn.decides() != Sides.ALLIED)
            reasons.add(clause("6.15a"), "Only the Allied player has aerial supply.");
        if (state.scenario.beginner()) reasons.add(clause("P.4a"), "The beginner game has no aerial supply.");
        else if (!state.turn.clear) reasons.add(clause("6.15a"), "There is no aerial supply in an overcast turn.");
        if (state.skies.freeMarker() == HexGrid.NONE)
            reasons.add(clause("6.15a"), "All " + Skies.MARKERS + " aerial supply markers have been placed.");
        if (state.skies.hasDrop(hex)) reasons.add(clause("6.15a"), state.map.name(hex) + " already has a marker.");
        if (state.map.terrain(hex) == WaveMap.MARSH) reasons.add(clause("6.15a"), state.map.name(hex) + " is marsh.");
        if (state.stacks.holds(hex, Sides.GERMAN))
            reasons.add(clause("6.15a"), "A German unit is in " + state.map.name(hex) + ".");
    }

    public static boolean canDrop(State state, int hex) {
        return state.map.exists(hex)
                && !state.skies.hasDrop(hex)
                && state.map.terrain(hex) != WaveMap.MARSH
                && !state.stacks.holds(hex, Sides.GERMAN);
    }

    public static void drop(State state, int hex, Consumer<? super Event> tell) {
        state.skies.setDrop(state.skies.freeMarker(), hex);
        tell.accept(new GroundEvent.SupplyDropped(state.map.name(hex)));
    }

    /** 6.15f: a German unit in the marker's hex removes it. */
    @Clause("wave 6.15f")
    public static void capture(State state, int hex, Consumer<? super Event> tell) {
        for (int marker = 0; marker < Skies.MARKERS; marker++)
            if (state.skies.drop(marker) == hex) {
                state.skies.setDrop(marker, HexGrid.NONE);
                tell.accept(new GroundEvent.AerialSupplyLost(state.map.name(hex)));
            }
    }

    /**
     * The marker a unit can draw on, or NONE: one it draws on already, else the nearest with room for it.
     *
     * @param extra steps by marker that other units of the same order will draw first
     */
    static int markerFor(State state, int unit, int[] extra) {
        if (!state.skies.anyDrop()) return HexGrid.NONE;
        int[] distance = distances(state, state.stacks.place(unit));
        int drawn = state.skies.drawsOn(unit);
        if (drawn != HexGrid.NONE && isWithin(state, distance, drawn)) return drawn;
        // Counted once for the rest of the turn: a unit out of reach of its marker may not open a second account.
        if (drawn != HexGrid.NONE) return HexGrid.NONE;
        int best = HexGrid.NONE;
        for (int marker = 0; marker < Skies.MARKERS; marker++) {
            if (!isWithin(state, distance, marker)) continue;
            if (state.skies.load(marker) + extra[marker] + weight(state, unit) > STEPS) continue;
            if (best == HexGrid.NONE || distance[state.skies.drop(marker)] < distance[state.skies.drop(best)])
                best = marker;
        }
        return best;
    }

    private static boolean isWithin(State state, int[] distance, int marker) {
        int hex = state.skies.drop(marker);
        return hex != HexGrid.NONE && distance[hex] >= 0;
    }

    /** The unit counts against a marker from now on. */
    static void draw(State state, int unit, int marker) {
        state.skies.draw(unit, marker, weight(state, unit));
    }

    /** 6.15b: an artillery step counts as two. */
    @Clause("wave 6.15b")
    static int weight(State state, int unit) {
        return state.stacks.steps(unit) * (state.counters.isArtillery(unit) ? ARTILLERY_WEIGHT : 1);
    }

    /** Hexes a line of at most five can reach, -1 elsewhere; only the unit's own hexside may be a barrier (6.10b). */
    private static int[] distances(State state, int start) {
        int[] distance = new int[state.map.size()];
        Arrays.fill(distance, HexGrid.NONE);
        int[] queue = new int[1 + 3 * RANGE * (RANGE + 1)];
        int tail = 0;
        queue[tail++] = start;
        distance[start] = 0;
        for (int head = 0; head < tail; head++) {
            int hex = queue[head];
            if (distance[hex] == RANGE) break;
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int next = state.map.neighbor(hex, d);
                if (next == HexGrid.NONE || distance[next] >= 0 || SupplyLine.isBarred(state, Sides.ALLIED, next))
                    continue;
                if (hex != start && state.ground.isBarrier(state.map.step(hex, d))) continue;
                distance[next] = distance[hex] + 1;
                queue[tail++] = next;
            }
        }
        return distance;
    }
}
