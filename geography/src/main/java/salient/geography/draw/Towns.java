package salient.geography.draw;

import java.awt.geom.Path2D;
import salient.geography.Place;
import salient.geography.Point;
import salient.geography.Settlement;

/** Built-up ground: rows of blocks along the best road, on a tinted ground for towns and cities. */
record Towns(View view, Roads roads) {
    /** How far the houses of a place reach from its middle, in pitches. */
    static double spread(Settlement settlement) {
        return switch (settlement) {
            case NONE -> 0;
            case VILLAGE -> 0.13;
            case TOWN -> 0.21;
            case CITY -> 0.36;
        };
    }

    void draw(Canvas canvas) {
        for (int hex = 0; hex < view.map().size(); hex++) {
            Place place = view.map().place(hex).orElse(null);
            if (place == null) continue;
            if (place.settlement() == Settlement.VILLAGE && canvas.scale() < 16) continue;
            ground(canvas, place);
            blocks(canvas, place);
        }
    }

    private void ground(Canvas canvas, Place place) {
        if (place.settlement() == Settlement.VILLAGE) return;
        boolean city = place.settlement() == Settlement.CITY;
        Point at = roads.node(place.hex());
        double radius = spread(place.settlement()) * (city ? 1.02 : 1.08);
        var outline = new java.util.ArrayList<Point>();
        for (int i = 0; i < 12; i++) {
            double r = radius * (0.86 + 0.26 * Noise.hash(place.hex(), i, 81));
            double angle = i * Math.PI / 6;
            outline.add(new Point(at.x() + r * StrictMath.cos(angle), at.y() + r * StrictMath.sin(angle)));
        }
        var path = new Path2D.Double();
        Curves.append(path, Curves.rounded(Curves.rounded(outline)), true);
        canvas.fill(path, city ? Ink.of(0xDEA48C).at(0.85) : Ink.of(0xE2B8A0).at(0.72));
        canvas.stroke(
                path,
                Canvas.Pen.round(
                        Math.max(0.012, 0.5 / canvas.scale()), Ink.of(0x9A5A46).at(0.6)));
    }

    private void blocks(Canvas canvas, Place place) {
        Point at = roads.node(place.hex());
        double spread = spread(place.settlement());
        double angle = roads.bearing(place.hex());
        double cos = StrictMath.cos(angle);
        double sin = StrictMath.sin(angle);
        double block = place.settlement() == Settlement.VILLAGE ? 0.046 : 0.05;
        double pitch = block * 1.55;
        int reach = (int) Math.ceil(spread / pitch);
        int salt = place.hex() * 97;
        var path = new Path2D.Double();
        for (int row = -reach; row <= reach; row++)
            for (int k = -reach; k <= reach; k++) {
                double across = (row >= 0 ? row + 0.62 : row + 0.38) * pitch;
                double along = (k + 0.35 * Noise.hash(salt + row, k, 82)) * pitch;
                double away = Math.sqrt(along * along + across * across) / spread;
                if (away > 1 || Noise.hash(salt + row, k, 83) < density(place.settlement()) + 0.45 * away) continue;
                double w = block * (0.8 + 0.7 * Noise.hash(salt + row, k, 84)) / 2;
                double h = block * (0.7 + 0.35 * Noise.hash(salt + row, k, 85)) / 2;
                corner(path, at, along - w, across - h, cos, sin, true);
                corner(path, at, along + w, across - h, cos, sin, false);
                corner(path, at, along + w, across + h, cos, sin, false);
                corner(path, at, along - w, across + h, cos, sin, false);
                path.closePath();
            }
        canvas.fill(path, ink(place.settlement()));
    }

    private static double density(Settlement settlement) {
        return settlement == Settlement.VILLAGE ? 0.02 : settlement == Settlement.TOWN ? 0.12 : 0.05;
    }

    private static Ink ink(Settlement settlement) {
        return Ink.of(
                switch (settlement) {
                    case TOWN -> 0x7A4034;
                    case CITY -> 0x6E352B;
                    default -> 0x5B4A41;
                });
    }

    private static void corner(
            Path2D path, Point at, double along, double across, double cos, double sin, boolean first) {
        double x = at.x() + along * cos - across * sin;
        double y = at.y() + along * sin + across * cos;
        if (first) path.moveTo(x, y);
        else path.lineTo(x, y);
    }
}
