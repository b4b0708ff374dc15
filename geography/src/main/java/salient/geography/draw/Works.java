package salient.geography.draw;

import java.awt.geom.Path2D;
import java.util.List;
import salient.geography.BridgeState;
import salient.geography.HexCorners;
import salient.geography.HexSet;
import salient.geography.Point;
import salient.geography.RiverClass;
import salient.kernel.hex.HexGrid;

/** What stands on hexsides: bridges, whole and blown, scarps that block, and the West Wall's teeth. */
record Works(View view, Rivers rivers, Roads roads) {
    // ---- bridges

    void bridges(Canvas canvas) {
        for (int side = 0; side < view.grid().sideCount(); side++) {
            BridgeState bridge = view.map().bridge(side);
            if (bridge == BridgeState.NONE) continue;
            List<Point> road = roads.over(side);
            Curves.Station at = crossing(road, rivers.along(side));
            boolean wide = view.map().river(side) != RiverClass.MINOR;
            if (bridge == BridgeState.INTACT) whole(canvas, at, wide ? 0.27 : 0.2);
            else blown(canvas, at);
        }
    }

    /** Where the drawn road meets the drawn river; if they miss each other, the middle of the road. */
    private static Curves.Station crossing(List<Point> road, List<Point> river) {
        for (int i = 1; i < road.size(); i++) {
            Point a = road.get(i - 1);
            Point b = road.get(i);
            if (river.size() > 1 && a.crossings(b, river) > 0)
                return new Curves.Station(a.crossing(b, river), StrictMath.atan2(b.y() - a.y(), b.x() - a.x()));
        }
        return Curves.along(road, Curves.length(road) / 2);
    }

    private static void whole(Canvas canvas, Curves.Station at, double length) {
        double px = 1 / canvas.scale();
        var turn = new Turn(at);
        var deck = new Path2D.Double();
        turn.move(deck, -length / 2, 0);
        turn.line(deck, length / 2, 0);
        canvas.stroke(deck, Canvas.Pen.butt(0.1, Ink.of(0xFFFFFF)));
        var rails = new Path2D.Double();
        for (int bank = -1; bank <= 1; bank += 2) {
            turn.move(rails, -length / 2 - 0.035, bank * 0.085);
            turn.line(rails, -length / 2 + 0.015, bank * 0.052);
            turn.line(rails, length / 2 - 0.015, bank * 0.052);
            turn.line(rails, length / 2 + 0.035, bank * 0.085);
        }
        canvas.stroke(rails, Canvas.Pen.butt(Math.max(0.022, 0.8 * px), Ink.TEXT));
    }

    private static void blown(Canvas canvas, Curves.Station at) {
        double px = 1 / canvas.scale();
        var turn = new Turn(at);
        var stubs = new Path2D.Double();
        for (int end = -1; end <= 1; end += 2)
            for (int bank = -1; bank <= 1; bank += 2) {
                turn.move(stubs, end * 0.16, bank * 0.075);
                turn.line(stubs, end * 0.07, bank * 0.05 + 0.012 * end);
            }
        canvas.stroke(stubs, Canvas.Pen.butt(Math.max(0.026, 0.9 * px), Ink.TEXT));
        var cross = new Path2D.Double();
        turn.move(cross, -0.075, -0.075);
        turn.line(cross, 0.075, 0.075);
        turn.move(cross, -0.075, 0.075);
        turn.line(cross, 0.075, -0.075);
        canvas.stroke(cross, Canvas.Pen.round(Math.max(0.07, 2.6 * px), Ink.PAPER));
        canvas.stroke(cross, Canvas.Pen.round(Math.max(0.042, 1.6 * px), Ink.BLOWN));
    }

    /** Coordinates along and across a road. */
    private record Turn(Curves.Station at) {
        private double x(double along, double across) {
            return at.at().x() + along * StrictMath.cos(at.angle()) - across * StrictMath.sin(at.angle());
        }

        private double y(double along, double across) {
            return at.at().y() + along * StrictMath.sin(at.angle()) + across * StrictMath.cos(at.angle());
        }

        void move(Path2D path, double along, double across) {
            path.moveTo(x(along, across), y(along, across));
        }

        void line(Path2D path, double along, double across) {
            path.lineTo(x(along, across), y(along, across));
        }
    }

    // ---- blocked hexsides

