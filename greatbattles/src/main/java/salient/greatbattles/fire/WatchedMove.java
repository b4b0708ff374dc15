package salient.greatbattles.fire;

import java.util.stream.IntStream;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.sight.Sight;
import salient.greatbattles.state.HoldFire;
import salient.greatbattles.state.State;
import salient.kernel.rulebook.Clause;

/**
 * C8a: measures the length of path that each enemy stand sees of each moving stand. Between two stops of the move a
 * stand comes into sight or goes out of it at most once; the place is found to the thousandth of an inch.
 */
public final class WatchedMove {
    private final State s;
    private final Paths paths;
    private final int longest;
    private final int range;
    /** The stands that could fire, if they are on the table: the armed ones of the other side. */
    private final int[] firers;
    /** By moving stand and firer: whether the firer sees it at the place the move has reached. */
    private boolean[] sees;
    /** The same at the place before. */
    private boolean[] saw;

    private boolean metInTheOpen;

    /** At the place the move has reached. */
    public WatchedMove(State s, Paths paths) {
        this.s = s;
        this.paths = paths;
        longest = paths.longest();
        range = Sight.range(s);
        boolean watched = s.turnState().holdFire() == HoldFire.NO;
        firers = watched ? armed(s, 1 - s.unit(s.pending().move().unit()).side()) : new int[0];
        sees = new boolean[paths.count() * s.stands().count()];
        saw = new boolean[sees.length];
        look(s.pending().move().walked());
    }

    private static int[] armed(State s, int side) {
        return IntStream.range(0, s.stands().count())
                .filter(stand -> s.stand(stand).side() == side && Fire.armed(s, stand))
                .toArray();
    }

    /** Who sees what at a place of the move. Where a stand then is, is worked out once for all firers. */
    private void look(int walked) {
        for (int i = 0; i < paths.count(); i++) {
            boolean there = s.onTable(paths.stand(i));
            Base base = there && firers.length > 0 ? paths.base(s, i, walked, longest) : null;
            for (int firer : firers) sees[pair(i, firer)] = there && s.onTable(firer) && sees(i, firer, base);
        }
    }

    private int pair(int i, int firer) {
        return i * s.stands().count() + firer;
    }

    private boolean sees(int i, int firer, Base there) {
        return s.base(firer).within(range, there)
                && Sight.lineOfFire(s, firer, paths.stand(i), there).isEmpty();
    }

    /** The first place up to a limit where a visible firer will have seen an inch, if it goes on seeing the stand. */
    @Clause("greatbattles C8f")
    public int nextStop(int from, int limit) {
        int stop = limit;
        int[] watched = s.pending().move().watched();
        for (int i = 0; i < paths.count(); i++) {
            if (paths.length(i) == 0) continue;
            for (int firer : firers) {
                int pair = pair(i, firer);
                if (!sees[pair]) continue;
                int missing = Point.INCH - watched[pair];
                if (missing <= 0 || s.hidden(s.unitOf(firer))) continue;
                int wanted = paths.progress(i, from, longest) + missing;
                int at = (int) (((long) wanted * longest + paths.length(i) - 1) / paths.length(i));
                if (at > from) stop = Math.min(stop, at);
            }
        }
        return stop;
    }

    /** The move has gone on to another place: adds what was seen of it. */
    @Clause({"greatbattles C8a", "greatbattles C8l", "greatbattles Q10"})
    public void moved(int from, int to) {
        metInTheOpen = false;
        boolean[] before = sees;
        sees = saw;
        saw = before;
        look(to);
        for (int i = 0; i < paths.count(); i++) for (int firer : firers) add(i, firer, from, to);
    }

    private void add(int i, int firer, int from, int to) {
        int pair = pair(i, firer);
        if (!saw[pair] && !sees[pair]) return;
        int[] watched = s.pending().move().watched();
        int start = saw[pair] ? from : border(i, firer, from, to, false);
        int end = sees[pair] ? to : border(i, firer, from, to, true);
        boolean met = watched[pair] >= Point.INCH;
        watched[pair] += paths.progress(i, end, longest) - paths.progress(i, start, longest);
        if (!met && watched[pair] >= Point.INCH && !s.hidden(s.unitOf(firer))) metInTheOpen = true;
    }

    /** Whether a stand met C8a for a visible firer at the last stop. */
    public boolean metInTheOpen() {
        return metInTheOpen;
    }

    /** Where between two places a stand goes out of sight, or comes into it. */
    private int border(int i, int firer, int from, int to, boolean seenFirst) {
        if (!s.onTable(firer) || !s.onTable(paths.stand(i))) return to;
        int low = from;
        int high = to;
        while (high - low > 1) {
            int middle = (low + high) / 2;
            if (sees(i, firer, paths.base(s, i, middle, longest)) == seenFirst) low = middle;
            else high = middle;
        }
        return seenFirst ? low : high;
    }
}
