package salient.greatbattles.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Segment;
import salient.kernel.rulebook.Clause;

/** The roads of a scenario and their junctions: where one can go without leaving them. */
public final class RoadGraph {
    private final List<Road> roads;

    public RoadGraph(List<Road> roads) {
        this.roads = roads;
    }

    /** Where another road joins or crosses a road, by the milestones of the first. */
    public int[] junctions(Road road, Road other) {
        List<Integer> miles = new ArrayList<>();
        for (Point p : other.line()) if (road.passes(p, Road.ON_ROAD)) miles.add(road.milestone(p));
        for (Point p : road.line()) if (other.passes(p, Road.ON_ROAD)) miles.add(road.milestone(p));
        for (int i = 0; i < road.legs(); i++)
            for (int k = 0; k < other.legs(); k++)
                if (road.leg(i).meets(other.leg(k)))
                    crossing(road.leg(i), other.leg(k)).ifPresent(p -> miles.add(road.milestone(p)));
        return miles.stream().mapToInt(Integer::intValue).sorted().distinct().toArray();
    }

    private static Optional<Point> crossing(Segment one, Segment other) {
        long a = one.a().leftOf(other.a(), other.b());
        long b = one.b().leftOf(other.a(), other.b());
        return a == b
                ? Optional.empty()
                : Optional.of(one.a().towards(one.b(), Math.abs(a), Math.abs(a) + Math.abs(b)));
    }

    /** A place on a road. */
    private record Node(int road, int mile, Point at) {}

    /** The shortest way from one place on a road to another, with its bends and junctions; nothing if there is none. */
    @Clause({"greatbattles C7Mm", "greatbattles U36"})
    public Optional<List<Point>> path(Point from, Point to) {
        List<Node> nodes = nodes(from, to);
        long[] length = new long[nodes.size()];
        int[] before = new int[nodes.size()];
        boolean[] done = new boolean[nodes.size()];
        Arrays.fill(length, Long.MAX_VALUE);
        Arrays.fill(before, -1);
        for (int n = 0; n < length.length; n++)
            if (isAt(nodes.get(n), from)) length[n] = nodes.get(n).at().distanceUp(from);
        while (true) {
            int here = -1;
            for (int n = 0; n < length.length; n++)
                if (!done[n] && length[n] < Long.MAX_VALUE && (here < 0 || length[n] < length[here])) here = n;
            if (here < 0) return Optional.empty();
            done[here] = true;
            if (isAt(nodes.get(here), to)) return Optional.of(points(nodes, before, here, from, to));
            for (int n = 0; n < length.length; n++) {
                long way = step(nodes, here, n);
                if (way < 0 || length[here] + way >= length[n]) continue;
                length[n] = length[here] + way;
                before[n] = here;
            }
        }
    }

    private boolean isAt(Node node, Point p) {
        return roads.get(node.road()).passes(p, Road.ON_ROAD)
                && node.mile() == roads.get(node.road()).milestone(p);
    }

    private List<Node> nodes(Point from, Point to) {
        List<Node> nodes = new ArrayList<>();
        for (int r = 0; r < roads.size(); r++) {
            Road road = roads.get(r);
            List<Integer> miles = new ArrayList<>();
            for (Point p : road.line()) miles.add(road.milestone(p));
            for (Point p : List.of(from, to)) if (road.passes(p, Road.ON_ROAD)) miles.add(road.milestone(p));
            for (Road other : roads) if (other != road) for (int mile : junctions(road, other)) miles.add(mile);
            int number = r;
            miles.stream()
                    .sorted(Comparator.naturalOrder())
                    .distinct()
                    .forEach(mile -> nodes.add(new Node(number, mile, road.along(mile))));
        }
        return nodes;
    }

    /** From a node to the next one on its road, or over to another road at a junction; -1 if they are not neighbors. */
    private long step(List<Node> nodes, int from, int to) {
        Node a = nodes.get(from);
        Node b = nodes.get(to);
        if (a.road() == b.road()) return Math.abs(from - to) == 1 ? Math.abs(a.mile() - b.mile()) : -1;
        int apart = a.at().distanceUp(b.at());
        return apart <= Road.ON_ROAD ? apart : -1;
    }

    private static List<Point> points(List<Node> nodes, int[] before, int end, Point from, Point to) {
        List<Point> points = new ArrayList<>(List.of(to));
        for (int n = end; n >= 0; n = before[n])
            if (!points.getFirst().equals(nodes.get(n).at()))
                points.addFirst(nodes.get(n).at());
        if (!points.getFirst().equals(from)) points.addFirst(from);
        return points;
    }
}
