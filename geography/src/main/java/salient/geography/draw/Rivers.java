package salient.geography.draw;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import salient.geography.HexCorners;
import salient.geography.Point;
import salient.geography.RiverClass;
import salient.kernel.hex.HexGrid;

/** Rivers along hexsides, eased into courses that widen from source to mouth. */
final class Rivers {
    private static final double EASE = 0.3;
    private static final double FARTHEST = 0.115;
    private static final double WANDER = 0.075;
    private static final int PIECES = 3; // between two points; a hexside has two such stretches

    /** A river's course on the page from source to mouth, and its width at every point. */
    record Course(String name, RiverClass water, List<Point> line, List<Double> widths) {}

    private final View view;
    private final HexGrid grid;
    private final SequencedMap<String, List<Integer>> sidesOf = new TreeMap<>();
    private final Map<Long, List<Integer>> sidesAt = new HashMap<>();
    private final Map<Long, Point> places = new HashMap<>();
    private final Map<Integer, List<Point>> courseOf = new HashMap<>();
    private final List<Course> courses = new ArrayList<>();

    Rivers(View view) {
        this.view = view;
        grid = view.grid();
        for (int side = 0; side < grid.sideCount(); side++) {
            if (!view.map().hasRiver(side)) continue;
            sidesOf.computeIfAbsent(view.map().riverName(side), n -> new ArrayList<>())
                    .add(side);
            for (long corner : HexCorners.ends(grid, side)) {
                sidesAt.computeIfAbsent(corner, c -> new ArrayList<>()).add(side);
                places.put(corner, view.corner(corner));
            }
        }
        for (int round = 0; round < 3; round++) ease();
        sidesOf.forEach((name, sides) -> chains(sides).forEach(chain -> courses.add(course(name, chain))));
    }

    List<Course> courses() {
        return courses;
    }

    /** The drawn course along one river hexside. */
    List<Point> along(int side) {
        return courseOf.getOrDefault(side, List.of());
    }

    // ---- geometry

    /** Moves each corner some way toward the middle of its two neighbors on the main river. */
    private void ease() {
        Map<Long, Point> eased = new HashMap<>();
        places.forEach((corner, at) -> {
            List<Integer> sides = mainPair(sidesAt.get(corner));
            if (sides.size() < 2) return;
            Point a = places.get(otherEnd(sides.get(0), corner));
            Point b = places.get(otherEnd(sides.get(1), corner));
            Point moved = at.toward(a.toward(b, 0.5), EASE);
            Point origin = view.corner(corner);
            double away = origin.distance(moved);
            eased.put(corner, away <= FARTHEST ? moved : origin.toward(moved, FARTHEST / away));
        });
        places.putAll(eased);
    }

    /** Of the hexsides at a confluence the two of one river. */
    private List<Integer> mainPair(List<Integer> sides) {
        if (sides.size() <= 2) return sides;
        for (int i = 0; i < sides.size(); i++)
            for (int j = i + 1; j < sides.size(); j++)
                if (view.map().riverName(sides.get(i)).equals(view.map().riverName(sides.get(j))))
                    return List.of(sides.get(i), sides.get(j));
        return sides.subList(0, 2);
    }

    private long otherEnd(int side, long corner) {
        long[] ends = HexCorners.ends(grid, side);
        return ends[0] == corner ? ends[1] : ends[0];
    }

    /** A river's hexsides as corner chains, source first. */
    private List<List<Long>> chains(List<Integer> sides) {
        var chains = new ArrayList<List<Long>>();
        for (List<Integer> run : salient.geography.Chains.ofHexsides(grid, sides)) {
            var corners = new ArrayList<Long>();
            long[] first = HexCorners.ends(grid, run.getFirst());
            long start = first[0];
            if (run.size() > 1) {
                long[] second = HexCorners.ends(grid, run.get(1));
                if (first[0] == second[0] || first[0] == second[1]) start = first[1];
            }
            corners.add(start);
            for (int side : run) corners.add(otherEnd(side, corners.getLast()));
            chains.add(
                    mouthward(corners.getFirst(), sides) > mouthward(corners.getLast(), sides)
                            ? corners.reversed()
                            : corners);
        }
        return chains;
    }

    /** How much an end looks like a mouth: a river passing by, then any other water, then the map edge; a source last. */
    private int mouthward(long corner, List<Integer> own) {
        Map<String, Integer> others = new HashMap<>();
        for (int side : sidesAt.get(corner))
            if (!own.contains(side)) others.merge(view.map().riverName(side), 1, Integer::sum);
        if (others.containsValue(2)) return 3;
        if (!others.isEmpty()) return 1;
        Point at = view.corner(corner);
        boolean edge = at.x() < 0.7 || at.y() < 0.7 || at.x() > view.width() - 0.7 || at.y() > view.height() - 0.7;
        return edge ? 2 : 0;
    }

