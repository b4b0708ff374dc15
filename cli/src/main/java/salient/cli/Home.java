package salient.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystemAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Where the program was started from: a checkout of the sources, or a package that contains everything in one jar. */
final class Home {
    private Home() {}

    static Path folder() {
        return Path.of(System.getProperty("salient.home", ".")).toAbsolutePath().normalize();
    }

    /** The built pages: in the program's own jar when it is a package, else in the checkout if they are built. */
    static Optional<Path> pages() {
        URL packed = Home.class.getResource("/web/index.html");
        if (packed != null) return Optional.of(inJar(packed));
        return Optional.of(folder().resolve("web/dist")).filter(Files::isDirectory);
    }

    private static Path inJar(URL index) {
        try {
            URI uri = index.toURI();
            try {
                FileSystems.newFileSystem(uri, Map.of()); // stays open as long as the program runs
            } catch (FileSystemAlreadyExistsException e) {
                return Path.of(uri).getParent(); // opened by an earlier call
            }
            return Path.of(uri).getParent();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the pages have an unreadable address: " + index, e);
        } catch (IOException e) {
            throw new UncheckedIOException("the pages in " + index + " cannot be read", e);
        }
    }
}
