package salient.greatbattles.activation;

import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.kernel.rulebook.Clause;

/**
 * Q44n to Q44q, V48: the starting points of the sides in Malta. The whole side shares them, including what is left
 * after the first turn; later points belong to the division that made them.
 */
public final class StartPoints {
    private static final int AXIS = Constants.number("malta_points_axis");
    private static final int ALLIED = Constants.number("malta_points_allied");

    private StartPoints() {}

    @Clause({"greatbattles Q44n", "greatbattles Q44o", "greatbattles V48"})
    public static void begin(State s) {
        if (!s.on("malta.activation")) return;
        s.sides().setPoints(ScenarioDefinition.AXIS, AXIS);
        s.sides().setPoints(ScenarioDefinition.ALLIED, ALLIED);
    }

    /** Q44q: the staffs make their first points on turn 2. */
    @Clause("greatbattles Q44q")
    static boolean tooEarly(State s) {
        return s.on("malta.activation") && s.day() == 1 && s.turn() <= 1;
    }
}
