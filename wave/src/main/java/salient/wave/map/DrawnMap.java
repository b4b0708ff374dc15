package salient.wave.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import salient.geography.BridgeState;
import salient.geography.Compass;
import salient.geography.HexMap;
import salient.geography.HexMapBuilder;
import salient.geography.HexSet;
import salient.geography.RiverClass;
import salient.geography.RoadClass;
import salient.geography.Settlement;
import salient.geography.Sheet;
import salient.kernel.hex.HexGrid;
import salient.kernel.notation.Line;
import salient.kernel.notation.Lines;
import salient.kernel.notation.Word;

/**
 * A small map drawn in a position's text:
 *
 * <pre>
 * map E2010 6 4
 *   ..f..m        rows from the north, a letter a column: . clear, f forest, ^ ridge, m marsh
 *   ......
 *   ..f...
 *   ......
 *   german E2310 E2311       hexes on the German side of the line
 *   road E2010 E2110 E2210
 *   minor E2010/E2110        also major, lake, blocked
 *   bridge E2010/E2110       or: blown
 *   town E2211               also city, liege, west-wall, west-bank
 *   edge-road E2010 west
 * </pre>
 */
public final class DrawnMap {
    private static final String DAY = "1944-12-16";
    private static final String LETTERS = ".f^m";
    private static final List<String> TERRAINS = List.of("clear", "forest", "ridge", "marsh");
    private static final String LIEGE = "Liège";

    private final WaveMap campaign;
    private final HexGrid grid;
    private Extent extent;
    private HexMapBuilder builder;
    private final List<Integer> german = new ArrayList<>();
    private final List<Integer> westBank = new ArrayList<>();
    private final List<Integer> westWall = new ArrayList<>();
    private final List<Integer> roadsOff = new ArrayList<>();

    private DrawnMap(WaveMap campaign) {
        this.campaign = campaign;
        this.grid = campaign.grid();
    }

    /** Reads the map whose opening line has been read up to {@code map}, and whose block follows. */
    public static WaveMap read(WaveMap campaign, Line opening, Lines block) {
        return new DrawnMap(campaign).read(opening, block);
    }

    private WaveMap read(Line opening, Lines block) {
        Word corner = opening.next("the hex in the north-west corner");
        int first = hexAnywhere(corner);
        int columns = opening.next("columns").number("columns", 1, grid.columns() - grid.column(first));
        int rows = opening.next("rows").number("rows", 1, 44 - grid.row(first));
        extent = new Extent(grid.column(first), grid.row(first), columns, rows);
        Sheet sheet = campaign.source().sheet();
        builder = new HexMapBuilder(sheet);
        for (int row = 0; row < rows; row++) picture(block.next("row " + (row + 1) + " of the map"), row);
        while (block.more()) feature(block.next("a feature of the map"));
        builder.german(DAY, set(german));
        builder.set("west-of-meuse", set(westBank));
        builder.set("west-wall", set(westWall));
        builder.set("road-off-map", set(roadsOff));
        return new WaveMap(builder.build(), extent);
    }

    private static HexSet set(List<Integer> hexes) {
        return HexSet.of(hexes.stream().mapToInt(Integer::intValue).toArray());
    }

    private void picture(Line line, int row) {
        Word letters = line.next("a row of the map");
        if (letters.text().length() != extent.columns()) throw letters.expected(extent.columns() + " letters");
        for (int column = 0; column < extent.columns(); column++) {
            int terrain = LETTERS.indexOf(letters.text().charAt(column));
            if (terrain < 0) throw letters.expected("letters of " + LETTERS);
            builder.terrain(grid.at(extent.column() + column, extent.row() + row), TERRAINS.get(terrain));
        }
        line.end();
    }

    private void feature(Line line) {
        Word kind = line.next("a feature");
        try {
            draw(kind, line);
        } catch (IllegalArgumentException e) {
            throw kind.bad(e.getMessage());
        }
        line.end();
    }

    private void draw(Word kind, Line line) {
        switch (kind.text()) {
            case "german" -> hexes(line, german::add);
            case "west-bank" -> hexes(line, westBank::add);
            case "west-wall" -> hexes(line, westWall::add);
            case "town" -> hexes(line, hex -> place(hex, Settlement.TOWN, campaign.name(hex)));
            case "city" -> hexes(line, hex -> place(hex, Settlement.CITY, campaign.name(hex)));
            case "liege" -> hexes(line, hex -> place(hex, Settlement.CITY, LIEGE));
            case "road" -> road(line);
            case "minor", "major", "lake" -> {
                RiverClass river = RiverClass.valueOf(kind.text().toUpperCase(Locale.ROOT));
                hexsides(line, (a, b) -> builder.river(a, b, river, "river"));
            }
            case "blocked" -> hexsides(line, (a, b) -> builder.blocked(a, b, "scarp"));
            case "bridge" -> hexsides(line, (a, b) -> builder.bridge(a, b, BridgeState.INTACT, ""));
            case "blown" -> hexsides(line, (a, b) -> builder.bridge(a, b, BridgeState.BLOWN, ""));
            case "edge-road" -> {
                int hex = hex(line.next("a hex"));
                Word edge = line.next("north or west");
                edgeRoad(hex, edge);
            }
            default ->
                throw kind.expected(
                        "a feature of the map (german, west-bank, west-wall, town, city, liege, road, minor, "
                                + "major, lake, blocked, bridge, blown, edge-road)");
        }
    }

