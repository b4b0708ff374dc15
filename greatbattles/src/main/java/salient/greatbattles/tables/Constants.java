package salient.greatbattles.tables;

import java.util.Map;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;

/** The single figures of the rules, from constants.csv. A rule class keeps its own in static final fields. */
public final class Constants {
    private static final int MILS_PER_INCH = 1000;
    private static final Map<String, Constant> ALL =
            Resources.byName("greatbattles/tables/constants.csv", "constant", Constant::read);

    private Constants() {}

    /** A figure with its unit, the clause it belongs to and where it comes from. */
    public record Constant(String name, int value, String unit, String clause, String provenance) {
        private static Constant read(CsvTable.Row row) {
            return new Constant(
                    row.text("constant"),
                    row.number("value"),
                    row.word("unit", "inches", "mils", "turns", "points", "actions", "degrees", "die", "templates"),
                    row.text("clause"),
                    row.text("provenance"));
        }
    }

    /** A count: turns, points, actions, a die. */
    public static int number(String name) {
        return find(name).value();
    }

    /** A distance, in thousandths of an inch. */
    public static int mils(String name) {
        Constant constant = find(name);
        return switch (constant.unit()) {
            case "inches" -> constant.value() * MILS_PER_INCH;
            case "mils" -> constant.value();
            default -> throw new IllegalStateException("constants.csv: " + name + " is no distance");
        };
    }

    /** All figures, in the order of the file. */
    public static Map<String, Constant> all() {
        return ALL;
    }

    private static Constant find(String name) {
        Constant constant = ALL.get(name);
        if (constant == null) throw new IllegalStateException("constants.csv: no row for " + name);
        return constant;
    }
}
