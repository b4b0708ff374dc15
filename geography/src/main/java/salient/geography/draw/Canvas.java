package salient.geography.draw;

import java.awt.geom.Path2D;
import java.util.List;

/** What a map is drawn on. Coordinates and widths are hex pitches from the top left corner of the map area. */
interface Canvas {
    /** Pixels a pitch. */
    double scale();

    void fill(Path2D path, Ink ink);

    void stroke(Path2D path, Pen pen);

    /** Several strokes of one path, widest first, kept inside a shape. */
    void strokesInside(Path2D path, List<Pen> pens, Path2D inside);

    /** Everything drawn until {@link #unclip()} stays inside a shape. */
    void clip(Path2D inside);

    void unclip();

    /** Text centered on a point of its base line, turned by an angle in radians. */
    void text(double x, double y, double angle, String text, Lettering lettering);

    /** A line to draw with; dashes are lengths drawn and left out in turn, or none. */
    record Pen(double width, Ink ink, boolean round, List<Double> dashes) {
        static Pen round(double width, Ink ink) {
            return new Pen(width, ink, true, List.of());
        }

        static Pen butt(double width, Ink ink) {
            return new Pen(width, ink, false, List.of());
        }

        Pen dashed(Double... lengths) {
            return new Pen(width, ink, round, List.of(lengths));
        }
    }
}
