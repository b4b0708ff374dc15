package salient.greatbattles.state;

/** The stack of pending decisions: each kind by name, and the innermost of those that are pending. */
public final class PendingDecisions {
    private static final Decision[] ASKS = Decision.values();

    private final GameFacts facts;
    private final NothingPending nothing;
    private final PendingShots shots;
    private final PendingCasualty casualty;
    private final PendingMove move;
    private final PendingLanding landing;
    private final PendingDeploymentLosses deploymentLosses;
    private final PendingStandLoss standLoss;
    private final PendingRetreat retreat;
    private final PendingAdvance advance;
    private final MoraleRound moraleRound;

    PendingDecisions(GameFacts facts) {
        this(facts, new PendingMove(facts));
    }

    PendingDecisions(PendingDecisions other, GameFacts facts) {
        this(facts, new PendingMove(other.move, facts));
    }

    private PendingDecisions(GameFacts facts, PendingMove move) {
        this.facts = facts;
        this.move = move;
        nothing = new NothingPending(facts);
        shots = new PendingShots(facts);
        casualty = new PendingCasualty(facts);
        landing = new PendingLanding(facts);
        deploymentLosses = new PendingDeploymentLosses(facts);
        standLoss = new PendingStandLoss(facts);
        retreat = new PendingRetreat(facts);
        advance = new PendingAdvance(facts);
        moraleRound = new MoraleRound(facts);
    }

    /** What must be finished or answered first. */
    public PendingDecision innermost() {
        return switch (ask()) {
            case OPPORTUNITY -> landing.underWay() ? landing : move;
            case DISPLACEMENT -> casualty;
            case LOSS -> deploymentLosses.standDue() ? deploymentLosses : standLoss;
            case SUPPRESSION -> deploymentLosses;
            case RETREAT -> retreat;
            case ADVANCE -> advance;
            case NOTHING -> {
                if (shots.underWay()) yield shots;
                if (move.underWay()) yield move;
                if (advance.owed()) yield advance;
                if (moraleRound.underWay()) yield moraleRound;
                yield nothing;
            }
        };
    }

    /** The question that waits for an answer. */
    public Decision ask() {
        return ASKS[facts.get(GameFact.ASK)];
    }

    void setAsk(Decision ask) {
        facts.set(GameFact.ASK, ask.ordinal());
    }

    public PendingShots shots() {
        return shots;
    }

    public PendingCasualty casualty() {
        return casualty;
    }

    public PendingMove move() {
        return move;
    }

    public PendingLanding landing() {
        return landing;
    }

    public PendingDeploymentLosses deploymentLosses() {
        return deploymentLosses;
    }

    public PendingStandLoss standLoss() {
        return standLoss;
    }

    public PendingRetreat retreat() {
        return retreat;
    }

    public PendingAdvance advance() {
        return advance;
    }

    public MoraleRound moraleRound() {
        return moraleRound;
    }
}
