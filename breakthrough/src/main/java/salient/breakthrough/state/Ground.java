package salient.breakthrough.state;

import salient.breakthrough.tables.Army;
import salient.hexwar.sets.Bits;
import salient.kernel.play.StateHash;
import salient.kernel.rulebook.Clause;

/** What changes about the map: who owns each hex (1.4f), and the bridges. */
public final class Ground {
    private final Bits german;
    /** Of each site: twice the German crossings of this turn, and 1 if the bridge is down. */
    private final byte[] bridges;

    private int changes;

    /** 6.7n: every bridge stands; the hexes are all American until someone says otherwise. */
    @Clause("breakthrough 6.7n")
    Ground(Board board) {
        german = new Bits(board.size());
        bridges = new byte[board.bridgeCount()];
    }

    private Ground(Ground from) {
        german = from.german.copy();
        bridges = from.bridges.clone();
        changes = from.changes;
    }

    Ground copy() {
        return new Ground(this);
    }

    long hash(long seed) {
        long hash = seed;
        for (long bits : german.words()) hash = StateHash.mixed(hash, bits);
        for (int site = 0; site < bridges.length; site++)
            if (bridges[site] != 0) hash = StateHash.mixed(hash, site << 16 | bridges[site] & 0xFF);
        return hash;
    }

    int changes() {
        return changes;
    }

    public boolean german(int hex) {
        return german.has(hex);
    }

    @Clause("breakthrough 1.4f")
    public Army owner(int hex) {
        return german(hex) ? Army.GERMAN : Army.AMERICAN;
    }

    public boolean ownedBy(int hex, Army army) {
        return german(hex) == (army == Army.GERMAN);
    }

    /** 1.4g: ownership passes to the side that entered last. */
    @Clause("breakthrough 1.4g")
    public void setOwner(int hex, Army army) {
        if (ownedBy(hex, army)) return;
        if (army == Army.GERMAN) german.add(hex);
        else german.remove(hex);
        changes++;
    }

    public boolean intact(int site) {
        return (bridges[site] & 1) == 0;
    }

    public void setIntact(int site, boolean intact) {
        bridges[site] = (byte) (intact ? bridges[site] & ~1 : bridges[site] | 1);
    }

    /** 6.7l: how many German units have crossed a bridge this turn. */
    public int crossings(int site) {
        return (bridges[site] & 0xFF) >> 1;
    }

    public void setCrossings(int site, int count) {
        bridges[site] = (byte) (count << 1 | bridges[site] & 1);
    }

    /** 6.7l: the count starts anew with the turn. */
    public void forgetCrossings() {
        for (int site = 0; site < bridges.length; site++) bridges[site] &= 1;
    }
}
