package salient.wave.state;

import salient.hexwar.sets.Bits;
import salient.kernel.play.StateHash;
import salient.kernel.rulebook.Clause;
import salient.wave.map.WaveMap;
import salient.wave.units.Sides;

/** What changes on the ground: who controls each hex, which bridges stand, what the Kampfgruppe alone has gained. */
@Clause({"wave 3.11a", "wave 3.11b", "wave 3.11d", "wave 9.13a", "wave 3.9a", "wave 3.9b", "wave 3.5b"})
public final class Ground {
    /** Hexes under German control. */
    private final Bits german;

    private final Bits blown;
    private final Bits underRepair;
    private final Bits attempted;
    private final Bits gainedByPeiper;

    /** As play begins: each side controls its side of the line; with bridges, those on the line are down (P.2: else none). */
    public Ground(WaveMap map, boolean bridgesMatter) {
        german = new Bits(map.size());
        for (int hex = 0; hex < map.size(); hex++) if (map.isGermanSide(hex)) german.add(hex);
        blown = new Bits(map.bridgeCount());
        underRepair = new Bits(map.bridgeCount());
        attempted = new Bits(map.bridgeCount());
        gainedByPeiper = new Bits(map.size());
        if (bridgesMatter)
            for (int bridge = 0; bridge < map.bridgeCount(); bridge++)
                if (map.isBlownAtStart(bridge)) blown.add(bridge);
    }

    private Ground(Ground from) {
        german = from.german.copy();
        blown = from.blown.copy();
        underRepair = from.underRepair.copy();
        attempted = from.attempted.copy();
        gainedByPeiper = from.gainedByPeiper.copy();
    }

    public Ground copy() {
        return new Ground(this);
    }

    public void hash(StateHash hash) {
        german.hash(hash);
        blown.hash(hash);
        underRepair.hash(hash);
        attempted.hash(hash);
        gainedByPeiper.hash(hash);
    }

    public int control(int hex) {
        return german.has(hex) ? Sides.GERMAN : Sides.ALLIED;
    }

    public void setControl(int hex, int side) {
        if (side == Sides.GERMAN) german.add(hex);
        else german.remove(hex);
    }

    public Bits blown() {
        return blown;
    }

    /** Bridges with a construction marker; blown until the repair is resolved (9.15g). */
    public Bits underRepair() {
        return underRepair;
    }

    /** 9.14c: bridges on which a demolition was tried this game turn. */
    public Bits attempted() {
        return attempted;
    }

    /** 9.16: hexes gained by Kampfgruppe Peiper where no supplied unit from outside it has been since. */
    public Bits gainedByPeiper() {
        return gainedByPeiper;
    }

    /** Whether the hexside of a step can be crossed as if there were no water: dry, or over an intact bridge. */
    public boolean isDry(int step) {
        if ((step & WaveMap.WATER) == 0) return true;
        int bridge = WaveMap.bridgeOf(step);
        return bridge >= 0 && !blown.has(bridge);
    }

    /** Whether a road runs over the hexside of a step and no blown bridge cuts it (9.12b). */
    public boolean isOpenRoad(int step) {
        if ((step & WaveMap.ROAD) == 0) return false;
        int bridge = WaveMap.bridgeOf(step);
        return bridge < 0 || !blown.has(bridge);
    }

    /** 6.10: a blocked or unbridged water hexside. */
    public boolean isBarrier(int step) {
        return (step & WaveMap.BLOCKED) != 0 || !isDry(step);
    }
}
