package salient.lab.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import salient.lab.study.BadStudy;

/**
 * A changed figure: {@code breakthrough/constants.csv:interdiction-hit-percent:value=20}. The row is named by its first cell,
 * or by any other as in {@code factors_from=reconstructed}; {@code reconstructed} alone means all rows with that provenance.
 * The new value is a number, a change by a number, {@code +1}, or a change in percent, {@code +20%}, which moves a whole
 * number by at least one and leaves 0 alone. No change makes a number negative that was not.
 */
public record FigureChange(String file, String row, String column, String value) implements DataChange {
    private static final Pattern FORM = Pattern.compile("([\\w./-]+\\.csv):(.+):([\\w-]+)=([^%]+%?)");
    private static final Pattern STEP = Pattern.compile("([+-]\\d+)(%?)");
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+");
    /** All rows whose figures are reconstructed. */
    public static final String RECONSTRUCTED = "reconstructed";

    static FigureChange parse(String text, String game) {
        Matcher form = FORM.matcher(text);
        if (!form.matches())
            throw new BadStudy("A changed figure is written FILE.csv:ROW:COLUMN=VALUE, for example"
                    + " constants.csv:stacking:value=5 or order-of-battle.csv:reconstructed:attack=+20%, not '" + text
                    + "'.");
        return new FigureChange(DataChange.path(form.group(1), game), form.group(2), form.group(3), form.group(4));
    }

    @Override
    public String toString() {
        return file + ":" + row + ":" + column + "=" + value;
    }

    @Override
    public String changed(String text) {
        String[] lines = text.split("\r?\n");
        List<String> header = List.of(lines[0].split(","));
        int at = place(header, column);
        int named = namingColumn(header);
        String name = row.substring(row.indexOf('=') + 1);
        boolean many = named > 0;
        int changed = 0;
        for (int i = 1; i < lines.length; i++) {
            List<String> cells = cells(lines[i]);
            if (!unquoted(cells.get(named)).equals(name) || many && !canChange(cells.get(at))) continue;
            cells.set(at, newValue(cells.get(at)));
            lines[i] = String.join(",", cells);
            changed++;
        }
        if (changed == 0) throw new BadStudy(file + " has no row " + row + " whose " + column + " can be changed.");
        return String.join("\n", lines) + "\n";
    }

    private int place(List<String> header, String wanted) {
        int at = header.indexOf(wanted);
        if (at < 0)
            throw new BadStudy(
                    file + " has no column " + wanted + "; its columns are " + String.join(", ", header) + ".");
        return at;
    }

    /** The column whose cell names the row: the first, unless the row says otherwise. */
    private int namingColumn(List<String> header) {
        if (row.equals(RECONSTRUCTED)) return place(header, "provenance");
        int equals = row.indexOf('=');
        return equals < 0 ? 0 : place(header, row.substring(0, equals));
    }

    /** Of many rows, those are left alone that have no number to change. */
    private boolean canChange(String cell) {
        return !STEP.matcher(value).matches() || NUMBER.matcher(cell).matches();
    }

    private String newValue(String old) {
        Matcher step = STEP.matcher(value);
        if (!step.matches()) return value;
        if (!NUMBER.matcher(old).matches())
            throw new BadStudy(column + " of " + row + " in " + file + " is '" + old
                    + "', which is not a whole number and cannot be changed by " + value + ".");
        int before = Integer.parseInt(old);
        int by = Integer.parseInt(step.group(1));
        long change = step.group(2).isEmpty() ? by : percent(before, by);
        long after = before < 0 ? before + change : Math.max(0, before + change);
        return old.startsWith("+") ? "+" + after : Long.toString(after);
    }

    private static long percent(int before, int points) {
        if (before == 0) return 0;
        long change = Math.round(before * points / 100.0);
        return change == 0 ? (long) Integer.signum(points) * Integer.signum(before) : change;
    }

    private static String unquoted(String cell) {
        return cell.startsWith("\"") ? cell.substring(1, cell.length() - 1) : cell;
    }

    /** The cells as they are written, quotation marks included. */
    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (char c : line.toCharArray()) {
            if (c == '"') quoted = !quoted;
            if (c == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString());
        return cells;
    }
}
