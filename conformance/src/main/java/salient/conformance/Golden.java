package salient.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Texts kept in the repository that what a program prints is compared with. */
public final class Golden {
    /** With this system property set to {@code write} the kept texts are replaced instead of compared with. */
    public static final String PROPERTY = "salient.golden";

    private Golden() {}

    /** Fails, naming the first line that differs, unless the file holds this text. */
    public static void compare(Path file, String text) throws IOException {
        compare(file, text, "write".equals(System.getProperty(PROPERTY)));
    }

    static void compare(Path file, String text, boolean write) throws IOException {
        if (write) {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, text);
            return;
        }
        String hint = "; if the change is meant, write it with -D" + PROPERTY + "=write and review the difference";
        if (!Files.exists(file)) throw new AssertionError(file + " does not exist" + hint);
        String[] kept = Files.readString(file).replace("\r\n", "\n").split("\n", -1);
        String[] found = text.split("\n", -1);
        for (int i = 0; i < Math.max(kept.length, found.length); i++) {
            String expected = i < kept.length ? kept[i] : "(end)";
            String actual = i < found.length ? found[i] : "(end)";
            if (!expected.equals(actual))
                throw new AssertionError(
                        file + ", line " + (i + 1) + ": expected '" + expected + "', found '" + actual + "'" + hint);
        }
    }
}
