package salient.greatbattles.supply;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Segment;
import salient.greatbattles.scenario.RoadGraph;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.kernel.rulebook.Clause;

/** C2b, U36: follows clear roads and their junctions until it reaches a place that is wanted. */
public final class RoadNet {
    /** C2b: no enemy is closer to a clear road. */
    @Clause("greatbattles C2b")
    public static final int CLEARANCE = Constants.mils("road_clearance");

    /** A post this close to a road is on it. */
    private static final int BESIDE = Constants.mils("beside_road");

    private final RoadGraph graph;
    private final List<Base> enemies = new ArrayList<>();
    private final boolean[][] seen;
    private final Deque<int[]> open = new ArrayDeque<>();

    private RoadNet(State s, int side) {
        graph = s.scenario().roadGraph();
        seen = new boolean[graph.roads().size()][];
        for (int r = 0; r < seen.length; r++) seen[r] = new boolean[graph.places(r)];
        for (int other = 0; other < s.stands().count(); other++)
            if (s.stand(other).side() != side
                    && s.visible(other)
                    && s.type(other).fights()) enemies.add(s.base(other));
    }

    /** The first wanted place on a clear path from here. */
    @Clause({"greatbattles U36", "greatbattles A27"})
    public static Optional<Point> reach(State s, int side, Point from, Predicate<Point> wanted) {
        RoadNet net = new RoadNet(s, side);
        for (int r = 0; r < net.seen.length; r++)
            if (net.graph.roads().get(r).passes(from, BESIDE)) net.add(r, net.graph.place(r, from));
        return net.walk(wanted);
    }

    /** The places from which {@link #reach} finds a wanted place: all of them at once, traced backward. */
    public static Predicate<Point> leadingTo(State s, int side, Predicate<Point> wanted) {
        RoadNet net = new RoadNet(s, side);
        net.trace(wanted);
        return from -> {
            for (int r = 0; r < net.seen.length; r++)
                if (net.graph.roads().get(r).passes(from, BESIDE) && net.seen[r][net.graph.place(r, from)]) return true;
            return false;
        };
    }

    private void add(int road, int place) {
        if (seen[road][place]) return;
        seen[road][place] = true;
        open.add(new int[] {road, place});
    }

    private Optional<Point> walk(Predicate<Point> wanted) {
        while (!open.isEmpty()) {
            int[] at = open.poll();
            Point here = graph.place(at[0], at[1]);
            if (wanted.test(here)) return Optional.of(here);
            alongRoad(at[0], at[1]);
            int[] links = graph.links(at[0], at[1]);
            for (int i = 0; i < links.length; i += 2) add(links[i], links[i + 1]);
        }
        return Optional.empty();
    }

    private void alongRoad(int road, int place) {
        for (int next = place - 1; next <= place + 1; next += 2)
            if (next >= 0
                    && next < seen[road].length
                    && !seen[road][next]
                    && clear(new Segment(graph.place(road, place), graph.place(road, next)))) add(road, next);
    }

    private void trace(Predicate<Point> wanted) {
        for (int r = 0; r < seen.length; r++)
            for (int k = 0; k < seen[r].length; k++) if (wanted.test(graph.place(r, k))) add(r, k);
        while (!open.isEmpty()) {
            int[] at = open.poll();
            alongRoad(at[0], at[1]);
            int[] links = graph.linksTo(at[0], at[1]);
            for (int i = 0; i < links.length; i += 2) add(links[i], links[i + 1]);
        }
    }

    /** No enemy closer than an inch to the stretch. */
    private boolean clear(Segment piece) {
        for (Base enemy : enemies) {
            if (!piece.boxNear(enemy.center(), CLEARANCE + enemy.reach())
                    || piece.distanceDown(enemy.center()) > CLEARANCE + enemy.reach()) continue;
            if (piece.distanceDown(enemy.center()) < CLEARANCE
                    || enemy.distanceUp(piece.a()) < CLEARANCE
                    || enemy.distanceUp(piece.b()) < CLEARANCE) return false;
            for (int k = 0; k < 4; k++) if (piece.distanceDown(enemy.corner(k)) < CLEARANCE) return false;
        }
        return true;
    }
}
