package salient.greatbattles.tables;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A table of the game as a CSV resource with a header line. A fault in it names file and row: it is ours, not a player's. */
public final class Table {
    private static final String FOLDER = "/salient/greatbattles/";

    private Table() {}

    /** One line of a table, its cells by column name. */
    public record Row(String file, int line, Map<String, String> cells) {
        public String text(String column) {
            String cell = cells.get(column);
            if (cell == null) throw fault("there is no column " + column);
            return cell;
        }

        public int number(String column) {
            try {
                return Integer.parseInt(text(column));
            } catch (NumberFormatException e) {
                throw fault("column " + column + " should be a whole number, not '" + text(column) + "'");
            }
        }

        public int numberOr(String column, int ifEmpty) {
            return text(column).isEmpty() ? ifEmpty : number(column);
        }

        public boolean yes(String column) {
            return switch (text(column)) {
                case "yes" -> true;
                case "no" -> false;
                default -> throw fault("column " + column + " should be yes or no, not '" + text(column) + "'");
            };
        }

        public <E extends Enum<E>> E choice(String column, Class<E> type) {
            for (E value : type.getEnumConstants()) if (value.name().equalsIgnoreCase(text(column))) return value;
            throw fault("column " + column + " has no meaning for '" + text(column) + "'");
        }

        public IllegalStateException fault(String why) {
            return new IllegalStateException(file + ", row " + line + ": " + why);
        }
    }

    public static String text(String file) {
        try (InputStream in = Table.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) throw new IllegalStateException(file + ": no such resource");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    public static List<Row> read(String file) {
        return parse(file, text(file));
    }

    /** The rows of a table that another module keeps. */
    public static List<Row> parse(String file, String text) {
        String[] lines = text.split("\r?\n");
        List<String> header = cells(lines[0]);
        List<Row> rows = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            List<String> cells = cells(lines[i]);
            Map<String, String> named = new LinkedHashMap<>();
            Row row = new Row(file, i + 1, named);
            if (cells.size() != header.size())
                throw row.fault("expected " + header.size() + " cells, found " + cells.size());
            for (int c = 0; c < cells.size(); c++) named.put(header.get(c), cells.get(c));
            rows.add(row);
        }
        return rows;
    }

    /** Commas separate, double quotes enclose a cell with commas in it, two of them stand for one. */
    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"' && quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
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
        cells.add(cell.toString());
        return cells;
    }
}
