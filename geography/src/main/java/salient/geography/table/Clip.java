package salient.geography.table;

import java.util.ArrayList;
import java.util.List;
import salient.geography.Point;

/** Cuts areas and lines at the edge of a table. */
record Clip(double width, double depth) {
    /** What of an area lies on the table (Sutherland and Hodgman's method), fewer than three points if nothing. */
    List<Point> area(List<Point> outline) {
        List<Point> left = outline;
        for (int edge = 0; edge < 4; edge++) {
            var kept = new ArrayList<Point>();
            for (int i = 0; i < left.size(); i++) {
                Point a = left.get(i);
                Point b = left.get((i + 1) % left.size());
                double da = inside(a, edge);
                double db = inside(b, edge);
                if (da >= 0) kept.add(a);
                if (da >= 0 != db >= 0) kept.add(a.toward(b, da / (da - db)));
            }
            left = kept;
        }
        return left;
    }

    /** The stretches of a line that lie on the table. */
    List<List<Point>> line(List<Point> course) {
        var stretches = new ArrayList<List<Point>>();
        List<Point> stretch = new ArrayList<>();
        for (int i = 1; i < course.size(); i++) {
            Point a = course.get(i - 1);
            Point b = course.get(i);
            double from = 0;
            double to = 1;
            for (int edge = 0; edge < 4; edge++) {
                double da = inside(a, edge);
                double db = inside(b, edge);
                if (da < 0 && db < 0) to = -1;
                else if (da < 0) from = Math.max(from, da / (da - db));
                else if (db < 0) to = Math.min(to, da / (da - db));
            }
            if (from > to) continue;
            if (from > 0 || stretch.isEmpty()) {
                if (stretch.size() > 1) stretches.add(stretch);
                stretch = new ArrayList<>(List.of(a.toward(b, from)));
            }
            stretch.add(a.toward(b, to));
            if (to < 1) {
                stretches.add(stretch);
                stretch = new ArrayList<>();
            }
        }
        if (stretch.size() > 1) stretches.add(stretch);
        return stretches;
    }

    /** How far inside an edge a point lies; negative beyond it. */
    private double inside(Point p, int edge) {
        return switch (edge) {
            case 0 -> p.x();
            case 1 -> width - p.x();
            case 2 -> p.y();
            default -> depth - p.y();
        };
    }
}
