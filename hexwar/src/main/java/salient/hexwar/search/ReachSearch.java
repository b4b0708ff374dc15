package salient.hexwar.search;

import java.util.Arrays;
import salient.kernel.hex.HexGrid;

/**
 * All hexes within so many points of a hex, with the cheapest path to each. Make one and keep it: a search allocates
 * nothing. Answers hold until the next search. Not for use by two threads at once. A game may extend it to keep more about
 * the hexes reached.
 *
 * <p>Dijkstra's algorithm on a queue with one bucket per point spent. Each search stores its sums above a base that lies
 * below everything stored before, so what is left from earlier searches counts as more expensive and need not be cleared.
 */
public class ReachSearch {
    private static final int FIRST_BASE = 1 << 30;

    private final HexGrid grid;
    private final int[] neighbors;
    /** Base + points spent, or something above the limit for a hex not reached. */
    private final int[] sums;

    private final int[] previous;
    private final int[] reached;
    private int count;

    private int[] buckets = {};
    private final int[] entryHex;
    private final int[] entryNext;
    private int entries;
    private int settled;

    private final int[] asked = new int[HexGrid.DIRECTIONS];
    private int base;
    private int limit;

    public ReachSearch(HexGrid grid) {
        this(grid, FIRST_BASE);
    }

    /** Starting near the point where sums have to be cleared after all, for a test. */
    ReachSearch(HexGrid grid, int firstBase) {
        this.grid = grid;
        neighbors = grid.neighborTable();
        sums = new int[grid.size()];
        previous = new int[grid.size()];
        reached = new int[grid.size()];
        // Each step is tried once, when the hex it leaves is settled; it adds at most one entry, as does each start.
        entryHex = new int[grid.size() * (HexGrid.DIRECTIONS + 1)];
        entryNext = new int[entryHex.length];
        Arrays.fill(sums, Integer.MAX_VALUE);
        base = firstBase;
        limit = base - 1;
    }

    /** Finds everything that can be reached from a hex for so many points. */
    public void search(int start, int points, StepCost cost) {
        prepare(points);
        add(start, base, HexGrid.NONE);
        spread(cost);
    }

    /** Finds everything that can be reached from the nearest of several hexes. */
    public void search(int[] starts, int points, StepCost cost) {
        prepare(points);
        for (int start : starts) if (sums[start] != base) add(start, base, HexGrid.NONE);
        spread(cost);
    }

    /**
     * The same from several hexes with different points left in each.
     *
     * @param left by hex the points to begin with there, negative where the search does not begin
     * @param most the highest of them; a cost counts from there
     */
    public void search(short[] left, int most, StepCost cost) {
        prepare(most);
        for (int hex = 0; hex < left.length; hex++) if (left[hex] >= 0) add(hex, limit - left[hex], HexGrid.NONE);
        spread(cost);
    }

    /**
     * The same with small costs in a table, six a hex and 0 for a step that cannot be taken, through hexes that a gate
     * leaves open. The gate is asked only about steps that would be a gain, which are few; what the steps out of the
     * start cost is asked of {@code first} and need not be what the table says.
     */
    public void search(int start, int points, StepCost first, byte[] costs, HexGate gate) {
        prepare(points);
        add(start, base, HexGrid.NONE);
        if (points > 0) tryOut(start, base, ask(start, base, first), 0);
        spread(start, costs, gate);
    }

    private void spread(int start, byte[] costs, HexGate gate) {
        for (int spent = 0; settled < entries; spent++) {
            int entry = buckets[spent];
            buckets[spent] = HexGrid.NONE;
            int sum = base + spent;
            while (entry != HexGrid.NONE) {
                int hex = entryHex[entry];
                entry = entryNext[entry];
                settled++;
                if (sums[hex] != sum) continue;
                reached[count++] = hex;
                if (sum != limit && hex != start) tryOut(hex, sum, costs, gate);
            }
        }
    }

    private void tryOut(int hex, int sum, byte[] costs, HexGate gate) {
        int first = hex * HexGrid.DIRECTIONS;
        for (int step = first; step < first + HexGrid.DIRECTIONS; step++) {
            int next = sum + costs[step];
            if (next == sum || next > limit) continue;
            int to = neighbors[step];
            if (next < sums[to] && gate.isOpen(to)) add(to, next, hex);
        }
    }

