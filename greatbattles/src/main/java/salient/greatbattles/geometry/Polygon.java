package salient.greatbattles.geometry;

import java.util.List;
import java.util.Optional;

/** A closed outline without crossings, its corners in order. */
public final class Polygon {
    private final int[] x;
    private final int[] y;
    private final int west;
    private final int east;
    private final int south;
    private final int north;

    public Polygon(List<Point> corners) {
        this(
                corners.stream().mapToInt(Point::x).toArray(),
                corners.stream().mapToInt(Point::y).toArray());
    }

    Polygon(int[] x, int[] y) {
        this.x = x;
        this.y = y;
        int w = x[0];
        int e = x[0];
        int s = y[0];
        int n = y[0];
        for (int i = 1; i < x.length; i++) {
            w = Math.min(w, x[i]);
            e = Math.max(e, x[i]);
            s = Math.min(s, y[i]);
            n = Math.max(n, y[i]);
        }
        west = w;
        east = e;
        south = s;
        north = n;
    }

    public int corners() {
        return x.length;
    }

    public Point corner(int i) {
        int k = i % x.length;
        return new Point(x[k], y[k]);
    }

    public Segment edge(int i) {
        return new Segment(corner(i), corner(i + 1));
    }

    int x(int i) {
        return x[i];
    }

    int y(int i) {
        return y[i];
    }

    /** Whether a box around the polygon, widened by a margin, holds the place. */
    public boolean near(int px, int py, int margin) {
        return px >= west - margin && px <= east + margin && py >= south - margin && py <= north + margin;
    }

    /** Whether the boxes around the polygon and a segment have a place in common. */
    public boolean near(Point a, Point b) {
        return Math.max(a.x(), b.x()) >= west
                && Math.min(a.x(), b.x()) <= east
                && Math.max(a.y(), b.y()) >= south
                && Math.min(a.y(), b.y()) <= north;
    }

    /** Whether the place is inside or on the outline. */
    public boolean contains(Point p) {
        return contains(p.x(), p.y());
    }

    public boolean contains(int px, int py) {
        return near(px, py, 0) && where(px, py, 1) >= 0;
    }

    /** Whether the place is inside and not on the outline. */
    public boolean holds(Point p) {
        return near(p.x(), p.y(), 0) && where(p.x(), p.y(), 1) > 0;
    }

    /** 1 inside, 0 on the outline, -1 outside, of a place given in parts of a mil, so many to the mil. */
    int where(long px, long py, int parts) {
        boolean inside = false;
        int n = x.length;
        for (int i = 0, j = n - 1; i < n; j = i++) {
            long ax = (long) x[j] * parts;
            long ay = (long) y[j] * parts;
            long bx = (long) x[i] * parts;
            long by = (long) y[i] * parts;
            if (Math.max(ay, by) < py || Math.min(ay, by) > py) continue;
            long left = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
            if (left == 0 && px >= Math.min(ax, bx) && px <= Math.max(ax, bx)) return 0;
            // Half-open in y, so that a corner is passed once.
            if (ay > py != by > py && left > 0 == by > ay) inside = !inside;
        }
        return inside ? 1 : -1;
    }

    /** The distance from a place to the outline, rounded up. */
    public int outlineDistanceUp(Point p) {
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < x.length; i++) least = Math.min(least, edge(i).distanceUp(p));
        return least;
    }

    /** Whether a base stands inside or at most so far from the outline, from its nearest place (G20). */
    public boolean within(int mils, Base base) {
        Point center = base.center();
        if (!near(center.x(), center.y(), mils + base.reach())) return false;
        if (contains(center)) return true;
        for (int k = 0; k < 4; k++) if (outlineDistanceUp(base.corner(k)) <= mils) return true;
        for (int i = 0; i < x.length; i++) if (base.within(mils, corner(i))) return true;
        return false;
    }

    /** The first fault that makes it no outline, if there is one: too few corners, a corner twice, edges that cross. */
    public static Optional<String> fault(List<Point> corners) {
        int n = corners.size();
        if (n < 3) return Optional.of("a polygon needs three corners or more");
        for (int i = 0; i < n; i++) {
            Segment edge = new Segment(corners.get(i), corners.get((i + 1) % n));
            if (edge.lengthSquared() == 0) return Optional.of("the corner " + edge.a() + " stands twice in a row");
            for (int j = i + 1; j < n; j++) {
                Segment other = new Segment(corners.get(j), corners.get((j + 1) % n));
                boolean neighbors = j == i + 1 || i == 0 && j == n - 1;
                if (neighbors ? doublesBack(edge, other) : edge.meets(other))
                    return Optional.of("the outline crosses itself: the edge " + edge.a() + " to " + edge.b()
                            + " meets the edge " + other.a() + " to " + other.b());
            }
        }
        return Optional.empty();
    }

    /** Neighboring edges share a corner; they must not lie on each other. */
    private static boolean doublesBack(Segment one, Segment next) {
        Point far = one.b().equals(next.a()) ? next.b() : next.a();
        Point near = one.b().equals(next.a()) ? one.a() : one.b();
        return one.contains(far) || next.contains(near);
    }
}
