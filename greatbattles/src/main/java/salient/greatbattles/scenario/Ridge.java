package salient.greatbattles.scenario;

import java.util.List;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Segment;
import salient.kernel.rulebook.Clause;

/** Q12c: the imaginary line along the middle of a ridge. */
@Clause("greatbattles Q12c")
public record Ridge(String name, List<Point> line) {
    public Ridge {
        line = List.copyOf(line);
    }

    public boolean crossedBy(Point a, Point b) {
        Segment sight = new Segment(a, b);
        for (int i = 0; i + 1 < line.size(); i++)
            if (sight.crosses(new Segment(line.get(i), line.get(i + 1)))) return true;
        return false;
    }

    /** Whether a place is within so many mils of the line. */
    public boolean near(Point p, int mils) {
        for (int i = 0; i + 1 < line.size(); i++)
            if (new Segment(line.get(i), line.get(i + 1)).distanceUp(p) <= mils) return true;
        return false;
    }
}
