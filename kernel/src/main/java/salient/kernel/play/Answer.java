package salient.kernel.play;

import java.util.function.Consumer;

/** The answer to a {@link Question}: a record that any codec can write, and that can say itself in plain lines. */
public interface Answer {
    void describe(Consumer<String> line);
}
