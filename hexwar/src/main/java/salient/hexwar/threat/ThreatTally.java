package salient.hexwar.threat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/** Counts by hex the units that could attack it. */
public final class ThreatTally {
    private final int[] units;
    private final int[] sure;

    public ThreatTally(int hexes) {
        units = new int[hexes];
        sure = new int[hexes];
    }

    /** Units that could attack a hex, and how many of them could by what is known of them. */
    public void add(int hex, int count, int knownToBeAble) {
        units[hex] += count;
        sure[hex] += knownToBeAble;
    }

    /** The threatened hexes in the order of their numbers, with the strength of the attack on each. */
    public List<Threats.Threatened> hexes(
            IntFunction<String> name, IntUnaryOperator strength, IntUnaryOperator atMost) {
        List<Threats.Threatened> hexes = new ArrayList<>();
        for (int hex = 0; hex < units.length; hex++)
            if (units[hex] > 0)
                hexes.add(new Threats.Threatened(
                        name.apply(hex), units[hex], sure[hex], strength.applyAsInt(hex), atMost.applyAsInt(hex)));
        return hexes;
    }
}
