package salient.wave.threat;

import java.util.Map;
import java.util.TreeMap;
import salient.kernel.rulebook.Clause;
import salient.wave.combat.Attack;
import salient.wave.units.Counters;

/**
 * The strength of the strongest single attack on each hex by those who could come: one organization, and the
 * independents that may join it. What a counter of unknown identity is, is not known either, so it can be of any organization.
 */
@Clause({"wave 10.16a", "wave 10.17a"})
public final class StrongestAttack {
    private final int hexes;
    private final Map<Integer, int[]> organizations = new TreeMap<>();
    /** The strongest independents of each hex, strongest first. */
    private final int[] independents;

    private final int[] unknown;

    StrongestAttack(int hexes) {
        this.hexes = hexes;
        independents = new int[Attack.INDEPENDENTS * hexes];
        unknown = new int[hexes];
    }

    void add(int hex, int organization, int strength) {
        if (organization == Counters.NONE) addIndependent(hex, strength);
        else organizations.computeIfAbsent(organization, _ -> new int[hexes])[hex] += strength;
    }

    void addUnknown(int hex, int atMost) {
        unknown[hex] += atMost;
    }

    int known(int hex) {
        int best = 0;
        for (int[] organization : organizations.values()) best = Math.max(best, organization[hex]);
        for (int i = 0; i < Attack.INDEPENDENTS; i++) best += independents[Attack.INDEPENDENTS * hex + i];
        return best;
    }

    int atMost(int hex) {
        return known(hex) + unknown[hex];
    }

    private void addIndependent(int hex, int strength) {
        int left = strength;
        for (int i = Attack.INDEPENDENTS * hex; i < Attack.INDEPENDENTS * (hex + 1); i++) {
            int weaker = Math.min(independents[i], left);
            independents[i] = Math.max(independents[i], left);
            left = weaker;
        }
    }
}
