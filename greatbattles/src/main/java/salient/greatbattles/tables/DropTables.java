package salient.greatbattles.tables;

import salient.greatbattles.geometry.Point;
import salient.kernel.rulebook.Clause;

/** The tables of chapter A: approach, drift and landing. */
@Clause("greatbattles G6")
public final class DropTables {
    private DropTables() {}

    /** What a die does to a stand. */
    public enum Result {
        NONE,
        SUPPRESSED,
        DESTROYED
    }

    /** A3: the bands of a cell such as {@code 1 D/2-3 S}. */
    @Clause("greatbattles A3")
    public static Result approach(DropHeight height, String density, int die) {
        for (String band : Charts.text("approach/" + height.approachRow() + "/" + density + "_aa")
                .split("/")) {
            int space = band.indexOf(' ');
            if (in(band.substring(0, space), die))
                return band.charAt(space + 1) == 'D' ? Result.DESTROYED : Result.SUPPRESSED;
        }
        return Result.NONE;
    }

    private static boolean in(String band, int die) {
        int dash = band.indexOf('-');
        if (dash < 0) return die == Integer.parseInt(band);
        return die >= Integer.parseInt(band.substring(0, dash)) && die <= Integer.parseInt(band.substring(dash + 1));
    }

    /** A7: where a stand that was aimed at a place lands, by its two dice. */
    @Clause("greatbattles A7")
    public static Point drift(String table, DropHeight height, Point aim, int first, int second) {
        int north = mils(Charts.text("drift/" + first + "/" + table + "_1st"));
        int east = mils(Charts.text("drift/" + second + "/" + table + "_2nd"));
        return aim.plus(times(height, east), times(height, north));
    }

    /** North and east count up. */
    private static int mils(String cell) {
        int space = cell.indexOf(' ');
        if (space < 0) return Integer.parseInt(cell) * Point.INCH;
        int mils = Integer.parseInt(cell.substring(0, space)) * Point.INCH;
        return "NE".indexOf(cell.charAt(space + 1)) >= 0 ? mils : -mils;
    }

    /** A4: a length times the drift factor. */
    @Clause("greatbattles A4")
    public static int times(DropHeight height, int mils) {
        return switch (Charts.text("drift_factor/" + height.driftRow())) {
            case "1/2" -> mils / 2;
            case String factor -> mils * Integer.parseInt(factor);
        };
    }

    /** A10, A13: the die after its modifier, 0 to 10. */
    @Clause("greatbattles A10")
    public static Result landing(boolean night, boolean glider, boolean rough, int die) {
        String column = (night ? "night_" : "day_") + (glider ? "glider_" : "para_") + (rough ? "rough" : "clear");
        if (in(Charts.text("landing/D/" + column), die)) return Result.DESTROYED;
        return in(Charts.text("landing/S/" + column), die) ? Result.SUPPRESSED : Result.NONE;
    }
}
