package salient.wave;

import java.util.Arrays;
import java.util.function.IntConsumer;
import salient.kernel.hex.HexGrid;
import salient.wave.state.State;

/**
 * Where units can go with what they have left, cheapest way first: one bucket a movement point. Its arrays are used
 * again for every search; a position keeps one for itself.
 */
final class Reach {
    private static final int NOWHERE = -1;

    private final int[] spent;
    private final int[] parent;
    private final int[] found;
    private int count;
    private int[] entryHex = new int[256];
    private int[] entryNext = new int[256];
    private int entries;
    private int[] buckets = new int[64];

    Reach(int hexes) {
        spent = new int[hexes];
        parent = new int[hexes];
        found = new int[hexes];
        Arrays.fill(spent, NOWHERE);
    }

    /** Searches from where the mover stands. */
    void search(State state, Mover mover) {
        search(state, mover, mover.hex, mover.left, mover.fresh);
    }

    void search(State state, Mover mover, int start, int left, boolean fresh) {
        forget();
        if (buckets.length <= left) buckets = new int[left + 1];
        Arrays.fill(buckets, 0, left + 1, NOWHERE);
        entries = 0;
        reach(start, start, 0);
        for (int cost = 0; cost <= left; cost++)
            for (int entry = buckets[cost]; entry != NOWHERE; entry = entryNext[entry]) {
                int hex = entryHex[entry];
                // Reached more cheaply since it was put here.
                if (spent[hex] == cost) step(state, mover, hex, left - cost, fresh && hex == start, cost);
            }
    }

    private void step(State state, Mover mover, int hex, int left, boolean fresh, int cost) {
        if (left == 0) return;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int to = state.map.neighbour(hex, d);
            if (to == HexGrid.NONE || (spent[to] != NOWHERE && spent[to] <= cost + 1)) continue;
            int price = Movement.cost(state, mover, hex, d, left, fresh);
            if (price == Movement.FORBIDDEN) continue;
            if (spent[to] == NOWHERE || cost + price < spent[to]) reach(to, hex, cost + price);
        }
    }

    private void reach(int hex, int from, int cost) {
        if (spent[hex] == NOWHERE) found[count++] = hex;
        spent[hex] = cost;
        parent[hex] = from;
        if (entries == entryHex.length) {
            entryHex = Arrays.copyOf(entryHex, 2 * entries);
            entryNext = Arrays.copyOf(entryNext, 2 * entries);
        }
        entryHex[entries] = hex;
        entryNext[entries] = buckets[cost];
        buckets[cost] = entries++;
    }

    private void forget() {
        for (int i = 0; i < count; i++) spent[found[i]] = NOWHERE;
        count = 0;
    }

    /** The hexes reached, the start excepted, in the order in which they were first found. */
    void each(IntConsumer hex) {
        for (int i = 1; i < count; i++) hex.accept(found[i]);
    }

    int size() {
        return count - 1;
    }

    /** The i-th hex reached, from 1. */
    int hex(int i) {
        return found[i];
    }

    boolean has(int hex) {
        return spent[hex] != NOWHERE;
    }

    int cost(int hex) {
        return spent[hex];
    }

    /** The way to a hex, without the start. */
    int[] path(int hex) {
        int length = 0;
        for (int h = hex; parent[h] != h; h = parent[h]) length++;
        int[] path = new int[length];
        for (int h = hex; parent[h] != h; h = parent[h]) path[--length] = h;
        return path;
    }
}
