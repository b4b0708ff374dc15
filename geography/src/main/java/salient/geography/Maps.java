package salient.geography;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The maps that are shipped. Each call reads the file anew; a game keeps the one it loaded. */
public final class Maps {
    /** The ids of the maps, which are the ids of the games. */
    public static final List<String> IDS = List.of("wave", "breakthrough");

    private Maps() {}

    public static HexMap wave() {
        return load("wave");
    }

    public static HexMap breakthrough() {
        return load("breakthrough");
    }

    public static HexMap load(String id) {
        return MapFile.read(id + ".map", text(id));
    }

    /** The checked-in text of a map. */
    public static String text(String id) {
        try (var in = Maps.class.getResourceAsStream(id + ".map")) {
            if (in == null) throw new IllegalArgumentException("no map " + id + ", only " + IDS);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("map " + id, e);
        }
    }
}
