package salient.wave.supply;

import salient.kernel.hex.HexGrid;
import salient.kernel.rulebook.Clause;
import salient.wave.Sides;
import salient.wave.state.Going;
import salient.wave.state.State;
import salient.wave.state.SuppliedHexes;

/**
 * Supply of the whole map at once: outward from the sources along open roads, then up to three hexes off the road. It
 * is {@link SupplyTrace} turned round, one flood instead of one walk a unit; a test proves that both agree.
 */
@Clause({"wave 6.5", "wave 6.6b", "wave 6.6c"})
final class SupplyNet {
    private final State state;
    private final int side;
    private final int[] neighbours;
    private final byte[] lines;
    private final boolean[] supplied;
    private final boolean[] barred;
    /** One more than the steps a line has taken off the road; 0 where none has come. */
    private final byte[] off;

    private final int[] queue;
    private int tail;

    private SupplyNet(State state, int side) {
        this.state = state;
        this.side = side;
        neighbours = state.map.neighbours();
        lines = state.going().lines();
        int size = state.map.size();
        supplied = new boolean[size];
        barred = new boolean[size];
        off = new byte[size];
        queue = new int[size];
    }

    static SuppliedHexes of(State state, int side) {
        SupplyNet net = new SupplyNet(state, side);
        net.begin();
        net.followRoads();
        net.leaveRoads();
        return new SuppliedHexes(net.supplied);
    }

    /** 6.13, 6.14, as {@link SupplyLine#isBarred} has them, and the sources that are open. */
    private void begin() {
        int enemy = Sides.enemy(side);
        for (int unit : state.counters.of(enemy)) {
            int hex = state.stacks.place(unit);
            if (hex >= 0) barred[hex] = true;
        }
        for (int hex : state.map.settledHexes()) if (state.ground.control(hex) == enemy) barred[hex] = true;
        for (int hex : SupplySources.hexes(state, side)) if (!barred[hex]) reach(hex, 0);
    }

    private void reach(int hex, int steps) {
        supplied[hex] = true;
        off[hex] = (byte) (steps + 1);
        queue[tail++] = hex;
    }

    private void followRoads() {
        for (int head = 0; head < tail; head++) {
            int first = queue[head] * HexGrid.DIRECTIONS;
            for (int step = first; step < first + HexGrid.DIRECTIONS; step++) {
                if ((lines[step] & Going.LINE_BY_ROAD) == 0) continue;
                int next = neighbours[step];
                if (off[next] == 0 && !barred[next]) reach(next, 0);
            }
        }
    }

    /** 6.10b: the last hexside on the way to a unit may be a barrier, so there the hex is supplied but no line goes on. */
    private void leaveRoads() {
        for (int head = 0; head < tail; head++) {
            int hex = queue[head];
            int further = off[hex];
            if (further > SupplyLine.OFF_ROAD_HEXES) return;
            int first = hex * HexGrid.DIRECTIONS;
            for (int step = first; step < first + HexGrid.DIRECTIONS; step++) {
                int next = neighbours[step];
                if (next == HexGrid.NONE || off[next] != 0 || barred[next]) continue;
                if ((lines[step] & Going.LINE_OFF_ROAD) != 0) reach(next, further);
                else supplied[next] = true;
            }
        }
    }
}
