package salient.hexwar.search;

/** Receives the steps at which a trace was stopped; the game that made the rule knows why it forbids them. */
@FunctionalInterface
public interface Barrier {
    /**
     * @param phase the number of the phase, from 0
     * @param tooFar whether the rule would allow the step and only the phase's length forbids it
     */
    void stopped(int phase, int from, int direction, int to, boolean tooFar);
}
