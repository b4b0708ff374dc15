package salient.site.jdk.java.util.concurrent;

import java.util.function.Function;

/** Stands in for the JDK's where everything is done at once. */
public final class CompletableFuture<T> {
    private final T value;

    private CompletableFuture(T value) {
        this.value = value;
    }

    public static <T> CompletableFuture<T> completedFuture(T value) {
        return new CompletableFuture<>(value);
    }

    public T join() {
        return value;
    }

    public T get() {
        return value;
    }

    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> otherwise) {
        return this;
    }
}
