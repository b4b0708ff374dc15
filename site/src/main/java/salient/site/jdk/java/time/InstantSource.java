package salient.site.jdk.java.time;

/** Stands in for the JDK's. */
public interface InstantSource {
    Instant instant();

    default long millis() {
        return instant().toEpochMilli();
    }
}
