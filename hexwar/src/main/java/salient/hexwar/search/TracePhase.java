package salient.hexwar.search;

import java.util.function.IntPredicate;

/**
 * One part of a trace: so many steps of one kind. "Up to three hexes off the road, then along roads to a source" is
 * two of them:
 *
 * {@snippet :
 * List.of(
 *         TracePhase.of("off the road", open).upTo(3).endingAt(source),
 *         TracePhase.of("road", alongRoads).beginningAt(roadHex).endingAt(roadSource))
 * }
 *
 * @param name the rulebook's word for it, to tell a player where a trace failed
 * @param mostSteps how many steps it may have; 0 steps are always enough to pass on to the next phase
 * @param steps the steps it may take
 * @param begins the hexes where the phase before may pass into this one
 * @param ends the hexes where the whole trace may end
 */
public record TracePhase(String name, int mostSteps, StepRule steps, IntPredicate begins, IntPredicate ends) {
    public static final int ANY_LENGTH = Integer.MAX_VALUE;

    public TracePhase {
        if (mostSteps < 0) throw new IllegalArgumentException(name + ": " + mostSteps + " steps");
    }

    /** A phase of any length that may begin in any hex and ends the trace in none. */
    public static TracePhase of(String name, StepRule steps) {
        return new TracePhase(name, ANY_LENGTH, steps, hex -> true, hex -> false);
    }

    public TracePhase upTo(int steps) {
        return new TracePhase(name, steps, this.steps, begins, ends);
    }

    public TracePhase beginningAt(IntPredicate hexes) {
        return new TracePhase(name, mostSteps, steps, hexes, ends);
    }

    public TracePhase endingAt(IntPredicate hexes) {
        return new TracePhase(name, mostSteps, steps, begins, hexes);
    }
}
