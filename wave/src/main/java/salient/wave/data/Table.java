package salient.wave.data;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import salient.kernel.rulebook.Rulebook.Provenance;

/** A table of the game as data: comma separated, a header line, quotation marks where a cell needs them. */
public final class Table {
    private Table() {}

    /** One row and where it stands, so that a fault in the data names its place. */
    public record Row(String file, int line, Map<String, String> cells) {
        public String text(String column) {
            String cell = cells.get(column);
            if (cell == null) throw fault("has no column " + column);
            return cell;
        }

        public int number(String column) {
            try {
                return Integer.parseInt(text(column));
            } catch (NumberFormatException _) {
                throw fault("needs a number in column " + column + ", not '" + text(column) + "'");
            }
        }

        /** A number, or what an empty cell stands for. */
        public int number(String column, int ifEmpty) {
            return text(column).isEmpty() ? ifEmpty : number(column);
        }

        public boolean yes(String column) {
            return switch (text(column)) {
                case "yes" -> true;
                case "no" -> false;
                default -> throw fault("needs yes or no in column " + column + ", not '" + text(column) + "'");
            };
        }

        public Provenance provenance(String column) {
            for (Provenance provenance : Provenance.values())
                if (provenance.name().toLowerCase(java.util.Locale.ROOT).equals(text(column))) return provenance;
            throw fault("column " + column + " must be printed, derived or reconstructed, not '" + text(column) + "'");
        }

        public BadData fault(String why) {
            return new BadData(file, line, why);
        }
    }

    /** Our own data is wrong: names file and row. */
    public static final class BadData extends RuntimeException {
        public BadData(String file, int line, String why) {
            super(file + ", line " + line + ": " + why);
        }
    }

    /** All rows of a resource beside {@code salient.wave}. */
    public static List<Row> read(String file) {
        String[] lines = text(file).split("\n");
        List<String> header = cells(file, 1, lines[0]);
        List<Row> rows = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            List<String> cells = cells(file, i + 1, lines[i]);
            if (cells.size() != header.size())
                throw new BadData(file, i + 1, "has " + cells.size() + " cells, the header " + header.size());
            Map<String, String> row = new LinkedHashMap<>();
            for (int c = 0; c < cells.size(); c++) row.put(header.get(c), cells.get(c));
            rows.add(new Row(file, i + 1, row));
        }
        return List.copyOf(rows);
    }

    /** A resource as text. */
    public static String text(String file) {
        try (var in = Table.class.getResourceAsStream("/salient/wave/" + file)) {
            if (in == null) throw new BadData(file, 0, "is missing");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    private static List<String> cells(String file, int line, String text) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' && quoted && i + 1 < text.length() && text.charAt(i + 1) == '"') {
                cell.append('"');
                i++;
            } else if (c == '"') quoted = !quoted;
            else if (c == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else cell.append(c);
        }
        if (quoted) throw new BadData(file, line, "a quotation mark is not closed");
        cells.add(cell.toString());
        return cells;
    }
}
