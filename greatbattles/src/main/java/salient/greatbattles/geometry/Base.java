package salient.greatbattles.geometry;

import salient.kernel.rulebook.Clause;

/**
 * G19: the base of a stand: its centre, its facing and the four corners that follow from depth and frontage, each
 * rounded to the mil. All questions about the base are answered exactly for these four corners.
 */
@Clause({"greatbattles G19", "greatbattles G20"})
public final class Base {
    /** G20: bases this near are in contact. */
    public static final int CONTACT = 10;

    private final Point centre;
    private final int facing;
    private final int depth;
    private final int frontage;
    private final int[] x = new int[4];
    private final int[] y = new int[4];

    public Base(Point centre, int facing, int depth, int frontage) {
        this.centre = centre;
        this.facing = Bearing.normal(facing);
        this.depth = depth;
        this.frontage = frontage;
        // Front right, rear right, rear left, front left: clockwise, as the compass goes.
        corner(0, depth / 2, frontage / 2);
        corner(1, -depth / 2, frontage / 2);
        corner(2, -depth / 2, -frontage / 2);
        corner(3, depth / 2, -frontage / 2);
    }

    private void corner(int i, int forward, int right) {
        Point p = Bearing.step(centre, facing, forward, right);
        x[i] = p.x();
        y[i] = p.y();
    }

    public Point centre() {
        return centre;
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
        return new Base(place, facing, depth, frontage);
    }

    /** Half the length of a diagonal, rounded up: no corner is farther from the centre. */
    public int reach() {
        return (depth + frontage) / 2 + 2;
    }

    /** Whether the place is on the base, its edges included. */
    public boolean covers(Point p) {
        for (int i = 0; i < 4; i++) if (p.leftOf(corner(i), corner(i + 1)) > 0) return false;
        return true;
    }

    /** Whether the two bases share more than an edge or a corner. */
    public boolean overlaps(Base other) {
        return !far(other, 0) && !parted(this, other) && !parted(other, this);
    }

    /** Whether an edge line of one has the other wholly on its outer side, touching allowed. */
    private static boolean parted(Base one, Base other) {
        for (int i = 0; i < 4; i++) {
            Point a = one.corner(i);
            Point b = one.corner(i + 1);
            boolean apart = true;
            for (int k = 0; k < 4 && apart; k++) apart = other.corner(k).leftOf(a, b) >= 0;
            if (apart) return true;
        }
        return false;
    }

    /** Whether the bases are surely farther apart than a limit, by their centres alone. */
    private boolean far(Base other, int limit) {
        long apart = (long) reach() + other.reach() + limit;
        return centre.squaredTo(other.centre) > apart * apart;
    }

    public boolean within(int mils, Base other) {
        return !far(other, mils) && distanceUp(other) <= mils;
    }

    public boolean touches(Base other) {
        return within(CONTACT, other);
    }

    /** From edge to edge, rounded up for "within"; 0 if they touch or overlap. */
    public int distanceUp(Base other) {
        if (meets(other)) return 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < 4; i++)
            for (int k = 0; k < 4; k++) {
                least = Math.min(least, edge(i).distanceUp(other.corner(k)));
                least = Math.min(least, other.edge(i).distanceUp(corner(k)));
            }
        return least;
    }

    /** From edge to edge, rounded down for "less than". */
    public int distanceDown(Base other) {
        if (meets(other)) return 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < 4; i++)
            for (int k = 0; k < 4; k++) {
                least = Math.min(least, edge(i).distanceDown(other.corner(k)));
                least = Math.min(least, other.edge(i).distanceDown(corner(k)));
            }
        return least;
    }

    /** Convex outlines without a place in common have a line strictly between them along one of their edges. */
    private boolean meets(Base other) {
        return !far(other, 0) && !strictlyParted(this, other) && !strictlyParted(other, this);
    }

    private static boolean strictlyParted(Base one, Base other) {
        for (int i = 0; i < 4; i++) {
            Point a = one.corner(i);
            Point b = one.corner(i + 1);
            boolean apart = true;
            for (int k = 0; k < 4 && apart; k++) apart = other.corner(k).leftOf(a, b) > 0;
            if (apart) return true;
        }
        return false;
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
        if (new Segment(a, b).distanceDown(centre) > reach()) return false;
        if (a.equals(b)) return false;
        // The part of the line inside a convex outline: clip by each edge and see whether a stretch is left.
        long fromPart = 0;
        long toPart = 1L << 40;
        for (int i = 0; i < 4; i++) {
            Point c = corner(i);
            Point d = corner(i + 1);
            long start = -a.leftOf(c, d);
            long end = -b.leftOf(c, d);
            if (start <= 0 && end <= 0) return false;
            if (start > 0 && end > 0) continue;
            long at = (Math.abs(start) << 24) / (Math.abs(start) + Math.abs(end)) << 16;
            if (start <= 0) fromPart = Math.max(fromPart, at);
            else toPart = Math.min(toPart, at);
        }
        return fromPart < toPart;
    }

    /** C7Fe: whether a place lies in front of the line through the centre square to the facing, or on that line. */
    @Clause("greatbattles C7Fe")
    public boolean inFront(Point p) {
        long dx = p.x() - centre.x();
        long dy = p.y() - centre.y();
        return dx * Bearing.east(facing) + dy * Bearing.north(facing) >= 0;
    }

    public boolean onTable(int width, int height) {
        for (int i = 0; i < 4; i++) if (x[i] < 0 || y[i] < 0 || x[i] > width || y[i] > height) return false;
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Base b
                && centre.equals(b.centre)
                && facing == b.facing
                && depth == b.depth
                && frontage == b.frontage;
    }

    @Override
    public int hashCode() {
        return centre.hashCode() * 31 + facing;
    }

    @Override
    public String toString() {
        return centre + "@" + facing;
    }
}
