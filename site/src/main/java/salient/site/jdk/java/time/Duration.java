package salient.site.jdk.java.time;

/** Stands in for the JDK's, in whole milliseconds. */
public final class Duration {
    private final long millis;

    private Duration(long millis) {
        this.millis = millis;
    }

    public static Duration ofMillis(long millis) {
        return new Duration(millis);
    }

    public static Duration ofDays(long days) {
        return new Duration(days * 86_400_000);
    }

    public long toMillis() {
        return millis;
    }
}
