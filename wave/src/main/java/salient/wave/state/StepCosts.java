package salient.wave.state;

import salient.hexwar.supply.SupplyNet;
import salient.kernel.hex.HexGrid;
import salient.wave.data.TerrainEffects;
import salient.wave.map.WaveMap;

/**
 * What each step of the map costs in the middle of a move, units apart, as bridges and interdiction stand: the table
 * behind every reach and every supply line. Unchanging, so that copies of a position share it; a position drops it when a bridge falls or is
 * repaired and when aircraft come or go. A test proves that it agrees with the rule class that states the rules.
 */
public final class StepCosts {
    /** The step cannot be taken in mid-move. */
    public static final int CLOSED = 0;

    private static final int ROAD_COST = TerrainEffects.cost("road");

    private final byte[] fast;
    private final byte[] light;
    private final byte[] roads;
    private final byte[] lines;

    private StepCosts(byte[] fast, byte[] light, byte[] roads, byte[] lines) {
        this.fast = fast;
        this.light = light;
        this.roads = roads;
        this.lines = lines;
    }

    public static StepCosts of(State state) {
        int steps = state.map.steps().length;
        StepCosts costs = new StepCosts(new byte[steps], new byte[steps], new byte[steps], new byte[steps]);
        for (int step = 0; step < steps; step++) costs.set(state, step);
        return costs;
    }

    /** The same after something has changed in these hexes or on their hexsides. */
    StepCosts after(State state, int... hexes) {
        StepCosts costs = new StepCosts(fast.clone(), light.clone(), roads.clone(), lines.clone());
        for (int hex : hexes)
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                costs.set(state, hex * HexGrid.DIRECTIONS + d);
                int next = state.map.neighbor(hex, d);
                if (next != HexGrid.NONE) costs.set(state, next * HexGrid.DIRECTIONS + HexGrid.opposite(d));
            }
        return costs;
    }

    private void set(State state, int step) {
        WaveMap map = state.map;
        int bits = map.steps()[step];
        int to = map.neighbors()[step];
        int from = step / HexGrid.DIRECTIONS;
        boolean barred = to == HexGrid.NONE || (bits & WaveMap.BLOCKED) != 0;
        boolean road = !barred
                && state.ground.isOpenRoad(bits)
                && !state.skies.isInterdicted(from)
                && !state.skies.isInterdicted(to);
        boolean open = !barred && (road || state.ground.isDry(bits));
        int cost = !open ? CLOSED : road ? ROAD_COST : map.cost(to);
        light[step] = (byte) cost;
        fast[step] = (byte) (open && !road && map.terrain(to) == WaveMap.MARSH ? CLOSED : cost);
        roads[step] = (byte) (road ? ROAD_COST : CLOSED);
        int line = to == HexGrid.NONE || !state.ground.isOpenRoad(bits) ? 0 : SupplyNet.BY_ROAD;
        lines[step] = (byte) (to == HexGrid.NONE || state.ground.isBarrier(bits) ? line : line | SupplyNet.OFF_ROAD);
    }

    /** Costs by step, for units that may enter marsh off the road, or for the others. Read only. */
    public byte[] costs(boolean lightUnits) {
        return lightUnits ? light : fast;
    }

    /** Costs by step along usable roads alone: what column movement keeps to (9.17a). Read only. */
    public byte[] roads() {
        return roads;
    }

    /** By step: whether a supply line may follow the road over it (6.11), and cross it elsewhere (6.10); interdiction does not matter (9.18c). Read only. */
    public byte[] lines() {
        return lines;
    }
}
