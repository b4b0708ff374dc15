package salient.geography;

/** A map file that cannot be read: names the file, the line, and the hexes at fault. */
public final class BadMapFile extends RuntimeException {
    public BadMapFile(String file, int line, String why) {
        super(file + ":" + line + ": " + why);
    }
}
