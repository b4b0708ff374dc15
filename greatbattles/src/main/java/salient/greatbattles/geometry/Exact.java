package salient.greatbattles.geometry;

/**
 * Whole-number arithmetic that cannot overflow unnoticed. Coordinates are mils, thousandths of an inch; a table of 99
 * inches keeps cross products below 2^34, and what multiplies two of those goes through 128 bits here.
 */
public final class Exact {
    private Exact() {}

    /** The sign of a*b - c*d, all four not negative. */
    static int compareProducts(long a, long b, long c, long d) {
        long highLeft = high(a, b);
        long highRight = high(c, d);
        if (highLeft != highRight) return Long.compare(highLeft, highRight);
        return Long.compareUnsigned(a * b, c * d);
    }

    /** The upper 64 bits of a*b, both not negative. Math.multiplyHigh does not exist in the browser. */
    static long high(long a, long b) {
        long aHigh = a >>> 32;
        long aLow = a & 0xffff_ffffL;
        long bHigh = b >>> 32;
        long bLow = b & 0xffff_ffffL;
        long first = aHigh * bLow + (aLow * bLow >>> 32);
        long second = aLow * bHigh + (first & 0xffff_ffffL);
        return aHigh * bHigh + (first >>> 32) + (second >>> 32);
    }

    /** The largest whole number whose square is at most this. Math.sqrt is only the first guess. */
    public static long rootDown(long square) {
        if (square < 0) throw new IllegalArgumentException("the root of " + square);
        long root = (long) Math.sqrt((double) square);
        while (root * root > square) root--;
        while ((root + 1) * (root + 1) <= square) root++;
        return root;
    }

    /** The smallest whole number whose square is at least this. */
    public static long rootUp(long square) {
        long root = rootDown(square);
        return root * root == square ? root : root + 1;
    }

    /** The smallest m with |cross| <= m * sqrt(lengthSquared): how far a point lies from a line, rounded up. */
    static long ratioUp(long cross, long lengthSquared) {
        long down = ratioDown(cross, lengthSquared);
        return isRatio(cross, lengthSquared, down) ? down : down + 1;
    }

    /** Whether |cross| is exactly m * sqrt(lengthSquared). */
    static boolean isRatio(long cross, long lengthSquared, long m) {
        long height = Math.abs(cross);
        return compareProducts(height, height, m * m, lengthSquared) == 0;
    }

    /** The largest m with m * sqrt(lengthSquared) <= |cross|. */
    static long ratioDown(long cross, long lengthSquared) {
        long height = Math.abs(cross);
        long m = (long) (height / Math.sqrt((double) lengthSquared));
        while (m > 0 && compareProducts(height, height, m * m, lengthSquared) < 0) m--;
        while (compareProducts(height, height, (m + 1) * (m + 1), lengthSquared) >= 0) m++;
        return m;
    }
}
