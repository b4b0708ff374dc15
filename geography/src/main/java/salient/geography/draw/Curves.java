package salient.geography.draw;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import salient.geography.Point;

/** Lines made smooth. */
final class Curves {
    private Curves() {}

    /** A closed line with a vertex about every so often. */
    static List<Point> resampled(List<Point> loop, double every) {
        double length = 0;
        for (int i = 0; i < loop.size(); i++) length += loop.get(i).distance(loop.get((i + 1) % loop.size()));
        int count = Math.max(6, (int) Math.round(length / every));
        double step = length / count;
        var points = new ArrayList<Point>();
        double until = 0;
        for (int i = 0; i < loop.size() && points.size() < count; i++) {
            Point a = loop.get(i);
            Point b = loop.get((i + 1) % loop.size());
            double part = a.distance(b);
            while (until < part && points.size() < count) {
                points.add(a.toward(b, until / part));
                until += step;
            }
            until -= part;
        }
        return points;
    }

    /** Cuts the corners of a closed line once. */
    static List<Point> rounded(List<Point> loop) {
        var points = new ArrayList<Point>();
        for (int i = 0; i < loop.size(); i++) {
            Point a = loop.get(i);
            Point b = loop.get((i + 1) % loop.size());
            points.add(a.toward(b, 0.25));
            points.add(a.toward(b, 0.75));
        }
        return points;
    }

    /** A curve through all points of an open line, so many pieces between each two (Catmull-Rom). */
    static List<Point> through(List<Point> line, int pieces) {
        if (line.size() < 3) return line;
        var points = new ArrayList<Point>();
        for (int i = 0; i < line.size() - 1; i++) {
            Point p0 = line.get(Math.max(0, i - 1));
            Point p1 = line.get(i);
            Point p2 = line.get(i + 1);
            Point p3 = line.get(Math.min(line.size() - 1, i + 2));
            for (int k = 0; k < pieces; k++) points.add(between(p0, p1, p2, p3, (double) k / pieces));
        }
        points.add(line.getLast());
        return points;
    }

    private static Point between(Point p0, Point p1, Point p2, Point p3, double t) {
        return new Point(spline(p0.x(), p1.x(), p2.x(), p3.x(), t), spline(p0.y(), p1.y(), p2.y(), p3.y(), t));
    }

    private static double spline(double a, double b, double c, double d, double t) {
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
    }

    static void append(Path2D path, List<Point> line, boolean closed) {
        path.moveTo(line.getFirst().x(), line.getFirst().y());
        for (Point p : line.subList(1, line.size())) path.lineTo(p.x(), p.y());
        if (closed) path.closePath();
    }

    static Path2D path(List<Point> line) {
        var path = new Path2D.Double();
        append(path, line, false);
        return path;
    }

    /** Where a line is after a part of its length from 0 to 1, and its direction there. */
    record Station(Point at, double angle) {}

    static Station along(List<Point> line, double distance) {
        double left = distance;
        for (int i = 1; i < line.size(); i++) {
            Point a = line.get(i - 1);
            Point b = line.get(i);
            double part = a.distance(b);
            if (left <= part || i == line.size() - 1) {
                double angle = StrictMath.atan2(b.y() - a.y(), b.x() - a.x());
                return new Station(a.toward(b, part == 0 ? 0 : Math.min(1, left / part)), angle);
            }
            left -= part;
        }
        throw new IllegalArgumentException("a line of one point has no direction");
    }

    static double length(List<Point> line) {
        double length = 0;
        for (int i = 1; i < line.size(); i++) length += line.get(i - 1).distance(line.get(i));
        return length;
    }
}
