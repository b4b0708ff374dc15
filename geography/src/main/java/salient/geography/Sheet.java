package salient.geography;

import java.util.List;
import salient.kernel.hex.HexGrid;
import salient.kernel.hex.HexNames;

/**
 * What is fixed before anything is drawn: the grid, its names, its scale, its vocabulary of terrain.
 *
 * @param up what lies at the top of a column
 * @param yards the width of a hex, flat to flat
 */
public record Sheet(
        String id, String title, HexGrid grid, SheetNames names, Compass up, int yards, List<Terrain> terrains) {
    public Sheet {
        terrains = List.copyOf(terrains);
    }

    /** How hexes are named, in a form the map file can state. */
    public sealed interface SheetNames extends HexNames permits XyNames, SheetedNames {
        /** The map file's words for this naming. */
        String stated();
    }

    /** The map edges a hex lies on, none for a hex inside. */
    public List<Compass> edges(int hex) {
        var edges = new java.util.ArrayList<Compass>(2);
        int column = grid.column(hex);
        int row = grid.row(hex);
        if (row == 0) edges.add(up);
        if (column == grid.columns() - 1) edges.add(up.turned(1));
        if (row == grid.rows(column) - 1) edges.add(up.turned(2));
        if (column == 0) edges.add(up.turned(3));
        return edges;
    }
}
