package salient.players.wave;

import java.util.Arrays;
import salient.kernel.hex.HexGrid;
import salient.wave.map.WaveMap;
import salient.wave.state.State;
import salient.wave.state.StepCosts;

/**
 * Marching distances over the whole map in movement points: by road where one is open, else by terrain, with a
 * surcharge for crossings without a bridge and for hexes the enemy holds. One search serves every unit of a phase.
 */
final class MarchDistances {
    static final int UNREACHABLE = 9999;
    private static final int CROSSING = 6;
    private static final int BLOCKED = 4;
    private static final int AGAINST_ENEMY = 7;
    /** More than any single step can cost. */
    private static final int BUCKETS = 32;

    private final State state;
    private final int mover;
    private final byte[] costs;
    private final int[] distance;
    private final int[][] buckets = new int[BUCKETS][64];
    private final int[] filled = new int[BUCKETS];
    private int waiting;

    private MarchDistances(State state, int mover) {
        this.state = state;
        this.mover = mover;
        costs = state.stepCosts().costs(true);
        distance = new int[state.map.size()];
        Arrays.fill(distance, UNREACHABLE);
    }

    /** From every hex to the nearest goal; a goal may begin with a handicap. */
    static int[] to(State state, int mover, int[] goals, int[] handicaps) {
        MarchDistances search = new MarchDistances(state, mover);
        for (int i = 0; i < goals.length; i++) search.reach(goals[i], handicaps[i]);
        search.search(true);
        return search.distance;
    }

    /** To every hex from the nearest start. */
    static int[] from(State state, int mover, int[] starts) {
        MarchDistances search = new MarchDistances(state, mover);
        for (int start : starts) search.reach(start, 0);
        search.search(false);
        return search.distance;
    }

    private void search(boolean backwards) {
        for (int now = 0; waiting > 0; now++) {
            int bucket = now % BUCKETS;
            for (int i = 0; i < filled[bucket]; i++) {
                int hex = buckets[bucket][i];
                waiting--;
                if (distance[hex] == now) spread(hex, now, backwards);
            }
            filled[bucket] = 0;
        }
    }

    private void spread(int hex, int now, boolean backwards) {
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int next = state.map.neighbor(hex, d);
            if (next == HexGrid.NONE) continue;
            int way = backwards ? next * HexGrid.DIRECTIONS + HexGrid.opposite(d) : hex * HexGrid.DIRECTIONS + d;
            int entered = backwards ? hex : next;
            int cost = costs[way];
            if (cost == StepCosts.CLOSED) cost = forced(state.map.step(hex, d), entered);
            if (cost == UNREACHABLE) continue;
            if (state.stacks.holds(entered, 1 - mover)) cost += AGAINST_ENEMY;
            reach(next, now + cost);
        }
    }

    /** A step that cannot be taken in mid-move: over a scarp or a river, or by a bridge yet to be repaired. */
    private int forced(int step, int entered) {
        boolean dry = state.ground.isDry(step);
        if ((step & WaveMap.MAJOR) != 0 && !dry && WaveMap.bridgeOf(step) < 0) return UNREACHABLE;
        int cost = state.map.cost(entered);
        if ((step & WaveMap.BLOCKED) != 0) cost += BLOCKED;
        return dry ? cost : cost + CROSSING;
    }

    private void reach(int hex, int at) {
        if (at >= distance[hex]) return;
        distance[hex] = at;
        int bucket = at % BUCKETS;
        if (filled[bucket] == buckets[bucket].length)
            buckets[bucket] = Arrays.copyOf(buckets[bucket], 2 * filled[bucket]);
        buckets[bucket][filled[bucket]++] = hex;
        waiting++;
    }
}
