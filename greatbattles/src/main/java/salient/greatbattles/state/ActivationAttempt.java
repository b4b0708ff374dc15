package salient.greatbattles.state;

/** Q2f, Q45j: what a battalion has rolled to activate in this player turn. */
public enum ActivationAttempt {
    NONE,
    ITSELF,
    BATTLEGROUP
}
