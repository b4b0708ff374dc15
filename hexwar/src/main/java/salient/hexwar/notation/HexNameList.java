package salient.hexwar.notation;

import java.util.AbstractList;
import java.util.RandomAccess;
import salient.hexwar.map.HexBoard;

/** Hexes of a path by name, looked up when they are read: an answer names hundreds of paths, of which few are read. */
public final class HexNameList extends AbstractList<String> implements RandomAccess {
    private final HexBoard board;
    private final int[] hexes;

    public HexNameList(HexBoard board, int[] hexes) {
        this.board = board;
        this.hexes = hexes;
    }

    @Override
    public String get(int i) {
        return board.name(hexes[i]);
    }

    @Override
    public int size() {
        return hexes.length;
    }
}
