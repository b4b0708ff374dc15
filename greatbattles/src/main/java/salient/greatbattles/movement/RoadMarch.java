package salient.greatbattles.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.RoadGraph;
import salient.greatbattles.state.State;
import salient.kernel.rulebook.Clause;

/**
 * C7Mm, F11: a road column follows its leading stand along the roads, around bends and at junctions onto another road.
 * Either end of the column can lead.
 */
final class RoadMarch {
    private RoadMarch() {}

    /** This far along the road the first stand is on; negative toward the first point of that road. */
    static Optional<Paths> along(State s, GreatBattlesOrder.Road o) {
        int[] stands = s.standsOf(o.unit().index());
        if (stands.length == 0) return Optional.empty();
        Optional<Road> road = Formations.roadAt(s, s.at(stands[0]));
        if (road.isEmpty()) return Optional.empty();
        int end = road.get().milestone(s.at(stands[0])) + o.mils();
        if (end < 0 || end > road.get().length()) return Optional.empty();
        if (stands.length == 1) return toward(s, stands, straight(road.get(), s.at(stands[0]), end));
        int second = road.get().milestone(s.at(stands[1]));
        int first = road.get().milestone(s.at(stands[0]));
        boolean leads = Formations.roadAt(s, s.at(stands[1])).equals(road)
                ? first > second == o.mils() > 0
                : !passes(straight(road.get(), s.at(stands[0]), end), s.at(stands[1]));
        if (leads) return toward(s, stands, straight(road.get(), s.at(stands[0]), end));
        int[] backward = reversed(stands);
        Point tail = s.at(backward[0]);
        Optional<Road> its = Formations.roadAt(s, tail);
        if (its.isEmpty()) return toward(s, stands, straight(road.get(), s.at(stands[0]), end));
        int mile = its.get().milestone(tail);
        int sign =
                its.equals(road) ? Integer.signum(o.mils()) : mile > its.get().milestone(s.at(backward[1])) ? 1 : -1;
        int to = mile + sign * Math.abs(o.mils());
        return to < 0 || to > its.get().length()
                ? Optional.empty()
                : toward(s, backward, straight(its.get(), tail, to));
    }

    /** To a place on a road: the nearer end of the column leads. */
    @Clause({"greatbattles C7Mm", "greatbattles F11", "greatbattles G32"})
    static Optional<Paths> to(State s, GreatBattlesOrder.RoadTo o) {
        int[] stands = s.standsOf(o.unit().index());
        if (stands.length == 0) return Optional.empty();
        RoadGraph roads = s.scenario().roadGraph();
        Optional<List<Point>> first = roads.path(s.at(stands[0]), o.at());
        Optional<List<Point>> last = roads.path(s.at(stands[stands.length - 1]), o.at());
        if (first.isEmpty() || last.isEmpty()) return Optional.empty();
        return length(first.get()) <= length(last.get())
                ? toward(s, stands, first.get())
                : toward(s, reversed(stands), last.get());
    }

    /** The leading stand follows a way, the others follow it. */
    private static Optional<Paths> toward(State s, int[] stands, List<Point> ahead) {
        RoadGraph roads = s.scenario().roadGraph();
        for (int i = 1; i < stands.length; i++) if (passes(ahead, s.at(stands[i]))) return Optional.empty();
        // The track from the last stand to the end of the way, and how far along it each stand is.
        List<Point> track = new ArrayList<>();
        int[] mile = new int[stands.length];
        for (int i = stands.length - 1; i > 0; i--) {
            Optional<List<Point>> next = roads.path(s.at(stands[i]), s.at(stands[i - 1]));
            // HQ and heavy weapons beside a lone stand need not be on the road.
            join(track, next.orElse(List.of(s.at(stands[i]), s.at(stands[i - 1]))));
            mile[i - 1] = length(track);
        }
        join(track, ahead);
        if (track.size() < 2) return Optional.empty();
        Road line = new Road("", true, track);
        return Formations.alongRoad(s, stands, line, line.length()).map(layout -> {
            List<Paths.Way> ways = new ArrayList<>();
            for (int stand : s.standsOf(s.unitOf(stands[0])))
                for (int i = 0; i < stands.length; i++)
                    if (stands[i] == stand)
                        ways.add(new Paths.Way(
                                stand,
                                layout.bases()[i].facing(),
                                layout.rear()[i],
                                between(line, mile[i], s.at(stand), layout.bases()[i].center())));
            return Paths.of(ways);
        });
    }

    private static void join(List<Point> track, List<Point> more) {
        for (Point p : more) if (track.isEmpty() || !track.getLast().equals(p)) track.add(p);
    }

    private static int[] reversed(int[] stands) {
        int[] reversed = new int[stands.length];
        for (int i = 0; i < stands.length; i++) reversed[i] = stands[stands.length - 1 - i];
        return reversed;
    }

    private static int length(List<Point> points) {
        return points.size() < 2 ? 0 : new Road("", true, points).length();
    }

    private static boolean passes(List<Point> way, Point p) {
        return way.size() > 1 && new Road("", true, way).passes(p, Road.ON_ROAD);
    }

    /** Along one road from a place to a milestone, bend by bend. */
    private static List<Point> straight(Road road, Point from, int to) {
        return between(road, road.milestone(from), from, road.along(to), to);
    }

    private static List<Point> between(Road line, int mile, Point from, Point to) {
        return between(line, mile, from, to, line.milestone(to));
    }

    private static List<Point> between(Road road, int a, Point from, Point to, int b) {
        List<Point> points = new ArrayList<>(List.of(from));
        List<Point> bends = new ArrayList<>();
        int mile = 0;
        for (int i = 0; i < road.legs(); i++) {
            if (mile > Math.min(a, b) && mile < Math.max(a, b))
                bends.add(road.leg(i).a());
            mile += road.leg(i).length();
        }
        points.addAll(a <= b ? bends : bends.reversed());
        points.add(to);
        return points;
    }
}
