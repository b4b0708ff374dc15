package salient.geography.gazetteer;

/** A row that cannot stand in the gazetteer: names the file, the line and the reason. */
public final class BadGazetteer extends RuntimeException {
    public BadGazetteer(String file, int line, String why) {
        super(file + ":" + line + ": " + why);
    }
}
