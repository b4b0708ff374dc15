package salient.players.weights;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;

/**
 * The weights of a game's staffs: a row for each weight, in the order of the enum, a column {@code first} with the values they
 * had before anything was tuned, and two columns for each role with the values of today, for the regular and for the veteran staff. A role is a
 * side, or what a side does in a scenario.
 */
public final class WeightTable<W extends Enum<W>> {
    /** The column of the staffs as they were before tuning, which stay as a fixed opponent. */
    public static final String FIRST = "first";

    private static final String VETERAN = "veteran-";

    private final List<String> names;
    private final Map<String, Weights<W>> columns = new TreeMap<>();

    private WeightTable(List<String> names) {
        this.names = names;
    }

    /**
     * Reads a table whose rows are named like the constants, in lower case with dashes.
     *
     * @param roles the columns beside {@code first}
     */
    public static <W extends Enum<W>> WeightTable<W> read(String resource, W[] weights, List<String> roles) {
        List<CsvTable.Row> rows = Resources.rows(resource);
        WeightTable<W> table =
                new WeightTable<>(rows.stream().map(row -> row.text("weight")).toList());
        if (rows.size() != weights.length)
            throw new IllegalStateException(resource + " has " + rows.size() + " weights instead of " + weights.length);
        for (W weight : weights)
            if (!table.names.get(weight.ordinal()).equals(name(weight)))
                throw new IllegalStateException(resource + " has " + table.names.get(weight.ordinal()) + " instead of "
                        + name(weight) + " in row " + (weight.ordinal() + 1));
        table.add(FIRST, rows);
        for (String role : roles) table.add(role, rows);
        return table;
    }

    private static String name(Enum<?> weight) {
        return weight.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void add(String column, List<CsvTable.Row> rows) {
        columns.put(
                column,
                new Weights<>(
                        rows.stream().mapToDouble(row -> row.decimal(column)).toArray()));
    }

    /** The columns of some roles, each once for the regular and once for the veteran staff. */
    public static List<String> roles(String... roles) {
        List<String> all = new ArrayList<>(List.of(roles));
        for (String role : roles) all.add(veteran(role));
        return List.copyOf(all);
    }

    /** The column of the veteran staff in a role. */
    public static String veteran(String role) {
        return VETERAN + role;
    }

    /** The names of the weights, in the order of the enum. */
    public List<String> names() {
        return names;
    }

    /** The values of a role. */
    public Weights<W> of(String role) {
        Weights<W> weights = columns.get(role);
        if (weights == null) throw new IllegalArgumentException("there are no weights for " + role);
        return weights;
    }

    /** The values before tuning. */
    public Weights<W> first() {
        return of(FIRST);
    }
}
