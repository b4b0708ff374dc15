package salient.hexwar.search;

import java.util.Arrays;
import java.util.List;
import salient.kernel.hex.HexGrid;

/**
 * Whether a trace in phases leads from a hex to an end, with the path, or with what stops it. Make one and keep it:
 * a search allocates nothing. Answers hold until the next search. Not for use by two threads at once.
 *
 * <p>A place is a hex in a phase, numbered phase * size + hex. Phases are searched one after the other, breadth
 * first, each from all hexes of the one before where it may begin. So a place is reached by the fewest steps of its
 * own phase, which is what limits count; the path as a whole need not be the shortest. Each search writes marks above
 * a base that lies above all marks written before, so marks of earlier searches need not be cleared.
 */
public final class TraceSearch {
    static final int LAST_BASE = 1 << 30;

    private final HexGrid grid;
    private final int size;

    /** Below the base: not reached. Otherwise base + 1 + the place it was reached from; the base itself for a start. */
    private int[] marks;

    private int base;
    private int[] queue;
    private int tail;
    private int phasesBegun;
    private int found = HexGrid.NONE;
    private List<TracePhase> phases = List.of();

    public TraceSearch(HexGrid grid) {
        this(grid, 1);
    }

    /** Starting near the point where marks have to be cleared after all, for a test. */
    TraceSearch(HexGrid grid, int firstBase) {
        this.grid = grid;
        size = grid.size();
        marks = new int[size];
        queue = new int[size];
        base = firstBase;
    }

    /** Whether a trace leads from the hex to an end. Stops at the first it finds. */
    public boolean search(int start, List<TracePhase> phases) {
        prepare(phases);
        see(start, base);
        return run(true);
    }

    /**
     * Everything that can be traced to from any of the first {@code count} starts; phases end nowhere. From the
     * sources outward this finds all hexes in supply at once.
     */
    public void spread(int[] starts, int count, List<TracePhase> phases) {
        prepare(phases);
        for (int i = 0; i < count; i++) see(starts[i], base);
        run(false);
    }

    private void prepare(List<TracePhase> wanted) {
        phases = wanted;
        // What the last search could have written lies below the new base.
        base += marks.length + 1;
        int places = wanted.size() * size;
        if (places > marks.length) {
            marks = new int[places];
            queue = new int[places];
        }
        if (base > LAST_BASE) {
            Arrays.fill(marks, 0);
            base = 1;
        }
        tail = 0;
        phasesBegun = 0;
        found = HexGrid.NONE;
    }

    private boolean run(boolean stopAtEnd) {
        int first = 0;
        for (int phase = 0; phase < phases.size(); phase++) {
            if (phase > 0) first = enter(phase, first);
            if (first == tail) return false;
            phasesBegun = phase + 1;
            if (stopAtEnd && endsAmong(first, phase)) return true;
            if (walk(phase, first, stopAtEnd)) return true;
        }
        return false;
    }

    /** Passes from the phase before into this one wherever it may begin; says where this one begins in the queue. */
    private int enter(int phase, int firstBefore) {
        var begins = phases.get(phase).begins();
        int first = tail;
        for (int i = firstBefore; i < first; i++) {
            int place = queue[i];
            int hex = place - (phase - 1) * size;
            if (begins.test(hex)) see(phase * size + hex, base + 1 + place);
        }
        return first;
    }

    private boolean endsAmong(int first, int phase) {
        var ends = phases.get(phase).ends();
        for (int i = first; i < tail; i++)
            if (ends.test(queue[i] - phase * size)) {
                found = queue[i];
                return true;
            }
        return false;
    }

    /** Goes on breadth first, one more step a round; true when an end was found. */
    private boolean walk(int phase, int first, boolean stopAtEnd) {
        int head = first;
        int most = phases.get(phase).mostSteps();
        for (int steps = 0; steps < most && head < tail; steps++) {
            int roundEnd = tail;
            step(phase, head, roundEnd);
            if (stopAtEnd && endsAmong(roundEnd, phase)) return true;
            head = roundEnd;
        }
        return false;
    }

    private void step(int phase, int from, int to) {
        StepRule rule = phases.get(phase).steps();
        int offset = phase * size;
        for (int i = from; i < to; i++) {
            int place = queue[i];
            int hex = place - offset;
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int next = grid.neighbor(hex, d);
                if (next != HexGrid.NONE && marks[offset + next] < base && rule.allows(hex, d, next))
                    see(offset + next, base + 1 + place);
            }
        }
    }

    private void see(int place, int mark) {
        if (marks[place] >= base) return;
        marks[place] = mark;
        queue[tail++] = place;
    }

    /** The place from which a place was reached, or NONE for a start. */
    private int previous(int place) {
        return marks[place] - base - 1;
    }

    public boolean found() {
        return found != HexGrid.NONE;
    }

    /** The hex where the trace ends, or NONE. */
    public int end() {
        return found() ? found % size : HexGrid.NONE;
    }

    /** How many phases could be begun: the last of them is the one a failed trace got stuck in. */
    public int phasesBegun() {
        return phasesBegun;
    }

    /** How many hexes were reached before the search stopped; one reached in two phases counts twice. */
    public int count() {
        return tail;
    }

    /** Whether a hex was reached in that phase before the search stopped. */
    public boolean reached(int phase, int hex) {
        return marks[phase * size + hex] >= base;
    }

    /** Whether a hex was reached in any phase before the search stopped. */
    public boolean reached(int hex) {
        for (int phase = 0; phase < phasesBegun; phase++) if (reached(phase, hex)) return true;
        return false;
    }

    /** The trace found, from the start to the end; empty if there is none. */
    public TracePath path() {
        return found() ? pathTo(found) : TracePath.NOTHING;
    }

    /** The trace that reached a hex in a phase, whether or not it ends there; empty if none did. */
    public TracePath path(int phase, int hex) {
        return reached(phase, hex) ? pathTo(phase * size + hex) : TracePath.NOTHING;
    }

    private TracePath pathTo(int end) {
        int length = 0;
        for (int at = end; at != HexGrid.NONE; at = previous(at)) if (!passesOn(at)) length++;
        int[] hexes = new int[length];
        int[] inPhase = new int[length];
        for (int at = end; at != HexGrid.NONE; at = previous(at)) {
            if (passesOn(at)) continue;
            hexes[--length] = at % size;
            inPhase[length] = at / size;
        }
        return new TracePath(hexes, inPhase);
    }

    /** Whether a place is the hex before it in a later phase: a path lists the hex once, in the phase that led to it. */
    private boolean passesOn(int place) {
        return previous(place) != HexGrid.NONE && previous(place) % size == place % size;
    }

    /**
     * Reports every step that the last search would have needed to get further, in the order it met them. The rules are
     * asked again, so the position must still stand as it was searched.
     */
    public void barriers(Barrier each) {
        for (int i = 0; i < tail; i++) barriersAround(queue[i] / size, queue[i] % size, each);
    }

    private void barriersAround(int phase, int hex, Barrier each) {
        StepRule rule = phases.get(phase).steps();
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int to = grid.neighbor(hex, d);
            if (to != HexGrid.NONE && !reached(phase, to)) each.stopped(phase, hex, d, to, rule.allows(hex, d, to));
        }
    }
}
