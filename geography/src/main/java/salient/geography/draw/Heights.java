package salient.geography.draw;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.List;
import salient.geography.Point;

/** High and broken ground: a warm tint, light from the upper left, hachures that point downhill. */
final class Heights {
    private static final double[] TINTS = {0.30, 0.38, 0.46, 0.54, 0.62, 0.70, 0.78};
    private static final double[] HACHURED = {0.40, 0.60, 0.80};
    private static final double[] LENGTHS = {0.19, 0.17, 0.13};
    private static final double[] SPACING = {0.062, 0.07, 0.078};

    private final Field field;

    Heights(View view) {
        field = new Field(
                view,
                hex -> {
                    String terrain = view.map().terrain(hex);
                    return terrain.equals("ridge") || terrain.equals("rough");
                },
                0.34,
                0.22,
                31);
    }

    void draw(Canvas canvas) {
        for (double height : TINTS) canvas.fill(field.area(height), Ink.HEIGHTS.at(0.13));
        Path2D body = field.area(0.5);
        canvas.fill(shaded(body, 0.05), Ink.HACHURE.at(0.05));
        canvas.fill(shaded(body, -0.05), Ink.of(0xFFF8E6).at(0.16));
        var hachures = new Path2D.Double();
        boolean small = canvas.scale() < 26;
        for (int band = 0; band < HACHURED.length; band++)
            for (List<Point> loop : field.contours(HACHURED[band])) {
                if (loop.size() < 12) continue;
                int n = 0;
                for (Point at : Curves.resampled(loop, SPACING[band]))
                    if (!(small && n++ % 2 == 1) && Noise.at(at.x(), at.y(), 41) > 0.08)
                        hachure(hachures, at, LENGTHS[band]);
            }
        canvas.fill(hachures, Ink.HACHURE.at(0.72));
    }

    private static Path2D shaded(Path2D body, double by) {
        return new Path2D.Double(body, AffineTransform.getTranslateInstance(by, by));
    }

    /** A thin triangle, broad end uphill; broader on the dark side, away from the light. */
    private void hachure(Path2D path, Point at, double length) {
        Point up = field.gradient(at.x(), at.y());
        double steep = Math.sqrt(up.x() * up.x() + up.y() * up.y());
        if (steep < 0.05) return;
        double ux = up.x() / steep;
        double uy = up.y() / steep;
        double away = (ux + uy) / Math.sqrt(2); // 1 where the slope falls toward the light, -1 where it falls away
        double half = 0.018 - 0.0095 * away;
        double reach = length * (0.55 + 0.6 * Noise.at(at.x(), at.y(), 42));
        path.moveTo(at.x() - uy * half, at.y() + ux * half);
        path.lineTo(at.x() + uy * half, at.y() - ux * half);
        path.lineTo(at.x() - ux * reach, at.y() - uy * reach);
        path.closePath();
    }
}
