package salient.geography.draw;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import salient.geography.Point;

/** Woods as countries with a beaded coast, a darker rim inside it and single crowns within. */
record Woods(View view, Field field) {
    private static final double COAST = 0.47;
    private static final double BEAD = 0.085;

    Woods(View view) {
        this(view, new Field(view, hex -> view.map().terrain(hex).equals("forest"), 0.27, 0.27, 11));
    }

    void draw(Canvas canvas) {
        Path2D coast = beaded();
        double px = 1 / canvas.scale();
        canvas.fill(shifted(coast, 0.03, 0.045), Ink.of(0x464E24).at(0.16));
        canvas.fill(coast, Ink.WOOD);
        var rim = new ArrayList<Canvas.Pen>();
        for (int i = 9; i >= 1; i--) rim.add(Canvas.Pen.round(0.05 * i, Ink.WOOD_RIM.at(0.04)));
        canvas.strokesInside(coast, rim, coast);
        canvas.stroke(coast, Canvas.Pen.round(Math.max(0.9 * px, 0.02), Ink.WOOD_EDGE));
        crowns(canvas);
    }

    /** The coast as a row of small bulges, each a little larger or smaller than the next. */
    private Path2D beaded() {
        var path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        for (List<Point> loop : field.contours(COAST)) {
            if (loop.size() < 14) continue;
            List<Point> beads = Curves.resampled(Curves.rounded(Curves.resampled(loop, 0.1)), BEAD);
            path.moveTo(beads.getFirst().x(), beads.getFirst().y());
            for (int i = 0; i < beads.size(); i++) {
                Point a = beads.get(i);
                Point b = beads.get((i + 1) % beads.size());
                double bulge = BEAD * (0.55 + 0.6 * Noise.at(a.x(), a.y(), 3));
                Point middle = a.toward(b, 0.5);
                double length = Math.max(1e-6, a.distance(b));
                // High ground lies to the right of a contour, so outward is to the left.
                double outX = (b.y() - a.y()) / length;
                double outY = -(b.x() - a.x()) / length;
                path.quadTo(middle.x() + outX * bulge, middle.y() + outY * bulge, b.x(), b.y());
            }
            path.closePath();
        }
        return path;
    }

    private static Path2D shifted(Path2D path, double dx, double dy) {
        return new Path2D.Double(path, java.awt.geom.AffineTransform.getTranslateInstance(dx, dy));
    }

    private void crowns(Canvas canvas) {
        if (canvas.scale() < 22) return;
        double grid = canvas.scale() < 40 ? 0.25 : 0.2;
        var shade = new Path2D.Double();
        var crowns = new Path2D.Double();
        for (int j = 0; j * grid < view.height(); j++)
            for (int i = 0; i * grid < view.width(); i++) {
                if (Noise.hash(i, j, 21) < 0.42) continue;
                double x = (i + 0.15 + 0.7 * Noise.hash(i, j, 22)) * grid;
                double y = (j + 0.15 + 0.7 * Noise.hash(i, j, 23)) * grid;
                if (field.at(x, y) < 0.58) continue;
                dot(shade, x + 0.009, y + 0.012);
                dot(crowns, x, y);
            }
        canvas.stroke(shade, Canvas.Pen.round(0.078, Ink.CROWN_SHADE.at(0.85)));
        canvas.stroke(crowns, Canvas.Pen.round(0.066, Ink.CROWN));
    }

    /** A line so short that a round pen makes a dot of it. */
    static void dot(Path2D path, double x, double y) {
        path.moveTo(x, y);
        path.lineTo(x + 0.003, y);
    }
}
