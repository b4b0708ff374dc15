package salient.geography;

/** A map file that cannot be read: names the file, the line, and the hexes at fault. */
public final class BadMapFile extends RuntimeException {
    private final String file;
    private final int line;

    public BadMapFile(String file, int line, String why) {
        super(file + ":" + line + ": " + why);
        this.file = file;
        this.line = line;
    }

    public String file() {
        return file;
    }

    public int line() {
        return line;
    }
}
