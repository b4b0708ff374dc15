package salient.greatbattles.state;

/** C2j: the results a unit that deploys near the enemy still has to take. */
public final class PendingDeploymentLosses extends PendingUnit {
    PendingDeploymentLosses(GameFacts facts) {
        super(facts, GameFact.SUBJECT);
    }

    public void begin(int unit, int enemy, boolean close, int suppressions) {
        setUnit(unit);
        facts.set(GameFact.AGAINST, enemy);
        facts.set(GameFact.LOSSES_DUE, close);
        facts.set(GameFact.SUPPRESSIONS_DUE, suppressions);
        facts.set(GameFact.RETREAT_DUE, close);
    }

    public void end() {
        reset(GameFact.SUBJECT, GameFact.AGAINST, GameFact.RETREAT_DUE);
    }

    /** The enemy it deploys near. */
    public int enemy() {
        return facts.get(GameFact.AGAINST);
    }

    /** It must lose a stand first. */
    public boolean standDue() {
        return facts.is(GameFact.LOSSES_DUE);
    }

    public void standLost() {
        facts.reset(GameFact.LOSSES_DUE);
    }

    public int suppressionsDue() {
        return facts.get(GameFact.SUPPRESSIONS_DUE);
    }

    public void setSuppressionsDue(int count) {
        facts.set(GameFact.SUPPRESSIONS_DUE, count);
    }

    /** It retreats at the end. */
    public boolean retreatDue() {
        return facts.is(GameFact.RETREAT_DUE);
    }
}
