package salient.kernel.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The data files of all modules, by their path below {@code salient/}, as in {@code wave/weather.csv}. */
public final class Resources {
    private static final String ROOT = "/salient/";

    private Resources() {}

    /** The rows of a CSV table. */
    public static List<CsvTable.Row> rows(String path) {
        return CsvTable.parse(path.substring(path.lastIndexOf('/') + 1), text(path));
    }

    public static String text(String path) {
        try (InputStream in = Resources.class.getResourceAsStream(ROOT + path)) {
            if (in == null) throw new BadData(path, 0, "there is no such resource");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }
}
