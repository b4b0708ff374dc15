package salient.players.breakthrough;

import salient.breakthrough.state.State;
import salient.breakthrough.tables.Town;
import salient.kernel.rulebook.Clause;

/** What the German side fights for: the way ahead, and towns while they still score. It attacks whenever it is worth it. */
record DriveGoals(State s, GermanPlan plan) implements AttackGoals {
    private static final double THE_WAY = 25;

    @Override
    public boolean mayAttack(int u, int target) {
        return true;
    }

    @Clause("breakthrough 12.1a")
    @Override
    public double worth(int target) {
        double worth = THE_WAY;
        for (Town town : Town.all())
            if (s.board().at(town.x(), town.y()) == target)
                worth +=
                        town.vpPerTurn() * (s.definition().lastTurn() - s.turn().number() + 1);
        return worth * plan.ground();
    }

    @Clause("breakthrough 12.1d")
    @Override
    public double leastOdds(int target) {
        return plan.leastOdds();
    }

    @Override
    public double blood() {
        return plan.blood();
    }

    @Override
    public boolean advances(int u, int target) {
        return true;
    }
}
