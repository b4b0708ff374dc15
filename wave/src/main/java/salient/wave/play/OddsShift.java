package salient.wave.play;

/** What shifts the odds of an attack. */
public enum OddsShift {
    FIGHTING_FIRST("fighting before moving"),
    CONCENTRIC_ASSAULT("concentric assault"),
    AIRCRAFT("Allied aircraft"),
    CLEAR("clear"),
    FOREST("forest"),
    RIDGE("ridge"),
    MARSH("marsh"),
    TOWN("town"),
    CITY("city"),
    WEST_WALL("West Wall");

    private final String title;

    OddsShift(String title) {
        this.title = title;
    }

    /** The shift of a kind of terrain of the Terrain Effects Chart. */
    public static OddsShift ofTerrain(String terrain) {
        return valueOf(terrain.toUpperCase(java.util.Locale.ROOT));
    }

    public String title() {
        return title;
    }
}
