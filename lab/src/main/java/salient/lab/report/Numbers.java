package salient.lab.report;

import java.util.Locale;
import salient.lab.stats.Estimates.Share;

/** Numbers as a reader wants them. */
final class Numbers {
    private Numbers() {}

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f%%", 100 * share);
    }

    static String exactPercent(double share) {
        return String.format(Locale.ROOT, "%.1f%%", 100 * share);
    }

    static String interval(Share share) {
        return exactPercent(share.low()) + " to " + exactPercent(share.high());
    }

    static String whole(double value) {
        return String.format(Locale.ROOT, "%.0f", value);
    }

    /** Three digits or so. */
    static String number(double value) {
        return String.format(
                Locale.ROOT, Math.abs(value) < 10 ? "%.2f" : Math.abs(value) < 100 ? "%.1f" : "%.0f", value);
    }
}
