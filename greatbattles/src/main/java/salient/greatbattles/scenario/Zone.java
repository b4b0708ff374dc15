package salient.greatbattles.scenario;

import java.util.ArrayList;
import java.util.List;
import salient.greatbattles.geometry.Circle;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.kernel.rulebook.Clause;

/**
 * T20: where a unit may be set up: every stand has its center in one of the areas. The places are some points all over
 * it, for lists of orders.
 */
@Clause({"greatbattles T20", "greatbattles Q8c"})
public record Zone(List<Polygon> areas, List<Circle> circles, boolean onRoad, int facing, List<Point> places) {
    private static final int LATTICE = 500;
    private static final int MOST_PLACES = 200;

    public Zone {
        areas = List.copyOf(areas);
        circles = List.copyOf(circles);
        places = List.copyOf(places);
    }

    public static Zone of(List<Polygon> areas, List<Circle> circles, boolean onRoad, int facing) {
        Zone zone = new Zone(areas, circles, onRoad, facing, List.of());
        return new Zone(areas, circles, onRoad, facing, spread(zone.lattice()));
    }

    /** Its points every half inch. */
    public List<Point> lattice() {
        int east = 0;
        int north = 0;
        for (Polygon area : areas)
            for (int i = 0; i < area.corners(); i++) {
                east = Math.max(east, area.corner(i).x());
                north = Math.max(north, area.corner(i).y());
            }
        for (Circle circle : circles) {
            east = Math.max(east, circle.center().x() + circle.radius());
            north = Math.max(north, circle.center().y() + circle.radius());
        }
        List<Point> all = new ArrayList<>();
        for (int y = 0; y <= north; y += LATTICE)
            for (int x = 0; x <= east; x += LATTICE) if (contains(x, y)) all.add(new Point(x, y));
        return all;
    }

    /** Shuffled by a fixed stride, so that the first few are spread out. */
    private static List<Point> spread(List<Point> all) {
        List<Point> spread = new ArrayList<>();
        int n = all.size();
        int stride = Math.max(1, n * 618 / 1000);
        while (gcd(stride, n) != 1) stride++;
        for (int i = 0, at = n / 2; i < Math.min(n, MOST_PLACES); i++, at = (at + stride) % n) spread.add(all.get(at));
        return spread;
    }

    /** Whether some place of a road, a quarter inch apart, is in it. */
    public boolean touches(Road road) {
        for (int at = 0; at <= road.length(); at += LATTICE / 2) if (contains(road.along(at))) return true;
        return false;
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public boolean contains(Point p) {
        return contains(p.x(), p.y());
    }

    public boolean contains(int x, int y) {
        for (int i = 0; i < areas.size(); i++) if (areas.get(i).contains(x, y)) return true;
        for (int i = 0; i < circles.size(); i++) if (circles.get(i).contains(x, y)) return true;
        return false;
    }
}
