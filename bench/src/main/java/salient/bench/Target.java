package salient.bench;

/** What a figure should be. */
public record Target(Kind kind, double bound) {
    public enum Kind {
        AT_MOST("at most"),
        AT_LEAST("at least"),
        REPORTED("reported only");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
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