    /** The builder knows the edges of the campaign's map only; a drawn map keeps its own roads off the map. */
    private void edgeRoad(int hex, Word edge) {
        boolean fits = edge.is("north") && extent.isNorth(grid, hex) || edge.is("west") && extent.isWest(grid, hex);
        if (!fits) throw edge.expected("the edge the hex lies on, north or west");
        roadsOff.add(hex);
    }

    private void place(int hex, Settlement settlement, String name) {
        builder.place(hex, settlement, settlement == Settlement.CITY ? 1 : 2, name);
    }

    private void hexes(Line line, java.util.function.IntConsumer each) {
        do each.accept(hex(line.next("a hex")));
        while (line.more());
    }

    private void hexsides(Line line, java.util.function.BiConsumer<Integer, Integer> each) {
        do {
            Word word = line.next("a hexside");
            List<Word> ends = word.split('/');
            if (ends.size() != 2) throw word.expected("a hexside such as E2010/E2110");
            each.accept(hex(ends.get(0)), hex(ends.get(1)));
        } while (line.more());
    }

    private void road(Line line) {
        int from = hex(line.next("a hex"));
        do {
            int to = hex(line.next("a hex"));
            builder.road(from, to, RoadClass.MAIN);
            from = to;
        } while (line.more());
    }

    private int hex(Word word) {
        int hex = hexAnywhere(word);
        if (!extent.has(grid, hex)) throw word.expected("a hex of the drawn map");
        return hex;
    }

    private int hexAnywhere(Word word) {
        int hex = campaign.hex(word.text());
        if (hex == HexGrid.NONE) throw word.expected("a hex such as E2010");
        return hex;
    }

    // ---- writing

    /** The opening line and the block, as they are read. */
    public static String write(WaveMap map) {
        return new Writer(map).write();
    }

    private static final class Writer {
        private final WaveMap map;
        private final HexMap source;
        private final HexGrid grid;
        private final StringBuilder out = new StringBuilder();

        Writer(WaveMap map) {
            this.map = map;
            this.source = map.source();
            this.grid = map.grid();
        }

        String write() {
            Extent extent = map.extent();
            int corner = grid.at(extent.column(), extent.row());
            out.append("map ").append(map.name(corner)).append(' ');
            out.append(extent.columns()).append(' ').append(extent.rows()).append('\n');
            for (int row = 0; row < extent.rows(); row++) {
                out.append(Lines.INDENT);
                for (int column = 0; column < extent.columns(); column++)
                    out.append(LETTERS.charAt(map.terrain(grid.at(extent.column() + column, extent.row() + row))));
                out.append('\n');
            }
            hexes("german", map::isGermanSide);
            hexes("west-bank", map::isWestBank);
            hexes("west-wall", map::isWestWall);
            hexes("town", hex -> map.isSettled(hex) && !map.isCity(hex));
            hexes("city", hex -> map.isCity(hex) && !map.isLiege(hex));
            hexes("liege", map::isLiege);
            roads();
            for (RiverClass river : List.of(RiverClass.MINOR, RiverClass.MAJOR, RiverClass.LAKE))
                hexsides(river.word(), side -> source.river(side) == river);
            hexsides("blocked", source::isBlocked);
            hexsides("bridge", side -> source.bridge(side) == BridgeState.INTACT);
            hexsides("blown", side -> source.bridge(side) == BridgeState.BLOWN);
            edgeRoads();
            return out.toString();
        }

        private void hexes(String word, IntPredicate holds) {
            line(word, hex -> map.exists(hex) && holds.test(hex), map.size(), map::name);
        }

        private void hexsides(String word, IntPredicate holds) {
            line(word, holds, grid.sideCount(), map::sideName);
        }

        private void line(String word, IntPredicate holds, int size, java.util.function.IntFunction<String> name) {
            StringBuilder words = new StringBuilder();
            for (int i = 0; i < size; i++) if (holds.test(i)) words.append(' ').append(name.apply(i));
            if (!words.isEmpty())
                out.append(Lines.INDENT).append(word).append(words).append('\n');
        }

        private void roads() {
            for (int side = 0; side < grid.sideCount(); side++)
                if (source.hasRoadAcross(side))
                    out.append(Lines.INDENT)
                            .append("road ")
                            .append(map.sideName(side).replace('/', ' '))
                            .append('\n');
        }

        private void edgeRoads() {
            for (int hex = 0; hex < map.size(); hex++)
                if (map.exists(hex) && map.hasRoadOffMap(hex))
                    out.append(Lines.INDENT)
                            .append("edge-road ")
                            .append(map.name(hex))
                            .append(' ')
                            .append((map.extent().isNorth(grid, hex) ? Compass.NORTH : Compass.WEST).word())
                            .append('\n');
        }
    }
}
