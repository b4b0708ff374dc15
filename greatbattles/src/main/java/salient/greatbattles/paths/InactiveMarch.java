package salient.greatbattles.paths;

import salient.greatbattles.state.State;
import salient.kernel.rulebook.Clause;

/** V32: a unit that is not activated moves at half rate in the half of the table toward the enemy's board edge. */
public final class InactiveMarch {
    private InactiveMarch() {}

    /** The enemy's board edges if the unit is slowed in the enemy half, otherwise nothing. */
    @Clause({"greatbattles V32", "greatbattles Q26"})
    public static String slowEdges(State s, int unit) {
        if (!s.variants().inactiveMarch || s.activated(unit) || !s.unit(unit).battalion()) return "";
        return s.scenario().parties().get(1 - s.unit(unit).side()).edges();
    }

    /** Whether a place is beyond the middle of the table toward one of these edges. */
    public static boolean inHalfOf(State s, String edges, int x, int y) {
        int width = s.scenario().width();
        int height = s.scenario().height();
        return edges.contains("W") && 2 * x < width
                || edges.contains("E") && 2 * x > width
                || edges.contains("S") && 2 * y < height
                || edges.contains("N") && 2 * y > height;
    }
}
