package salient.geography.compiler;

import java.util.SequencedMap;
import salient.geography.HexSet;
import salient.geography.Settlement;
import salient.geography.Sheet;
import salient.geography.gazetteer.Town;

/**
 * What a game brings to have its map compiled: the sheet, the folder with its layout tables (printed hexes, pins,
 * transform, figures, corrections), and its rules for settlements, terrain, fronts and hex sets.
 */
public interface MapRecipe {
    Sheet sheet();

    /** The resource folder of the layout tables below {@code salient/}, as in {@code wave/map}. */
    String folder();

    /** The number that the fitted transform gives column 0 of the grid. */
    default int firstColumn() {
        return 0;
    }

    /** The hexes in German hands by day; given are those that the lines of the gazetteer make. */
    default SequencedMap<String, HexSet> fronts(SequencedMap<String, HexSet> byLine) {
        return byLine;
    }

    /** What a hex with places counts as; the leader is the place it is named after. */
    Settlement settlement(Survey survey, int hex, Town leader);

    /** The word of the sheet for the terrain of a hex. */
    String terrain(Survey survey, int hex, Settlement settlement);

    /** Whether scarps and gorges block hexsides. */
    default boolean hasBlockedHexsides() {
        return false;
    }

    /** Adds the hex sets that the rules name. */
    void addSets(HexSets sets);
}
