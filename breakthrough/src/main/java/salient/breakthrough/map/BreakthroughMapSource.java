package salient.breakthrough.map;

import java.util.Arrays;
import java.util.SequencedMap;
import java.util.TreeMap;
import salient.geography.Compass;
import salient.geography.HexMap;
import salient.geography.HexSet;
import salient.geography.Settlement;
import salient.geography.Sheet;
import salient.geography.Terrain;
import salient.geography.XyNames;
import salient.geography.compiler.HexSets;
import salient.geography.compiler.Survey;
import salient.geography.gazetteer.Feature;
import salient.geography.gazetteer.Town;
import salient.geography.source.MapSource;
import salient.kernel.data.Resources;
import salient.kernel.hex.HexGrid;

/** How the map of Breakthrough in the Ardennes is made from the gazetteer: section W of the rulebook. */
public final class BreakthroughMapSource extends MapSource {
    public BreakthroughMapSource() {
        var grid = new HexGrid(31, 32, 32, true);
        super(
                new Sheet(
                        "breakthrough",
                        "Breakthrough in the Ardennes",
                        grid,
                        new XyNames(grid),
                        Compass.WEST,
                        3520,
                        Terrain.clearAnd("rough", "forest", "town")),
                "W2",
                "13.2b",
                BreakthroughMapFacts::state);
    }

    /**
     * The start follows the table of W6, and no German is ever in column 0 (1.4k). On a later day a hex that was German
     * at the start is German still.
     */
    @Override
    public SequencedMap<String, HexSet> fronts(SequencedMap<String, HexSet> byLine) {
        HexGrid grid = sheet().grid();
        int[] first = new int[grid.columns()];
        Arrays.fill(first, Integer.MAX_VALUE);
        for (var row : Resources.rows(folder() + "/ownership.csv"))
            first[row.number("x")] = row.number("first_german_y");
        HexSet start = HexSet.where(grid.size(), hex -> grid.row(hex) >= first[grid.column(hex)]);
        SequencedMap<String, HexSet> german = new TreeMap<>();
        byLine.forEach((day, held) -> german.put(
                day,
                HexSet.where(grid.size(), hex -> grid.column(hex) > 0 && (start.contains(hex) || held.contains(hex)))));
        german.put(german.firstEntry().getKey(), start);
        return german;
    }

    /** W1: the scoring towns and what the gazetteer ranks as town or city. */
    @Override
    public Settlement settlement(Survey survey, int hex, Town leader) {
        if (leader.rank() == 1) return Settlement.CITY;
        return survey.isPrinted(hex) || leader.rank() == 2 ? Settlement.TOWN : Settlement.VILLAGE;
    }

    /** 1.4d: four kinds, of which town comes first and broken ground counts as rough. */
    @Override
    public String terrain(Survey survey, int hex, Settlement settlement) {
        if (settlement.compareTo(Settlement.TOWN) >= 0) return "town";
        if (survey.part(Feature.Kind.RIDGE, hex) >= survey.figure("ridge")
                || survey.part(Feature.Kind.MARSH, hex) >= survey.figure("marsh")) return "rough";
        String needed = settlement == Settlement.NONE ? "forest" : "forest-village";
        if (survey.part(Feature.Kind.FOREST, hex) >= survey.figure(needed)) return "forest";
        double broken = survey.part(Feature.Kind.RIDGE, hex) + survey.part(Feature.Kind.GORGE, hex);
        return broken >= survey.figure("rough") ? "rough" : "clear";
    }

    @Override
    public void addSets(HexSets sets) {
        HexGrid grid = sets.map().grid();
        HexSet entry = sets.printedEntries();
        HexSet german = sets.germanAtStart();
        sets.add("entry", entry);
        sets.add("entry-american", sets.where(h -> entry.contains(h) && !german.contains(h)));
        sets.add("entry-german", sets.where(h -> entry.contains(h) && german.contains(h)));
        // W4: road hexes of the west edge from Rochefort's column northward, and the entry hexes of the north edge.
        sets.add(
                "exit",
                sets.where(h -> (sets.onEdge(h, Compass.WEST) && sets.hasEdgeRoad(h) && grid.column(h) >= 14)
                        || (sets.onEdge(h, Compass.NORTH) && entry.contains(h))));
        sets.add("vp-road", victoryRoads(sets));
        sets.add("scoring-town", sets.printedTowns());
        sets.add("corridor", sets.where(h -> grid.column(h) >= 11 && grid.column(h) <= 17));
        sets.add("no-german", sets.where(h -> grid.column(h) == 0));
        sets.add("west-wall", sets.westWall());
    }

    /** W5: road hexes north of St. Hubert's column and west of the Ourthe, above the mouth of its western arm. */
    private static HexSet victoryRoads(HexSets sets) {
        HexMap map = sets.map();
        HexGrid grid = map.grid();
        int southernmost = sets.columnOf("St. Hubert") + 1;
        HexSet zone = sets.reachable(
                sets.hex("14,2"),
                side -> !map.riverName(side).equals("Ourthe")
                        && !map.riverName(side).equals("Ourthe Occidentale")
                        && grid.column(grid.firstHex(side)) >= southernmost
                        && grid.column(grid.secondHex(side)) >= southernmost);
        return sets.where(h -> zone.contains(h) && map.hasRoad(h));
    }
}
