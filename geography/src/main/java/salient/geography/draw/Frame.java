package salient.geography.draw;

/**
 * The whole picture in hex pitches, and where the map area begins in it.
 *
 * @param left of the map area
 * @param top  of the map area
 */
record Frame(double width, double height, double left, double top) {}
