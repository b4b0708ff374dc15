package salient.geography.gazetteer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A comma-separated file with a header line; a field with a comma in it stands in double quotes. */
public final class CsvFile {
    private final String name;
    private final List<String> columns;
    private final List<Row> rows = new ArrayList<>();

    public CsvFile(String name, String text) {
        this.name = name;
        String[] lines = text.split("\n", -1);
        columns = fields(lines[0], 1);
        for (int i = 1; i < lines.length; i++) {
            if (lines[i].isBlank() || lines[i].startsWith("#")) continue;
            var row = new Row(i + 1, fields(lines[i], i + 1));
            if (row.fields.size() != columns.size())
                throw row.bad(row.fields.size() + " fields where the header has " + columns.size());
            rows.add(row);
        }
    }

    /** A file that is shipped beside the maps. */
    public static CsvFile shipped(String path) {
        try (var in = CsvFile.class.getResourceAsStream("/salient/geography/" + path)) {
            if (in == null) throw new IllegalArgumentException("no file " + path);
            return new CsvFile(path, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }

    public List<Row> rows() {
        return rows;
    }

    private List<String> fields(String line, int lineNumber) {
        var fields = new ArrayList<String>();
        var field = new StringBuilder();
        boolean quoted = false;
        for (char c : line.toCharArray()) {
            if (c == '"') quoted = !quoted;
            else if (c == ',' && !quoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else field.append(c);
        }
        if (quoted) throw new BadGazetteer(name, lineNumber, "a quotation mark is not closed");
        fields.add(field.toString());
        return fields;
    }

    /** One line. Every complaint about it carries file and line. */
    public final class Row {
        private final int line;
        private final List<String> fields;

        private Row(int line, List<String> fields) {
            this.line = line;
            this.fields = fields;
        }

        public String text(String column) {
            int index = columns.indexOf(column);
            if (index < 0) throw new BadGazetteer(name, 1, "no column " + column);
            return fields.get(index);
        }

        public String word(String column, String... allowed) {
            String word = text(column);
            if (!List.of(allowed).contains(word))
                throw bad(column + " " + word + " is none of " + String.join(", ", allowed));
            return word;
        }

        public double number(String column) {
            try {
                return Double.parseDouble(text(column));
            } catch (NumberFormatException e) {
                throw bad(column + " is not a number: " + text(column));
            }
        }

        public int whole(String column) {
            String text = text(column);
            if (!text.matches("-?\\d{1,6}")) throw bad(column + " is not a whole number: " + text);
            return Integer.parseInt(text);
        }

        /** Latitude and longitude of the row, which must lie in the theatre. */
        public LatLon place() {
            return inTheatre(new LatLon(number("lat"), number("lon")));
        }

        /** Points written {@code "lat,lon lat,lon"}, or none. */
        public List<LatLon> places(String column) {
            var places = new ArrayList<LatLon>();
            for (String pair : text(column).split(" ")) {
                if (pair.isEmpty()) continue;
                if (!pair.matches("\\d+\\.?\\d*,\\d+\\.?\\d*")) throw bad(column + " is not lat,lon: " + pair);
                String[] parts = pair.split(",");
                places.add(inTheatre(new LatLon(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]))));
            }
            return places;
        }

        private LatLon inTheatre(LatLon place) {
            if (!place.inTheatre()) throw bad(place + " lies outside the theatre");
            return place;
        }

        public BadGazetteer bad(String why) {
            return new BadGazetteer(name, line, why);
        }
    }
}
