package salient.geography.draw;

import java.awt.geom.Path2D;

/** Marsh: a thin wash and rows of short strokes with tufts. */
record Marshes(View view, Field field) {
    Marshes(View view) {
        this(view, new Field(view, hex -> view.map().terrain(hex).equals("marsh"), 0.33, 0.2, 51));
    }

    void draw(Canvas canvas) {
        canvas.fill(field.area(0.46), Ink.MARSH.at(0.30));
        var strokes = new Path2D.Double();
        var tufts = new Path2D.Double();
        for (int j = 0; j * 0.15 < view.height(); j++)
            for (int i = 0; i * 0.24 < view.width(); i++) {
                double x = (i + (j % 2) * 0.5 + 0.3 * Noise.hash(i, j, 52)) * 0.24;
                double y = j * 0.15;
                double length = 0.09 + 0.08 * Noise.hash(i, j, 53);
                if (field.at(x, y) < 0.52 || field.at(x + length, y) < 0.52 || Noise.hash(i, j, 54) < 0.15) continue;
                strokes.moveTo(x, y);
                strokes.lineTo(x + length, y);
                if (Noise.hash(i, j, 55) < 0.3) tuft(tufts, x + length / 2, y);
            }
        canvas.stroke(strokes, Canvas.Pen.round(Math.max(0.016, 0.7 / canvas.scale()), Ink.MARSH_STROKE));
        canvas.stroke(tufts, Canvas.Pen.round(Math.max(0.012, 0.55 / canvas.scale()), Ink.of(0x6E8A5A)));
    }

    private static void tuft(Path2D path, double x, double y) {
        for (double lean : new double[] {-0.035, 0, 0.035}) {
            path.moveTo(x + lean / 3, y - 0.015);
            path.lineTo(x + lean, y - 0.075);
        }
    }
}
