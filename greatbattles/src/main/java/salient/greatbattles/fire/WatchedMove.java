package salient.greatbattles.fire;

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
    /** By moving stand and firer: whether the firer sees it at the place the move has reached. */
    private final boolean[] sees;

    private boolean metInTheOpen;

    /** At the place the move has reached. */
    public WatchedMove(State s, Paths paths) {
        this.s = s;
        this.paths = paths;
        longest = paths.longest();
        range = Sight.range(s);
        boolean watched = s.turnState().holdFire() == HoldFire.NO;
        sees = new boolean[watched ? paths.count() * s.stands().count() : 0];
        look(s.pending().move().walked());
    }

    /** Who sees what at a place of the move. Where a stand then is, is worked out once for all firers. */
    private void look(int walked) {
        Base there = null;
        for (int pair = 0; pair < sees.length; pair++) {
            if (firer(pair) == 0) there = null;
            boolean watches = watches(pair);
            if (watches && there == null) there = paths.base(s, moving(pair), walked, longest);
            sees[pair] = watches && sees(pair, there);
        }
    }

    private int moving(int pair) {
        return pair / s.stands().count();
    }

    private int firer(int pair) {
        return pair % s.stands().count();
    }

    private boolean watches(int pair) {
        int eye = firer(pair);
        int target = paths.stand(moving(pair));
        return s.stand(eye).side() != s.stand(target).side()
                && s.onTable(eye)
                && s.onTable(target)
                && Fire.armed(s, eye);
    }

    private boolean sees(int pair, Base there) {
        return s.base(firer(pair)).within(range, there)
                && Sight.lineOfFire(s, firer(pair), paths.stand(moving(pair)), there)
                        .isEmpty();
    }

    /** The first place up to a limit where a visible firer will have seen an inch, if it goes on seeing the stand. */
    @Clause("greatbattles C8f")
    public int nextStop(int from, int limit) {
        int stop = limit;
        for (int pair = 0; pair < sees.length; pair++) {
            int missing = Point.INCH - s.pending().move().watched()[pair];
            if (!sees[pair] || missing <= 0 || s.hidden(s.unitOf(firer(pair)))) continue;
            int i = moving(pair);
            if (paths.length(i) == 0) continue;
            int wanted = paths.progress(i, from, longest) + missing;
            int at = (int) (((long) wanted * longest + paths.length(i) - 1) / paths.length(i));
            if (at > from) stop = Math.min(stop, at);
        }
        return stop;
    }

    /** The move has gone on to another place: adds what was seen of it. */
    @Clause({"greatbattles C8a", "greatbattles C8l", "greatbattles Q10"})
    public void moved(int from, int to) {
        metInTheOpen = false;
        int[] watched = s.pending().move().watched();
        boolean[] seen = sees.clone();
        look(to);
        for (int pair = 0; pair < sees.length; pair++) {
            boolean before = seen[pair];
            if (!before && !sees[pair]) continue;
            int i = moving(pair);
            int start = before ? from : border(pair, from, to, false);
            int end = sees[pair] ? to : border(pair, from, to, true);
            boolean met = watched[pair] >= Point.INCH;
            watched[pair] += paths.progress(i, end, longest) - paths.progress(i, start, longest);
            if (!met && watched[pair] >= Point.INCH && !s.hidden(s.unitOf(firer(pair)))) metInTheOpen = true;
        }
    }

    /** Whether a stand met C8a for a visible firer at the last stop. */
    public boolean metInTheOpen() {
        return metInTheOpen;
    }

    /** Where between two places a stand goes out of sight, or comes into it. */
    private int border(int pair, int from, int to, boolean seenFirst) {
        if (!watches(pair)) return to;
        int low = from;
        int high = to;
        while (high - low > 1) {
            int middle = (low + high) / 2;
            if (sees(pair, paths.base(s, moving(pair), middle, longest)) == seenFirst) low = middle;
            else high = middle;
        }
        return seenFirst ? low : high;
    }
}
