package salient.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Tells the compiler which files become part of the module: all that games and geography read. Runs in the compiler only. */
@SuppressWarnings("deprecation")
public final class DataFiles implements ResourceSupplier {
    private static final String ROOT = "salient";
    private static final String SERVER = ROOT + "/server/";

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        SortedSet<String> found = new TreeSet<>();
        try {
            for (URL root : Collections.list(context.getClassLoader().getResources(ROOT))) add(root.toURI(), found);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
        return found.toArray(String[]::new);
    }

    private static void add(URI root, SortedSet<String> found) throws IOException {
        if (root.getScheme().equals("jar")) {
            try (FileSystem jar = FileSystems.newFileSystem(root, Map.of())) {
                add(jar.getPath("/" + ROOT), found);
            }
        } else add(Path.of(root), found);
    }

    private static void add(Path folder, SortedSet<String> found) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(Files::isRegularFile)
                    .map(file -> ROOT + "/" + folder.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> !name.endsWith(".class") && !name.startsWith(SERVER))
                    .forEach(found::add);
        }
    }
}
