package salient.geography.compiler;

import java.util.List;
import java.util.SequencedMap;
import salient.geography.BridgeState;
import salient.geography.Compass;
import salient.geography.EdgeRoad;
import salient.geography.HexMap;
import salient.geography.HexMapBuilder;
import salient.geography.HexPlane;
import salient.geography.HexSet;
import salient.geography.MapFile;
import salient.geography.RoadClass;
import salient.geography.Settlement;
import salient.geography.Sheet;
import salient.geography.SheetedNames;
import salient.geography.Terrain;
import salient.geography.XyNames;
import salient.geography.gazetteer.Gazetteer;
import salient.geography.gazetteer.Town;
import salient.kernel.hex.HexGrid;

/** Makes a game's map out of the gazetteer: the stages in order, then the corrections. */
public final class Compiler {
    private static final int WAVE_FIRST_COLUMN = -10; // W18 is 28 columns west of E18: wave 2.2

    private final Gazetteer gazetteer;
    private final Layout layout;
    private final Transform transform;
    private final Places places;
    private final Waters waters;
    private final SequencedMap<String, HexSet> german;
    private final RoadNet roads;
    private final Ground ground;
    private final HexMapBuilder drawing;

    private Compiler(Sheet sheet, Gazetteer gazetteer) {
        this.gazetteer = gazetteer;
        boolean wave = sheet.id().equals("wave");
        layout = new Layout(sheet, gazetteer);
        transform = transform(sheet.id());
        places = new Places(layout, transform, gazetteer);
        waters = new Waters(layout, transform, places, gazetteer);
        var byLine = Fronts.byLine(sheet.grid(), transform, places, gazetteer);
        german = wave ? byLine : Fronts.byTable(sheet.grid(), byLine);
        roads = new RoadNet(layout, transform, places, waters, german.get(Fronts.START), gazetteer);
        ground = new Ground(layout, transform, gazetteer);
        drawing = new HexMapBuilder(sheet);
    }

    /** The map of a game, corrections applied: what its checked-in file must be. */
    public static HexMap compile(String game) {
        return compile(game, Gazetteer.shipped());
    }

    public static HexMap compile(String game, Gazetteer gazetteer) {
        return switch (game) {
            case "wave" -> new Compiler(waveSheet(), gazetteer).wave();
            case "breakthrough" -> new Compiler(breakthroughSheet(), gazetteer).breakthrough();
            default -> throw new IllegalArgumentException("no map is compiled for " + game);
        };
    }

    /** The text of a game's map file: the compiled map under a line that says where it comes from. */
    public static String text(String game) {
        return "# Compiled from the gazetteer. Do not edit: change the gazetteer, or layout/" + game + ".corrections.\n"
                + MapFile.write(compile(game));
    }

    /** The fitted transform of a game's map. */
    public static Transform transform(String game) {
        return Transform.of(game, game.equals("wave") ? WAVE_FIRST_COLUMN : 0);
    }

    private static Sheet waveSheet() {
        var grid = new HexGrid(53, 45, 44, true);
        var west = new SheetedNames.Part('W', 18, 37, 0);
        var east = new SheetedNames.Part('E', 10, 42, 20);
        return new Sheet(
                "wave",
                "Wave of Terror",
                grid,
                new SheetedNames(grid, List.of(west, east)),
                Compass.NORTH,
                2640,
                List.of(
                        new Terrain('.', "clear"),
                        new Terrain('f', "forest"),
                        new Terrain('r', "ridge"),
                        new Terrain('m', "marsh")));
    }

    private static Sheet breakthroughSheet() {
        var grid = new HexGrid(31, 32, 32, true);
        return new Sheet(
                "breakthrough",
                "Breakthrough in the Ardennes",
                grid,
                new XyNames(grid),
                Compass.WEST,
                3520,
                List.of(
                        new Terrain('.', "clear"),
                        new Terrain('r', "rough"),
                        new Terrain('f', "forest"),
                        new Terrain('t', "town")));
    }

