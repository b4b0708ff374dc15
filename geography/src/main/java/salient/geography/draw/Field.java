package salient.geography.draw;

import java.awt.geom.Path2D;
import java.util.List;
import java.util.function.IntPredicate;
import salient.geography.Point;
import salient.kernel.hex.HexGrid;

/**
 * An area made of hexes as a smooth height over the page: 1 deep inside, 0 far outside, a half on the hexsides between.
 * Contours of it have rounded, uneven coasts and stay true to the hexes.
 */
final class Field {
    /** The mesh of the field, in pitches. */
    static final double MESH = 0.08;

    private static final int RIM = 12; // mesh points beyond the neat line, so that contours run off the page
    private static final double REACH = 1.35;

    final int columns;
    final int rows;
    private final double[] value;

    /**
     * @param sigma how far a hex reaches
     * @param unevenness how much the coast strays; 0 for a plain smooth line
     */
    Field(View view, IntPredicate inside, double sigma, double unevenness, int salt) {
        columns = (int) Math.ceil(view.width() / MESH) + 2 * RIM;
        rows = (int) Math.ceil(view.height() / MESH) + 2 * RIM;
        value = new double[columns * rows];
        for (int j = 0; j < rows; j++)
            for (int i = 0; i < columns; i++) {
                double x = x(i);
                double y = x(j);
                double wx = x
                        + unevenness * (0.6 * Noise.smooth(x, y, 1.25, salt) + 0.3 * Noise.smooth(x, y, 3.1, salt + 1));
                double wy = y
                        + unevenness
                                * (0.6 * Noise.smooth(x, y, 1.25, salt + 2) + 0.3 * Noise.smooth(x, y, 3.1, salt + 3));
                double stray = unevenness
                        * (0.55 * Noise.smooth(x, y, 1.5, salt + 4) + 0.3 * Noise.smooth(x, y, 3.7, salt + 5));
                value[j * columns + i] = mean(view, new Point(wx, wy), inside, sigma) + 0.8 * stray * 0.5;
            }
    }

    private static double mean(View view, Point at, IntPredicate inside, double sigma) {
        int home = view.nearestHex(at);
        double sum = 0;
        double weights = 0;
        for (int d = -1; d < HexGrid.DIRECTIONS; d++) {
            int hex = d < 0 ? home : view.grid().neighbor(home, d);
            if (hex == HexGrid.NONE) continue;
            double distance = at.distance(view.center(hex));
            if (distance > REACH) distance = REACH; // off the map the nearest hexes still count
            double weight = StrictMath.exp(-distance * distance / (2 * sigma * sigma));
            weights += weight;
            if (inside.test(hex)) sum += weight;
        }
        return sum / weights;
    }

    static double x(double index) {
        return (index - RIM) * MESH;
    }

    double value(int i, int j) {
        return value[j * columns + i];
    }

    /** The height at a place, between mesh points in proportion. */
    double at(double x, double y) {
        double u = Math.clamp(x / MESH + RIM, 0, columns - 1.001);
        double v = Math.clamp(y / MESH + RIM, 0, rows - 1.001);
        int i = (int) u;
        int j = (int) v;
        double a = u - i;
        double b = v - j;
        return (value(i, j) * (1 - a) + value(i + 1, j) * a) * (1 - b)
                + (value(i, j + 1) * (1 - a) + value(i + 1, j + 1) * a) * b;
    }

    /** Uphill, not of unit length. */
    Point gradient(double x, double y) {
        double h = MESH;
        return new Point((at(x + h, y) - at(x - h, y)) / (2 * h), (at(x, y + h) - at(x, y - h)) / (2 * h));
    }

    /** Closed outlines of the ground above a height. */
    List<List<Point>> contours(double height) {
        return new Contours(this, height).loops();
    }

    /** The ground above a height as one area. */
    Path2D area(double height) {
        var path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        for (List<Point> loop : contours(height))
            Curves.append(path, Curves.rounded(Curves.resampled(loop, 0.1)), true);
        return path;
    }
}