    private void spread(StepCost cost) {
        int[] table = cost instanceof StepTable t ? t.costs() : null;
        for (int spent = 0; settled < entries; spent++) {
            int entry = buckets[spent];
            buckets[spent] = HexGrid.NONE;
            int sum = base + spent;
            while (entry != HexGrid.NONE) {
                int hex = entryHex[entry];
                entry = entryNext[entry];
                settled++;
                if (sums[hex] != sum) continue; // a cheaper way was found after this one
                reached[count++] = hex;
                if (sum == limit) continue; // every step costs at least 1
                if (table != null) tryOut(hex, sum, table, hex * HexGrid.DIRECTIONS);
                else tryOut(hex, sum, ask(hex, sum, cost), 0);
            }
        }
    }

    private void prepare(int points) {
        if (points < 0 || points > StepCost.MOST) throw new IllegalArgumentException(points + " points");
        if (points >= buckets.length) {
            buckets = new int[points + 1];
            Arrays.fill(buckets, HexGrid.NONE);
        } else if (settled < entries) {
            Arrays.fill(buckets, HexGrid.NONE); // the last search was cut short by an exception of its costs
        }
        base -= points + 1;
        if (base < 0) {
            Arrays.fill(sums, Integer.MAX_VALUE);
            base = FIRST_BASE;
        }
        limit = base + points;
        count = 0;
        entries = 0;
        settled = 0;
    }

    /** The six steps out of a hex; their costs stand in a table from {@code first} on. */
    private void tryOut(int hex, int sum, int[] costs, int first) {
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int cost = costs[first + d];
            int next = sum + cost;
            if (next > limit) {
                boolean lastStep = (cost & StepCost.ENDS_MOVE) != 0 && next - StepCost.ENDS_MOVE <= limit;
                if (!lastStep) continue;
                next = limit;
            }
            int to = neighbors[hex * HexGrid.DIRECTIONS + d];
            if (next < sums[to]) add(to, next, hex);
        }
    }

    private void add(int hex, int sum, int from) {
        sums[hex] = sum;
        previous[hex] = from;
        entryHex[entries] = hex;
        entryNext[entries] = buckets[sum - base];
        buckets[sum - base] = entries++;
    }

    /** A step costs at least 1, so one that leads where we have been as cheaply already need not be asked about. */
    private int[] ask(int hex, int sum, StepCost cost) {
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int to = neighbors[hex * HexGrid.DIRECTIONS + d];
            boolean useless = to == HexGrid.NONE || sums[to] <= sum + 1;
            asked[d] = useless ? StepCost.FORBIDDEN : StepCost.checked(cost.cost(hex, d, to));
        }
        return asked;
    }

    /** How many hexes were reached, the start included. */
    public int count() {
        return count;
    }

    /** The hexes reached, by their number from 0, cheapest first. */
    public int hex(int index) {
        if (index >= count) throw new IndexOutOfBoundsException("reached " + count + " hexes, not " + index);
        return reached[index];
    }

    public boolean reached(int hex) {
        return sums[hex] <= limit;
    }

    /** The points spent to get there, or NONE if it was not reached. */
    public int cost(int hex) {
        return reached(hex) ? sums[hex] - base : HexGrid.NONE;
    }

    /** The hex before this one on the cheapest path; NONE for the start and for hexes not reached. */
    public int previous(int hex) {
        return reached(hex) ? previous[hex] : HexGrid.NONE;
    }

    /** The cheapest path, start and end included; empty if the hex was not reached. */
    public int[] path(int hex) {
        return reached(hex) ? lastHexes(hex, 1 + stepsTo(hex)) : new int[0];
    }

    /** The cheapest path without its start: the hexes to be entered, in order. */
    public int[] steps(int hex) {
        return reached(hex) ? lastHexes(hex, stepsTo(hex)) : new int[0];
    }

    private int stepsTo(int hex) {
        int steps = 0;
        for (int at = previous[hex]; at != HexGrid.NONE; at = previous[at]) steps++;
        return steps;
    }

    private int[] lastHexes(int hex, int length) {
        int[] hexes = new int[length];
        for (int i = length - 1, at = hex; i >= 0; i--, at = previous[at]) hexes[i] = at;
        return hexes;
    }

    public HexGrid grid() {
        return grid;
    }
}
