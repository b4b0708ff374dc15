package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;

/**
 * C3h: a unit that will not advance any more today is deactivated. Fire at it is at -2 (C7Fc) and barrages affect it
 * less (C5c); but it cannot be activated again before the next dawn (Q2b), so this waits until the day is nearly over.
 */
final class Deactivation {
    /** C7Fn: beyond this range no stand can be fired at. */
    private static final int IN_RANGE = 13 * Point.INCH;

    private Deactivation() {}

    static Optional<GreatBattlesOrder> next(Situation situation) {
        State s = situation.state();
        if (s.turn() < situation.whole(Weight.EVENING_TURN)
                || s.day() == s.scenario().days()) return Optional.empty();
        for (Unit unit : situation.battalions()) {
            int u = unit.index();
            if (!s.unitOnTable(u) || !s.activated(u) || s.standsOf(u).length == 0) continue;
            Point at = situation.at(u);
            if (at.distanceUp(situation.aims().aim(u)) > situation.mils(Weight.EVENING_ARRIVED)
                    || situation.nearestEnemy(at) > IN_RANGE) continue;
            GreatBattlesOrder order = new GreatBattlesOrder.Deactivate(unit);
            if (situation.legal(order)) return Optional.of(order);
        }
        return Optional.empty();
    }
}
