package salient.wave.combat;

import salient.wave.state.State;

/** What it costs a side if a unit loses a step, to choose the unit that is missed least (10.9b). */
public final class StepLoss {
    /** More than the factors of any unit: what is lost comes first, what the unit has now decides between equals. */
    private static final int LOST = 100;

    public static final int MORE_THAN_ANY = 10_000;

    private StepLoss() {}

    /** The factors lost; of equal ones the unit that is weaker now costs less. */
    public static int cost(State state, int unit) {
        int steps = state.stacks.steps(unit);
        int now = factors(state, unit, steps);
        int after = steps == 1 ? 0 : factors(state, unit, steps - 1);
        return LOST * (now - after) + now;
    }

    private static int factors(State state, int unit, int steps) {
        return state.counters.attack(unit, steps) + state.counters.defense(unit, steps);
    }
}
