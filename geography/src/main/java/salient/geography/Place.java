package salient.geography;

/**
 * The leading place of a hex.
 *
 * @param rank 1 city, 2 town, 3 market village, 4 village: how large it is lettered, not what the rules make of it
 */
public record Place(int hex, Settlement settlement, int rank, String name) {}
