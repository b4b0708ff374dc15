package salient.players.wave;

import java.util.BitSet;
import salient.players.weights.Weights;
import salient.wave.state.State;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

/** The divisions told off to take St. Vith: the strongest near it, with the independents, until it has fallen. */
final class Hammer {
    private final int[] distance;
    private final BitSet divisions = new BitSet();
    private final int near;
    private final double pull;

    private Hammer(int[] distance, Weights<Weight> weights) {
        this.distance = distance;
        near = weights.whole(Weight.HAMMER_NEAR);
        pull = weights.of(Weight.HAMMER_PULL);
    }

    /** Nobody is told off while there is nothing to take. */
    static Hammer of(State state, Weights<Weight> weights) {
        int target = Posts.decisive(state);
        if (target < 0 || state.ground.control(target) == Sides.GERMAN) return new Hammer(new int[0], weights);
        Hammer hammer = new Hammer(MarchDistances.to(state, Sides.GERMAN, new int[] {target}, new int[1]), weights);
        int[] strength = hammer.strengths(state);
        for (int i = 0; i < weights.whole(Weight.HAMMER_DIVISIONS); i++) {
            int best = 0;
            for (int o = 1; o < strength.length; o++) if (strength[o] > strength[best]) best = o;
            if (strength[best] > 0) hammer.divisions.set(best);
            strength[best] = 0;
        }
        return hammer;
    }

    private int[] strengths(State state) {
        int[] strength = new int[state.counters.organizations().size()];
        for (int unit : state.counters.of(Sides.GERMAN)) {
            int hex = state.stacks.place(unit);
            int organization = state.counters.organization(unit);
            if (hex >= 0 && organization != Counters.NONE && distance[hex] <= near)
                strength[organization] += Survey.attack(state, unit);
        }
        return strength;
    }

    boolean has(State state, int unit) {
        if (distance.length == 0) return false;
        int organization = state.counters.organization(unit);
        return organization == Counters.NONE ? isNear(state, unit) : divisions.get(organization);
    }

    private boolean isNear(State state, int unit) {
        int hex = state.stacks.place(unit);
        return hex >= 0 && distance[hex] <= near;
    }

    /** How good a hex is for a unit told off: the nearer the better. */
    double worth(int hex) {
        return -pull * Math.min(distance[hex], 200);
    }
}
