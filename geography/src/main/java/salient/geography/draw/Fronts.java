package salient.geography.draw;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import salient.geography.HexSet;
import salient.geography.Point;

/** The starting line as a soft edge in both sides' colors, and a later front as a dashed line with its date. */
record Fronts(View view) {
    void start(Canvas canvas, String day) {
        Field control = control(day);
        Path2D german = control.area(0.5);
        var allied = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        allied.append(View.rectangle(-2, -2, view.width() + 4, view.height() + 4), false);
        allied.append(german, false);
        double widen = canvas.scale() < 20 ? 2.2 : canvas.scale() < 36 ? 1.5 : 1;
        canvas.strokesInside(german, pens(Ink.GERMAN, widen), german);
        canvas.strokesInside(german, pens(Ink.ALLIED, widen), allied);
        canvas.stroke(german, Canvas.Pen.round(Math.max(0.02, 0.8 / canvas.scale()), Ink.TEXT.at(0.45)));
    }

    private static List<Canvas.Pen> pens(Ink ink, double widen) {
        var pens = new ArrayList<Canvas.Pen>();
        for (int i = 16; i >= 1; i--) {
            double near = 1 - i / 16.0;
            pens.add(Canvas.Pen.round(0.04 * i * widen, ink.at(0.03 + 0.075 * near * near)));
        }
        return pens;
    }

    private Field control(String day) {
        HexSet german = view.map().german(day);
        return new Field(view, german::contains, 0.34, 0, 0);
    }

    /** Dashes, and the date once; tells what room the date takes. */
    List<Box> later(Canvas canvas, String day) {
        var lines = new Path2D.Double();
        List<Point> longest = List.of();
        for (List<Point> loop : control(day).contours(0.5)) {
            List<Point> smooth = Curves.rounded(Curves.resampled(loop, 0.12));
            Curves.append(lines, smooth, true);
            List<Point> inner = smooth.stream().filter(this::wellInside).toList();
            if (inner.size() > longest.size()) longest = inner;
        }
        double px = 1 / canvas.scale();
        canvas.stroke(lines, Canvas.Pen.round(Math.max(0.075, 2.6 * px), Ink.PAPER.at(0.55)));
        canvas.stroke(
                lines,
                Canvas.Pen.butt(Math.max(0.032, 1.3 * px), Ink.LATER_FRONT).dashed(0.17, 0.1));
        return date(canvas, day, longest);
    }

    private boolean wellInside(Point p) {
        return p.x() > 1 && p.y() > 1 && p.x() < view.width() - 1 && p.y() < view.height() - 1;
    }

    /** Where the line is straightest, so that the date reads easily. */
    private static List<Box> date(Canvas canvas, String day, List<Point> line) {
        String text = "Front of " + Integer.parseInt(day.substring(8)) + " December";
        var lettering =
                Lettering.of(Lettering.Face.ITALIC, 0.3, Ink.LATER_FRONT.at(1)).withHalo();
        double room = lettering.width(text);
        double length = Curves.length(line);
        Curves.Station best = null;
        double straightest = Double.MAX_VALUE;
        for (double s = 1; s + room < length - 1; s += 0.4) {
            Curves.Station a = Curves.along(line, s);
            Curves.Station b = Curves.along(line, s + room);
            double bend = room - a.at().distance(b.at());
            if (bend >= straightest || a.at().distance(b.at()) > room * 1.01) continue;
            straightest = bend;
            Point left = a.at().x() < b.at().x() ? a.at() : b.at();
            Point right = left == a.at() ? b.at() : a.at();
            best = new Curves.Station(
                    left.toward(right, 0.5), StrictMath.atan2(right.y() - left.y(), right.x() - left.x()));
        }
        if (best == null) return List.of();
        double off = 0.14;
        canvas.text(
                best.at().x() + off * StrictMath.sin(best.angle()),
                best.at().y() - off * StrictMath.cos(best.angle()),
                best.angle(),
                text,
                lettering);
        return along(best, room);
    }

    /** A slanting text as a row of small boxes. */
    private static List<Box> along(Curves.Station middle, double room) {
        var boxes = new ArrayList<Box>();
        for (double s = -room / 2; s <= room / 2; s += 0.3)
            boxes.add(new Box(
                    middle.at().x() + s * StrictMath.cos(middle.angle()) - 0.2,
                    middle.at().y() + s * StrictMath.sin(middle.angle()) - 0.35,
                    0.4,
                    0.45));
        return boxes;
    }
}
