package salient.greatbattles.geometry;

import salient.kernel.rulebook.Clause;

/**
 * G19: the base of a stand: its center, its facing and the four corners that follow from depth and frontage, each
 * rounded to the mil. All questions about the base are answered exactly for these four corners.
 */
@Clause("greatbattles G19")
public final class Base {
    /** G20: bases this near are in contact. */
    @Clause("greatbattles G20")
    public static final int CONTACT = 10;

    private final Point center;
    private final int facing;
    private final int depth;
    private final int frontage;
    private final int reach;
    /** Front right, rear right, rear left, front left: clockwise. */
    private final int[] x = new int[4];

    private final int[] y = new int[4];

    public Base(Point center, int facing, int depth, int frontage) {
        this.center = center;
        this.facing = Bearing.normal(facing);
        this.depth = depth;
        this.frontage = frontage;
        reach = (depth + frontage) / 2 + 2;
        corners(0, depth / 2, frontage / 2);
        corners(1, -depth / 2, frontage / 2);
    }

    private Base(Base like, Point center) {
        this.center = center;
        facing = like.facing;
        depth = like.depth;
        frontage = like.frontage;
        reach = like.reach;
        for (int i = 0; i < 4; i++) {
            x[i] = like.x[i] + center.x() - like.center.x();
            y[i] = like.y[i] + center.y() - like.center.y();
        }
    }

    /** A corner and the one across. */
    private void corners(int i, int forward, int right) {
        int east = Bearing.eastward(facing, forward, right);
        int north = Bearing.northward(facing, forward, right);
        x[i] = center.x() + east;
        y[i] = center.y() + north;
        x[i + 2] = center.x() - east;
        y[i + 2] = center.y() - north;
    }

    public Point center() {
        return center;
    }

    public int facing() {
        return facing;
    }

    public int depth() {
        return depth;
    }

    public int frontage() {
        return frontage;
    }

    public Point corner(int i) {
        return new Point(x[i & 3], y[i & 3]);
    }

    public Segment edge(int i) {
        return new Segment(corner(i), corner(i + 1));
    }

    public Base at(Point place) {
        return new Base(this, place);
    }

    /** Half the length of a diagonal, rounded up: no corner is farther from the center. */
    public int reach() {
        return reach;
    }

    int x(int i) {
        return x[i];
    }

    int y(int i) {
        return y[i];
    }

    /** Twice the area of a corner, the next one and a place moved so far: positive when the place lies off that edge. */
    private long off(int i, int px, int py) {
        int j = i + 1 & 3;
        return (long) (x[j] - x[i]) * (py - y[i]) - (long) (y[j] - y[i]) * (px - x[i]);
    }

    /** Whether the place is on the base, its edges included. */
    public boolean covers(Point p) {
        for (int i = 0; i < 4; i++) if (off(i, p.x(), p.y()) > 0) return false;
        return true;
    }

    /** Whether the two bases share more than an edge or a corner. */
    public boolean overlaps(Base other) {
        return overlaps(other, 0, 0);
    }

    /** Whether it would overlap the other if it stood so far away from where it is. */
    public boolean overlaps(Base other, int dx, int dy) {
        return !far(other, dx, dy, 0) && !parted(other, -dx, -dy, 0) && !other.parted(this, dx, dy, 0);
    }

    /** Whether the other, moved so far, lies wholly off one edge of this, by at least so much. */
    private boolean parted(Base other, int dx, int dy, long least) {
        for (int i = 0; i < 4; i++) {
            boolean apart = true;
            for (int k = 0; k < 4 && apart; k++) apart = off(i, other.x[k] + dx, other.y[k] + dy) >= least;
            if (apart) return true;
        }
        return false;
    }

    /** Whether the bases, this one moved so far, are surely farther apart than a limit, by their centers alone. */
    private boolean far(Base other, int dx, int dy, int limit) {
        long apart = (long) reach + other.reach + limit;
        long east = center.x() + dx - other.center.x();
        long north = center.y() + dy - other.center.y();
        return east * east + north * north > apart * apart;
    }

