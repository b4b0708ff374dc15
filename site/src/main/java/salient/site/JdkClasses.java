package salient.site;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Tells the compiler which classes of the JDK have a stand-in here. Runs in the compiler only. */
public final class JdkClasses implements SubstitutionPolicy {
    private static final Set<String> NAMES = Set.of(
            "java.time.Duration",
            "java.time.Instant",
            "java.time.InstantSource",
            "java.util.StringJoiner",
            "java.util.concurrent.CompletableFuture",
            "java.util.concurrent.CompletionException",
            "java.util.concurrent.TimeoutException");

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(NAMES::contains).packagePrefix("salient.site.jdk.");
    }
}
