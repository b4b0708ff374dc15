package salient.greatbattles.state;

/** A pending decision about one unit. */
public abstract sealed class PendingUnit extends PendingDecision
        permits PendingShots, PendingMove, PendingUnitWithFact, PendingDeploymentLosses, PendingStandLoss {
    private final GameFact unit;

    /** @param unit where the unit is kept */
    PendingUnit(GameFacts facts, GameFact unit) {
        super(facts);
        this.unit = unit;
    }

    /** The unit that fires, moves, lands, deploys, retreats or loses a stand. */
    public final int unit() {
        return facts.get(unit);
    }

    public final boolean underWay() {
        return unit() != FactTable.NONE;
    }

    final void setUnit(int index) {
        facts.set(unit, index);
    }

    final void resetUnit() {
        facts.reset(unit);
    }
}
