package salient.wave.state;

import java.util.Arrays;
import salient.hexwar.sets.Bits;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.StateHash;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;

/** Allied aircraft and aerial supply of the game turn. */
@Clause({"wave 5.3d", "wave 6.15a", "wave 6.15b", "wave 9.18a"})
public final class Skies {
    public static final int MARKERS = Constants.of("aerial-markers");

    /** Aircraft that have supported a battle this game turn. */
    public int supported;

    private final Bits interdicted;
    private int interdictions;
    private final short[] drops = new short[MARKERS];
    private final byte[] loads = new byte[MARKERS];
    private final byte[] drawsOn;

    public Skies(int hexes, int units) {
        interdicted = new Bits(hexes);
        drawsOn = new byte[units];
        Arrays.fill(drops, (short) HexGrid.NONE);
    }

    private Skies(Skies from, int units) {
        supported = from.supported;
        interdicted = from.interdicted.copy();
        interdictions = from.interdictions;
        drawsOn = Arrays.copyOf(from.drawsOn, units);
        System.arraycopy(from.drops, 0, drops, 0, MARKERS);
        System.arraycopy(from.loads, 0, loads, 0, MARKERS);
    }

    /** The same for another set of counters; who draws on what is not the enemy's to know. */
    public Skies knownWith(int units, boolean own) {
        Skies known = new Skies(this, units);
        if (!own) known.forgetDraws();
        return known;
    }

    public Skies copy() {
        return new Skies(this, drawsOn.length);
    }

    public void hash(StateHash hash) {
        hash.add(supported);
        interdicted.hash(hash);
        hash.add(drops).add(loads);
    }

    /** 9.18c: the roads of the hex do not exist for movement. */
    public boolean isInterdicted(int hex) {
        return interdictions > 0 && interdicted.has(hex);
    }

    public int interdictions() {
        return interdictions;
    }

    public int[] interdicted() {
        return interdicted.toArray();
    }

    public void interdict(int hex) {
        interdicted.add(hex);
        interdictions++;
    }

    /** The hex of an aerial supply marker, or NONE. */
    public int drop(int marker) {
        return drops[marker];
    }

    public boolean hasDrop(int hex) {
        for (short drop : drops) if (drop == hex) return true;
        return false;
    }

    public boolean anyDrop() {
        for (short drop : drops) if (drop != HexGrid.NONE) return true;
        return false;
    }

    /** Places a marker, or takes it away with NONE. */
    public void setDrop(int marker, int hex) {
        drops[marker] = (short) hex;
    }

    /** A marker that is not on the map, or NONE. */
    public int freeMarker() {
        for (int marker = 0; marker < MARKERS; marker++) if (drops[marker] == HexGrid.NONE) return marker;
        return HexGrid.NONE;
    }

    /** Steps that have drawn on a marker this game turn. */
    public int load(int marker) {
        return loads[marker];
    }

    public void setLoad(int marker, int steps) {
        loads[marker] = (byte) steps;
    }

    /** The marker a unit has drawn on, or NONE. */
    public int drawsOn(int unit) {
        return drawsOn[unit] - 1;
    }

    /** The unit counts against the marker for the rest of the game turn, once. */
    public void draw(int unit, int marker, int steps) {
        drawsOn[unit] = (byte) (marker + 1);
        loads[marker] += (byte) steps;
    }

    private void forgetDraws() {
        Arrays.fill(drawsOn, (byte) 0);
        Arrays.fill(loads, (byte) 0);
    }

    /** End of the game turn: aircraft and markers are lifted. */
    public void lift() {
        supported = 0;
        interdicted.clear();
        interdictions = 0;
        Arrays.fill(drops, (short) HexGrid.NONE);
        forgetDraws();
    }
}
