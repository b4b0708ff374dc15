package salient.geography.compiler;

import java.util.SequencedMap;
import salient.geography.BridgeState;
import salient.geography.EdgeRoad;
import salient.geography.HexMap;
import salient.geography.HexMapBuilder;
import salient.geography.HexPlane;
import salient.geography.HexSet;
import salient.geography.MapFile;
import salient.geography.RoadClass;
import salient.geography.Sheet;
import salient.geography.gazetteer.Gazetteer;
import salient.geography.gazetteer.Town;
import salient.kernel.hex.HexGrid;

/** Makes a map out of the gazetteer by a game's recipe: the stages in order, then the corrections. */
public final class Compiler {
    private final MapRecipe recipe;
    private final Gazetteer gazetteer;
    private final Layout layout;
    private final Transform transform;
    private final Places places;
    private final Waters waters;
    private final SequencedMap<String, HexSet> german;
    private final RoadNet roads;
    private final Survey survey;
    private final HexMapBuilder drawing;

    private Compiler(MapRecipe recipe, Gazetteer gazetteer) {
        this.recipe = recipe;
        this.gazetteer = gazetteer;
        Sheet sheet = recipe.sheet();
        layout = new Layout(recipe, gazetteer);
        transform = Transform.of(recipe);
        places = new Places(layout, transform, gazetteer);
        waters = new Waters(layout, transform, places, gazetteer);
        german = recipe.fronts(Fronts.byLine(sheet.grid(), transform, places, gazetteer));
        roads = new RoadNet(layout, transform, places, waters, german.get(Fronts.START), gazetteer);
        survey = new Survey(layout, places, roads, new Ground(layout, transform, gazetteer));
        drawing = new HexMapBuilder(sheet);
    }

    /** The map of a recipe, corrections applied: what its checked-in file must be. */
    public static HexMap compile(MapRecipe recipe) {
        return compile(recipe, Gazetteer.shipped());
    }

    public static HexMap compile(MapRecipe recipe, Gazetteer gazetteer) {
        return new Compiler(recipe, gazetteer).draw();
    }

    /** The text of a map file: the compiled map under a line that says where it comes from. */
    public static String text(MapRecipe recipe) {
        return "# Compiled from the gazetteer. Do not edit: change the gazetteer, or " + recipe.folder()
                + "/corrections.txt.\n" + MapFile.write(compile(recipe));
    }

    private HexMap draw() {
        HexGrid grid = layout.sheet.grid();
        drawPlaces();
        drawLines();
        for (int hex = 0; hex < grid.size(); hex++)
            drawing.terrain(hex, recipe.terrain(survey, hex, drawing.settlement(hex)));
        var scarps = new Scarps(grid, transform, places);
        if (recipe.hasBlockedHexsides())
            scarps.blocked(gazetteer, waters, roads)
                    .forEach((side, by) -> drawing.blocked(grid.firstHex(side), grid.secondHex(side), by));
        Corrections.of(recipe).apply(drawing);
        recipe.addSets(new HexSets(drawing, layout, scarps.westWall(gazetteer, german.get(Fronts.START))));
        return drawing.build();
    }

    private void drawPlaces() {
        for (int hex = 0; hex < layout.sheet.grid().size(); hex++) {
            Town leader = places.leader(hex);
            if (leader != null)
                drawing.place(hex, recipe.settlement(survey, hex, leader), leader.rank(), leader.label());
        }
        for (var ruled : layout.ruled) {
            Town town = gazetteer.town(ruled.town());
            int hex = ruled.hex() == HexGrid.NONE ? places.hexOf(town) : ruled.hex();
            drawing.removePlace(hex);
            drawing.place(hex, ruled.settlement(), town.rank(), town.label());
        }
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
