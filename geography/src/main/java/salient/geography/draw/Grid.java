package salient.geography.draw;

import java.awt.geom.Path2D;
import salient.geography.HexCorners;
import salient.geography.Point;

/** The hex grid, and hex numbers where there is room for them. */
record Grid(View view) {
    void draw(Canvas canvas) {
        if (canvas.scale() < 20) return;
        var lines = new Path2D.Double();
        for (int side = 0; side < view.grid().sideCount(); side++) {
            long[] ends = HexCorners.ends(view.grid(), side);
            Point a = view.corner(ends[0]);
            Point b = view.corner(ends[1]);
            lines.moveTo(a.x(), a.y());
            lines.lineTo(b.x(), b.y());
        }
        canvas.stroke(lines, Canvas.Pen.butt(Math.max(0.012, 0.5 / canvas.scale()), Ink.GRID));
    }

    void numbers(Canvas canvas) {
        var lettering = Lettering.of(Lettering.Face.ROMAN, 0.115, Ink.NUMBER);
        double up = view.up() == view.map().sheet().up() ? 0.36 : 0.42; // pointed hexes have room higher up
        for (int hex = 0; hex < view.map().size(); hex++) {
            Point center = view.center(hex);
            canvas.text(center.x(), center.y() - up, 0, view.map().names().name(hex), lettering);
        }
    }
}
