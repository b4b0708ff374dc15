package salient.geography;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import salient.kernel.hex.HexGrid;

/** Reads one map file, line by line. Whatever is wrong is thrown as {@link BadMapFile} with the line it is wrong on. */
final class MapReader {
    private final String file;
    private final String[] lines;
    private final Map<String, String> header = new LinkedHashMap<>();
    private final List<Terrain> terrains = new ArrayList<>();
    private int lineNumber;
    private Sheet sheet;
    private HexMapBuilder map;
    private String section = "";
    private int pictureRow;
    private List<Integer> setHexes;

    MapReader(String file, String text) {
        this.file = file;
        this.lines = text.split("\n", -1);
    }

    HexMap read() {
        for (String line : lines) {
            lineNumber++;
            String trimmed = line.strip();
            if (trimmed.isEmpty() || trimmed.startsWith("#")) continue;
            try {
                if (trimmed.startsWith("[")) open(trimmed);
                else if (map == null) headerLine(trimmed);
                else sectionLine(trimmed);
            } catch (IllegalArgumentException refusal) {
                throw bad(refusal.getMessage());
            }
        }
        if (map == null) throw bad("the file has no sections");
        close();
        return map.build();
    }

    private BadMapFile bad(String why) {
        return new BadMapFile(file, lineNumber, why);
    }

    // ---- header

    private void headerLine(String line) {
        int space = line.indexOf(' ');
        if (space < 0) throw bad("header line without a value: " + line);
        String key = line.substring(0, space);
        String value = line.substring(space + 1).strip();
        if (key.equals("terrain")) {
            if (value.length() < 3 || value.charAt(1) != ' ') throw bad("terrain needs a letter and a word: " + value);
            terrains.add(new Terrain(value.charAt(0), value.substring(2).strip()));
        } else if (!List.of("map", "title", "grid", "names", "up", "yards").contains(key))
            throw bad("unknown header word " + key);
        else if (header.put(key, value) != null) throw bad(key + " is stated twice");
    }

    private String stated(String key) {
        String value = header.get(key);
        if (value == null) throw bad("the header does not state " + key);
        return value;
    }

    private void endHeader() {
        if (terrains.isEmpty()) throw bad("the header states no terrain");
        String[] size = stated("grid").split(" ");
        if (size.length != 4) throw bad("grid needs columns, rows of even and of odd columns, and lower or higher");
        boolean lower = word(size[3], "lower", "higher").equals("lower");
        var grid = new HexGrid(number(size[0]), number(size[1]), number(size[2]), lower);
        var up = Compass.valueOf(
                word(stated("up"), "north", "east", "south", "west").toUpperCase(Locale.ROOT));
        sheet = new Sheet(stated("map"), stated("title"), grid, names(grid), up, number(stated("yards")), terrains);
        map = new HexMapBuilder(sheet);
    }

    private Sheet.SheetNames names(HexGrid grid) {
        String stated = stated("names");
        if (stated.equals("x,y")) return new XyNames(grid);
        String[] words = stated.split(" ");
        if (!words[0].equals("sheets")) throw bad("names must be x,y or sheets, not " + stated);
        var parts = new ArrayList<SheetedNames.Part>();
        int start = 0;
        for (String part : Arrays.copyOfRange(words, 1, words.length)) {
            if (!part.matches("([A-Z])\\d\\d-\\1\\d\\d")) throw bad("a sheet is written like E10-E42, not " + part);
            int first = number(part.substring(1, 3));
            int last = number(part.substring(5, 7));
            parts.add(new SheetedNames.Part(part.charAt(0), first, last, start));
            start += last - first + 1;
        }
        if (start != grid.columns()) throw bad("the sheets have " + start + " columns, the grid " + grid.columns());
        return new SheetedNames(grid, parts);
    }

    // ---- sections

    private void open(String line) {
        if (map == null) endHeader();
        else close();
        if (!line.endsWith("]")) throw bad("section not closed: " + line);
        section = line.substring(1, line.length() - 1);
        pictureRow = 0;
        setHexes = new ArrayList<>();
        boolean known = List.of("terrain", "places", "rivers", "roads", "edge roads", "bridges", "blocked", "regions")
                .contains(section);
        if (!known && !section.startsWith("german ") && !section.startsWith("set "))
            throw bad("unknown section " + section);
    }

    private void close() {
        var hexes = HexSet.of(setHexes.stream().mapToInt(Integer::intValue).toArray());
        if (section.startsWith("set ")) map.set(section.substring(4), hexes);
        if (section.startsWith("german ")) map.german(section.substring(7), hexes);
        boolean picture = section.equals("terrain") || section.startsWith("german ");
        if (picture && pictureRow != pictureRows())
            throw bad("the picture of " + section + " has " + pictureRow + " rows, not " + pictureRows());
    }

    private void sectionLine(String line) {
        String[] words = line.split(" +");
        switch (section.split(" ")[0]) {
            case "terrain", "german" -> picture(words);
            case "places" -> place(line);
            case "rivers" -> river(line);
            case "roads" -> road(words);
            case "edge" -> edgeRoad(line);
            case "bridges" -> bridge(line);
            case "blocked" -> blocked(line);
            case "regions" -> region(line);
            case "set" -> {
                for (String word : words) setHexes.add(hex(word));
            }
            default -> throw new IllegalStateException(section);
        }
    }

