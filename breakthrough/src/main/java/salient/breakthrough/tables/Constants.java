package salient.breakthrough.tables;

import java.util.LinkedHashMap;
import java.util.Map;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;

/**
 * The single figures of the rules, from constants.csv: every one that we reconstructed, so that it can be tuned there
 * without touching code, and the printed ones beside them. A rule class keeps its own in a static final field.
 */
public final class Constants {
    /** A figure with the clause it belongs to and where it comes from. */
    public record Constant(String name, int value, String clause, String provenance, String note) {}

    private static final Map<String, Constant> ALL = load();

    private Constants() {}

    public static int of(String name) {
        Constant constant = ALL.get(name);
        if (constant == null) throw new IllegalStateException("constants.csv: no row for " + name);
        return constant.value();
    }

    /** The figure of each army, by the ordinal of the army: {@code american-NAME} and {@code german-NAME}. */
    public static int[] perArmy(String name) {
        return new int[] {of("american-" + name), of("german-" + name)};
    }

    /** All figures, in the order of the file. */
    public static Map<String, Constant> all() {
        return java.util.Collections.unmodifiableMap(ALL);
    }

    private static Map<String, Constant> load() {
        Map<String, Constant> all = new LinkedHashMap<>();
        for (CsvTable.Row row : Resources.rows("breakthrough/constants.csv")) {
            Constant constant = new Constant(
                    row.text("constant"),
                    row.number("value"),
                    row.text("clause"),
                    row.text("provenance"),
                    row.text("note"));
            if (all.put(constant.name(), constant) != null) throw row.fault(constant.name() + " is listed twice");
        }
        return all;
    }
}
