import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.zip.Deflater;

/**
 * Copies the program's jar without the native libraries of other systems: {@code java OneSystem.java FROM TO}. SQLite's
 * and JLine's are in folders named by system and processor.
 */
public final class OneSystem {
    private OneSystem() {}

    public static void main(String... arguments) throws IOException {
        try (JarFile from = new JarFile(arguments[0]);
                OutputStream file = Files.newOutputStream(Path.of(arguments[1]));
                JarOutputStream to = new JarOutputStream(file)) {
            to.setLevel(Deflater.BEST_COMPRESSION);
            for (JarEntry entry : from.stream().filter(OneSystem::isForThisSystem).toList()) {
                JarEntry copy = new JarEntry(entry.getName());
                copy.setTime(entry.getTime());
                to.putNextEntry(copy);
                try (InputStream in = from.getInputStream(entry)) {
                    in.transferTo(to);
                }
                to.closeEntry();
            }
        }
    }

    private static boolean isForThisSystem(JarEntry entry) {
        String[] parts = entry.getName().split("/");
        boolean isNative = entry.getName().startsWith("org/sqlite/native/")
                || entry.getName().startsWith("org/jline/nativ/");
        if (!isNative || parts.length < 6) return true;
        String name = System.getProperty("os.name");
        String system = name.startsWith("Windows") ? "Windows" : name.startsWith("Mac") ? "Mac" : "Linux";
        String processor = System.getProperty("os.arch").equals("aarch64") ? "aarch64|arm64" : "x86_64";
        return parts[3].equals(system) && parts[4].matches(processor);
    }
}
