package salient.kernel.hex;

/** A side of the map as it is drawn. Which compass point lies there is the game's affair. */
public enum Edge {
    TOP,
    RIGHT,
    BOTTOM,
    LEFT
}
