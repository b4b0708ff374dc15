package salient.greatbattles.state;

/** Q2f, Q45j: for whom a battalion has rolled for activation in this player turn. */
public enum ActivationAttempt {
    NONE,
    ITSELF,
    BATTLEGROUP
}
