package salient.wave.state;

import java.util.function.IntFunction;
import salient.hexwar.search.ReachSearch;
import salient.kernel.hex.HexGrid;
import salient.wave.play.Ids;

/** The working memory of a search over the map, with the path to every hex it reached. A state keeps one for itself. */
public final class PathSearch {
    private final ReachSearch search;
    private final Ids[] paths;

    PathSearch(HexGrid grid) {
        search = new ReachSearch(grid);
        paths = new Ids[grid.size()];
    }

    /** The search itself, to be run before anything else is asked. */
    public ReachSearch search() {
        return search;
    }

    /** All hexes reached except the start, cheapest first, each with the path to it without the start. */
    public void forEach(Goal goal) {
        for (int i = 1; i < search.count(); i++) {
            int hex = search.hex(i);
            goal.accept(hex, search.cost(hex), next(i));
        }
    }

    /** The path to the i-th hex, after those to all hexes before it. */
    private Ids next(int i) {
        int hex = search.hex(i);
        int before = search.previous(hex);
        // The hex before it is cheaper, so its own path is known already.
        Ids path = (before == search.hex(0) ? Ids.none() : paths[before]).then(hex);
        paths[hex] = path;
        return path;
    }

    /**
     * The paths to the hexes reached, by their number from 1 on, without the start. If they are asked for in this order,
     * each shares the one it continues.
     */
    public IntFunction<Ids> paths() {
        return new IntFunction<>() {
            private int next = 1;

            @Override
            public Ids apply(int i) {
                return i == next ? PathSearch.this.next(next++) : Ids.of(search.steps(search.hex(i)));
            }
        };
    }

    /** How many hexes were reached, including the start. */
    public int count() {
        return search.count();
    }

    public int hex(int i) {
        return search.hex(i);
    }

    public boolean reached(int hex) {
        return search.reached(hex);
    }

    /** What it costs to get to a hex that was reached. */
    public int cost(int hex) {
        return search.cost(hex);
    }

    /** Takes a hex, what it costs to get there, and the path. */
    @FunctionalInterface
    public interface Goal {
        void accept(int hex, int cost, Ids path);
    }
}
