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
import salient.greatbattles.scenario.Road;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.kernel.rulebook.Clause;

/** C2b, U36: follows clear roads and their junctions until it reaches a place that is wanted. */
public final class RoadNet {
    /** C2b: no enemy is closer to a clear road. */
    @Clause("greatbattles C2b")
    public static final int CLEARANCE = Constants.mils("road_clearance");

    private static final int STEP = 250;
    /** A post this close to a road is on it. */
    private static final int BESIDE = Constants.mils("beside_road");

    private final List<Road> roads;
    private final List<Base> enemies = new ArrayList<>();
    private final boolean[][] seen;
    private final Deque<int[]> open = new ArrayDeque<>();

    private RoadNet(State s, int side) {
        roads = s.scenario().roads();
        seen = new boolean[roads.size()][];
        for (int r = 0; r < seen.length; r++) seen[r] = new boolean[roads.get(r).length() / STEP + 2];
        for (int other = 0; other < s.stands().count(); other++)
            if (s.stand(other).side() != side
                    && s.visible(other)
                    && s.type(other).fights()) enemies.add(s.base(other));
    }

    /** The first wanted place on a clear path from here. */
    @Clause({"greatbattles U36", "greatbattles A27"})
    public static Optional<Point> reach(State s, int side, Point from, Predicate<Point> wanted) {
        RoadNet net = new RoadNet(s, side);
        for (int r = 0; r < net.roads.size(); r++)
            if (net.roads.get(r).passes(from, BESIDE))
                net.add(r, net.roads.get(r).milestone(from));
        return net.walk(wanted);
    }

    private void add(int road, int mile) {
        int cell = Math.clamp((mile + STEP / 2) / STEP, 0, seen[road].length - 1);
        if (seen[road][cell]) return;
        seen[road][cell] = true;
        open.add(new int[] {road, cell});
    }

    private Point place(int road, int cell) {
        return roads.get(road).along(Math.min(cell * STEP, roads.get(road).length()));
    }

    private Optional<Point> walk(Predicate<Point> wanted) {
        while (!open.isEmpty()) {
            int[] at = open.poll();
            Point here = place(at[0], at[1]);
            if (wanted.test(here)) return Optional.of(here);
            for (int next = at[1] - 1; next <= at[1] + 1; next += 2)
                if (next >= 0
                        && next < seen[at[0]].length
                        && !seen[at[0]][next]
                        && clear(new Segment(here, place(at[0], next)))) {
                    seen[at[0]][next] = true;
                    open.add(new int[] {at[0], next});
                }
            for (int other = 0; other < seen.length; other++)
                if (other != at[0] && roads.get(other).passes(here, Road.ON_ROAD))
                    add(other, roads.get(other).milestone(here));
        }
        return Optional.empty();
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
