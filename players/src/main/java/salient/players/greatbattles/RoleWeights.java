package salient.players.greatbattles;

import salient.players.weights.WeightTable;
import salient.players.weights.Weights;

/** What a staff weighs by when it attacks and when it defends. */
record RoleWeights(Weights<Weight> attack, Weights<Weight> defense) {
    static final String ATTACK = "attack";
    static final String DEFENSE = "defense";

    static final WeightTable<Weight> TABLE =
            WeightTable.read("players/greatbattles/weights.csv", Weight.values(), WeightTable.roles(ATTACK, DEFENSE));

    /** As the regular staff weighs. */
    static final RoleWeights USUAL = new RoleWeights(TABLE.of(ATTACK), TABLE.of(DEFENSE));

    /** As the staff of the veteran weighs. */
    static final RoleWeights VETERAN =
            new RoleWeights(TABLE.of(WeightTable.veteran(ATTACK)), TABLE.of(WeightTable.veteran(DEFENSE)));

    /** As the staff weighed before anything was tuned. */
    static final RoleWeights FIRST = new RoleWeights(TABLE.first(), TABLE.first());

    /** With the factors of a plan. */
    RoleWeights under(BattlePlan plan) {
        if (plan.stressed().isEmpty()) return this;
        double[] factors = plan.factors();
        return new RoleWeights(attack.times(factors), defense.times(factors));
    }

    Weights<Weight> of(boolean attacking) {
        return attacking ? attack : defense;
    }
}
