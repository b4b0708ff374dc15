package salient.wave.supply;

import salient.kernel.hex.HexGrid;
import salient.kernel.rulebook.Clause;
import salient.wave.Sides;
import salient.wave.state.State;
import salient.wave.state.SuppliedHexes;

/**
 * Supply of the whole map at once: outward from the sources along open roads, then up to three hexes off the road. It
 * is {@link SupplyTrace} turned round, one flood instead of one walk a unit; a test proves that both agree.
 */
@Clause({"wave 6.5", "wave 6.6b", "wave 6.6c"})
final class SupplyNet {
    private static final byte FAR = Byte.MAX_VALUE;

    private final State state;
    private final int side;
    private final int[] neighbours;
    private final int[] steps;
    private final boolean[] barred;
    private final byte[] off;
    private final int[] queue;
    private int tail;

    private SupplyNet(State state, int side) {
        this.state = state;
        this.side = side;
        neighbours = state.map.neighbours();
        steps = state.map.steps();
        int size = state.map.size();
        barred = new boolean[size];
        off = new byte[size];
        queue = new int[size];
    }

    static SuppliedHexes of(State state, int side) {
        SupplyNet net = new SupplyNet(state, side);
        net.begin();
        net.followRoads();
        net.leaveRoads();
        return net.finish();
    }

    private void begin() {
        int enemy = Sides.enemy(side);
        for (int hex = 0; hex < barred.length; hex++) {
            barred[hex] =
                    state.stacks.holds(hex, enemy) || (state.map.isSettled(hex) && state.ground.control(hex) == enemy);
            off[hex] = FAR;
        }
        SupplySources.of(state, side).forEach(hex -> {
            if (!barred[hex]) reach(hex, 0);
        });
    }

    private void reach(int hex, int steps) {
        off[hex] = (byte) steps;
        queue[tail++] = hex;
    }

    private void followRoads() {
        for (int head = 0; head < tail; head++) {
            int first = queue[head] * HexGrid.DIRECTIONS;
            for (int step = first; step < first + HexGrid.DIRECTIONS; step++) {
                if (!state.ground.isOpenRoad(steps[step])) continue;
                int next = neighbours[step];
                if (off[next] == FAR && !barred[next]) reach(next, 0);
            }
        }
    }

    private void leaveRoads() {
        for (int head = 0; head < tail; head++) {
            int hex = queue[head];
            int further = off[hex] + 1;
            if (further > SupplyLine.OFF_ROAD_HEXES) return;
            int first = hex * HexGrid.DIRECTIONS;
            for (int step = first; step < first + HexGrid.DIRECTIONS; step++) {
                int next = neighbours[step];
                if (next == HexGrid.NONE || off[next] != FAR || barred[next]) continue;
                if (!state.ground.isBarrier(steps[step])) reach(next, further);
            }
        }
    }

    /** 6.10b: the last hexside on the way to the unit may be a barrier, so a neighbour within two hexes is enough. */
    private SuppliedHexes finish() {
        boolean[] supplied = new boolean[off.length];
        for (int hex = 0; hex < off.length; hex++) supplied[hex] = !barred[hex] && (off[hex] != FAR || beside(hex));
        return new SuppliedHexes(supplied);
    }

    private boolean beside(int hex) {
        int first = hex * HexGrid.DIRECTIONS;
        for (int step = first; step < first + HexGrid.DIRECTIONS; step++) {
            int next = neighbours[step];
            if (next != HexGrid.NONE && off[next] < SupplyLine.OFF_ROAD_HEXES) return true;
        }
        return false;
    }
}
