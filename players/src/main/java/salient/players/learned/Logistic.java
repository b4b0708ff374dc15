package salient.players.learned;

/** The curve 1 / (1 + e^-x) by multiplications alone, so that it is the same on every machine. */
final class Logistic {
    /** Beyond this the chance is as good as 0 or 1. */
    private static final double FAR = 20;

    private static final int SQUARINGS = 16;

    private Logistic() {}

    /** Within a thousandth of the exact value: e^-x is (1 - x/n)^n for a large n. */
    static double of(double x) {
        double power = 1 - Math.clamp(x, -FAR, FAR) / (1 << SQUARINGS);
        for (int i = 0; i < SQUARINGS; i++) power *= power;
        return 1 / (1 + power);
    }
}