    private int pictureRows() {
        return Math.max(
                sheet.grid().rows(0), sheet.grid().columns() > 1 ? sheet.grid().rows(1) : 0);
    }

    /** One row of a picture: its number and a character a column, a hyphen where the column has no such row. */
    private void picture(String[] words) {
        if (words.length != 2 || number(words[0]) != pictureRow) throw bad("expected row " + pictureRow);
        String picture = words[1];
        if (picture.length() != sheet.grid().columns())
            throw bad("row " + pictureRow + " has " + picture.length() + " characters, not "
                    + sheet.grid().columns());
        for (int column = 0; column < picture.length(); column++) {
            int hex = sheet.grid().at(column, pictureRow);
            char letter = picture.charAt(column);
            if ((hex == HexGrid.NONE) != (letter == '-'))
                throw bad("column " + column + " of row " + pictureRow + ": a hyphen marks a hex that does not exist");
            if (hex != HexGrid.NONE) draw(hex, letter);
        }
        pictureRow++;
    }

    private void draw(int hex, char letter) {
        if (section.equals("terrain")) {
            for (Terrain terrain : terrains)
                if (terrain.letter() == letter) {
                    map.terrain(hex, terrain.id());
                    return;
                }
            throw bad("unknown terrain " + letter + " in hex " + sheet.names().name(hex));
        }
        if (letter == 'G') setHexes.add(hex);
        else if (letter != '.')
            throw bad("hex " + sheet.names().name(hex) + " must be G or . (a point), not " + letter);
    }

    private void place(String line) {
        String[] words = line.split(" +", 4);
        if (words.length < 4) throw bad("a place needs hex, settlement, rank and name");
        var settlement =
                Settlement.valueOf(word(words[1], "city", "town", "village").toUpperCase(Locale.ROOT));
        map.place(hex(words[0]), settlement, number(words[2]), words[3]);
    }

    private void river(String line) {
        int colon = line.indexOf(": ");
        int space = line.indexOf(' ');
        if (colon < 0 || space > colon) throw bad("a river is written: class name: hexsides");
        var river = RiverClass.valueOf(
                word(line.substring(0, space), "minor", "major", "lake").toUpperCase(Locale.ROOT));
        String name = line.substring(space + 1, colon).strip();
        for (String side : line.substring(colon + 2).strip().split(" +")) {
            int[] hexes = hexside(side);
            map.river(hexes[0], hexes[1], river, name);
        }
    }

    private void road(String[] words) {
        var road = RoadClass.valueOf(word(words[0], "main", "secondary").toUpperCase(Locale.ROOT));
        if (words.length < 3) throw bad("a road needs at least two hexes");
        for (int i = 2; i < words.length; i++) map.road(hex(words[i - 1]), hex(words[i]), road);
    }

    private void edgeRoad(String line) {
        String[] words = line.split(" +", 3);
        if (words.length < 3) throw bad("an edge road needs hex, edge and where it leads");
        String edge = word(words[1], "north", "east", "south", "west");
        map.edgeRoad(hex(words[0]), Compass.valueOf(edge.toUpperCase(Locale.ROOT)), words[2]);
    }

    private void bridge(String line) {
        String[] words = line.split(" +", 3);
        if (words.length < 2) throw bad("a bridge needs a hexside and intact or blown");
        int[] hexes = hexside(words[0]);
        var state = BridgeState.valueOf(word(words[1], "intact", "blown").toUpperCase(Locale.ROOT));
        map.bridge(hexes[0], hexes[1], state, words.length > 2 ? words[2] : "");
    }

    private void blocked(String line) {
        String[] words = line.split(" +", 2);
        if (words.length < 2) throw bad("a blocked hexside needs the gorge or scarp that blocks it");
        int[] hexes = hexside(words[0]);
        map.blocked(hexes[0], hexes[1], words[1]);
    }

    private void region(String line) {
        String[] words = line.split(" +", 3);
        if (words.length < 3) throw bad("a region needs hex, kind and name");
        String kind = word(words[1], "country", "region", "wood", "heights", "marsh");
        map.region(hex(words[0]), Region.Kind.valueOf(kind.toUpperCase(Locale.ROOT)), words[2]);
    }

    // ---- words

    private int[] hexside(String word) {
        int slash = word.indexOf('/');
        if (slash < 0) throw bad("a hexside is written as two hexes with a slash, not " + word);
        return new int[] {hex(word.substring(0, slash)), hex(word.substring(slash + 1))};
    }

    private int hex(String word) {
        int hex = sheet.names().hex(word);
        if (hex == HexGrid.NONE) throw bad("no such hex: " + word);
        return hex;
    }

    private int number(String word) {
        if (!word.matches("\\d{1,6}")) throw bad("not a number: " + word);
        return Integer.parseInt(word);
    }

    private String word(String word, String... allowed) {
        if (!List.of(allowed).contains(word)) throw bad(word + " is none of " + String.join(", ", allowed));
        return word;
    }
}
