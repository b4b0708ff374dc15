package salient.geography;

import java.util.List;

/** A point of the map plane: hexes are one unit wide flat to flat, columns run down the y axis. */
public record Point(double x, double y) {
    public double distance(Point other) {
        double dx = x - other.x;
        double dy = y - other.y;
        return Math.sqrt(dx * dx + dy * dy);
    }

    public Point toward(Point other, double part) {
        return new Point(x + (other.x - x) * part, y + (other.y - y) * part);
    }

    /** The distance to the nearest point of a line. */
    public double distance(List<Point> line) {
        double least = distance(line.getFirst());
        for (int i = 1; i < line.size(); i++) least = Math.min(least, distance(line.get(i - 1), line.get(i)));
        return least;
    }

    private double distance(Point a, Point b) {
        double dx = b.x - a.x;
        double dy = b.y - a.y;
        double length = dx * dx + dy * dy;
        double along = length == 0 ? 0 : Math.clamp(((x - a.x) * dx + (y - a.y) * dy) / length, 0, 1);
        return distance(a.toward(b, along));
    }

    /** How many times the way from here to another point crosses a line. */
    public int crossings(Point to, List<Point> line) {
        int count = 0;
        for (int i = 1; i < line.size(); i++) if (crosses(this, to, line.get(i - 1), line.get(i))) count++;
        return count;
    }

    /** Where the way from here to another point first crosses a line; it must cross it. */
    public Point crossing(Point to, List<Point> line) {
        for (int i = 1; i < line.size(); i++) {
            Point a = line.get(i - 1);
            Point b = line.get(i);
            if (!crosses(this, to, a, b)) continue;
            double sideA = side(this, to, a);
            return a.toward(b, sideA / (sideA - side(this, to, b)));
        }
        throw new IllegalArgumentException("no crossing between " + this + " and " + to);
    }

    private static boolean crosses(Point p, Point q, Point a, Point b) {
        if (Math.max(p.x, q.x) < Math.min(a.x, b.x) || Math.max(a.x, b.x) < Math.min(p.x, q.x)) return false;
        if (Math.max(p.y, q.y) < Math.min(a.y, b.y) || Math.max(a.y, b.y) < Math.min(p.y, q.y)) return false;
        return side(p, q, a) > 0 != side(p, q, b) > 0 && side(a, b, p) > 0 != side(a, b, q) > 0;
    }

    private static double side(Point a, Point b, Point c) {
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    }
}
