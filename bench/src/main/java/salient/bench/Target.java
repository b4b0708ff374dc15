package salient.bench;

import java.util.Locale;

/** What a figure should be. */
public record Target(Kind kind, double bound) {
    public enum Kind {
        AT_MOST,
        AT_LEAST,
        REPORTED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    public static Target atMost(double bound) {
        return new Target(Kind.AT_MOST, bound);
    }

    public static Target atLeast(double bound) {
        return new Target(Kind.AT_LEAST, bound);
    }

    /** Worth knowing, but nothing is promised. */
    public static Target none() {
        return new Target(Kind.REPORTED, 0);
    }

    public boolean metBy(double value) {
        return switch (kind) {
            case AT_MOST -> value <= bound;
            case AT_LEAST -> value >= bound;
            case REPORTED -> true;
        };
    }
}
