package salient.greatbattles.scenario;

import java.util.List;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Segment;
import salient.greatbattles.tables.Constants;
import salient.kernel.rulebook.Clause;

/** A road by its center line. */
public final class Road {
    /** C7Fa, F7: a stand is on a road when its center is this close to the center line. */
    @Clause({"greatbattles C7Fa", "greatbattles F7"})
    public static final int ON_ROAD = Constants.mils("on_road");

    private final String name;
    private final boolean paved;
    private final List<Point> line;
    private final Segment[] legs;
    private final int[] lengths;
    private final int length;

    public Road(String name, boolean paved, List<Point> line) {
        this.name = name;
        this.paved = paved;
        this.line = List.copyOf(line);
        legs = new Segment[line.size() - 1];
        lengths = new int[legs.length];
        int sum = 0;
        for (int i = 0; i < legs.length; i++) {
            legs[i] = new Segment(line.get(i), line.get(i + 1));
            lengths[i] = legs[i].length();
            sum += lengths[i];
        }
        length = sum;
    }

    public String name() {
        return name;
    }

    public boolean paved() {
        return paved;
    }

    public List<Point> line() {
        return line;
    }

    public int legs() {
        return legs.length;
    }

    public Segment leg(int i) {
        return legs[i];
    }

    /** From a place to the nearest of the center line, rounded up. */
    public int distanceUp(Point p) {
        int least = Integer.MAX_VALUE;
        for (Segment leg : legs) least = Math.min(least, leg.distanceUp(p));
        return least;
    }

    /** Whether the center line passes a place at no more than this distance. */
    public boolean passes(Point p, int mils) {
        for (Segment leg : legs) if (leg.boxNear(p, mils) && leg.distanceUp(p) <= mils) return true;
        return false;
    }

    /** The leg nearest to a place. */
    public Segment nearest(Point p) {
        Segment best = legs[0];
        for (int i = 1; i < legs.length; i++) if (legs[i].distanceUp(p) < best.distanceUp(p)) best = legs[i];
        return best;
    }

    public int length() {
        return length;
    }

    /** The place this far along the road, or its end if the road is shorter. */
    public Point along(int mils) {
        int left = mils;
        for (int i = 0; i < legs.length; i++) {
            if (left <= lengths[i]) return legs[i].a().towards(legs[i].b(), left, Math.max(1, lengths[i]));
            left -= lengths[i];
        }
        return line.getLast();
    }

    /** How far along the road its place nearest to p is. */
    public int milestone(Point p) {
        int before = 0;
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < legs.length; i++) {
            int away = legs[i].distanceUp(p);
            if (away < least) {
                least = away;
                best = before + foot(legs[i], lengths[i], p);
            }
            before += lengths[i];
        }
        return best;
    }

    private static int foot(Segment leg, int length, Point p) {
        long dx = leg.b().x() - leg.a().x();
        long dy = leg.b().y() - leg.a().y();
        long along = dx * (p.x() - leg.a().x()) + dy * (p.y() - leg.a().y());
        return length == 0 ? 0 : Math.clamp(along / length, 0, length);
    }
}
