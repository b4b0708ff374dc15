package salient.wave.state;

import java.util.Arrays;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.StateHash;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;

/** The four POL markers: the first two are real, the others dummies; which is which is hidden from the German (3.7). */
@Clause({"wave 3.7a", "wave 6.17a", "wave 7.8"})
public final class Depots {
    public static final int MARKERS = Constants.of("depot-markers");
    private static final int REAL = Constants.of("depots-real");
    /** Not placed yet. */
    public static final int UNPLACED = -2;

    private final short[] hexes = new short[MARKERS];
    private boolean unseen;

    public Depots() {
        remove();
    }

    public Depots copy() {
        Depots copy = new Depots();
        System.arraycopy(hexes, 0, copy.hexes, 0, MARKERS);
        copy.unseen = unseen;
        return copy;
    }

    public void hash(StateHash hash) {
        hash.add(hexes).add(unseen);
    }

    /** Before set-up: all are to be placed. */
    public void prepare() {
        Arrays.fill(hexes, (short) UNPLACED);
    }

    /** Its hex, NONE once it is off the map, or UNPLACED. */
    public int hex(int marker) {
        return hexes[marker];
    }

    public void place(int marker, int hex) {
        hexes[marker] = (short) hex;
    }

    public boolean isReal(int marker) {
        return !unseen && marker < REAL;
    }

    /** Whether the faces are hidden from the side this position is for. */
    public boolean isUnseen() {
        return unseen;
    }

    /** The marker in a hex, or NONE. */
    public int at(int hex) {
        for (int marker = 0; marker < MARKERS; marker++) if (hexes[marker] == hex) return marker;
        return HexGrid.NONE;
    }

    /** 6.17c: all are taken off. */
    public void remove() {
        Arrays.fill(hexes, (short) HexGrid.NONE);
    }

    public boolean allPlaced() {
        for (short hex : hexes) if (hex == UNPLACED) return false;
        return true;
    }

    /** For a masked position: the markers in the order of their hexes, so that their numbers tell nothing. */
    public void hideFaces() {
        unseen = true;
        Arrays.sort(hexes);
    }

    /**
     * For a position drawn from a masked one: two markers are taken for the real ones.
     *
     * @param first  the place of one among all markers
     * @param second the place of the other among those that are left
     */
    public void showFaces(int first, int second) {
        unseen = false;
        swap(0, first);
        swap(1, 1 + second);
    }

    private void swap(int a, int b) {
        short hex = hexes[a];
        hexes[a] = hexes[b];
        hexes[b] = hex;
    }
}
