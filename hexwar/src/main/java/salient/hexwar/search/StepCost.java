package salient.hexwar.search;

/**
 * What a step to the next hex costs: at least 1, or {@link #FORBIDDEN}. Asked only for steps that stay on the map.
 * A {@link StepTable} is the fast kind.
 */
@FunctionalInterface
public interface StepCost {
    /** The step may not be taken, however many points are left. */
    int FORBIDDEN = 1 << 29;

    /** Set in a cost by {@link #endingMove}. */
    int ENDS_MOVE = 1 << 28;

    /** The most a step may cost, and the most points a search may spend. */
    int MOST = 1 << 20;

    int cost(int from, int direction, int to);

    /** The cost of a step that must be paid in full and then takes all points left: nothing follows it. */
    static int endingMove(int cost) {
        return cost | ENDS_MOVE;
    }

    /** The same cost, if it is one; a caller's mistake otherwise. */
    static int checked(int cost) {
        if (cost == FORBIDDEN) return cost;
        int points = cost & ~ENDS_MOVE;
        if (points < 1 || points > MOST) throw new IllegalArgumentException("a step cannot cost " + points);
        return cost;
    }
}
