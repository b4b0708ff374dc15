package salient.geography;

import salient.kernel.notation.EnumWord;

/** A map edge, or the direction that is up on a sheet. */
public enum Compass implements EnumWord {
    NORTH,
    EAST,
    SOUTH,
    WEST;

    /** So many quarter turns clockwise. */
    public Compass turned(int quarters) {
        return values()[Math.floorMod(ordinal() + quarters, 4)];
    }
}
