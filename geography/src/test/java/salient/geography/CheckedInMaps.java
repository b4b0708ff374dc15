package salient.geography;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The maps that are checked in beside the games, as material for tests: large maps with everything on them. */
public final class CheckedInMaps {
    public static final List<String> IDS = List.of("wave", "breakthrough");

    private CheckedInMaps() {}

    public static HexMap wave() {
        return load("wave");
    }

    public static HexMap breakthrough() {
        return load("breakthrough");
    }

    public static HexMap load(String id) {
        return MapFile.read(id + ".map", text(id));
    }

    public static String text(String id) {
        try {
            return Files.readString(Path.of("..", id, "src/main/resources/salient", id, id + ".map"));
        } catch (IOException e) {
            throw new UncheckedIOException("map " + id, e);
        }
    }
}
