package salient.conformance;

/** A check found a broken promise; the random game adds where. */
final class BrokenPromise extends RuntimeException {
    BrokenPromise(String problem) {
        super(problem);
    }

    BrokenPromise(String problem, Throwable cause) {
        super(problem, cause);
    }

    static void unless(boolean kept, String problem) {
        if (!kept) throw new BrokenPromise(problem);
    }

    /** Compares two texts and complains about the first line in which they differ. */
    static void unlessEqual(String what, String one, String other) {
        if (one.equals(other)) return;
        String[] left = one.split("\n", -1);
        String[] right = other.split("\n", -1);
        int at = 0;
        while (at < left.length && at < right.length && left[at].equals(right[at])) at++;
        throw new BrokenPromise(what + ": '" + (at < left.length ? left[at] : "(end)") + "' against '"
                + (at < right.length ? right[at] : "(end)") + "'");
    }
}
