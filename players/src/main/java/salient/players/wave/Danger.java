package salient.players.wave;

import java.util.Map;
import java.util.TreeMap;
import salient.players.weights.Weights;
import salient.wave.combat.CombatResults;
import salient.wave.state.Stacks;
import salient.wave.state.State;

/**
 * What the enemy could do to a hex in his next segment: for each hex the attack factors that the strongest of his
 * organizations has near it, since only one may share an attack (10.16).
 */
final class Danger {
    private static final int FACES = 6;

    private final int[] potential;
    /** What the losses of the enemy count. */
    private final double hisLosses;

    /** @param weights of the side that asks */
    Danger(State state, int enemy, Weights<Weight> weights) {
        hisLosses = weights.of(Weight.DANGER_HIS_LOSSES);
        int reach = weights.whole(Weight.DANGER_NEAR);
        int gather = weights.whole(Weight.DANGER_GATHER);
        potential = new int[state.map.size()];
        Map<Integer, int[]> organizations = new TreeMap<>();
        for (int hex : Survey.held(state, enemy)) {
            int top = state.stacks.top(hex);
            int attack = 0;
            for (int unit = top; unit != Stacks.NONE; unit = state.stacks.below(unit))
                attack += Survey.attack(state, unit);
            // What lies covered is taken for the comrades of what shows (7.3).
            int organization = state.counters.organization(top);
            if (attack == 0) continue;
            int[] near = organizations.computeIfAbsent(organization, _ -> new int[potential.length]);
            for (int around : state.map.grid().within(hex, reach)) near[around] += attack;
        }
        for (int[] near : organizations.values())
            for (int hex = 0; hex < potential.length; hex++) potential[hex] = Math.max(potential[hex], near[hex]);
        for (int hex = 0; hex < potential.length; hex++) potential[hex] = potential[hex] * gather / 100;
    }

    /** By how many steps the side is worse off on average if units stand in a hex: less than nothing if they help it. */
    double of(State state, int[] units, int hex) {
        if (potential[hex] == 0) return 0;
        boolean here = state.stacks.place(units[0]) == hex;
        int defense = Survey.defense(state, units);
        int steps = 0;
        for (int unit : units) steps += state.stacks.steps(unit);
        int othersDefense = Survey.defenseIn(state, hex) - (here ? defense : 0);
        int othersSteps = Survey.stepsIn(state, hex) - (here ? steps : 0);
        double without = othersSteps == 0 ? 0 : loss(state, hex, othersDefense, othersSteps);
        return loss(state, hex, othersDefense + defense, othersSteps + steps) - without;
    }

    private double loss(State state, int hex, int defense, int steps) {
        int place = CombatResults.place(potential[hex], Math.max(1, defense)) - state.map.shift(hex);
        double sum = 0;
        for (int die = 1; die <= FACES; die++) {
            CombatResults.Result result = CombatResults.result(place, die);
            sum += Math.min(steps, result.defender()) - hisLosses * result.attacker();
        }
        return Math.max(0, sum / FACES);
    }
}
