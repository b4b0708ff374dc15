package salient.geography.table;

import java.util.ArrayList;
import java.util.List;
import salient.geography.Point;
import salient.geography.gazetteer.Feature;
import salient.geography.gazetteer.Gazetteer;
import salient.geography.gazetteer.LatLon;
import salient.geography.gazetteer.River;
import salient.geography.gazetteer.RoadLink;
import salient.geography.gazetteer.Town;

/** Cuts a table out of the gazetteer: a center, a size in inches, a scale in yards per inch. */
public final class TableCutter {
    private static final double METRES_PER_YARD = 0.9144;

    /** How wide a place of rank 1 to 5 is built up, in yards. */
    private static final int[] BUILT_UP = {1800, 1000, 650, 480, 330};

    private final LatLon center;
    private final int width;
    private final int depth;
    private final int yardsPerInch;
    private final Clip clip;
    private final List<TableCut.Area> areas = new ArrayList<>();
    private final List<TableCut.Line> lines = new ArrayList<>();

    private TableCutter(LatLon center, int width, int depth, int yardsPerInch) {
        if (width < 6 || depth < 6 || width > 120 || depth > 120)
            throw new IllegalArgumentException("a table of " + width + " by " + depth + " inches");
        if (yardsPerInch < 10 || yardsPerInch > 1000)
            throw new IllegalArgumentException("a scale of " + yardsPerInch + " yards per inch");
        this.center = center;
        this.width = width;
        this.depth = depth;
        this.yardsPerInch = yardsPerInch;
        clip = new Clip(width, depth);
    }

    public static TableCut cut(Gazetteer gazetteer, LatLon center, int width, int depth, int yardsPerInch) {
        var cutter = new TableCutter(center, width, depth, yardsPerInch);
        for (Feature feature : gazetteer.features()) cutter.feature(feature);
        for (Town town : gazetteer.towns().values()) cutter.town(town);
        for (RoadLink road : gazetteer.roads()) cutter.road(road);
        for (River river : gazetteer.rivers().values())
            cutter.line(river.label(), river.major() ? TableCut.Way.RIVER : TableCut.Way.STREAM, river.course());
        return new TableCut(width, depth, yardsPerInch, cutter.areas, cutter.lines);
    }

    /** The center that puts a place at a point of the table, both in inches. */
    public static LatLon centerFor(LatLon place, double x, double y, int width, int depth, int yardsPerInch) {
        double inchKm = yardsPerInch * METRES_PER_YARD / 1000;
        return new LatLon(
                place.lat() + (depth / 2.0 - y) * inchKm / LatLon.KM_PER_LAT,
                place.lon() + (width / 2.0 - x) * inchKm / LatLon.KM_PER_LON);
    }

    private double inches(double km) {
        return km * 1000 / METRES_PER_YARD / yardsPerInch;
    }

    private Point at(LatLon place) {
        return new Point(
                width / 2.0 + inches((place.lon() - center.lon()) * LatLon.KM_PER_LON),
                depth / 2.0 + inches((place.lat() - center.lat()) * LatLon.KM_PER_LAT));
    }

    private void feature(Feature feature) {
        List<Point> outline = feature.outline().stream().map(this::at).toList();
        switch (feature.kind()) {
            case FOREST, COPSE -> area(feature.name(), TableCut.Ground.WOODS, outline);
            case RISE -> area(feature.name(), TableCut.Ground.LEVEL, outline);
            case RIDGE -> area(feature.name(), TableCut.Ground.LEVEL, banked(outline, inches(feature.widthKm())));
            case MARSH -> area(feature.name(), TableCut.Ground.MARSH, outline);
            case LAKE -> area(feature.name(), TableCut.Ground.WATER, banked(outline, inches(feature.widthKm())));
            case GORGE, SCARP, WESTWALL -> {
                // lines that mean something on a hex map only; a table shows slopes by its levels
            }
        }
    }

    /** A line given a width: out along one side, back along the other. */
    private static List<Point> banked(List<Point> line, double wide) {
        var near = new ArrayList<Point>();
        var far = new ArrayList<Point>();
        for (int i = 0; i < line.size(); i++) {
            Point a = line.get(Math.max(0, i - 1));
            Point b = line.get(Math.min(line.size() - 1, i + 1));
            double length = a.distance(b);
            double dx = -(b.y() - a.y()) / length * wide / 2;
            double dy = (b.x() - a.x()) / length * wide / 2;
            near.add(new Point(line.get(i).x() + dx, line.get(i).y() + dy));
            far.addFirst(new Point(line.get(i).x() - dx, line.get(i).y() - dy));
        }
        near.addAll(far);
        return near;
    }

    private void town(Town town) {
        double half = (double) BUILT_UP[town.rank() - 1] / yardsPerInch / 2;
        Point at = at(town.at());
        area(
                town.label(),
                TableCut.Ground.TOWN,
                List.of(
                        new Point(at.x() - half, at.y() - half),
                        new Point(at.x() + half, at.y() - half),
                        new Point(at.x() + half, at.y() + half),
                        new Point(at.x() - half, at.y() + half)));
    }

    private void road(RoadLink road) {
        String name = road.from().label() + " to " + road.to().label();
        line(name, road.main() ? TableCut.Way.PAVED : TableCut.Way.DIRT, road.line());
    }

    private void area(String name, TableCut.Ground ground, List<Point> outline) {
        List<Point> onTable = clip.area(outline);
        if (onTable.size() >= 3) areas.add(new TableCut.Area(name, ground, thousandths(onTable)));
    }

    private void line(String name, TableCut.Way way, List<LatLon> course) {
        for (List<Point> stretch : clip.line(course.stream().map(this::at).toList()))
            lines.add(new TableCut.Line(name, way, thousandths(stretch)));
    }

    private static List<TableCut.At> thousandths(List<Point> points) {
        return points.stream()
                .map(p -> new TableCut.At((int) Math.round(p.x() * 1000), (int) Math.round(p.y() * 1000)))
                .toList();
    }
}
