package salient.geography.gazetteer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import salient.geography.Region;
import salient.kernel.data.BadData;
import salient.kernel.data.CsvTable;

/**
 * Reads the gazetteer and refuses what cannot be: a road to an unknown town, a river that does not reach its parent, a
 * duplicate, a place outside the theater, a row without a known source.
 */
public final class GazetteerReader {
    /** A bridge farther from its town than this belongs to another town. */
    private static final double BRIDGE_KM = 6;

    /** Two vertices of a course farther apart than this have lost one between them. */
    private static final double COURSE_KM = 16;

    private final Function<String, List<CsvTable.Row>> files;
    private final SequencedMap<String, Source> sources = new LinkedHashMap<>();
    private final SequencedMap<String, Town> towns = new LinkedHashMap<>();
    private final SequencedMap<String, River> rivers = new LinkedHashMap<>();
    private final Set<String> seen = new HashSet<>();

    /** @param files the rows of the CSV file at a path such as {@code gazetteer/towns.csv} */
    public GazetteerReader(Function<String, List<CsvTable.Row>> files) {
        this.files = files;
    }

    public Gazetteer read() {
        for (var row : rows("sources")) {
            var source = new Source(
                    row.text("id"), row.word("label", "printed", "derived", "reconstructed"), row.text("text"));
            if (sources.put(source.id(), source) != null) throw row.fault("source " + source.id() + " twice");
        }
        readTowns();
        readRivers();
        return new Gazetteer(sources, towns, rivers, roads(), bridges(), features(), regions(), fronts());
    }

    private List<CsvTable.Row> rows(String file) {
        return files.apply("gazetteer/" + file + ".csv");
    }

    private Source source(CsvTable.Row row) {
        Source source = sources.get(row.text("source"));
        if (source == null) throw row.fault("unknown source " + row.text("source"));
        return source;
    }

    private void readTowns() {
        for (var row : rows("towns")) {
            var kind = Town.Kind.valueOf(
                    row.word("kind", "city", "town", "village").toUpperCase(Locale.ROOT));
            String country = row.word("country", "BE", "DE", "FR", "LU");
            int rank = row.number("rank");
            if (rank < 1 || rank > Town.HAMLET) throw row.fault("rank " + rank + " is not 1 to 5");
            var town = new Town(row.text("name"), row.text("label"), LatLon.of(row), kind, country, rank, source(row));
            for (Town other : towns.values())
                if (other.at().equals(town.at())) throw row.fault(town.name() + " stands exactly on " + other.name());
            if (towns.put(town.name(), town) != null) throw row.fault("town " + town.name() + " twice");
        }
    }

    private void once(CsvTable.Row row, String what) {
        if (!seen.add(what)) throw row.fault(what + " twice");
    }

    private Town town(CsvTable.Row row, String column) {
        Town town = towns.get(row.text(column));
        if (town == null) throw row.fault("unknown town " + row.text(column));
        return town;
    }

    // ---- rivers

    private void readRivers() {
        SequencedMap<String, List<LatLon>> courses = lines("river-courses", row -> row.text("river"));
        SequencedMap<String, CsvTable.Row> rowOf = new LinkedHashMap<>();
        for (var row : rows("rivers")) {
            String name = row.text("name");
            List<LatLon> course = courses.get(name);
            if (course == null) throw row.fault("river " + name + " has no course");
            boolean major = row.word("class", "major", "minor").equals("major");
            var river = new River(
                    name, row.text("label"), major, row.text("flows_into"), detail(row, 2), course, source(row));
            if (rivers.put(name, river) != null) throw row.fault("river " + name + " twice");
            rowOf.put(name, row);
        }
        for (String name : courses.keySet())
            if (!rivers.containsKey(name)) throw rowOf.firstEntry().getValue().fault("no river for the course " + name);
        rivers.values().forEach(river -> checkMouth(river, rowOf.get(river.name())));
    }

    private void checkMouth(River river, CsvTable.Row row) {
        for (int i = 1; i < river.course().size(); i++)
            if (river.course().get(i).km(river.course().get(i - 1)) > COURSE_KM)
                throw row.fault(river.name() + " has a gap of more than " + COURSE_KM + " km at vertex " + i);
        if (river.flowsInto().isEmpty()) return;
        River parent = rivers.get(river.flowsInto());
        if (parent == null) throw row.fault(river.name() + " flows into the unknown river " + river.flowsInto());
        if (!parent.course().contains(river.course().getLast()))
            throw row.fault(river.name() + " does not reach " + parent.name() + ": its last vertex "
                    + river.course().getLast() + " is none of that river's");
    }

