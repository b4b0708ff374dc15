package salient.server;

import java.util.function.BooleanSupplier;

/** For what happens on another thread or in another process. */
public final class Waiting {
    /** Long enough for a machine that does much else; who waits in vain finds out late, but surely. */
    private static final long LONGEST_MILLIS = 180_000;

    private Waiting() {}

    public static void until(BooleanSupplier done) {
        long end = System.currentTimeMillis() + LONGEST_MILLIS;
        while (!done.getAsBoolean()) {
            if (System.currentTimeMillis() > end) throw new AssertionError("it did not happen in time");
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
