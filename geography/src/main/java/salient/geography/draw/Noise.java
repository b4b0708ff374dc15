package salient.geography.draw;

/** Chance that is a function of the place: smooth noise and a hash, both the same on every machine. */
final class Noise {
    private Noise() {}

    /** A number in [0, 1) for three whole numbers. */
    static double hash(int a, int b, int salt) {
        long h = a * 0x9E3779B97F4A7C15L ^ b * 0xC2B2AE3D27D4EB4FL ^ salt * 0x165667B19E3779F9L;
        h = (h ^ h >>> 31) * 0xBF58476D1CE4E5B9L;
        h = (h ^ h >>> 29) * 0x94D049BB133111EBL;
        return ((h ^ h >>> 32) >>> 11) * 0x1.0p-53;
    }

    /** A number in [0, 1) for a place, alike only for places within a thousandth of a pitch. */
    static double at(double x, double y, int salt) {
        return hash((int) Math.round(x * 1000), (int) Math.round(y * 1000), salt);
    }

    /** Smooth noise from -1 to 1 with so many cycles a pitch. */
    static double smooth(double x, double y, double cycles, int salt) {
        double u = x * cycles;
        double v = y * cycles;
        int i = (int) Math.floor(u);
        int j = (int) Math.floor(v);
        double a = ease(u - i);
        double b = ease(v - j);
        double top = mix(hash(i, j, salt), hash(i + 1, j, salt), a);
        double bottom = mix(hash(i, j + 1, salt), hash(i + 1, j + 1, salt), a);
        return 2 * mix(top, bottom, b) - 1;
    }

    private static double ease(double t) {
        return t * t * (3 - 2 * t);
    }

    private static double mix(double a, double b, double t) {
        return a + (b - a) * t;
    }
}
