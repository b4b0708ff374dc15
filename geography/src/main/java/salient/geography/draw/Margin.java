package salient.geography.draw;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import salient.geography.BridgeState;
import salient.geography.Compass;
import salient.geography.EdgeRoad;
import salient.geography.Point;

/** Everything outside the neat line: title, where roads lead, legend, scale, north. */
record Margin(View view, Canvas canvas) {
    private static final double LEFT = 1.6;
    private static final double TOP = 3.1;
    private static final double RIGHT = 1.6;
    private static final double BOTTOM = 3.3;

    static Frame around(View view) {
        return new Frame(view.width() + LEFT + RIGHT, view.height() + TOP + BOTTOM, LEFT, TOP);
    }

    void paper() {
        canvas.fill(
                View.rectangle(-LEFT, -TOP, view.width() + LEFT + RIGHT + 0.2, view.height() + TOP + BOTTOM + 0.2),
                Ink.MARGIN);
        canvas.fill(view.neatLine(), Ink.PAPER);
    }

    void draw(String subtitle, boolean wall, List<String> fronts) {
        frame();
        title(subtitle);
        edgeRoads();
        legend(wall, fronts);
        scale();
        north();
    }

    private void frame() {
        double px = 1 / canvas.scale();
        canvas.stroke(view.neatLine(), Canvas.Pen.butt(Math.max(0.05, 1.6 * px), Ink.of(0x5A4A2C)));
        double gap = Math.max(0.14, 4 * px);
        canvas.stroke(
                View.rectangle(-gap, -gap, view.width() + 2 * gap, view.height() + 2 * gap),
                Canvas.Pen.butt(Math.max(0.02, 0.7 * px), Ink.of(0x5A4A2C)));
    }

    private void title(String subtitle) {
        String title = view.map().sheet().title().toUpperCase(java.util.Locale.ROOT);
        canvas.text(
                view.width() / 2,
                -1.65,
                0,
                title,
                Lettering.of(Lettering.Face.BOLD, 0.95, Ink.TEXT).spaced(0.22));
        canvas.text(view.width() / 2, -0.95, 0, subtitle, Lettering.of(Lettering.Face.ITALIC, 0.46, Ink.MUTED));
    }

    private void edgeRoads() {
        var lettering = Lettering.of(Lettering.Face.ITALIC, 0.26, Ink.of(0x6A5A38));
        for (EdgeRoad road : view.map().edgeRoads()) {
            Point at = view.center(road.hex());
            Point out = view.outward(road.edge());
            String text = road.toward();
            if (out.x() == 0) {
                double y = out.y() < 0 ? -0.26 : view.height() + 0.44;
                double half = lettering.width(text) / 2;
                canvas.text(Math.clamp(at.x(), half, view.width() - half), y, 0, text, lettering);
            } else {
                double x = out.x() < 0 ? -0.26 : view.width() + 0.44;
                double half = lettering.width(text) / 2;
                canvas.text(x, Math.clamp(at.y(), half, view.height() - half), -Math.PI / 2, text, lettering);
            }
        }
    }

    // ---- legend

    private record Entry(String text, Sample sample) {}

    private interface Sample {
        void at(double x, double y);
    }

    /** Entry beside entry, in as many rows as it takes to keep clear of the scale. */
    private void legend(boolean wall, List<String> fronts) {
        var lettering = Lettering.of(Lettering.Face.ROMAN, 0.42, Ink.TEXT);
        double right = scaleStart() - 0.6;
        double x = 0.1;
        double y = view.height() + 1.15;
        for (Entry entry : entries(wall, fronts)) {
            double width = lettering.width(entry.text);
            if (x > 1 && x + 1.05 + width > right) {
                x = 0.1;
                y += 0.75;
            }
            entry.sample.at(x, y);
            canvas.text(x + 1.05 + width / 2, y + 0.14, 0, entry.text, lettering);
            x += 1.05 + width + 0.55;
        }
    }

    private List<Entry> entries(boolean wall, List<String> fronts) {
        var entries = new ArrayList<Entry>();
        entries.add(new Entry("main road", (x, y) -> {
            canvas.stroke(line(x, y), Canvas.Pen.round(0.13, Ink.MAIN_CASING));
            canvas.stroke(line(x, y), Canvas.Pen.round(0.08, Ink.MAIN_ROAD));
        }));
        entries.add(new Entry("road", (x, y) -> canvas.stroke(line(x, y), Canvas.Pen.round(0.05, Ink.ROAD))));
        entries.add(new Entry("major river", (x, y) -> {
            canvas.stroke(line(x, y), Canvas.Pen.butt(0.2, Ink.RIVER_CASING));
            canvas.stroke(line(x, y), Canvas.Pen.butt(0.15, Ink.RIVER));
        }));
        entries.add(new Entry(
                "minor river", (x, y) -> canvas.stroke(line(x, y), Canvas.Pen.butt(0.08, Ink.RIVER_CASING))));
        entries.add(new Entry("bridge", this::bridge));
        if (any(side -> view.map().bridge(side) == BridgeState.BLOWN))
            entries.add(new Entry("bridge blown", this::cross));
        entries.add(new Entry("woods", (x, y) -> {
            canvas.fill(box(x, y), Ink.WOOD);
            canvas.stroke(box(x, y), Canvas.Pen.round(0.03, Ink.WOOD_EDGE));
        }));
        entries.add(new Entry(hasTerrain("ridge") ? "ridge" : "rough", (x, y) -> {
            canvas.fill(box(x, y), Ink.HEIGHTS.at(0.8));
            hatch(x, y);
        }));
        if (hasTerrain("marsh")) entries.add(new Entry("marsh", (x, y) -> canvas.fill(box(x, y), Ink.MARSH.at(0.5))));
        if (any(view.map()::isBlocked))
            entries.add(new Entry("blocked", (x, y) -> {
                canvas.stroke(line(x, y), Canvas.Pen.butt(0.04, Ink.of(0x5E3A1A)));
                hatch(x, y);
            }));
        if (wall) entries.add(new Entry("West Wall", this::teeth));
        entries.add(new Entry("front, 16 December", (x, y) -> {
            canvas.fill(View.rectangle(x, y - 0.18, 0.44, 0.36), Ink.ALLIED.at(0.55));
            canvas.fill(View.rectangle(x + 0.44, y - 0.18, 0.44, 0.36), Ink.GERMAN.at(0.65));
        }));
        for (String day : fronts)
            entries.add(new Entry(
                    "front, " + Integer.parseInt(day.substring(8)) + " December",
                    (x, y) -> canvas.stroke(
                            line(x, y), Canvas.Pen.butt(0.05, Ink.LATER_FRONT).dashed(0.17, 0.1))));
        return entries;
    }

