package salient.kernel.data;

/** Our own data is wrong; a player cannot have caused it. Line 0 means the file as a whole. */
public final class BadData extends IllegalStateException {
    public BadData(String file, int line, String why) {
        super(file + ", line " + line + ": " + why);
    }
}