    private Course course(String name, List<Long> corners) {
        var line = new ArrayList<Point>();
        var water = new ArrayList<RiverClass>();
        var sides = new ArrayList<Integer>();
        for (int i = 0; i < corners.size(); i++) {
            line.add(places.get(corners.get(i)));
            if (i == corners.size() - 1) break;
            int side = sideBetween(corners.get(i), corners.get(i + 1));
            sides.add(side);
            water.add(view.map().river(side));
            line.add(wandered(places.get(corners.get(i)), places.get(corners.get(i + 1)), side));
        }
        int before = runOffThePage(line) ? PIECES : 0;
        List<Point> curve = Curves.through(line, PIECES);
        for (int k = 0; k < sides.size(); k++) {
            int from = before + 2 * k * PIECES;
            courseOf.put(sides.get(k), curve.subList(from, Math.min(curve.size(), from + 2 * PIECES + 1)));
        }
        RiverClass most = mostly(water);
        return new Course(name, most, curve, widths(curve.size(), before, water, corners.size(), most));
    }

    /** A river that ends at the map edge runs on to beyond the neat line; whether it did so at its beginning. */
    private boolean runOffThePage(List<Point> line) {
        Point first = line.getFirst();
        if (nearEdge(line.getLast())) line.add(outward(line.getLast()));
        if (nearEdge(first)) line.addFirst(outward(first));
        return line.getFirst() != first;
    }

    private boolean nearEdge(Point p) {
        return p.x() < 0.45 || p.y() < 0.65 || p.x() > view.width() - 0.45 || p.y() > view.height() - 0.65;
    }

    private Point outward(Point p) {
        double left = p.x();
        double right = view.width() - p.x();
        double up = p.y();
        double down = view.height() - p.y();
        double least = Math.min(Math.min(left, right), Math.min(up, down));
        if (least == left) return new Point(-0.5, p.y() + 0.1);
        if (least == right) return new Point(view.width() + 0.5, p.y() - 0.1);
        return least == up ? new Point(p.x() + 0.1, -0.5) : new Point(p.x() - 0.1, view.height() + 0.5);
    }

    private int sideBetween(long a, long b) {
        for (int side : sidesAt.get(a)) if (otherEnd(side, a) == b) return side;
        throw new IllegalStateException("no river hexside between two corners of a chain");
    }

    private static Point wandered(Point a, Point b, int side) {
        double by = WANDER * (2 * Noise.hash(side, 7, 61) - 1);
        Point middle = a.toward(b, 0.5);
        double length = a.distance(b);
        return new Point(middle.x() - (b.y() - a.y()) / length * by, middle.y() + (b.x() - a.x()) / length * by);
    }

    /** A chain is major when most of its hexsides are. */
    private static RiverClass mostly(List<RiverClass> water) {
        long major = water.stream().filter(w -> w == RiverClass.MAJOR).count();
        return major * 2 > water.size() ? RiverClass.MAJOR : RiverClass.MINOR;
    }

    private static List<Double> widths(int count, int before, List<RiverClass> water, int corners, RiverClass most) {
        double[] width = new double[count];
        for (int i = 0; i < count; i++) {
            double t = (double) i / Math.max(1, count - 1);
            int side = Math.clamp((i - before) / (2 * PIECES), 0, water.size() - 1);
            if (water.get(side) == RiverClass.LAKE) width[i] = 0.24;
            else if (most == RiverClass.MAJOR) width[i] = 0.115 + 0.03 * t;
            else
                width[i] =
                        (0.038 + 0.05 * Math.min(1, corners / 45.0)) * (0.16 + 0.84 * StrictMath.pow(t, 0.6)) + 0.006;
        }
        var smooth = new ArrayList<Double>();
        for (int i = 0; i < count; i++) {
            double sum = 0;
            for (int k = -2; k <= 2; k++) sum += width[Math.clamp(i + k, 0, count - 1)];
            smooth.add(sum / 5);
        }
        return smooth;
    }

    // ---- drawing

    void draw(Canvas canvas) {
        double px = 1 / canvas.scale();
        var casing = new Path2D.Double();
        var fill = new Path2D.Double();
        for (Course course : courses) {
            double least = course.water == RiverClass.MAJOR ? 2.6 * px : 1.1 * px;
            ribbon(casing, course, least, 0);
            double inset = Math.max(0.5 * px, 0.016) * (course.water == RiverClass.MAJOR ? 1.6 : 1);
            ribbon(fill, course, least, inset);
        }
        canvas.fill(casing, Ink.RIVER_CASING);
        canvas.fill(fill, Ink.RIVER);
    }

    /** The course as an area: out along one bank, back along the other, with a round end at the source. */
    private static void ribbon(Path2D path, Course course, double least, double inset) {
        List<Point> line = course.line;
        int n = line.size();
        double[][] right = new double[n][2];
        for (int i = 0; i < n; i++) {
            Point a = line.get(Math.max(0, i - 1));
            Point b = line.get(Math.min(n - 1, i + 1));
            double length = Math.max(1e-9, a.distance(b));
            double half = Math.max(least, course.widths.get(i)) / 2 - inset / 2;
            half = Math.max(half, least * 0.22);
            right[i][0] = -(b.y() - a.y()) / length * half;
            right[i][1] = (b.x() - a.x()) / length * half;
        }
        path.moveTo(line.get(0).x() + right[0][0], line.get(0).y() + right[0][1]);
        for (int i = 1; i < n; i++)
            path.lineTo(line.get(i).x() + right[i][0], line.get(i).y() + right[i][1]);
        for (int i = n - 1; i >= 0; i--)
            path.lineTo(line.get(i).x() - right[i][0], line.get(i).y() - right[i][1]);
        path.closePath();
    }
}
