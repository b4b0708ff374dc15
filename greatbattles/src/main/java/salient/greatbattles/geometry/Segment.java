package salient.greatbattles.geometry;

/** The straight way between two places, with exact answers about touching, crossing and distance. */
public record Segment(Point a, Point b) {
    public long lengthSquared() {
        return a.squaredTo(b);
    }

    /** Rounded down to the mil: a ruler never makes a path longer than it is. */
    public int length() {
        return (int) Exact.rootDown(lengthSquared());
    }

    /** Whether the place lies on it, its ends included. */
    public boolean contains(Point p) {
        return p.leftOf(a, b) == 0 && withinBox(p);
    }

    /** Whether the place is in its bounding box or no farther from it than this: else it is farther from the segment too. */
    public boolean boxNear(Point p, int mils) {
        return p.x() >= Math.min(a.x(), b.x()) - mils
                && p.x() <= Math.max(a.x(), b.x()) + mils
                && p.y() >= Math.min(a.y(), b.y()) - mils
                && p.y() <= Math.max(a.y(), b.y()) + mils;
    }

    private boolean withinBox(Point p) {
        return p.x() >= Math.min(a.x(), b.x())
                && p.x() <= Math.max(a.x(), b.x())
                && p.y() >= Math.min(a.y(), b.y())
                && p.y() <= Math.max(a.y(), b.y());
    }

    /** Whether the two have a place in common; touching at an end or lying on each other counts. */
    public boolean meets(Segment other) {
        int a1 = Long.signum(other.a.leftOf(a, b));
        int b1 = Long.signum(other.b.leftOf(a, b));
        int a2 = Long.signum(a.leftOf(other.a, other.b));
        int b2 = Long.signum(b.leftOf(other.a, other.b));
        if (a1 * b1 < 0 && a2 * b2 < 0) return true;
        return a1 == 0 && withinBox(other.a)
                || b1 == 0 && withinBox(other.b)
                || a2 == 0 && other.withinBox(a)
                || b2 == 0 && other.withinBox(b);
    }

    /** Whether each passes from one side of the other to the other side; touching and lying along do not count. */
    public boolean crosses(Segment other) {
        return Long.signum(other.a.leftOf(a, b)) * Long.signum(other.b.leftOf(a, b)) < 0
                && Long.signum(a.leftOf(other.a, other.b)) * Long.signum(b.leftOf(other.a, other.b)) < 0;
    }

    /** The distance to a place rounded up, for "within". */
    public int distanceUp(Point p) {
        if (beside(p)) return (int) Exact.ratioUp(p.leftOf(a, b), lengthSquared());
        return (int) Exact.rootUp(Math.min(a.squaredTo(p), b.squaredTo(p)));
    }

    /** The distance to a place rounded down, for "less than". */
    public int distanceDown(Point p) {
        if (beside(p)) return (int) Exact.ratioDown(p.leftOf(a, b), lengthSquared());
        return (int) Exact.rootDown(Math.min(a.squaredTo(p), b.squaredTo(p)));
    }

    /** Whether the nearest place of the segment is neither of its ends. */
    private boolean beside(Point p) {
        long dx = b.x() - a.x();
        long dy = b.y() - a.y();
        long along = dx * (p.x() - a.x()) + dy * (p.y() - a.y());
        return along > 0 && along < lengthSquared();
    }
}
