package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;

/**
 * C3h: who will not come nearer today lies down. Fire at him is at -2 (C7Fc) and barrages find him less (C5c); but he cannot
 * be activated again before the next dawn (Q2b), so that it is left until the day is nearly over.
 */
final class StandDown {
    /** An attack that is not under way by this turn does not come today. */
    private static final int EVENING = 9;
    /** Who is so near to where he is wanted stays there. */
    private static final int ARRIVED = 2 * Point.INCH;
    /** C7Fn: beyond this nobody is fired at. */
    private static final int IN_RANGE = 13 * Point.INCH;

    private StandDown() {}

    static Optional<GreatBattlesOrder> next(Situation situation) {
        State s = situation.state();
        if (s.turn() < EVENING || s.day() == s.scenario().days()) return Optional.empty();
        for (Unit unit : situation.battalions()) {
            int u = unit.index();
            if (!s.unitOnTable(u) || !s.activated(u) || s.standsOf(u).length == 0) continue;
            Point at = situation.at(u);
            if (at.distanceUp(situation.aims().aim(u)) > ARRIVED || situation.nearestEnemy(at) > IN_RANGE) continue;
            GreatBattlesOrder order = new GreatBattlesOrder.Deactivate(unit);
            if (situation.legal(order)) return Optional.of(order);
        }
        return Optional.empty();
    }
}
