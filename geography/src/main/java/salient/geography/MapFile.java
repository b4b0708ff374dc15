package salient.geography;

import salient.kernel.data.Resources;

/**
 * The text of a hex map. geography/README.md describes the format; {@code write(read(text))} is the text again, except
 * for its comments.
 */
public final class MapFile {
    private MapFile() {}

    /**
     * @param file the name to use in complaints
     * @throws BadMapFile naming file, line and the hexes at fault
     */
    public static HexMap read(String file, String text) {
        return new MapReader(file, text).read();
    }

    /** A map that is checked in as a resource, by its path below {@code salient/}, as in {@code wave/wave.map}. */
    public static HexMap shipped(String path) {
        return read(path.substring(path.lastIndexOf('/') + 1), Resources.text(path));
    }

    public static String write(HexMap map) {
        return new MapWriter(map).write();
    }
}
