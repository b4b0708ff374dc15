package salient.geography.compiler;

import java.util.List;
import salient.geography.gazetteer.Feature;
import salient.geography.gazetteer.Town;

/** What the compiler has found out about each hex, for a game's {@link MapRecipe}. */
public final class Survey {
    private final Layout layout;
    private final Places places;
    private final RoadNet roads;
    private final Ground ground;

    Survey(Layout layout, Places places, RoadNet roads, Ground ground) {
        this.layout = layout;
        this.places = places;
        this.roads = roads;
        this.ground = ground;
    }

    /** A figure of the recipe's table. */
    public double figure(String key) {
        return layout.figure(key);
    }

    /** Whether a source prints a town in this hex. */
    public boolean isPrinted(int hex) {
        return layout.printedHexes.containsValue(hex);
    }

    /** All towns of a hex, the leading one first. */
    public List<Town> townsIn(int hex) {
        return places.townsIn(hex);
    }

    /** In how many directions roads lead from a hex. */
    public int roadDirections(int hex) {
        return roads.directions(hex);
    }

    /** The part of a hex that a kind of ground covers, from 0 to 1. */
    public double part(Feature.Kind kind, int hex) {
        return ground.part(kind, hex);
    }
}