    /** A double row of hachures on both banks of the hexside, so that nobody mistakes it for a mere slope. */
    void scarps(Canvas canvas) {
        var teeth = new Path2D.Double();
        var edges = new Path2D.Double();
        for (int side = 0; side < view.grid().sideCount(); side++) {
            if (!view.map().isBlocked(side)) continue;
            List<Point> line = rivers.along(side);
            if (line.size() < 2) {
                long[] ends = HexCorners.ends(view.grid(), side);
                line = List.of(view.corner(ends[0]), view.corner(ends[1]));
            }
            boolean dry = !view.map().hasRiver(side);
            for (int bank = -1; bank <= 1; bank += 2) scarp(teeth, edges, line, bank, dry ? 0.012 : 0.06);
        }
        canvas.fill(teeth, Ink.of(0x5E3A1A).at(0.9));
        canvas.stroke(edges, Canvas.Pen.round(Math.max(0.02, 0.8 / canvas.scale()), Ink.of(0x5E3A1A)));
    }

    private static void scarp(Path2D teeth, Path2D edges, List<Point> line, int bank, double away) {
        double length = Curves.length(line);
        boolean first = true;
        for (double s = 0.04; s < length - 0.03; s += 0.055) {
            Curves.Station at = Curves.along(line, s);
            double nx = -StrictMath.sin(at.angle()) * bank;
            double ny = StrictMath.cos(at.angle()) * bank;
            double x = at.at().x() + nx * away;
            double y = at.at().y() + ny * away;
            if (first) edges.moveTo(x, y);
            else edges.lineTo(x, y);
            first = false;
            double tx = StrictMath.cos(at.angle()) * 0.017;
            double ty = StrictMath.sin(at.angle()) * 0.017;
            teeth.moveTo(x - tx, y - ty);
            teeth.lineTo(x + tx, y + ty);
            teeth.lineTo(x + nx * 0.11, y + ny * 0.11);
            teeth.closePath();
        }
    }

    // ---- West Wall

    /** Dragon's teeth from hex to hex along the Wall. */
    void westWall(Canvas canvas) {
        if (!view.map().setNames().contains("west-wall")) return;
        HexSet wall = view.map().set("west-wall");
        var teeth = new Path2D.Double();
        int[] piece = new int[view.map().size()];
        wall.forEach(hex -> piece[hex] = hex);
        wall.forEach(hex -> {
            boolean alone = true;
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int next = view.grid().neighbor(hex, d);
                if (next == HexGrid.NONE || !wall.contains(next)) continue;
                alone = false;
                if (piece[next] == piece[hex]) continue; // joined already: a line, not a mesh
                int joining = piece[next];
                wall.forEach(h -> piece[h] = piece[h] == joining ? piece[hex] : piece[h]);
                row(teeth, forward(hex), forward(next));
            }
            Point at = forward(hex);
            if (alone) row(teeth, new Point(at.x(), at.y() - 0.3), new Point(at.x(), at.y() + 0.3));
        });
        canvas.fill(teeth, Ink.of(0x4A4238).at(0.85));
    }

    /** A point of the hex toward the Allied side, clear of the place in its middle. */
    private Point forward(int hex) {
        Point center = view.center(hex);
        HexSet german = view.map().german(view.map().days().getFirst());
        Point toward = center;
        double best = 0;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int next = view.grid().neighbor(hex, d);
            if (next == HexGrid.NONE || german.contains(next)) continue;
            best++;
            toward = toward.toward(view.center(next), 1 / best);
        }
        return best == 0 ? center : center.toward(toward, 0.22);
    }

    private static void row(Path2D path, Point a, Point b) {
        double length = a.distance(b);
        int count = Math.max(2, (int) Math.round(length / 0.12));
        for (int i = 0; i < count; i++)
            for (int rank = 0; rank < 2; rank++) {
                Point at = a.toward(b, (i + 0.25 + 0.5 * rank) / count);
                double offset = rank == 0 ? -0.035 : 0.035;
                double x = at.x() - (b.y() - a.y()) / length * offset;
                double y = at.y() + (b.x() - a.x()) / length * offset;
                path.moveTo(x - 0.032, y + 0.028);
                path.lineTo(x + 0.032, y + 0.028);
                path.lineTo(x, y - 0.036);
                path.closePath();
            }
    }
}
