package salient.players.breakthrough;

import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.supply.SupplyRoads;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Town;
import salient.kernel.rulebook.Clause;
import salient.players.weights.Weights;

/** What the American side fights for: towns to be retaken, roads to be cut, and weak units. */
record HoldGoals(State s, Garrisons garrisons, AmericanPlan plan, Weights<Weight> weights) implements AttackGoals {
    @Override
    public boolean mayAttack(int u, int target) {
        return !garrisons.pinned(u) || s.board().distance(s.forces().hex(u), target) == 1;
    }

    @Override
    public boolean mayLeave(int u, int target) {
        return true;
    }

    @Clause("breakthrough 12.2f")
    @Override
    public double worth(int target) {
        for (Town town : Town.all())
            if (s.board().at(town.x(), town.y()) == target)
                return ground()
                        * town.vpPerTurn()
                        * (s.definition().lastTurn() - s.turn().number() + 1);
        return ground()
                * weights.of(SupplyRoads.supplied(s, Army.GERMAN, target) ? Weight.A_ROAD : Weight.NOTHING_SPECIAL);
    }

    private double ground() {
        return plan.ground() * weights.of(Weight.GROUND);
    }

    @Clause("breakthrough 12.3j")
    @Override
    public double leastOdds(int target) {
        boolean prize = isolated(target) || cutsARoad(target);
        return plan.odds() * weights.of(prize ? Weight.HOLD_LEAST_ODDS_ON_A_PRIZE : Weight.HOLD_LEAST_ODDS);
    }

    private boolean isolated(int target) {
        for (int u = s.forces().first(target); u != Forces.NONE; u = s.forces().next(u))
            if (s.forces().supply(u) != SupplyState.ISOLATED) return false;
        return true;
    }

    /** Whether some German unit that has supply now would have none if the hex were lost. */
    @Clause("breakthrough 12.2g")
    private boolean cutsARoad(int target) {
        byte[] before = SupplyRoads.distances(s, Army.GERMAN);
        if (before[target] != 0) return false;
        State lost = s.copy();
        lost.ground().setOwner(target, Army.AMERICAN);
        byte[] after = SupplyRoads.distances(lost, Army.GERMAN);
        for (int u : OrderOfBattle.indices(Army.GERMAN)) {
            if (!s.forces().onMap(u) || s.forces().hex(u) == target) continue;
            int hex = s.forces().hex(u);
            if (before[hex] <= SupplyRoads.DISTANCE && after[hex] > SupplyRoads.DISTANCE) return true;
        }
        return false;
    }

    @Override
    public double blood() {
        return plan.blood() * weights.of(Weight.BLOOD);
    }

    /** Into a post of one's own, and where the German road runs; but no town is left empty for it (12.3g). */
    @Override
    public boolean advances(int u, int target) {
        if (garrisons.pinned(u)) return false;
        return garrisons.post(u) == target || SupplyRoads.supplied(s, Army.GERMAN, target);
    }
}