    private static int detail(CsvTable.Row row, int most) {
        int detail = row.number("detail");
        if (detail < 1 || detail > most) throw row.fault("detail " + detail + " is not 1 to " + most);
        return detail;
    }

    /** Files of vertices: rows with a seq from 0, gathered by a key. */
    private SequencedMap<String, List<LatLon>> lines(String file, Function<CsvTable.Row, String> key) {
        SequencedMap<String, List<LatLon>> lines = new LinkedHashMap<>();
        for (var row : rows(file)) {
            List<LatLon> line = lines.computeIfAbsent(key.apply(row), k -> new ArrayList<>());
            if (row.number("seq") != line.size()) throw row.fault("seq is not " + line.size());
            source(row);
            LatLon vertex = LatLon.of(row);
            if (!line.isEmpty() && line.getLast().equals(vertex)) throw row.fault("vertex " + vertex + " twice");
            line.add(vertex);
        }
        return lines;
    }

    // ---- roads and bridges

    private List<RoadLink> roads() {
        var roads = new ArrayList<RoadLink>();
        for (var row : rows("roads")) {
            Town from = town(row, "from");
            Town to = town(row, "to");
            if (from == to) throw row.fault("a road from " + from.name() + " to itself");
            boolean main = row.word("class", "main", "secondary").equals("main");
            roads.add(new RoadLink(from, to, main, detail(row, 3), LatLon.all(row, "via"), source(row)));
            once(row, "road " + from.name() + " to " + to.name());
            once(row, "road " + to.name() + " to " + from.name());
        }
        return roads;
    }

    private List<Bridge> bridges() {
        var bridges = new ArrayList<Bridge>();
        for (var row : rows("bridges")) {
            Town town = town(row, "town");
            River river = rivers.get(row.text("river"));
            if (river == null) throw row.fault("unknown river " + row.text("river"));
            once(row, "bridge of " + town.name() + " over the " + river.name());
            if (town.at().km(river.course()) > BRIDGE_KM)
                throw row.fault(town.name() + " is more than " + BRIDGE_KM + " km from the " + river.name());
            bridges.add(new Bridge(town, river, source(row)));
        }
        return bridges;
    }

    // ---- ground and fronts

    private List<Feature> features() {
        var outlines = lines("terrain-outlines", row -> row.text("name") + "/" + row.text("kind"));
        var features = new ArrayList<Feature>();
        for (var row : rows("terrain")) {
            String kind =
                    row.word("kind", "forest", "ridge", "gorge", "marsh", "lake", "scarp", "westwall", "copse", "rise");
            List<LatLon> outline = outlines.remove(row.text("name") + "/" + kind);
            if (outline == null) throw row.fault("no outline for " + row.text("name") + ", or it stands here twice");
            boolean area = row.word("shape", "polygon", "line").equals("polygon");
            if (outline.size() < (area ? 3 : 2)) throw row.fault(row.text("name") + " has too few vertices");
            double width = row.decimal("width_km");
            var what = Feature.Kind.valueOf(kind.toUpperCase(Locale.ROOT));
            features.add(new Feature(row.text("name"), what, area, width, outline, source(row)));
        }
        if (!outlines.isEmpty())
            throw new BadData(
                    "terrain.csv",
                    1,
                    "no row for the outline " + outlines.firstEntry().getKey());
        return features;
    }

    private List<Gazetteer.NamedRegion> regions() {
        var regions = new ArrayList<Gazetteer.NamedRegion>();
        for (var row : rows("regions")) {
            String kind = row.word("kind", "country", "region", "wood", "heights", "marsh");
            once(row, "region " + row.text("name"));
            regions.add(new Gazetteer.NamedRegion(
                    row.text("name"), Region.Kind.valueOf(kind.toUpperCase(Locale.ROOT)), LatLon.of(row), source(row)));
        }
        return regions;
    }

    private SequencedMap<String, Front> fronts() {
        SequencedMap<String, Front> fronts = new TreeMap<>();
        lines("fronts", row -> row.text("date") + " " + row.text("part")).forEach((key, line) -> {
            String date = key.substring(0, 10);
            String part = key.substring(11);
            Front front = fronts.get(date);
            if (part.equals("main")) fronts.put(date, new Front(date, line, new ArrayList<>()));
            else if (front == null) throw new BadData("fronts.csv", 1, "the main line of " + date + " must come first");
            else front.pockets().add(new Front.Pocket(part, line));
        });
        return fronts;
    }
}
