package salient.geography.compiler;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import salient.geography.BridgeState;
import salient.geography.Compass;
import salient.geography.EdgeRoad;
import salient.geography.Settlement;
import salient.geography.Sheet;
import salient.geography.gazetteer.Gazetteer;
import salient.geography.gazetteer.LatLon;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.hex.HexGrid;

/** What is known of one map beyond the gazetteer: printed hexes, pins, entry roads, the recipe's figures. */
final class Layout {
    record PrintedBridge(int a, int b, BridgeState state) {}

    record Ruled(String town, int hex, Settlement settlement) {}

    final Sheet sheet;
    private final String folder;
    private final Set<String> sources = new TreeSet<>();
    final SequencedMap<String, Integer> printedHexes = new LinkedHashMap<>();
    final SequencedMap<Integer, LatLon> pins = new LinkedHashMap<>();
    final List<EdgeRoad> entryRoads = new ArrayList<>();
    final List<PrintedBridge> bridges = new ArrayList<>();
    final List<Ruled> ruled = new ArrayList<>();
    private final SequencedMap<String, Double> figures = new LinkedHashMap<>();

    Layout(MapRecipe recipe, Gazetteer gazetteer) {
        sheet = recipe.sheet();
        folder = recipe.folder();
        sources.addAll(gazetteer.sources().keySet());
        for (var row : Resources.rows(folder + "/sources.csv")) sources.add(row.text("id"));
        each("printed-hexes", row -> {
            gazetteer.town(row.text("town"));
            if (printedHexes.put(row.text("town"), hex(row, "hex")) != null)
                throw row.fault(row.text("town") + " has two printed hexes");
        });
        each("pins", row -> pins.put(hex(row, "hex"), LatLon.of(row)));
        each(
                "entry-roads",
                row -> entryRoads.add(new EdgeRoad(
                        hex(row, "hex"),
                        Compass.valueOf(row.word("edge", "north", "east", "south", "west")
                                .toUpperCase(Locale.ROOT)),
                        gazetteer.town(row.text("toward")).label())));
        each(
                "printed-bridges",
                row -> bridges.add(new PrintedBridge(
                        hex(row, "hex_a"),
                        hex(row, "hex_b"),
                        BridgeState.valueOf(row.word("state", "intact", "blown").toUpperCase(Locale.ROOT)))));
        each(
                "settlements",
                row -> ruled.add(new Ruled(
                        gazetteer.town(row.text("town")).name(),
                        row.text("hex").isEmpty() ? HexGrid.NONE : hex(row, "hex"),
                        Settlement.valueOf(
                                row.word("settlement", "city", "town").toUpperCase(Locale.ROOT)))));
        each("recipe", row -> figures.put(row.text("key"), row.decimal("value")));
    }

    double figure(String key) {
        Double value = figures.get(key);
        if (value == null) throw new IllegalArgumentException("the recipe of " + sheet.id() + " lacks " + key);
        return value;
    }

    private interface Use {
        void row(CsvTable.Row row);
    }

    private void each(String file, Use use) {
        for (var row : Resources.rows(folder + "/" + file + ".csv")) {
            if (!sources.contains(row.text("source"))) throw row.fault("unknown source " + row.text("source"));
            use.row(row);
        }
    }

    private int hex(CsvTable.Row row, String column) {
        int hex = sheet.names().hex(row.text(column));
        if (hex == HexGrid.NONE) throw row.fault("no such hex: " + row.text(column));
        return hex;
    }
}
