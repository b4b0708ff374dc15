package salient.kernel.data;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import salient.kernel.rulebook.Rulebook.Provenance;

/** A CSV table: a header line, then one row per line. Quotation marks enclose a cell that contains commas. */
public final class CsvTable {
    private CsvTable() {}

    /** One row with its file and line, so that every complaint about the data names its place. */
    public record Row(String file, int line, Map<String, String> cells) {
        public Row {
            cells = Collections.unmodifiableMap(new LinkedHashMap<>(cells));
        }

        public String text(String column) {
            String cell = cells.get(column);
            if (cell == null) throw fault("there is no column " + column);
            return cell;
        }

        public int number(String column) {
            try {
                return Integer.parseInt(text(column));
            } catch (NumberFormatException _) {
                throw fault("column " + column + " should be a whole number, not '" + text(column) + "'");
            }
        }

        public int numberOr(String column, int ifEmpty) {
            return text(column).isEmpty() ? ifEmpty : number(column);
        }

        public double decimal(String column) {
            try {
                return Double.parseDouble(text(column));
            } catch (NumberFormatException _) {
                throw fault("column " + column + " should be a number, not '" + text(column) + "'");
            }
        }

        public boolean yes(String column) {
            return switch (text(column)) {
                case "yes" -> true;
                case "no" -> false;
                default -> throw fault("column " + column + " should be yes or no, not '" + text(column) + "'");
            };
        }

        /** The cell, which must be one of the words allowed. */
        public String word(String column, String... allowed) {
            String word = text(column);
            if (!List.of(allowed).contains(word))
                throw fault("column " + column + " should be one of " + String.join(", ", allowed) + ", not '" + word
                        + "'");
            return word;
        }

        /** The enum constant of that name; upper and lower case are the same. */
        public <E extends Enum<E>> E choice(String column, Class<E> type) {
            String wanted = text(column).toUpperCase(Locale.ROOT);
            for (E value : type.getEnumConstants()) if (value.name().equals(wanted)) return value;
            throw fault("column " + column + " has no meaning for '" + text(column) + "'");
        }

        /** Whether the row's figures are printed, derived or reconstructed. */
        public Provenance provenance(String column) {
            return choice(column, Provenance.class);
        }

        public BadData fault(String why) {
            return new BadData(file, line, why);
        }
    }

    public static List<Row> parse(String file, String text) {
        String[] lines = text.split("\r?\n");
        List<String> header = cells(file, 1, lines[0]);
        List<Row> rows = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            List<String> cells = cells(file, i + 1, lines[i]);
            if (cells.size() != header.size())
                throw new BadData(file, i + 1, "has " + cells.size() + " cells, the header " + header.size());
            Map<String, String> named = new LinkedHashMap<>();
            for (int c = 0; c < cells.size(); c++) named.put(header.get(c), cells.get(c));
            rows.add(new Row(file, i + 1, named));
        }
        return List.copyOf(rows);
    }

    /** Inside quotation marks, two of them mean one. */
    private static List<String> cells(String file, int line, String text) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' && quoted && i + 1 < text.length() && text.charAt(i + 1) == '"') {
                cell.append('"');
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        if (quoted) throw new BadData(file, line, "a quotation mark is not closed");
        cells.add(cell.toString());
        return cells;
    }
}
