package salient.hexwar.odds;

/** An exact fraction in lowest terms with a positive denominator; too large a result is an ArithmeticException. */
public record Rational(long numerator, long denominator) implements Comparable<Rational> {
    public static final Rational ZERO = new Rational(0, 1);
    public static final Rational ONE = new Rational(1, 1);

    public Rational {
        if (denominator == 0) throw new ArithmeticException("a fraction with denominator 0");
        long divisor = gcd(numerator, denominator) * (denominator < 0 ? -1 : 1);
        numerator /= divisor;
        denominator /= divisor;
    }

    public static Rational of(long whole) {
        return new Rational(whole, 1);
    }

    public Rational plus(Rational other) {
        long shared = gcd(denominator, other.denominator);
        long left = Math.multiplyExact(numerator, other.denominator / shared);
        long right = Math.multiplyExact(other.numerator, denominator / shared);
        return new Rational(Math.addExact(left, right), Math.multiplyExact(denominator, other.denominator / shared));
    }

    public Rational minus(Rational other) {
        return plus(new Rational(Math.negateExact(other.numerator), other.denominator));
    }

    public Rational times(Rational other) {
        // Crosswise reduction first keeps the products small.
        Rational left = new Rational(numerator, other.denominator);
        Rational right = new Rational(other.numerator, denominator);
        return new Rational(
                Math.multiplyExact(left.numerator, right.numerator),
                Math.multiplyExact(left.denominator, right.denominator));
    }

    @Override
    public int compareTo(Rational other) {
        return Long.signum(minus(other).numerator);
    }

    /** For display and charts only: rules compare fractions. */
    public double toDouble() {
        return (double) numerator / denominator;
    }

    /** In percent with one decimal, rounded half away from zero, as in {@code 13.9%}. */
    public String percent() {
        long doubled = Math.multiplyExact(numerator < 0 ? Math.negateExact(numerator) : numerator, 2000);
        long tenths = Math.addExact(doubled, denominator) / Math.multiplyExact(denominator, 2);
        return (numerator < 0 && tenths > 0 ? "-" : "") + tenths / 10 + "." + tenths % 10 + "%";
    }

    /** As in {@code 5/36}, or {@code 7} for a whole number. */
    @Override
    public String toString() {
        return denominator == 1 ? Long.toString(numerator) : numerator + "/" + denominator;
    }

    /** The greatest common divisor. */
    public static long gcd(long a, long b) {
        while (b != 0) {
            long rest = a % b;
            a = b;
            b = rest;
        }
        return a < 0 ? Math.negateExact(a) : a;
    }
}
