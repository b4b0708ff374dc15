package salient.cli;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Work that Ctrl-C ends after what is being written; the process waits for that. */
final class Interruptible {
    private static volatile boolean isEnding;

    private Interruptible() {}

    /** Whether the process is already ending: it waits for the main thread, which must return and not call for the end. */
    static boolean isEnding() {
        return isEnding;
    }

    /** @param work asks the supplier whether it is to stop */
    static <T> T run(Function<BooleanSupplier, T> work) {
        AtomicBoolean stop = new AtomicBoolean();
        Thread main = Thread.currentThread();
        Thread hook = new Thread(() -> {
            isEnding = true;
            stop.set(true);
            try {
                main.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            return work.apply(stop::get);
        } finally {
            if (!stop.get()) Runtime.getRuntime().removeShutdownHook(hook);
        }
    }
}
