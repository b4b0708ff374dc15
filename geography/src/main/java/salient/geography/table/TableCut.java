package salient.geography.table;

import java.util.List;

/**
 * A piece of country as a table: areas and lines in thousandths of an inch.
 *
 * @param width of the table in inches, west to east; {@code depth} south to north
 */
public record TableCut(int width, int depth, int yardsPerInch, List<Area> areas, List<Line> lines) {
    public enum Ground {
        TOWN,
        WOODS,
        LEVEL,
        MARSH,
        WATER
    }

    public enum Way {
        PAVED,
        DIRT,
        STREAM,
        RIVER
    }

    /** A point of the table, in thousandths of an inch. */
    public record At(int x, int y) {
        @Override
        public String toString() {
            return "(" + inches(x) + "," + inches(y) + ")";
        }

        private static String inches(int thousandths) {
            int hundredths = Math.floorDiv(thousandths + 5, 10);
            String text = hundredths / 100 + "." + (hundredths % 100 < 10 ? "0" : "") + hundredths % 100;
            return text.replaceFirst("\\.?0+$", "");
        }
    }

    public record Area(String name, Ground ground, List<At> outline) {}

    public record Line(String name, Way way, List<At> course) {}

    public TableCut {
        areas = List.copyOf(areas);
        lines = List.copyOf(lines);
    }

    /** One feature a line, as a scenario prints them. */
    public String text() {
        var text = new StringBuilder("table " + width + " x " + depth + ", " + yardsPerInch + " yards per inch\n");
        for (Area area : areas) row(text, area.name, area.ground.name(), "area", area.outline);
        for (Line line : lines) row(text, line.name, line.way.name(), "line", line.course);
        return text.toString();
    }

    private static void row(StringBuilder text, String name, String kind, String shape, List<At> points) {
        text.append(name)
                .append(": ")
                .append(kind.toLowerCase(java.util.Locale.ROOT))
                .append(' ')
                .append(shape);
        for (At at : points) text.append(' ').append(at);
        text.append('\n');
    }
}
