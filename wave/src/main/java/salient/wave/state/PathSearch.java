package salient.wave.state;

import java.util.function.IntFunction;
import salient.hexwar.search.ReachSearch;
import salient.kernel.hex.HexGrid;
import salient.wave.play.Ids;

/** The working memory of a search over the map, with the path to every hex it reached. A state keeps one for itself. */
public final class PathSearch extends ReachSearch {
    private final Ids[] paths;

    PathSearch(HexGrid grid) {
        super(grid);
        paths = new Ids[grid.size()];
    }

    /** All hexes reached except the start, cheapest first, each with the path to it without the start. */
    public void forEach(Goal goal) {
        for (int i = 1; i < count(); i++) {
            int hex = hex(i);
            goal.accept(hex, cost(hex), next(i));
        }
    }

    /** The path to the i-th hex, after those to all hexes before it. */
    private Ids next(int i) {
        int hex = hex(i);
        int before = previous(hex);
        // The hex before it is cheaper, so its own path is known already.
        Ids path = (before == hex(0) ? Ids.none() : paths[before]).then(hex);
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
                return i == next ? PathSearch.this.next(next++) : Ids.of(steps(hex(i)));
            }
        };
    }

    /** Takes a hex, what it costs to get there, and the path. */
    @FunctionalInterface
    public interface Goal {
        void accept(int hex, int cost, Ids path);
    }
}
