package salient.geography;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import salient.kernel.hex.HexGrid;

/** Writes a map in the one canonical form: the same map always gives the same bytes. */
final class MapWriter {
    private static final int WIDTH = 118;

    private final HexMap map;
    private final HexGrid grid;
    private final StringBuilder text = new StringBuilder();

    MapWriter(HexMap map) {
        this.map = map;
        this.grid = map.grid();
    }

    String write() {
        header();
        picture(
                "terrain",
                hex -> map.sheet().terrains().get(map.terrainIndex(hex)).letter());
        for (String day : map.days())
            picture("german " + day, hex -> map.german(day).contains(hex) ? 'G' : '.');
        places();
        rivers();
        roads();
        section("edge roads");
        for (EdgeRoad road : map.edgeRoads())
            line(name(road.hex()) + " " + road.edge().word() + " " + road.toward());
        section("bridges");
        sides(
                side -> map.bridge(side) != BridgeState.NONE,
                side -> map.bridge(side).word() + " " + map.bridgeName(side));
        section("blocked");
        sides(map::isBlocked, map::blockedBy);
        section("regions");
        for (Region region : map.regions())
            line(name(region.hex()) + " " + region.kind().word() + " " + region.name());
        for (String name : map.setNames()) {
            section("set " + name);
            var hexes = new ArrayList<String>();
            map.set(name).forEach(hex -> hexes.add(name(hex)));
            wrapped("", hexes);
        }
        return text.toString();
    }

    private void header() {
        Sheet sheet = map.sheet();
        line("map " + sheet.id());
        line("title " + sheet.title());
        line("grid " + grid.columns() + " " + grid.rows(0) + " " + grid.rows(1) + " "
                + (grid.oddColumnsLower() ? "lower" : "higher"));
        line("names " + sheet.names().stated());
        line("up " + sheet.up().word());
        line("yards " + sheet.yards());
        for (Terrain terrain : sheet.terrains()) line("terrain " + terrain.letter() + " " + terrain.id());
    }

    private void picture(String section, IntUnaryOperator letter) {
        section(section);
        int rows = Math.max(grid.rows(0), grid.rows(1));
        for (int row = 0; row < rows; row++) {
            text.append(row < 10 ? " " : "").append(row).append(' ');
            for (int column = 0; column < grid.columns(); column++) {
                int hex = grid.at(column, row);
                text.append(hex == HexGrid.NONE ? '-' : (char) letter.applyAsInt(hex));
            }
            text.append('\n');
        }
    }

    private void places() {
        section("places");
        for (int hex = 0; hex < map.size(); hex++)
            map.place(hex)
                    .ifPresent(
                            p -> line(name(p.hex()) + " " + p.settlement().word() + " " + p.rank() + " " + p.name()));
    }

    /** River by river, every run of one class as a chain of hexsides that touch, so that a course can be followed. */
    private void rivers() {
        section("rivers");
        SequencedMap<String, List<Integer>> byName = new TreeMap<>();
        for (int side = 0; side < grid.sideCount(); side++)
            if (map.hasRiver(side))
                for (String river : map.riverName(side).split("/"))
                    byName.computeIfAbsent(map.river(side).word() + " " + river, n -> new ArrayList<>())
                            .add(side);
        byName.forEach((river, sides) -> {
            for (List<Integer> chain : Chains.ofHexsides(grid, sides))
                wrapped(river + ": ", chain.stream().map(this::sideName).collect(Collectors.toList()));
        });
    }

    private void roads() {
        section("roads");
        for (RoadClass road : List.of(RoadClass.MAIN, RoadClass.SECONDARY))
            for (List<Integer> path : Chains.ofRoads(map, road))
                for (int from = 0; from < path.size() - 1; from += 19)
                    line(road.word() + " "
                            + path.subList(from, Math.min(path.size(), from + 20)).stream()
                                    .map(this::name)
                                    .collect(Collectors.joining(" ")));
    }

    private void sides(IntPredicate shown, java.util.function.IntFunction<String> what) {
        for (int side = 0; side < grid.sideCount(); side++)
            if (shown.test(side)) line((sideName(side) + " " + what.apply(side)).stripTrailing());
    }

    private void section(String name) {
        text.append("\n[").append(name).append("]\n");
    }

    private void wrapped(String prefix, List<String> words) {
        var line = new StringBuilder(prefix);
        for (String word : words) {
            if (line.length() > prefix.length() && line.length() + word.length() > WIDTH) {
                line(line.toString().stripTrailing());
                line.setLength(prefix.length());
            }
            line.append(word).append(' ');
        }
        if (line.length() > prefix.length()) line(line.toString().stripTrailing());
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private String sideName(int side) {
        return name(grid.firstHex(side)) + "/" + name(grid.secondHex(side));
    }

    private String name(int hex) {
        return map.names().name(hex);
    }
}
