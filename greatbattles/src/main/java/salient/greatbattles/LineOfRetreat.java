package salient.greatbattles;

import salient.greatbattles.state.State;
import salient.kernel.rulebook.Clause;

/** Q6b, Q45d: is there a way to the friendly board edge that keeps off every visible enemy stand? */
@Clause({"greatbattles Q6b", "greatbattles Q45d"})
final class LineOfRetreat {
    private LineOfRetreat() {}

    /** Whether every stand of a unit has such a way, farther than so many mils from the enemy. */
    static boolean open(State s, int unit, int zone) {
        int side = s.unit(unit).side();
        OpenGround.Reached reached = new OpenGround(s, side, zone)
                .fromEdges(s.battle().parties().get(side).edges());
        for (int stand : s.standsOf(unit)) if (!reached.contains(s.at(stand))) return false;
        return true;
    }
}
