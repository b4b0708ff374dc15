package salient.breakthrough.combat;

import java.util.List;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Terrain;

/**
 * What can become of the defenders of one combat, with exact weights: every surrender, every pair of rolls for losses and
 * every retreat test is gone through. An attacker that would be destroyed still bars the way with its zone of control.
 * At most three units defend, so that all weights of one calculation fit into a long.
 */
final class DefenderOutcomes {
    /** What can happen to a defender. */
    enum Fate {
        SURRENDERS,
        ELIMINATED,
        RETREATS,
        STANDS_AT_A_COST,
        HOLDS
    }

    private static final int LOSS_ROLLS = Casualties.DIE * Casualties.DIE;
    private static final long CHANCE_UNIT = gcd(Surrender.PERCENT, 100);

    private final Combatant[] defenders;
    private final int[] stands;
    private final boolean[][] blocked;
    private final boolean[][] zone;

    private final long[] attackerLoss;
    private final long[] defenderLoss;
    private final long[][] fates;
    private long cleared;
    private long total;

    /** Goes through everything at once; {@code s} is not changed. */
    DefenderOutcomes(State s, Combatant[] attackers, int[] from, Combatant[] defenders, int target) {
        this.defenders = defenders;
        int n = defenders.length;
        stands = new int[n];
        blocked = new boolean[n][1 << n];
        zone = new boolean[n][1 << n];
        findRoutes(s.copy(), from, 0, 0);
        attackerLoss = new long[sum(attackers) + 1];
        defenderLoss = new long[sum(defenders) + 1];
        fates = new long[n][Fate.values().length];
        surrenders(attackers, s.board().terrain(target), 0, 0, 1);
    }

    long total() {
        return total;
    }

    /** By the points lost: how often. */
    long[] attackerLoss() {
        return attackerLoss;
    }

    /** By the points lost, additional losses and surrendered units included: how often. */
    long[] defenderLoss() {
        return defenderLoss;
    }

    long fate(int defender, Fate fate) {
        return fates[defender][fate.ordinal()];
    }

    /** How often no defender is left in the hex. */
    long cleared() {
        return cleared;
    }

    /** Where each defender would go depends on who has gone before it: one search for each such case. */
    private void findRoutes(State s, int[] from, int i, int gone) {
        if (i == defenders.length) return;
        int u = defenders[i].unit().index();
        Forces forces = s.forces();
        int hex = forces.hex(u);
        int route = Retreat.route(s, u, from);
        blocked[i][gone] = route == Retreat.NO_ROUTE;
        findRoutes(s, from, i + 1, gone);
        if (route == Retreat.NO_ROUTE) return;
        int to = s.board().neighbor(hex, route);
        zone[i][gone] = forces.inZone(to, forces.army(u).opponent());
        forces.shift(u, to);
        findRoutes(s, from, i + 1, gone | 1 << i);
        forces.shift(u, hex);
    }

    /** 4.3q: each isolated defender gives up or fights on. */
    private void surrenders(Combatant[] attackers, Terrain terrain, int i, int surrendered, long weight) {
        if (i == defenders.length) {
            fights(attackers, terrain, surrendered, weight);
        } else if (defenders[i].supply() != SupplyState.ISOLATED) {
            surrenders(attackers, terrain, i + 1, surrendered, weight);
        } else {
            long yes = Surrender.PERCENT / CHANCE_UNIT;
            long no = 100 / CHANCE_UNIT - yes;
            surrenders(attackers, terrain, i + 1, surrendered | 1 << i, weight * yes);
            surrenders(attackers, terrain, i + 1, surrendered, weight * no);
        }
    }

    private void fights(Combatant[] attackers, Terrain terrain, int surrendered, long weight) {
        int n = defenders.length;
        int[] lost = new int[n];
        Fate[] fate = new Fate[n];
        int fighting = 0;
        for (int i = 0; i < n; i++)
            if ((surrendered & 1 << i) != 0) {
                lost[i] = defenders[i].combat();
                fate[i] = Fate.SURRENDERS;
            } else {
                stands[fighting++] = i;
            }
        if (fighting == 0) {
            long all = weight * LOSS_ROLLS * testWeight(n);
            attackerLoss[0] += all;
            end(lost, fate, all);
            return;
        }
        Combatant[] fighters = new Combatant[fighting];
        for (int k = 0; k < fighting; k++) fighters[k] = defenders[stands[k]];
        Combat combat = new Combat(List.of(attackers), List.of(fighters), terrain);
        Casualties casualties = combat.casualties();
        int[] attackerCounts = casualties.attackerLossCounts();
        for (int loss = 0; loss < attackerCounts.length; loss++)
            attackerLoss[loss] += weight * attackerCounts[loss] * Casualties.DIE * testWeight(n);
        int[] counts = casualties.defenderLossCounts();
        for (int loss = 0; loss < counts.length; loss++) {
            if (counts[loss] == 0) continue;
            int[] shares = combat.defenderShares(loss);
            for (int k = 0; k < fighting; k++) lost[stands[k]] = shares[k];
            tests(0, 0, lost, fate, weight * counts[loss]);
        }
    }

    /** Every leaf of the tree of tests stands for the same number of throws, whichever units had to test. */
    private static long testWeight(int units) {
        long weight = 1;
        for (int i = 0; i < units; i++) weight *= RetreatChance.DIE;
        return weight;
    }

    /** 8.4b: the defenders one after the other. */
    private void tests(int i, int gone, int[] lost, Fate[] fate, long weight) {
        if (i == defenders.length) {
            end(lost, fate, weight);
            return;
        }
        Combatant unit = defenders[i];
        if (fate[i] == Fate.SURRENDERS) {
            tests(i + 1, gone, lost, fate, weight * RetreatChance.DIE);
            return;
        }
        int left = unit.combat() - lost[i];
        if (left == 0) {
            fate[i] = Fate.ELIMINATED;
            tests(i + 1, gone, lost, fate, weight * RetreatChance.DIE);
            return;
        }
        int efficiency = Losses.efficiencyAfter(unit.efficiency(), Losses.efficiency(false, lost[i], unit.combat()));
        int faces = RetreatChance.faces(lost[i], unit.combat(), efficiency, unit.fort());
        fate[i] = Fate.HOLDS;
        if (faces < RetreatChance.DIE) tests(i + 1, gone, lost, fate, weight * (RetreatChance.DIE - faces));
        if (faces > 0) called(i, gone, left, lost, fate, weight * faces);
    }

    private void called(int i, int gone, int left, int[] lost, Fate[] fate, long weight) {
        boolean stays = blocked[i][gone];
        int more = stays ? Retreat.lossInPlace(left) : zone[i][gone] ? Retreat.lossInZone(left) : 0;
        lost[i] += more;
        fate[i] = more == left ? Fate.ELIMINATED : stays ? Fate.STANDS_AT_A_COST : Fate.RETREATS;
        tests(i + 1, fate[i] == Fate.RETREATS ? gone | 1 << i : gone, lost, fate, weight);
        lost[i] -= more;
    }

    private void end(int[] lost, Fate[] fate, long weight) {
        int sum = 0;
        boolean empty = true;
        for (int i = 0; i < fate.length; i++) {
            sum += lost[i];
            fates[i][fate[i].ordinal()] += weight;
            if (fate[i] == Fate.HOLDS || fate[i] == Fate.STANDS_AT_A_COST) empty = false;
        }
        defenderLoss[sum] += weight;
        if (empty) cleared += weight;
        total += weight;
    }

    private static int sum(Combatant[] side) {
        int sum = 0;
        for (Combatant unit : side) sum += unit.combat();
        return sum;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
