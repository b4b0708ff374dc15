package salient.geography;

/** A map edge, or the direction that is up on a sheet. */
public enum Compass {
    NORTH,
    EAST,
    SOUTH,
    WEST;

    /** The word of the map file. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /** So many quarter turns clockwise. */
    public Compass turned(int quarters) {
        return values()[Math.floorMod(ordinal() + quarters, 4)];
    }
}
