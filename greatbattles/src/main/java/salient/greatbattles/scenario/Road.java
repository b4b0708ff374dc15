package salient.greatbattles.scenario;

import java.util.List;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Segment;
import salient.kernel.rulebook.Clause;

/** A road by its centre line. */
public record Road(String name, boolean paved, List<Point> line) {
    /** C7Fa, F7: a stand is on a road when its centre is this near the centre line. */
    @Clause({"greatbattles C7Fa", "greatbattles F7"})
    public static final int ON_ROAD = 250;

    public Road {
        line = List.copyOf(line);
    }

    public int legs() {
        return line.size() - 1;
    }

    public Segment leg(int i) {
        return new Segment(line.get(i), line.get(i + 1));
    }

    /** From a place to the nearest of the centre line, rounded up. */
    public int distanceUp(Point p) {
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < legs(); i++) least = Math.min(least, leg(i).distanceUp(p));
        return least;
    }

    /** The leg nearest to a place. */
    public Segment nearest(Point p) {
        Segment best = leg(0);
        for (int i = 1; i < legs(); i++) if (leg(i).distanceUp(p) < best.distanceUp(p)) best = leg(i);
        return best;
    }

    public int length() {
        int sum = 0;
        for (int i = 0; i < legs(); i++) sum += leg(i).length();
        return sum;
    }

    /** The place so far along the road, its end if the road is shorter. */
    public Point along(int mils) {
        int left = mils;
        for (int i = 0; i < legs(); i++) {
            int length = leg(i).length();
            if (left <= length) return leg(i).a().towards(leg(i).b(), left, Math.max(1, length));
            left -= length;
        }
        return line.getLast();
    }

    /** How far along the road its place nearest to p is. */
    public int milestone(Point p) {
        int before = 0;
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < legs(); i++) {
            Segment leg = leg(i);
            int away = leg.distanceUp(p);
            if (away < least) {
                least = away;
                best = before + foot(leg, p);
            }
            before += leg.length();
        }
        return best;
    }

    private static int foot(Segment leg, Point p) {
        long dx = leg.b().x() - leg.a().x();
        long dy = leg.b().y() - leg.a().y();
        long along = dx * (p.x() - leg.a().x()) + dy * (p.y() - leg.a().y());
        int length = leg.length();
        return length == 0 ? 0 : Math.clamp(along / length, 0, length);
    }
}
