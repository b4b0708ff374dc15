package salient.greatbattles;

import salient.greatbattles.state.State;
import salient.kernel.rulebook.Clause;

/** N4, Q6b, Q45d: is there a way to the friendly board edge that keeps off every visible enemy stand? */
@Clause({"greatbattles N4", "greatbattles Q6b", "greatbattles Q45d"})
final class LineOfRetreat {
    private LineOfRetreat() {}

    /** Whether every stand of a unit has such a way, farther than so many mils from the enemy. */
    static boolean open(State s, int unit, int zone) {
        OpenGround.Reached reached = reached(s, unit, zone);
        for (int stand : s.standsOf(unit)) if (!reached.contains(s.at(stand))) return false;
        return true;
    }

    /** N4, R8: whether one stand of it has. */
    static boolean some(State s, int unit, int zone) {
        OpenGround.Reached reached = reached(s, unit, zone);
        for (int stand : s.standsOf(unit)) if (reached.contains(s.at(stand))) return true;
        return false;
    }

    private static OpenGround.Reached reached(State s, int unit, int zone) {
        int side = s.unit(unit).side();
        return new OpenGround(s, side, zone)
                .fromEdges(s.battle().parties().get(side).edges());
    }
}
