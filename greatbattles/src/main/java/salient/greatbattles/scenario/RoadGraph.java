package salient.greatbattles.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Segment;
import salient.kernel.rulebook.Clause;

/** The roads of a scenario and their junctions: where one can go without leaving them. Immutable. */
public final class RoadGraph {
    /** Between the points at which a road is looked at for what is on it or beside it. */
    private static final int STEP = 250;

    private final List<Road> roads;
    /** By road and other road: the milestones of the first where the other joins or crosses it. */
    private final int[][][] junctions;
    /** By road: its bends and junctions. */
    private final int[][] miles;
    /** By road: a place every few mils. */
    private final Point[][] places;
    /** By road and place: the same place on other roads, as road and place in turn. */
    private final int[][][] links;
    /** The same backward: from which places of other roads this one is taken for the same. */
    private final int[][][] linksTo;

    public RoadGraph(List<Road> roads) {
        this.roads = List.copyOf(roads);
        int n = roads.size();
        junctions = new int[n][n][];
        miles = new int[n][];
        places = new Point[n][];
        links = new int[n][][];
        for (int r = 0; r < n; r++) {
            Road road = roads.get(r);
            List<Integer> nodes = new ArrayList<>();
            for (Point p : road.line()) nodes.add(road.milestone(p));
            for (int other = 0; other < n; other++) {
                junctions[r][other] = other == r ? new int[0] : junctions(road, roads.get(other));
                for (int mile : junctions[r][other]) nodes.add(mile);
            }
            miles[r] = sorted(nodes);
            places[r] = new Point[road.length() / STEP + 2];
            for (int k = 0; k < places[r].length; k++) places[r][k] = road.along(Math.min(k * STEP, road.length()));
        }
        for (int r = 0; r < n; r++) {
            links[r] = new int[places[r].length][];
            for (int k = 0; k < links[r].length; k++) links[r][k] = links(r, places[r][k]);
        }
        linksTo = backward();
    }

    private int[] links(int road, Point at) {
        List<Integer> found = new ArrayList<>();
        for (int other = 0; other < roads.size(); other++)
            if (other != road && roads.get(other).passes(at, Road.ON_ROAD)) {
                found.add(other);
                found.add(place(other, at));
            }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    private int[][][] backward() {
        int[][][] backward = new int[links.length][][];
        for (int r = 0; r < links.length; r++) {
            backward[r] = new int[links[r].length][];
            Arrays.fill(backward[r], new int[0]);
        }
        for (int r = 0; r < links.length; r++)
            for (int k = 0; k < links[r].length; k++)
                for (int i = 0; i < links[r][k].length; i += 2) {
                    int[][] to = backward[links[r][k][i]];
                    int place = links[r][k][i + 1];
                    int n = to[place].length;
                    to[place] = Arrays.copyOf(to[place], n + 2);
                    to[place][n] = r;
                    to[place][n + 1] = k;
                }
        return backward;
    }

    private static int[] sorted(List<Integer> miles) {
        return miles.stream().mapToInt(Integer::intValue).sorted().distinct().toArray();
    }

    public List<Road> roads() {
        return roads;
    }

    /** How many places of a road are looked at. */
    public int places(int road) {
        return places[road].length;
    }

    public Point place(int road, int number) {
        return places[road][number];
    }

    /** The place of a road that stands for a point beside it. */
    public int place(int road, Point p) {
        return Math.clamp((roads.get(road).milestone(p) + STEP / 2) / STEP, 0, places[road].length - 1);
    }

    /** Where one can change to other roads at a place: road and place in turn. */
    public int[] links(int road, int place) {
        return links[road][place];
    }

    /** From where one can change to a place: road and place in turn. */
    public int[] linksTo(int road, int place) {
        return linksTo[road][place];
    }

    /** Where another road joins or crosses a road, by the milestones of the first. */
    public int[] junctions(int road, int other) {
        return junctions[road][other];
    }

    private static int[] junctions(Road road, Road other) {
        List<Integer> miles = new ArrayList<>();
        for (Point p : other.line()) if (road.passes(p, Road.ON_ROAD)) miles.add(road.milestone(p));
        for (Point p : road.line()) if (other.passes(p, Road.ON_ROAD)) miles.add(road.milestone(p));
        for (int i = 0; i < road.legs(); i++)
            for (int k = 0; k < other.legs(); k++)
                if (road.leg(i).meets(other.leg(k)))
                    crossing(road.leg(i), other.leg(k)).ifPresent(p -> miles.add(road.milestone(p)));
        return sorted(miles);
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
        int[] start = milesAt(from);
        int[] end = milesAt(to);
        List<Node> nodes = nodes(start, end);
        long[] length = new long[nodes.size()];
        int[] before = new int[nodes.size()];
        boolean[] done = new boolean[nodes.size()];
        Arrays.fill(length, Long.MAX_VALUE);
        Arrays.fill(before, -1);
        for (int n = 0; n < length.length; n++)
            if (isAt(nodes.get(n), start)) length[n] = nodes.get(n).at().distanceUp(from);
        while (true) {
            int here = -1;
            for (int n = 0; n < length.length; n++)
                if (!done[n] && length[n] < Long.MAX_VALUE && (here < 0 || length[n] < length[here])) here = n;
            if (here < 0) return Optional.empty();
            done[here] = true;
            if (isAt(nodes.get(here), end)) return Optional.of(points(nodes, before, here, from, to));
            for (int n = 0; n < length.length; n++) {
                if (done[n]) continue;
                long way = step(nodes, here, n);
                if (way < 0 || length[here] + way >= length[n]) continue;
                length[n] = length[here] + way;
                before[n] = here;
            }
        }
    }

    /** By road: the milestone of a place on it, -1 if the place is not on it. */
    private int[] milesAt(Point p) {
        int[] at = new int[roads.size()];
        for (int r = 0; r < at.length; r++)
            at[r] = roads.get(r).passes(p, Road.ON_ROAD) ? roads.get(r).milestone(p) : -1;
        return at;
    }

    private static boolean isAt(Node node, int[] milesAt) {
        return node.mile() == milesAt[node.road()];
    }

    private List<Node> nodes(int[] start, int[] end) {
        List<Node> nodes = new ArrayList<>();
        for (int r = 0; r < roads.size(); r++) {
            int low = Math.min(start[r], end[r]);
            int high = Math.max(start[r], end[r]);
            int last = -1;
            for (int mile : miles[r]) {
                if (low > last && low < mile) nodes.add(node(r, last = low));
                if (high > last && high < mile) nodes.add(node(r, last = high));
                nodes.add(node(r, last = mile));
            }
            if (low > last) nodes.add(node(r, last = low));
            if (high > last) nodes.add(node(r, high));
        }
        return nodes;
    }

    private Node node(int road, int mile) {
        return new Node(road, mile, roads.get(road).along(mile));
    }

    /** From a node to the next one on its road, or over to another road at a junction; -1 if they are not neighbors. */
    private static long step(List<Node> nodes, int from, int to) {
        Node a = nodes.get(from);
        Node b = nodes.get(to);
        if (a.road() == b.road()) return Math.abs(from - to) == 1 ? Math.abs(a.mile() - b.mile()) : -1;
        if (Math.abs(a.at().x() - b.at().x()) > Road.ON_ROAD) return -1;
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
