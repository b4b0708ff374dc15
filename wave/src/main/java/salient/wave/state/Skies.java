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

    /** 5.3d: the aircraft are numbered from 0 in the code and from 1 in every text. */
    public static final int AIRCRAFT = Constants.of("aircraft");

    /** What an aircraft does this game turn, if it does not interdict a hex. */
    private static final short IN_BATTLE = -2;

    private final short[] sorties = new short[AIRCRAFT];
    private final Bits interdicted;
    private int interdictions;
    private final short[] drops = new short[MARKERS];
    private final byte[] loads = new byte[MARKERS];
    private final byte[] drawsOn;

    public Skies(int hexes, int units) {
        interdicted = new Bits(hexes);
        drawsOn = new byte[units];
        Arrays.fill(drops, (short) HexGrid.NONE);
        Arrays.fill(sorties, (short) HexGrid.NONE);
    }

    private Skies(Skies from, int units) {
        System.arraycopy(from.sorties, 0, sorties, 0, AIRCRAFT);
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

    /** All aircraft are equal, so it does not matter here which of them has done what. */
    public void hash(StateHash hash) {
        hash.add(supported());
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

    public void interdict(int aircraft, int hex) {
        sorties[aircraft] = (short) hex;
        interdicted.add(hex);
        interdictions++;
    }

    /** The aircraft takes part in a battle, and in nothing else this game turn. */
    public void support(int aircraft) {
        sorties[aircraft] = IN_BATTLE;
    }

    /** 10.14a: whether the aircraft has not been used this game turn. */
    public boolean isUnused(int aircraft) {
        return sorties[aircraft] == HexGrid.NONE;
    }

    public boolean hasSupported(int aircraft) {
        return sorties[aircraft] == IN_BATTLE;
    }

    /** The hex an aircraft interdicts; only for one that does. */
    public int interdictedBy(int aircraft) {
        return sorties[aircraft];
    }

    /** The first aircraft not yet used, or NONE. */
    public int unused() {
        for (int aircraft = 0; aircraft < AIRCRAFT; aircraft++) if (isUnused(aircraft)) return aircraft;
        return HexGrid.NONE;
    }

    /** Aircraft that have supported a battle this game turn. */
    public int supported() {
        int count = 0;
        for (short sortie : sorties) if (sortie == IN_BATTLE) count++;
        return count;
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
        Arrays.fill(sorties, (short) HexGrid.NONE);
        interdicted.clear();
        interdictions = 0;
        Arrays.fill(drops, (short) HexGrid.NONE);
        forgetDraws();
    }
}
