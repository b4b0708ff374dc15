package salient.greatbattles.scenario;

import java.util.List;
import salient.greatbattles.geometry.Circle;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.kernel.rulebook.Clause;

/** T20: where a unit may be set up: every stand has its centre in one of the areas. */
@Clause("greatbattles T20")
public record Zone(List<Polygon> areas, List<Circle> circles, boolean onRoad, int facing) {
    public Zone {
        areas = List.copyOf(areas);
        circles = List.copyOf(circles);
    }

    public boolean contains(Point p) {
        return contains(p.x(), p.y());
    }

    public boolean contains(int x, int y) {
        for (Polygon area : areas) if (area.contains(x, y)) return true;
        for (Circle circle : circles) if (circle.contains(x, y)) return true;
        return false;
    }
}
