package salient.wave.map;

import java.util.List;
import salient.geography.Compass;
import salient.geography.HexMap;
import salient.geography.Settlement;
import salient.geography.Sheet;
import salient.geography.SheetedNames;
import salient.geography.Terrain;
import salient.geography.compiler.HexSets;
import salient.geography.compiler.Survey;
import salient.geography.gazetteer.Feature;
import salient.geography.gazetteer.Town;
import salient.geography.source.MapSource;
import salient.kernel.hex.HexGrid;

/** How the map of Wave of Terror is made from the gazetteer: M.5 and the clauses it draws on. */
public final class WaveMapSource extends MapSource {
    /** 2.2: two sheets joined; W38xx is E10xx. */
    public WaveMapSource() {
        var grid = new HexGrid(53, 45, 44, true);
        var west = new SheetedNames.Part('W', 18, 37, 0);
        var east = new SheetedNames.Part('E', 10, 42, 20);
        super(
                new Sheet(
                        "wave",
                        "Wave of Terror",
                        grid,
                        new SheetedNames(grid, List.of(west, east)),
                        Compass.NORTH,
                        2640,
                        Terrain.clearAnd("forest", "ridge", "marsh")),
                "M.5",
                "3.5c",
                WaveMapFacts::state);
    }

    /** 2.2: W18 is 28 columns west of E18. */
    @Override
    public int firstColumn() {
        return -10;
    }

    /** 9.8: scarps and gorges block hexsides. */
    @Override
    public boolean hasBlockedHexsides() {
        return true;
    }

    /** 9.11c to 9.11g: the highest kind in the hex; a village where enough roads meet is a town. */
    @Override
    public Settlement settlement(Survey survey, int hex, Town leader) {
        Settlement highest = Settlement.VILLAGE;
        for (Town town : survey.townsIn(hex)) {
            Settlement of = switch (town.kind()) {
                case CITY -> Settlement.CITY;
                case TOWN -> Settlement.TOWN;
                case VILLAGE ->
                    survey.roadDirections(hex) >= survey.figure("junction") ? Settlement.TOWN : Settlement.VILLAGE;
            };
            if (of.compareTo(highest) > 0) highest = of;
        }
        return highest;
    }

    /** 9.6: marsh and ridge show first; a wood must cover more of a hex with a place, which stands in a clearing. */
    @Override
    public String terrain(Survey survey, int hex, Settlement settlement) {
        if (survey.part(Feature.Kind.MARSH, hex) >= survey.figure("marsh")) return "marsh";
        if (survey.part(Feature.Kind.RIDGE, hex) >= survey.figure("ridge")) return "ridge";
        double needed = survey.figure(
                switch (settlement) {
                    case NONE -> "forest";
                    case VILLAGE -> "forest-village";
                    case TOWN -> "forest-town";
                    case CITY -> "forest-city";
                });
        return survey.part(Feature.Kind.FOREST, hex) >= needed ? "forest" : "clear";
    }

    @Override
    public void addSets(HexSets sets) {
        HexMap map = sets.map();
        HexGrid grid = map.grid();
        sets.add(
                "west-of-meuse",
                sets.reachable(sets.hex("W1800"), side -> !map.riverName(side).equals("Meuse")));
        sets.add("liege", sets.where(hex -> map.placeName(hex).equals("Liège")));
        sets.add("west-wall", sets.westWall());
        sets.add(
                "allied-supply",
                sets.where(h -> sets.onEdge(h, Compass.NORTH)
                        || sets.onEdge(h, Compass.WEST)
                        || sets.onEdge(h, Compass.SOUTH)));
        sets.add("german-supply", sets.where(h -> sets.onEdge(h, Compass.EAST)));
        sets.add("entry-german", sets.where(h -> sets.onEdge(h, Compass.EAST)));
        sets.add("entry-british", sets.where(h -> isNorthWestEdge(sets, h, "E2000")));
        sets.add(
                "entry-north",
                sets.where(h -> sets.onEdge(h, Compass.NORTH) && grid.column(h) <= sets.column("E3900")));
        sets.add("entry-west", sets.where(h -> sets.onEdge(h, Compass.WEST)));
        sets.add("entry-south", sets.where(h -> sets.onEdge(h, Compass.SOUTH)));
        sets.add("exit-road", sets.where(h -> isNorthWestEdge(sets, h, "E1800") && sets.hasEdgeRoad(h)));
    }

    /** From W1810 north to W1800, then east along the north edge (4.3a, 8.2b). */
    private static boolean isNorthWestEdge(HexSets sets, int hex, String eastEnd) {
        HexGrid grid = sets.map().grid();
        if (sets.onEdge(hex, Compass.NORTH) && grid.column(hex) <= sets.column(eastEnd)) return true;
        return sets.onEdge(hex, Compass.WEST) && grid.row(hex) <= grid.row(sets.hex("W1810"));
    }
}
