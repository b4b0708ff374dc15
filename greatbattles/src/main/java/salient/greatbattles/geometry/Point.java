package salient.greatbattles.geometry;

import salient.kernel.rulebook.Clause;

/** G19: a place on the table in mils, thousandths of an inch; x grows east and y north from the south-west corner. */
@Clause("greatbattles G19")
public record Point(int x, int y) implements Comparable<Point> {
    /** Mils in an inch. */
    public static final Point ORIGIN = new Point(0, 0);

    public static final int INCH = 1000;

    public Point plus(int dx, int dy) {
        return new Point(x + dx, y + dy);
    }

    public long squaredTo(Point other) {
        long dx = other.x - x;
        long dy = other.y - y;
        return dx * dx + dy * dy;
    }

    /** Rounded up to the mil, so that comparing it with a whole number of mils by "within" is exact. */
    public int distanceUp(Point other) {
        return (int) Exact.rootUp(squaredTo(other));
    }

    /** Twice the area of the triangle a, b, this: positive when this lies to the left of the way from a to b. */
    public long leftOf(Point a, Point b) {
        return (long) (b.x - a.x) * (y - a.y) - (long) (b.y - a.y) * (x - a.x);
    }

    /** The place so many parts of a whole on the way to another, each coordinate rounded half away from zero. */
    public Point towards(Point other, long part, long whole) {
        return new Point(x + scaled(other.x - x, part, whole), y + scaled(other.y - y, part, whole));
    }

    private static int scaled(long distance, long part, long whole) {
        long product = 2 * distance * part;
        return (int) ((product + (product < 0 ? -whole : whole)) / (2 * whole));
    }

    @Override
    public int compareTo(Point other) {
        return x != other.x ? Integer.compare(x, other.x) : Integer.compare(y, other.y);
    }

    /** In inches with as many decimals as it needs: {@code 12,4.25}. */
    @Override
    public String toString() {
        return inches(x) + "," + inches(y);
    }

    /** A length in mils as inches: {@code 4.25}. */
    public static String inches(int mils) {
        int size = Math.abs(mils);
        String whole = (mils < 0 ? "-" : "") + size / INCH;
        if (size % INCH == 0) return whole;
        String decimals = Integer.toString(INCH + size % INCH).substring(1);
        int end = decimals.length();
        while (decimals.charAt(end - 1) == '0') end--;
        return whole + "." + decimals.substring(0, end);
    }
}
