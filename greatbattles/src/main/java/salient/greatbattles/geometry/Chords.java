package salient.greatbattles.geometry;

import java.util.Arrays;

/**
 * Which stretches of a straight line lie inside polygons. Whether a stretch is inside is decided exactly; where it
 * begins and ends is rounded to 2^-30 of the line, far below a mil. A line that only touches a corner or runs along an
 * edge has no stretch inside. The line is always walked from its lesser end, so that sight is the same both ways (G27).
 */
public final class Chords {
    private static final int WHOLE_BITS = 30;
    private static final long WHOLE = 1L << WHOLE_BITS;
    /** Midpoints of stretches are placed on a grid of so many parts to the mil. */
    private static final int PARTS = 1024;

    private static final long[] NONE = {};

    private final Point a;
    private final Point b;
    private final int length;
    private long[] stretches = NONE;
    private int count;
    private long[] cuts = NONE;

    public Chords(Point one, Point other) {
        boolean inOrder = one.compareTo(other) <= 0;
        a = inOrder ? one : other;
        b = inOrder ? other : one;
        length = new Segment(a, b).length();
    }

    /** Adds the stretches inside one more polygon; returns whether there are any. */
    public boolean add(Polygon polygon) {
        if (length == 0 || !polygon.near(a, b)) return false;
        int n = cut(polygon);
        Arrays.sort(cuts, 0, n);
        boolean any = false;
        for (int i = 0; i + 1 < n; i++) {
            long from = cuts[i];
            long to = cuts[i + 1];
            if (to > from && inside(polygon, from, to)) {
                keep(from, to);
                any = true;
            }
        }
        return any;
    }

    /** Puts the ends of the line and every place where it meets the outline into cuts. */
    private int cut(Polygon polygon) {
        int n = polygon.corners();
        if (cuts.length < n * 2 + 2) cuts = new long[n * 2 + 2];
        int k = 0;
        cuts[k++] = 0;
        cuts[k++] = WHOLE;
        long lastLeft = left(polygon.x(n - 1), polygon.y(n - 1));
        for (int i = 0, j = n - 1; i < n; j = i++) {
            long fromLeft = lastLeft;
            long toLeft = left(polygon.x(i), polygon.y(i));
            lastLeft = toLeft;
            if (fromLeft > 0 && toLeft > 0 || fromLeft < 0 && toLeft < 0) continue;
            if (fromLeft == 0) k = cutAt(polygon.x(j), polygon.y(j), k);
            if (fromLeft == 0 || toLeft == 0) continue; // the next edge begins there
            long ax = a.x() - polygon.x(j);
            long ay = a.y() - polygon.y(j);
            long ex = polygon.x(i) - polygon.x(j);
            long ey = polygon.y(i) - polygon.y(j);
            // How far along the line: the distance of its start from the edge over that of both ends together.
            long start = ex * ay - ey * ax;
            long whole = toLeft - fromLeft;
            long part = whole < 0 ? -start : start;
            k = keepCut(part, Math.abs(whole), k);
        }
        return k;
    }

    private int cutAt(int px, int py, int k) {
        long dx = b.x() - a.x();
        long dy = b.y() - a.y();
        return keepCut(dx * (px - a.x()) + dy * (py - a.y()), dx * dx + dy * dy, k);
    }

    private int keepCut(long part, long whole, int k) {
        if (part <= 0 || part >= whole) return k;
        // Both are below 2^34; shifting the part by 29 keeps it in a long.
        cuts[k] = (part << WHOLE_BITS - 1) / whole << 1;
        return k + 1;
    }

    private long left(int px, int py) {
        return (long) (b.x() - a.x()) * (py - a.y()) - (long) (b.y() - a.y()) * (px - a.x());
    }

    private boolean inside(Polygon polygon, long from, long to) {
        long middle = from + to >> 1;
        long px = (long) a.x() * PARTS + ((b.x() - a.x()) * middle >> WHOLE_BITS - 10);
        long py = (long) a.y() * PARTS + ((b.y() - a.y()) * middle >> WHOLE_BITS - 10);
        return polygon.where(px, py, PARTS) > 0 && !alongEdge(polygon, px, py);
    }

    /** Whether an edge of the polygon lies on the line at this place. */
    private boolean alongEdge(Polygon polygon, long px, long py) {
        int n = polygon.corners();
        for (int i = 0, j = n - 1; i < n; j = i++) {
            if (left(polygon.x(i), polygon.y(i)) != 0 || left(polygon.x(j), polygon.y(j)) != 0) continue;
            long x1 = (long) polygon.x(j) * PARTS;
            long x2 = (long) polygon.x(i) * PARTS;
            long y1 = (long) polygon.y(j) * PARTS;
            long y2 = (long) polygon.y(i) * PARTS;
            if (px + PARTS > Math.min(x1, x2)
                    && px - PARTS < Math.max(x1, x2)
                    && py + PARTS > Math.min(y1, y2)
                    && py - PARTS < Math.max(y1, y2)) return true;
        }
        return false;
    }

    private void keep(long from, long to) {
        if (count + 2 > stretches.length) stretches = Arrays.copyOf(stretches, 4 + stretches.length * 2);
        stretches[count++] = from;
        stretches[count++] = to;
    }

    /** How many mils of the line lie inside at least one of the polygons, rounded to the nearest. */
    public int insideLength() {
        long inside = 0;
        long reached = -1;
        // Few stretches: taking the least start again and again needs no sorting of pairs.
        for (int done = 0; done < count; done += 2) {
            int next = done;
            for (int i = done + 2; i < count; i += 2) if (stretches[i] < stretches[next]) next = i;
            swap(done, next);
            long from = Math.max(stretches[done], reached);
            long to = stretches[done + 1];
            if (to > from) {
                inside += to - from;
                reached = to;
            }
        }
        return (int) (inside * length + WHOLE / 2 >> WHOLE_BITS);
    }

    private void swap(int i, int j) {
        long from = stretches[i];
        long to = stretches[i + 1];
        stretches[i] = stretches[j];
        stretches[i + 1] = stretches[j + 1];
        stretches[j] = from;
        stretches[j + 1] = to;
    }
}
