package salient.kernel.hex;

/** How a game prints its hexes: {@code E2033}, {@code 7,13}. */
public interface HexNames {
    String name(int hex);

    /** The hex of that name, or {@link HexGrid#NONE}. */
    int hex(String name);
}
