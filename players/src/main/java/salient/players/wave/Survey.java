package salient.players.wave;

import java.util.Arrays;
import java.util.stream.IntStream;
import salient.kernel.hex.HexGrid;
import salient.players.wave.Doctrine.Outlook;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** What can be read off the map and the counters that show. */
final class Survey {
    private Survey() {}

    /** The hexes a side stands in, in order. */
    static int[] held(State state, int side) {
        return IntStream.range(0, state.map.size())
                .filter(hex -> state.stacks.holds(hex, side))
                .toArray();
    }

    /** In how many hexes from the nearest of some hexes each hex lies, terrain apart. */
    static int[] hexesFrom(State state, int[] starts) {
        int[] distance = new int[state.map.size()];
        Arrays.fill(distance, MarchDistances.UNREACHABLE);
        int[] queue = new int[distance.length];
        int tail = 0;
        for (int start : starts) {
            distance[start] = 0;
            queue[tail++] = start;
        }
        for (int head = 0; head < tail; head++)
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int next = state.map.neighbor(queue[head], d);
                if (next == HexGrid.NONE || distance[next] != MarchDistances.UNREACHABLE) continue;
                distance[next] = distance[queue[head]] + 1;
                queue[tail++] = next;
            }
        return distance;
    }

    /** Roads that meet in a hex; three or more make a junction. */
    static int roads(State state, int hex) {
        int roads = 0;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) if (state.ground.isOpenRoad(state.map.step(hex, d))) roads++;
        return roads;
    }

    static int attack(State state, int unit) {
        return state.counters.isArtillery(unit) ? 0 : state.counters.attack(unit, state.stacks.steps(unit));
    }

    static int defense(State state, int unit) {
        return state.counters.isArtillery(unit) ? 2 : state.counters.defense(unit, state.stacks.steps(unit));
    }

    static int defense(State state, int[] units) {
        int sum = 0;
        for (int unit : units) sum += defense(state, unit);
        return sum;
    }

    /** Columns by which the ground of a hex helps the units in it now; the West Wall helps only Germans. */
    static int cover(State state, int hex) {
        boolean wall = state.map.isWestWall(hex) && state.stacks.holds(hex, Sides.GERMAN);
        return state.map.shift(hex) + (wall ? 1 : 0);
    }

    /**
     * The non-artillery units of a hex that no post keeps there and that have not moved yet. A post keeps those who
     * defend better than they attack.
     */
    static int[] free(State state, Outlook outlook, int hex) {
        int[] units = Arrays.stream(state.stacks.units(hex))
                .filter(unit -> !state.counters.isArtillery(unit) && !state.stacks.is(unit, Stacks.FINISHED))
                .boxed()
                .sorted((a, b) -> Integer.compare(spare(state, b), spare(state, a)))
                .mapToInt(Integer::intValue)
                .toArray();
        int kept = Math.min(units.length, outlook.garrison(state, hex));
        return Arrays.copyOf(units, units.length - kept);
    }

    private static int spare(State state, int unit) {
        return 3 * attack(state, unit) - 2 * defense(state, unit);
    }

    /** Defense factors that stand in a hex. */
    static int defenseIn(State state, int hex) {
        int sum = 0;
        for (int unit = state.stacks.top(hex); unit != Stacks.NONE; unit = state.stacks.below(unit))
            sum += defense(state, unit);
        return sum;
    }

    static int stepsIn(State state, int hex) {
        int sum = 0;
        for (int unit = state.stacks.top(hex); unit != Stacks.NONE; unit = state.stacks.below(unit))
            sum += state.stacks.steps(unit);
        return sum;
    }
}