    private HexMap wave() {
        drawPlaces(this::waveSettlement);
        drawLines();
        for (int hex = 0; hex < layout.sheet.grid().size(); hex++)
            drawing.terrain(hex, ground.wave(hex, settlementIn(hex), layout));
        var scarps = new Scarps(layout.sheet.grid(), transform, places);
        scarps.blocked(gazetteer, waters, roads)
                .forEach((side, by) -> drawing.blocked(
                        layout.sheet.grid().firstHex(side), layout.sheet.grid().secondHex(side), by));
        Corrections.shipped("wave").apply(drawing);
        new GameSets(drawing).wave(scarps.westWall(gazetteer, german.get(Fronts.START)));
        return drawing.build();
    }

    private HexMap breakthrough() {
        drawPlaces(this::breakthroughSettlement);
        drawLines();
        for (int hex = 0; hex < layout.sheet.grid().size(); hex++)
            drawing.terrain(hex, ground.breakthrough(hex, settlementIn(hex), layout));
        var scarps = new Scarps(layout.sheet.grid(), transform, places);
        Corrections.shipped("breakthrough").apply(drawing);
        HexSet scoring = HexSet.of(layout.printedHexes.values().stream()
                .mapToInt(Integer::intValue)
                .toArray());
        new GameSets(drawing)
                .breakthrough(scarps.westWall(gazetteer, german.get(Fronts.START)), layout.entryRoads, scoring);
        return drawing.build();
    }

    private interface SettlementRule {
        Settlement of(int hex, Town leader);
    }

    private void drawPlaces(SettlementRule rule) {
        for (int hex = 0; hex < layout.sheet.grid().size(); hex++) {
            Town leader = places.leader(hex);
            if (leader != null) drawing.place(hex, rule.of(hex, leader), leader.rank(), leader.label());
        }
        for (var ruled : layout.ruled) {
            Town town = gazetteer.town(ruled.town());
            int hex = ruled.hex() == HexGrid.NONE ? places.hexOf(town) : ruled.hex();
            drawing.removePlace(hex);
            drawing.place(hex, ruled.settlement(), town.rank(), town.label());
        }
    }

    private Settlement settlementIn(int hex) {
        return drawing.settlement(hex);
    }

    /** Wave 9.11c to 9.11g: the highest kind in the hex; a village where enough roads meet is a town. */
    private Settlement waveSettlement(int hex, Town leader) {
        Settlement highest = Settlement.VILLAGE;
        for (Town town : places.townsIn(hex)) {
            Settlement of = switch (town.kind()) {
                case CITY -> Settlement.CITY;
                case TOWN -> Settlement.TOWN;
                case VILLAGE ->
                    roads.directions(hex) >= layout.figure("junction") ? Settlement.TOWN : Settlement.VILLAGE;
            };
            if (of.compareTo(highest) > 0) highest = of;
        }
        return highest;
    }

    /** Breakthrough W1: the scoring towns and what the gazetteer ranks as town or city. */
    private Settlement breakthroughSettlement(int hex, Town leader) {
        if (leader.rank() == 1) return Settlement.CITY;
        boolean scoring = layout.printedHexes.containsValue(hex);
        return scoring || leader.rank() == 2 ? Settlement.TOWN : Settlement.VILLAGE;
    }

    private void drawLines() {
        HexGrid grid = layout.sheet.grid();
        german.forEach(drawing::german);
        waters.rivers()
                .forEach((side, river) -> drawing.river(
                        grid.firstHex(side),
                        grid.secondHex(side),
                        waters.water(side),
                        gazetteer.rivers().get(river).label()));
        for (int side = 0; side < grid.sideCount(); side++) {
            if (roads.road(side) == RoadClass.NONE) continue;
            drawing.road(grid.firstHex(side), grid.secondHex(side), roads.road(side));
            if (waters.isWater(side))
                drawing.bridge(grid.firstHex(side), grid.secondHex(side), stateAtStart(side), roads.bridgeName(side));
        }
        for (var region : gazetteer.regions()) {
            int hex = new HexPlane(grid).hexAt(transform.plane(region.at()));
            if (hex != HexGrid.NONE) drawing.region(hex, region.kind(), region.name());
        }
        for (EdgeRoad road : roads.edgeRoads()) drawing.edgeRoad(road.hex(), road.edge(), road.toward());
    }

    private BridgeState stateAtStart(int side) {
        for (var printed : layout.bridges)
            if (layout.sheet.grid().sideBetween(printed.a(), printed.b()) == side) return printed.state();
        return BridgeState.INTACT;
    }
}
