package salient.greatbattles.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.greatbattles.geometry.Segment;
import salient.kernel.rulebook.Clause;

/** G24: a river or a stream given by its course: out along one bank, back along the other. */
@Clause("greatbattles G24")
final class Banks {
    /** Wide enough that checking the ground every quarter inch cannot miss it; reconstructed. */
    static final int NARROWEST = 400;

    static final int USUAL_RIVER = 500;
    static final int USUAL_STREAM = 400;

    private Banks() {}

    /** What makes the course impossible, if anything does. */
    static Optional<String> fault(List<Point> course, int width, int tableWidth, int tableHeight) {
        for (int i = 1; i + 1 < course.size(); i++) {
            Point a = course.get(i - 1);
            Point b = course.get(i);
            Point c = course.get(i + 1);
            long same = (long) (b.x() - a.x()) * (c.x() - b.x()) + (long) (b.y() - a.y()) * (c.y() - b.y());
            if (same < 0) return Optional.of("it bends sharper than a right angle at " + b);
        }
        return Polygon.fault(corners(course, width, tableWidth, tableHeight));
    }

    /** The corners of the water, kept on the table. */
    static List<Point> corners(List<Point> course, int width, int tableWidth, int tableHeight) {
        List<Point> left = new ArrayList<>();
        List<Point> right = new ArrayList<>();
        for (int i = 0; i < course.size(); i++) {
            Point at = course.get(i);
            Point from = course.get(Math.max(0, i - 1));
            Point to = course.get(Math.min(course.size() - 1, i + 1));
            long length = Math.max(1, new Segment(from, to).length());
            int dx = (int) ((long) (to.y() - from.y()) * width / (2 * length));
            int dy = (int) ((long) (to.x() - from.x()) * width / (2 * length));
            boolean leaves = i == course.size() - 1 && onEdge(at, tableWidth, tableHeight);
            boolean comes = i == 0 && onEdge(at, tableWidth, tableHeight);
            int on = leaves ? 2 : comes ? -2 : 0; // past the edge, so that no corner of the table is left dry
            left.add(onTable(at.plus(-dx + on * dy, dy + on * dx), tableWidth, tableHeight));
            right.addFirst(onTable(at.plus(dx + on * dy, -dy + on * dx), tableWidth, tableHeight));
        }
        left.addAll(right);
        return left;
    }

    private static boolean onEdge(Point p, int width, int height) {
        return p.x() == 0 || p.y() == 0 || p.x() == width || p.y() == height;
    }

    private static Point onTable(Point p, int width, int height) {
        return new Point(Math.clamp(p.x(), 0, width), Math.clamp(p.y(), 0, height));
    }
}
