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
        for (int i = 1; i + 1 < line.size(); i++) if (passesBend(a, b, i)) return true;
        return false;
    }

    /** Through the very point of a bend, from one side of the ridge to the other. */
    private boolean passesBend(Point a, Point b, int i) {
        Point bend = line.get(i);
        return new Segment(a, b).contains(bend)
                && !bend.equals(a)
                && !bend.equals(b)
                && Long.signum(line.get(i - 1).leftOf(a, b))
                                * Long.signum(line.get(i + 1).leftOf(a, b))
                        < 0;
    }

    /** Whether a place is within this many mils of the line. */
    public boolean near(Point p, int mils) {
        for (int i = 0; i + 1 < line.size(); i++)
            if (new Segment(line.get(i), line.get(i + 1)).distanceUp(p) <= mils) return true;
        return false;
    }
}