    private boolean hasTerrain(String id) {
        return view.map().sheet().terrains().stream()
                .anyMatch(terrain -> terrain.id().equals(id));
    }

    private boolean any(IntPredicate sides) {
        return IntStream.range(0, view.map().grid().sideCount()).anyMatch(sides);
    }

    private void bridge(double x, double y) {
        canvas.stroke(line(x, y), Canvas.Pen.butt(0.1, Ink.of(0xFFFFFF)));
        for (double side : new double[] {-0.09, 0.09})
            canvas.stroke(line(x, y + side), Canvas.Pen.butt(0.035, Ink.TEXT));
    }

    private void cross(double x, double y) {
        var cross = new Path2D.Double();
        cross.moveTo(x + 0.3, y - 0.14);
        cross.lineTo(x + 0.58, y + 0.14);
        cross.moveTo(x + 0.3, y + 0.14);
        cross.lineTo(x + 0.58, y - 0.14);
        canvas.stroke(cross, Canvas.Pen.round(0.07, Ink.BLOWN));
    }

    private static Path2D line(double x, double y) {
        var path = new Path2D.Double();
        path.moveTo(x, y);
        path.lineTo(x + 0.88, y);
        return path;
    }

    private static Path2D box(double x, double y) {
        return View.rectangle(x, y - 0.2, 0.88, 0.4);
    }

    private void hatch(double x, double y) {
        var path = new Path2D.Double();
        for (int i = 0; i < 9; i++) {
            double at = x + 0.06 + i * 0.095;
            path.moveTo(at - 0.02, y);
            path.lineTo(at + 0.02, y);
            path.lineTo(at, y + 0.17);
            path.closePath();
        }
        canvas.fill(path, Ink.HACHURE);
    }

    private void teeth(double x, double y) {
        var path = new Path2D.Double();
        for (int i = 0; i < 7; i++) {
            double at = x + 0.07 + i * 0.125;
            path.moveTo(at - 0.05, y + 0.06);
            path.lineTo(at + 0.05, y + 0.06);
            path.lineTo(at, y - 0.07);
            path.closePath();
        }
        canvas.fill(path, Ink.of(0x4A4238));
    }

    // ---- scale and north

    private double mile() {
        return 1760.0 / view.map().sheet().yards();
    }

    private double scaleStart() {
        return view.width() - 15 * mile() - 2.6;
    }

    private void scale() {
        double mile = mile();
        double start = scaleStart();
        double y = view.height() + 1.7;
        var lettering = Lettering.of(Lettering.Face.ROMAN, 0.38, Ink.TEXT);
        for (int part = 0; part < 3; part++) {
            Path2D bar = View.rectangle(start + part * 5 * mile, y, 5 * mile, 0.14);
            canvas.fill(bar, part % 2 == 0 ? Ink.of(0x4A3B22) : Ink.PAPER);
            canvas.stroke(bar, Canvas.Pen.butt(0.03, Ink.of(0x4A3B22)));
        }
        for (int tick = 0; tick <= 3; tick++)
            canvas.text(start + tick * 5 * mile, y + 0.56, 0, Integer.toString(5 * tick), lettering);
        canvas.text(start + 7.5 * mile, y - 0.2, 0, "miles", lettering);
    }

    private void north() {
        int quarters = Math.floorMod(Compass.NORTH.ordinal() - view.up().ordinal(), 4);
        double angle = quarters * Math.PI / 2;
        double cx = view.width() - 1.0;
        double cy = view.height() + 1.85;
        var arrow = new Path2D.Double();
        double[][] points = {{0, -0.75}, {0.24, 0.55}, {0, 0.3}, {-0.24, 0.55}};
        for (int i = 0; i < points.length; i++) {
            double x = cx + points[i][0] * StrictMath.cos(angle) - points[i][1] * StrictMath.sin(angle);
            double y = cy + points[i][0] * StrictMath.sin(angle) + points[i][1] * StrictMath.cos(angle);
            if (i == 0) arrow.moveTo(x, y);
            else arrow.lineTo(x, y);
        }
        arrow.closePath();
        canvas.fill(arrow, Ink.of(0x4A3B22));
        double nx = cx + 1.05 * StrictMath.sin(angle);
        double ny = cy - 1.05 * StrictMath.cos(angle);
        canvas.text(nx, ny + 0.14, 0, "N", Lettering.of(Lettering.Face.BOLD, 0.42, Ink.of(0x4A3B22)));
    }
}
