package salient.site.jdk.java.time;

/** Stands in for the JDK's, in whole milliseconds. */
public final class Instant implements Comparable<Instant> {
    private static final long SECOND = 1_000;
    private static final long DAY = 86_400 * SECOND;

    private final long millis;

    private Instant(long millis) {
        this.millis = millis;
    }

    public static Instant ofEpochMilli(long millis) {
        return new Instant(millis);
    }

    public long toEpochMilli() {
        return millis;
    }

    public Instant plus(Duration time) {
        return new Instant(millis + time.toMillis());
    }

    public boolean isBefore(Instant other) {
        return millis < other.millis;
    }

    @Override
    public int compareTo(Instant other) {
        return Long.compare(millis, other.millis);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Instant instant && millis == instant.millis;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(millis);
    }

    /** ISO 8601 in UTC; the milliseconds are left out if there are none. */
    @Override
    public String toString() {
        long rest = Math.floorMod(millis, DAY);
        StringBuilder text = new StringBuilder(date(Math.floorDiv(millis, DAY))).append('T');
        text.append(digits(rest / (3_600 * SECOND), 2)).append(':');
        text.append(digits(rest / (60 * SECOND) % 60, 2)).append(':');
        text.append(digits(rest / SECOND % 60, 2));
        if (rest % SECOND != 0) text.append('.').append(digits(rest % SECOND, 3));
        return text.append('Z').toString();
    }

    /** Counts in years that begin in March, so that the leap day is the last day of a year. */
    private static String date(long day) {
        long fromMarchOfYear0 = day + 719_468;
        long era = Math.floorDiv(fromMarchOfYear0, 146_097);
        long ofEra = Math.floorMod(fromMarchOfYear0, 146_097);
        long year = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365;
        long ofYear = ofEra - (365 * year + year / 4 - year / 100);
        long month = (5 * ofYear + 2) / 153;
        long ofMonth = ofYear - (153 * month + 2) / 5 + 1;
        long calendarMonth = month < 10 ? month + 3 : month - 9;
        long calendarYear = year + 400 * era + (calendarMonth <= 2 ? 1 : 0);
        return digits(calendarYear, 4) + "-" + digits(calendarMonth, 2) + "-" + digits(ofMonth, 2);
    }

    private static String digits(long number, int count) {
        String digits = Long.toString(number);
        return "0".repeat(Math.max(0, count - digits.length())) + digits;
    }
}