    public boolean within(int mils, Base other) {
        if (far(other, 0, 0, mils)) return false;
        return center.squaredTo(other.center) <= (long) mils * mils || distanceUp(other) <= mils;
    }

    /** The same of a place: what the center decides is not measured. */
    public boolean within(int mils, Point p) {
        long apart = center.squaredTo(p);
        long most = (long) reach + mils;
        if (apart > most * most) return false;
        return apart <= (long) mils * mils || distanceUp(p) <= mils;
    }

    public boolean touches(Base other) {
        return within(CONTACT, other);
    }

    /** From edge to edge, rounded up for "within"; 0 if they touch or overlap. */
    public int distanceUp(Base other) {
        return meets(other, 0, 0) ? 0 : new Gap(this, other, 0, 0).up();
    }

    /** As if it stood so far away from where it is. */
    public int distanceUp(Base other, int dx, int dy) {
        return meets(other, dx, dy) ? 0 : new Gap(this, other, dx, dy).up();
    }

    /** From edge to edge, rounded down for "less than". */
    public int distanceDown(Base other) {
        return meets(other, 0, 0) ? 0 : new Gap(this, other, 0, 0).down();
    }

    /** The gap between the two, of no width if they touch. */
    public Gap gap(Base other) {
        return meets(other, 0, 0) ? Gap.NONE : new Gap(this, other, 0, 0);
    }

    /** Convex outlines without a place in common have a line strictly between them along one of their edges. */
    private boolean meets(Base other, int dx, int dy) {
        return !far(other, dx, dy, 0) && !parted(other, -dx, -dy, 1) && !other.parted(this, dx, dy, 1);
    }

    /** To a place, rounded up; 0 on the base. */
    public int distanceUp(Point p) {
        if (covers(p)) return 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < 4; i++) least = Math.min(least, edge(i).distanceUp(p));
        return least;
    }

    /** Whether a straight line passes over more than an edge or a corner of the base. */
    public boolean crossedBy(Point a, Point b) {
        if (new Segment(a, b).distanceDown(center) > reach()) return false;
        if (a.equals(b)) return false;
        // The part of the line inside a convex outline: clip by each edge and see whether a stretch is left.
        long fromPart = 0;
        long toPart = 1L << 40;
        for (int i = 0; i < 4; i++) {
            long start = -off(i, a.x(), a.y());
            long end = -off(i, b.x(), b.y());
            if (start <= 0 && end <= 0) return false;
            if (start > 0 && end > 0) continue;
            long at = (Math.abs(start) << 24) / (Math.abs(start) + Math.abs(end)) << 16;
            if (start <= 0) fromPart = Math.max(fromPart, at);
            else toPart = Math.min(toPart, at);
        }
        return fromPart < toPart;
    }

    /**
     * C7Fe: whether a place is in front of the line through the center perpendicular to the facing, or on that line.
     */
    @Clause("greatbattles C7Fe")
    public boolean inFront(Point p) {
        long dx = p.x() - center.x();
        long dy = p.y() - center.y();
        return dx * Bearing.east(facing) + dy * Bearing.north(facing) >= 0;
    }

    public boolean onTable(int width, int height) {
        for (int i = 0; i < 4; i++) if (x[i] < 0 || y[i] < 0 || x[i] > width || y[i] > height) return false;
        return true;
    }

    /** The longest way toward the other base's center that does not overlap it, to the mil. */
    public Point untilTouch(Base other) {
        int whole = center.distanceUp(other.center);
        int free = 0;
        int taken = whole;
        while (taken - free > 1) {
            int middle = (free + taken) / 2;
            if (at(center.towards(other.center, middle, whole)).overlaps(other)) taken = middle;
            else free = middle;
        }
        Point end = center.towards(other.center, free, whole);
        return new Point(end.x() - center.x(), end.y() - center.y());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Base b
                && center.equals(b.center)
                && facing == b.facing
                && depth == b.depth
                && frontage == b.frontage;
    }

    @Override
    public int hashCode() {
        return center.hashCode() * 31 + facing;
    }

    @Override
    public String toString() {
        return center + "@" + facing;
    }
}
