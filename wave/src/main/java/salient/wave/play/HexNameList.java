package salient.wave.play;

import java.util.AbstractList;
import java.util.RandomAccess;
import salient.wave.map.WaveMap;

/** Hexes of a path by name, looked up when they are read: an answer names hundreds of paths of which few are. */
public final class HexNameList extends AbstractList<String> implements RandomAccess {
    private final WaveMap map;
    private final int[] hexes;

    public HexNameList(WaveMap map, int[] hexes) {
        this.map = map;
        this.hexes = hexes;
    }

    @Override
    public String get(int i) {
        return map.name(hexes[i]);
    }

    @Override
    public int size() {
        return hexes.length;
    }
}
