package salient.wave.state;

import salient.kernel.hex.HexGrid;
import salient.wave.data.TerrainEffects;
import salient.wave.map.WaveMap;

/**
 * What each step of the map costs in the middle of a move, units apart, as bridges and interdiction stand: the table
 * behind every reach. Unchanging, so that copies of a position share it; a position drops it when a bridge falls or is
 * repaired and when aircraft come or go. A test proves that it agrees with the room that states the rules.
 */
public final class Going {
    /** The step cannot be taken in mid-move. */
    public static final int CLOSED = 0;

    private static final int ROAD_COST = TerrainEffects.cost("road");

    private final byte[] fast;
    private final byte[] light;

    private Going(byte[] fast, byte[] light) {
        this.fast = fast;
        this.light = light;
    }

    static Going of(State state) {
        WaveMap map = state.map;
        int[] steps = map.steps();
        byte[] fast = new byte[steps.length];
        byte[] light = new byte[steps.length];
        for (int step = 0; step < steps.length; step++) {
            int to = map.neighbours()[step];
            if (to == HexGrid.NONE || (steps[step] & WaveMap.BLOCKED) != 0) continue;
            int from = step / HexGrid.DIRECTIONS;
            boolean road = state.ground.isOpenRoad(steps[step])
                    && !state.skies.isInterdicted(from)
                    && !state.skies.isInterdicted(to);
            if (!road && !state.ground.isDry(steps[step])) continue;
            int cost = road ? ROAD_COST : map.cost(to);
            light[step] = (byte) cost;
            fast[step] = (byte) (!road && map.terrain(to) == WaveMap.MARSH ? CLOSED : cost);
        }
        return new Going(fast, light);
    }

    /** Only a usable road is as cheap as that. */
    public static boolean isRoad(int cost) {
        return cost == ROAD_COST;
    }

    /** Costs by step, for units that may enter marsh off the road, or for the others. Read only. */
    public byte[] costs(boolean lightUnits) {
        return lightUnits ? light : fast;
    }
}
