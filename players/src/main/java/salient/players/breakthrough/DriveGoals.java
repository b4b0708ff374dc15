package salient.players.breakthrough;

import salient.breakthrough.state.State;
import salient.breakthrough.tables.Town;
import salient.kernel.rulebook.Clause;
import salient.players.weights.Weights;

/** What the German side fights for: the way ahead, and towns while they still score. It attacks whenever it is worth it. */
record DriveGoals(State s, KeptTowns kept, GermanPlan plan, Weights<Weight> weights) implements AttackGoals {
    @Override
    public boolean mayAttack(int u, int target) {
        return true;
    }

    @Override
    public boolean mayLeave(int u, int target) {
        return kept.worth(u) <= worth(target);
    }

    @Clause("breakthrough 12.1a")
    @Override
    public double worth(int target) {
        double worth = weights.of(Weight.THE_WAY);
        for (Town town : Town.all())
            if (s.board().at(town.x(), town.y()) == target)
                worth +=
                        town.vpPerTurn() * (s.definition().lastTurn() - s.turn().number() + 1);
        return worth * plan.ground() * weights.of(Weight.GROUND);
    }

    @Clause("breakthrough 12.1d")
    @Override
    public double leastOdds(int target) {
        return plan.leastOdds() * weights.of(Weight.DRIVE_LEAST_ODDS);
    }

    @Override
    public double blood() {
        return plan.blood() * weights.of(Weight.BLOOD);
    }

    /** Unless a town that is worth more would be left empty. */
    @Override
    public boolean advances(int u, int target) {
        return mayLeave(u, target);
    }
}
