package salient.hexwar.supply;

import java.util.Arrays;
import salient.kernel.hex.HexGrid;

/**
 * Supply of a whole side at once: outward from its sources along open roads, then up to so many hexes off the road. A
 * step is a hex and a direction, numbered {@code hex * 6 + direction}, as in {@link HexGrid#neighborTable()}.
 */
public final class SupplyNet {
    /** Bits of a step: a line may follow the road over it; a line may cross it off the road. */
    public static final int BY_ROAD = 1;

    public static final int OFF_ROAD = 2;

    /** The distance of a hex that no line reaches. */
    public static final byte NOT_SUPPLIED = Byte.MAX_VALUE;

    private SupplyNet() {}

    /**
     * How far each hex is from a supplied road, {@link #NOT_SUPPLIED} where no line comes.
     *
     * @param neighbors the hex that each step leads to, or {@link HexGrid#NONE}
     * @param lines {@link #BY_ROAD} and {@link #OFF_ROAD} of each step
     * @param barred the hexes that no line enters
     * @param offRoad the most hexes between a supplied road and a unit; the road hex counts, the unit's own does not
     */
    public static byte[] distances(int[] neighbors, byte[] lines, boolean[] barred, int[] sources, int offRoad) {
        return flood(neighbors, lines, barred, sources, offRoad, false);
    }

    /**
     * The same where the hexside of the unit's own hex may be closed to lines off the road: such a hex is supplied, but
     * no line goes on from it. Its distance is negative.
     */
    public static byte[] distancesAcrossLastHexside(
            int[] neighbors, byte[] lines, boolean[] barred, int[] sources, int offRoad) {
        return flood(neighbors, lines, barred, sources, offRoad, true);
    }

    private static byte[] flood(
            int[] neighbors, byte[] lines, boolean[] barred, int[] sources, int offRoad, boolean lastHexside) {
        byte[] distance = new byte[barred.length];
        Arrays.fill(distance, NOT_SUPPLIED);
        int[] queue = new int[barred.length];
        int tail = 0;
        for (int hex : sources)
            if (!barred[hex] && distance[hex] != 0) {
                distance[hex] = 0;
                queue[tail++] = hex;
            }
        tail = followRoads(neighbors, lines, barred, distance, queue, tail);
        leaveRoads(neighbors, lines, barred, distance, queue, tail, offRoad, lastHexside);
        return distance;
    }

    private static int followRoads(
            int[] neighbors, byte[] lines, boolean[] barred, byte[] distance, int[] queue, int tail) {
        int end = tail;
        for (int head = 0; head < end; head++) {
            int first = queue[head] * HexGrid.DIRECTIONS;
            for (int step = first; step < first + HexGrid.DIRECTIONS; step++) {
                if ((lines[step] & BY_ROAD) == 0) continue;
                int next = neighbors[step];
                if (distance[next] == 0 || barred[next]) continue;
                distance[next] = 0;
                queue[end++] = next;
            }
        }
        return end;
    }

    private static void leaveRoads(
            int[] neighbors,
            byte[] lines,
            boolean[] barred,
            byte[] distance,
            int[] queue,
            int tail,
            int offRoad,
            boolean lastHexside) {
        int end = tail;
        for (int head = 0; head < end; head++) {
            int hex = queue[head];
            int further = distance[hex] + 1;
            if (further > offRoad) return;
            int first = hex * HexGrid.DIRECTIONS;
            for (int step = first; step < first + HexGrid.DIRECTIONS; step++) {
                int next = neighbors[step];
                // As unsigned numbers, distances that a line can go on from are the low ones.
                if (next == HexGrid.NONE || (distance[next] & 0xff) < NOT_SUPPLIED || barred[next]) continue;
                if ((lines[step] & OFF_ROAD) != 0) {
                    distance[next] = (byte) further;
                    queue[end++] = next;
                } else if (lastHexside && distance[next] == NOT_SUPPLIED) distance[next] = (byte) -further;
            }
        }
    }
}
