package salient.greatbattles.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;

/** The lines of a scenario file about the table: its size, areas, water, roads, ridges and bunkers. */
final class GroundLines {
    static final String WORDS = "table, area, road, river, stream, ridge, bunker";

    private static final int SMALLEST = 6 * Point.INCH;

    /** G23: a bunker takes as much space as an infantry stand; reconstructed. */
    private static final int BUNKER = 750;

    private int width;
    private int height;
    private final List<Feature> features = new ArrayList<>();
    private final List<Road> roads = new ArrayList<>();
    private final List<Ridge> ridges = new ArrayList<>();

    /** Reads a line if it begins with one of this reader's words. */
    boolean read(String word, Line line) {
        switch (word) {
            case "table" -> {
                width = extent(line.next("a width in inches"));
                height = extent(line.next("a height in inches"));
            }
            case "area" -> newArea(line);
            case "road" -> road(line);
            case "river" -> water(line, Feature.Kind.RIVER, Banks.USUAL_RIVER);
            case "stream" -> water(line, Feature.Kind.STREAM, Banks.USUAL_STREAM);
            case "ridge" -> ridge(line);
            case "bunker" -> bunker(line);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void newArea(Line line) {
        List<Feature.Kind> kinds =
                Arrays.stream(Feature.Kind.values()).filter(k -> !k.line()).toList();
        Feature.Kind kind = line.next("a kind of area").oneOf("a kind of area", kinds, Feature.Kind::id);
        int level = kind == Feature.Kind.LEVEL ? line.next("a level").number("a level", 1, 9) : 0;
        Word name = newName(line);
        features.add(new Feature(kind, name.text(), level, outline(line, name)));
    }

    /** A name that no other terrain feature has. */
    private Word newName(Line line) {
        Word name = line.next("a name");
        for (Feature f : features) if (f.name().equals(name.text())) throw name.bad("two areas have the name " + name);
        return name;
    }

    /** {@code river Our wide 0.75 3,0 5,8 5,24}: its course, and how wide it is from bank to bank. */
    private void water(Line line, Feature.Kind kind, int usual) {
        Word name = newName(line);
        int width = usual;
        if (line.skip("wide")) {
            Word wide = line.next("inches");
            width = ScenarioReader.length(wide, ScenarioReader.LONGEST);
            if (width < Banks.NARROWEST)
                throw wide.bad(
                        name + ": a " + kind.id() + " is at least " + Point.inches(Banks.NARROWEST) + " inches wide");
        }
        List<Point> course = points(line, name, "a " + kind.id());
        Optional<String> fault = Banks.fault(course, width, this.width, height);
        if (fault.isPresent()) throw name.bad(name + ": " + fault.get());
        features.add(new Feature(kind, name.text(), 0, new Polygon(Banks.corners(course, width, this.width, height))));
    }

    private Polygon outline(Line line, Word name) {
        List<Point> corners = new ArrayList<>();
        while (line.more()) corners.add(point(line.next("a corner")));
        Optional<String> fault = Polygon.fault(corners);
        if (fault.isPresent()) throw name.bad(name + ": " + fault.get());
        return new Polygon(corners);
    }

    private void road(Line line) {
        Word kind = line.next("paved or dirt");
        if (!kind.is("paved") && !kind.is("dirt")) throw kind.expected("paved or dirt");
        Word name = line.next("a name");
        roads.add(new Road(name.text(), kind.is("paved"), points(line, name, "a road")));
    }

    private List<Point> points(Line line, Word name, String what) {
        List<Point> points = new ArrayList<>();
        while (line.more()) {
            Word word = line.next("a point");
            points.add(point(word));
            if (points.size() > 1 && points.getLast().equals(points.get(points.size() - 2)))
                throw word.bad(name + ": the point " + word + " stands twice in a row");
        }
        if (points.size() < 2) throw name.bad(name + ": " + what + " needs two points or more");
        return points;
    }

    private void ridge(Line line) {
        Word name = line.next("a name");
        ridges.add(new Ridge(name.text(), points(line, name, "a ridge")));
    }

    /** G23: a point feature; a stand centered on it is in it. */
    private void bunker(Line line) {
        Word name = newName(line);
        Point at = point(line.next("a place"));
        features.add(new Feature(
                Feature.Kind.BUNKER,
                name.text(),
                0,
                new Polygon(List.of(
                        at.plus(-BUNKER, -BUNKER),
                        at.plus(BUNKER, -BUNKER),
                        at.plus(BUNKER, BUNKER),
                        at.plus(-BUNKER, BUNKER)))));
    }

    /** An area that already has its line. */
    Feature area(Line line) {
        return line.next("an area")
                .as(
                        "an area named above",
                        n -> features.stream().filter(f -> f.name().equals(n)).findFirst());
    }

    /** {@code 0,0 12,6}: two opposite corners. */
    Polygon box(Line line) {
        Word first = line.next("a corner");
        Point a = point(first);
        Point b = point(line.next("the opposite corner"));
        if (a.x() == b.x() || a.y() == b.y()) throw first.bad("a box has its corners in two columns and two rows");
        return new Polygon(List.of(a, new Point(b.x(), a.y()), b, new Point(a.x(), b.y())));
    }

    Point point(Word word) {
        List<Word> parts = word.split(',');
        if (parts.size() != 2) throw word.expected("a place such as 12,4.5");
        if (width == 0) throw word.bad("the line with the table's size comes before every place");
        return new Point(ScenarioReader.length(parts.get(0), width), ScenarioReader.length(parts.get(1), height));
    }

    private static int extent(Word word) {
        int mils = ScenarioReader.length(word, ScenarioReader.LONGEST);
        if (mils < SMALLEST) throw word.bad("a table is at least " + Point.inches(SMALLEST) + " inches long and wide");
        return mils;
    }

    /** Nothing until the table has its line. */
    int width() {
        return width;
    }

    int height() {
        return height;
    }

    List<Feature> features() {
        return features;
    }

    List<Road> roads() {
        return roads;
    }

    List<Ridge> ridges() {
        return ridges;
    }
}
