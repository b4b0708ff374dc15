package salient.wave.state;

import java.util.List;
import salient.hexwar.sets.Bits;
import salient.kernel.play.StateHash;
import salient.kernel.rulebook.Clause;
import salient.wave.map.WaveMap;
import salient.wave.units.Sides;

/**
 * What changes on the ground: who controls each hex, which bridges stand, what the Kampfgruppe alone has gained.
 *
 * @param german hexes under German control
 * @param underRepair bridges with a construction marker; blown until the repair is resolved (9.15g)
 * @param attempted 9.14c: bridges on which a demolition was tried this game turn
 * @param gainedByPeiper 9.16: hexes gained by Kampfgruppe Peiper where no supplied unit from outside it has been since
 */
@Clause({"wave 3.11a", "wave 3.11b", "wave 3.11d", "wave 9.13a", "wave 3.9a", "wave 3.9b", "wave 3.5b"})
public record Ground(Bits german, Bits blown, Bits underRepair, Bits attempted, Bits gainedByPeiper) {
    /** As play begins: each side controls its side of the line; with bridges, those on the line are down (P.2: else none). */
    public static Ground atStart(WaveMap map, boolean bridgesMatter) {
        int bridges = map.bridgeCount();
        Ground ground = new Ground(
                new Bits(map.size()), new Bits(bridges), new Bits(bridges), new Bits(bridges), new Bits(map.size()));
        for (int hex = 0; hex < map.size(); hex++) if (map.isGermanSide(hex)) ground.german.add(hex);
        if (bridgesMatter)
            for (int bridge = 0; bridge < bridges; bridge++) if (map.isBlownAtStart(bridge)) ground.blown.add(bridge);
        return ground;
    }

    public Ground copy() {
        return new Ground(german.copy(), blown.copy(), underRepair.copy(), attempted.copy(), gainedByPeiper.copy());
    }

    public void hash(StateHash hash) {
        for (Bits bits : List.of(german, blown, underRepair, attempted, gainedByPeiper)) bits.hash(hash);
    }

    public int control(int hex) {
        return german.has(hex) ? Sides.GERMAN : Sides.ALLIED;
    }

    public void setControl(int hex, int side) {
        if (side == Sides.GERMAN) german.add(hex);
        else german.remove(hex);
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
