package salient.greatbattles.geometry;

/**
 * The gap between two bases that have no place in common: how wide it is, and in which direction the other base is
 * nearest. The shortest line across runs from a corner to a corner or square to an edge; exact roots are taken only of
 * the few lines that might be the shortest.
 */
public final class Gap {
    /** Squares of distances that differ by less than this part of them are not told apart. */
    private static final double DOUBT = 1e-9;

    /** Between bases that touch or overlap. */
    static final Gap NONE = new Gap();

    /** The square of the width, nearly. */
    private double square = Double.MAX_VALUE;

    private long up = Long.MAX_VALUE;
    private long down = Long.MAX_VALUE;
    /** The way of the shortest line to the other base; unsure if two lines of different directions may be the shortest. */
    private long east;

    private long north;
    private boolean unsure;

    private Gap() {
        up = 0;
        down = 0;
    }

    /** Between one base, moved so far from where it is, and another. */
    Gap(Base one, Base other, int dx, int dy) {
        edges(one, other, -dx, -dy, 1);
        edges(other, one, dx, dy, -1);
        corners(one, other, dx, dy);
    }

    /** The lines square to an edge of one base that end at a corner of the other, moved so far. */
    private void edges(Base one, Base other, int dx, int dy, int sign) {
        for (int i = 0; i < 4; i++) {
            long ex = one.x(i + 1 & 3) - one.x(i);
            long ey = one.y(i + 1 & 3) - one.y(i);
            long length = ex * ex + ey * ey;
            for (int k = 0; k < 4; k++) {
                long px = other.x(k) + dx - one.x(i);
                long py = other.y(k) + dy - one.y(i);
                long off = ex * py - ey * px;
                long along = ex * px + ey * py;
                if (off <= 0 || along <= 0 || along >= length) continue;
                double candidate = (double) off * off / length;
                if (candidate > square * (1 + DOUBT)) continue;
                long least = Exact.ratioDown(off, length);
                consider(candidate, least, Exact.isRatio(off, length, least), -ey * sign, ex * sign);
            }
        }
    }

    private void corners(Base one, Base other, int dx, int dy) {
        long least = Long.MAX_VALUE;
        long toEast = 0;
        long toNorth = 0;
        for (int i = 0; i < 4; i++)
            for (int k = 0; k < 4; k++) {
                long px = other.x(k) - one.x(i) - dx;
                long py = other.y(k) - one.y(i) - dy;
                long apart = px * px + py * py;
                if (apart >= least) continue;
                least = apart;
                toEast = px;
                toNorth = py;
            }
        if (least > square * (1 + DOUBT)) return;
        long root = Exact.rootDown(least);
        consider(least, root, root * root == least, toEast, toNorth);
    }

    private void consider(double candidate, long roundedDown, boolean whole, long toEast, long toNorth) {
        down = Math.min(down, roundedDown);
        up = Math.min(up, whole ? roundedDown : roundedDown + 1);
        if (candidate < square * (1 - DOUBT)) unsure = false;
        else if (east * toNorth != north * toEast) unsure = true;
        if (candidate >= square) return;
        square = candidate;
        east = toEast;
        north = toNorth;
    }

    /** Its width rounded up. */
    public int up() {
        return (int) up;
    }

    /** Its width rounded down. */
    public int down() {
        return (int) down;
    }

    /**
     * Whether the gap is surely as wide as before, or wider than a limit, after the first base has moved so far: it
     * narrows at most by that part of the move which goes along the shortest line.
     */
    public boolean staysOpen(int limit, int dx, int dy) {
        if (unsure) return false;
        long closing = east * dx + north * dy;
        return closing <= 0 || down - closing / Math.sqrt((double) (east * east + north * north)) > limit + 1;
    }

    /**
     * Whether {@link #staysOpen} holds at every place of a straight way before its end, from the first one on that is so
     * far along. A place is rounded to the mil, which is worth half a mil in either coordinate.
     */
    public boolean staysOpenAlong(int limit, int dx, int dy, int length, int first) {
        if (unsure) return false;
        long closing = east * dx + north * dy;
        long rounding = Math.abs(east) + Math.abs(north);
        if (2 * closing * first <= -rounding * length) return true;
        double most = Math.max(0, closing) + rounding / 2.0;
        return down - most / Math.sqrt((double) (east * east + north * north)) > limit + 1;
    }
}
