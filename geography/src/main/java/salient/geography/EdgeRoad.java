package salient.geography;

/** A road that leaves the map from a hex, over one of the four edges, toward a place off the map. */
public record EdgeRoad(int hex, Compass edge, String toward) {}
