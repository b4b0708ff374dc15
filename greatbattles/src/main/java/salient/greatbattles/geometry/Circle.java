package salient.greatbattles.geometry;

import salient.kernel.rulebook.Clause;

/** A barrage template or a cloud of smoke: all places within its radius, the rim included. */
public record Circle(Point center, int radius) {
    public boolean contains(Point p) {
        return contains(p.x(), p.y());
    }

    public boolean contains(int x, int y) {
        long dx = x - center.x();
        long dy = y - center.y();
        return dx * dx + dy * dy <= (long) radius * radius;
    }

    /** C5l: under a template is a stand whose base comes within the radius of the center. */
    @Clause("greatbattles C5l")
    public boolean covers(Base base) {
        return base.within(radius, center);
    }

    /** Whether a straight line passes through it; touching the rim alone does not count. */
    public boolean crossedBy(Point a, Point b) {
        return new Segment(a, b).distanceDown(center) < radius;
    }
}
