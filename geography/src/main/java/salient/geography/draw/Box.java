package salient.geography.draw;

/** Room on the page, in pitches. */
record Box(double x, double y, double width, double height) {
    boolean overlaps(Box o) {
        return x < o.x + o.width && o.x < x + width && y < o.y + o.height && o.y < y + height;
    }

    Box grown(double by) {
        return new Box(x - by, y - by, width + 2 * by, height + 2 * by);
    }
}
