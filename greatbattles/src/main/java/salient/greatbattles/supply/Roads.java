package salient.greatbattles.supply;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Segment;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/** C2b, U42: whether a road runs free of enemies from a place to the friendly board edge. */
public final class Roads {
    private static final int REACH = Constants.mils("beside_road");

    private Roads() {}

    /** Where the friendly end of the road is that passes by a place, if the way there is clear. */
    @Clause("greatbattles U42")
    public static Optional<Point> clearWay(State s, int side, Point from) {
        return s.clearWay(side, from, () -> plainClearWay(s, side, from));
    }

    /** The same, traced again. */
    public static Optional<Point> plainClearWay(State s, int side, Point from) {
        if (SupplySources.instead(s)) return RoadNet.reach(s, side, from, p -> SupplySources.at(s, side, p));
        Optional<Point> straight = straight(s, side, from);
        return straight.isPresent() ? straight : RoadNet.reach(s, side, from, p -> friendly(s, side, p));
    }

    /** Whether {@link #clearWay} finds one, for many places: the roads are traced once for all of them. */
    public static boolean hasClearWay(State s, int side, Point from) {
        return s.clearRoads(side, () -> clearRoads(s, side)).test(from)
                || !SupplySources.instead(s) && straight(s, side, from).isPresent();
    }

    private static Predicate<Point> clearRoads(State s, int side) {
        return RoadNet.leadingTo(
                s, side, SupplySources.instead(s) ? p -> SupplySources.at(s, side, p) : p -> friendly(s, side, p));
    }

    /** Along one road. */
    private static Optional<Point> straight(State s, int side, Point from) {
        for (Road road : s.scenario().roads()) {
            if (!road.passes(from, REACH)) continue;
            int here = road.milestone(from);
            for (int end : new int[] {0, road.length()}) {
                Point exit = end == 0 ? road.line().getFirst() : road.line().getLast();
                if (friendly(s, side, exit) && clear(s, side, road, here, end)) return Optional.of(exit);
            }
        }
        return Optional.empty();
    }

    public static boolean friendly(State s, int side, Point p) {
        String edges = s.scenario().parties().get(side).edges();
        return edges.contains("N") && p.y() == s.scenario().height()
                || edges.contains("S") && p.y() == 0
                || edges.contains("E") && p.x() == s.scenario().width()
                || edges.contains("W") && p.x() == 0;
    }

    /** No visible enemy closer than an inch to the stretch between two milestones. */
    @Clause("greatbattles C2b")
    public static boolean clear(State s, int side, Road road, int from, int to) {
        int mile = 0;
        int low = Math.min(from, to);
        int high = Math.max(from, to);
        for (int i = 0; i < road.legs(); i++) {
            int length = road.leg(i).length();
            if (mile < high && mile + length > low) {
                Segment piece = new Segment(road.along(Math.max(low, mile)), road.along(Math.min(high, mile + length)));
                if (blocked(s, side, piece)) return false;
            }
            mile += length;
        }
        return true;
    }

    private static boolean blocked(State s, int side, Segment piece) {
        for (int other : s.visibleStands(1 - side)) {
            if (!s.type(other).fights()) continue;
            if (!piece.boxNear(s.at(other), 3 * Point.INCH) || piece.distanceDown(s.at(other)) > 3 * Point.INCH)
                continue;
            Base enemy = s.base(other);
            for (int k = 0; k < 4; k++) if (piece.distanceDown(enemy.corner(k)) < RoadNet.CLEARANCE) return true;
            if (piece.distanceDown(s.at(other)) < RoadNet.CLEARANCE
                    || enemy.distanceUp(piece.a()) < RoadNet.CLEARANCE
                    || enemy.distanceUp(piece.b()) < RoadNet.CLEARANCE) return true;
        }
        return false;
    }

    /** The stand of a kind that a side has on the table. */
    public static Optional<Integer> post(State s, int side, StandType type) {
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.type(stand) == type && s.stand(stand).side() == side && s.onTable(stand)) return Optional.of(stand);
        return Optional.empty();
    }

    /** C2c: the points where a road crosses the friendly edge. */
    public static List<Point> edgeRoads(State s, int side) {
        if (SupplySources.instead(s))
            return SupplySources.held(s, side).stream()
                    .map(o -> SupplySources.gate(s, o))
                    .toList();
        List<Point> points = new ArrayList<>();
        for (Road road : s.scenario().roads())
            for (Point p : new Point[] {road.line().getFirst(), road.line().getLast()})
                if (friendly(s, side, p)) points.add(p);
        return points;
    }

    /** U44: a visible enemy within an inch of a FUP stops it from functioning. */
    @Clause("greatbattles U44")
    public static boolean beset(State s, int fup) {
        for (int other = 0; other < s.stands().count(); other++)
            if (s.stand(other).side() != s.stand(fup).side()
                    && s.visible(other)
                    && s.type(other).fights()
                    && s.base(fup).within(Point.INCH, s.base(other))) return true;
        return false;
    }
}
