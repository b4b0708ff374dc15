package salient.lab.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import salient.kernel.data.BadData;
import salient.kernel.data.Resources;
import salient.lab.study.BadStudy;

/**
 * A change of a data file: {@code breakthrough/constants.csv:interdiction-hit-percent:value=20}. The row is named by its
 * first cell, or is {@code reconstructed} for all rows with that provenance; the new value is a number or a change in percent,
 * {@code +20%}, which moves a whole number by at least one.
 */
public record FigureChange(String file, String row, String column, String value) {
    private static final Pattern FORM = Pattern.compile("([\\w./-]+\\.csv):([^:]+):([\\w-]+)=([+-]?\\d+%?|[^%]+)");
    private static final Pattern PERCENT = Pattern.compile("([+-]\\d+)%");
    /** All rows whose figures are reconstructed. */
    public static final String RECONSTRUCTED = "reconstructed";

    /** @param game where the file is, if the text does not say so */
    public static FigureChange parse(String text, String game) {
        Matcher form = FORM.matcher(text);
        if (!form.matches())
            throw new BadStudy("A changed figure is written FILE.csv:ROW:COLUMN=VALUE, for example"
                    + " constants.csv:stacking:value=5 or order-of-battle.csv:reconstructed:attack=+20%, not '" + text
                    + "'.");
        String file = form.group(1).contains("/") ? form.group(1) : game + "/" + form.group(1);
        return new FigureChange(file, form.group(2), form.group(3), form.group(4));
    }

    @Override
    public String toString() {
        return file + ":" + row + ":" + column + "=" + value;
    }

    /** Makes the change for this run of the program. It is tried out at once, so that an unknown figure is refused here. */
    public void apply() {
        try {
            changed(Resources.shipped(file));
        } catch (BadData e) {
            throw new BadStudy("There is no data file " + file + ".", e);
        }
        Resources.change(file, this::changed);
    }

    String changed(String text) {
        String[] lines = text.split("\r?\n");
        List<String> header = List.of(lines[0].split(","));
        int at = header.indexOf(column);
        if (at < 0)
            throw new BadStudy(
                    file + " has no column " + column + "; its columns are " + String.join(", ", header) + ".");
        int provenance = header.indexOf("provenance");
        int changed = 0;
        for (int i = 1; i < lines.length; i++) {
            List<String> cells = cells(lines[i]);
            boolean meant = row.equals(RECONSTRUCTED)
                    ? provenance >= 0 && cells.get(provenance).equals(RECONSTRUCTED)
                    : cells.getFirst().equals(row);
            if (!meant || row.equals(RECONSTRUCTED) && !cells.get(at).matches("\\d+")) continue;
            cells.set(at, newValue(cells.get(at)));
            lines[i] = String.join(",", cells);
            changed++;
        }
        if (changed == 0) throw new BadStudy(file + " has no row " + row + " whose " + column + " can be changed.");
        return String.join("\n", lines) + "\n";
    }

    private String newValue(String old) {
        Matcher percent = PERCENT.matcher(value);
        if (!percent.matches()) return value;
        if (!old.matches("-?\\d+"))
            throw new BadStudy(column + " of " + row + " in " + file + " is '" + old
                    + "', which is not a whole number and cannot be changed by percent.");
        int before = Integer.parseInt(old);
        int points = Integer.parseInt(percent.group(1));
        long step = Math.round(before * points / 100.0);
        if (step == 0) step = Integer.signum(points);
        return Long.toString(before + step);
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
