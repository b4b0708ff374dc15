package salient.greatbattles.scenario;

import java.util.List;
import java.util.function.Predicate;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.greatbattles.geometry.Segment;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.GroundType;
import salient.kernel.rulebook.Clause;

/** What the ground is at a place. Cover and level are exact; the going is read from a grid of tenths of an inch. */
public final class Terrain {
    private static final int CELL = 100;
    /** G25: half the width of the strip of bad going along a contour line. */
    @Clause("greatbattles G25")
    private static final int CONTOUR = 500;

    private static final GroundType[] GOINGS = GroundType.values();

    private final List<Feature> features;
    private final List<Feature> coverGiving;
    private final List<Feature> sightBlocking;
    private final List<Feature> plateaus;
    private final int columns;
    private final int rows;
    private final byte[] going;

    @Clause("greatbattles G24")
    public Terrain(int width, int height, List<Feature> features, List<Road> roads) {
        this.features = List.copyOf(features);
        coverGiving = those(f -> f.kind().cover() != Cover.OPEN);
        sightBlocking = those(f -> f.kind().blocksSight());
        plateaus = those(f -> f.level() > 0);
        columns = width / CELL + 1;
        rows = height / CELL + 1;
        going = new byte[columns * rows];
        for (Feature f : features) {
            if (f.kind().going() == GroundType.BAD) paint(f.outline(), GroundType.BAD);
            if (f.kind() == Feature.Kind.LEVEL)
                for (int i = 0; i < f.outline().corners(); i++)
                    paint(f.outline().edge(i), CONTOUR, GroundType.BAD);
        }
        for (Feature f : features)
            if (f.kind().going() == GroundType.IMPASSABLE) paint(f.outline(), GroundType.IMPASSABLE);
        // G24: last, so that a road over water is a bridge
        for (Road road : roads) if (!road.paved()) paint(road, GroundType.DIRT_ROAD);
        for (Road road : roads) if (road.paved()) paint(road, GroundType.PAVED_ROAD);
    }

    private List<Feature> those(Predicate<Feature> which) {
        return features.stream().filter(which).toList();
    }

    private void paint(Polygon outline, GroundType kind) {
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < columns; column++)
                if (outline.contains(middle(column, columns), middle(row, rows)))
                    going[row * columns + column] = (byte) kind.ordinal();
    }

    private void paint(Road road, GroundType kind) {
        for (int i = 0; i < road.legs(); i++) paint(road.leg(i), Road.ON_ROAD, kind);
    }

    private void paint(Segment line, int width, GroundType kind) {
        int west = cell(Math.min(line.a().x(), line.b().x()) - width, columns);
        int east = cell(Math.max(line.a().x(), line.b().x()) + width, columns);
        int south = cell(Math.min(line.a().y(), line.b().y()) - width, rows);
        int north = cell(Math.max(line.a().y(), line.b().y()) + width, rows);
        for (int row = south; row <= north; row++)
            for (int column = west; column <= east; column++)
                if (line.distanceUp(new Point(middle(column, columns), middle(row, rows))) <= width)
                    going[row * columns + column] = (byte) kind.ordinal();
    }

    /** The middle of a cell; of the last one, which begins on the table's edge, the edge itself. */
    private static int middle(int cell, int limit) {
        return cell == limit - 1 ? cell * CELL : cell * CELL + CELL / 2;
    }

    private static int cell(int mils, int limit) {
        return Math.clamp(mils / CELL, 0, limit - 1);
    }

    public GroundType going(int x, int y) {
        return GOINGS[going[cell(y, rows) * columns + cell(x, columns)]];
    }

    /** G23: the best cover of the areas that contain the place. */
    @Clause("greatbattles G23")
    public Cover cover(Point p) {
        Cover best = Cover.OPEN;
        for (Feature f : coverGiving)
            if (f.kind().cover().compareTo(best) > 0 && f.outline().contains(p))
                best = f.kind().cover();
        return best;
    }

    /** G29: the highest plateau that contains the place. */
    @Clause("greatbattles G29")
    public int level(Point p) {
        int level = 0;
        for (Feature f : plateaus) if (f.level() > level && f.outline().contains(p)) level = f.level();
        return level;
    }

    /** G30: on a raised level within an inch of the edge of that plateau. */
    @Clause("greatbattles G30")
    public boolean crest(Point p) {
        int level = level(p);
        if (level == 0) return false;
        for (Feature f : plateaus)
            if (f.level() == level && f.outline().contains(p) && f.outline().outlineDistanceUp(p) <= Point.INCH)
                return true;
        return false;
    }

    /** G28: the areas that block sight by what grows or stands in them. */
    public List<Feature> sightBlocking() {
        return sightBlocking;
    }

    /** G29: the areas of higher ground. */
    public List<Feature> plateaus() {
        return plateaus;
    }

    public List<Feature> features() {
        return features;
    }
}
