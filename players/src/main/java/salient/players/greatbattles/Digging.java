package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Cover;

/** V12, V47, Q44l: a unit that holds a place in the open and has nothing better to do digs in. */
final class Digging {
    /** A unit this close to its aim has arrived. */
    private static final int ARRIVED = 2 * Point.INCH;
    /** An attacker digs in only near the enemy. */
    private static final int FACE_TO_FACE = 14 * Point.INCH;

    private Digging() {}

    /** Q44l: before the battle, at no cost. */
    static Optional<GreatBattlesOrder> beforeTheBattle(Situation situation) {
        State s = situation.state();
        if (!s.on("malta.start-entrenched")) return Optional.empty();
        for (Stand stand : s.scenario().stands()) {
            int i = stand.index();
            if (stand.side() != situation.side() || !s.onTable(i) || s.cover(i).compareTo(Cover.HARD) >= 0) continue;
            GreatBattlesOrder order = new GreatBattlesOrder.Entrench(stand);
            if (situation.legal(order)) return Optional.of(order);
        }
        return Optional.empty();
    }

    static Optional<GreatBattlesOrder> next(Situation situation) {
        State s = situation.state();
        if (!s.variants().entrench && !s.on("malta.entrench")) return Optional.empty();
        for (Unit unit : situation.battalions()) {
            if (!FirePlan.mayAct(s, unit.index()) || !stays(situation, unit.index())) continue;
            if (FirePlan.worth(situation, unit.index()) > 0) continue;
            for (int stand : s.standsOf(unit.index())) {
                if (s.stands().acted(stand) || s.cover(stand) != Cover.OPEN) continue;
                GreatBattlesOrder order = new GreatBattlesOrder.Entrench(s.stand(stand));
                if (situation.legal(order)) return Optional.of(order);
            }
        }
        return Optional.empty();
    }

    /** A defender that has not moved stays where it is; an attacker only at its aim. */
    private static boolean stays(Situation situation, int unit) {
        if (situation.state().standsOf(unit).length == 0) return false;
        if (!situation.attacking()) return true;
        Point at = situation.at(unit);
        return at.distanceUp(situation.aims().aim(unit)) <= ARRIVED && situation.nearestEnemy(at) <= FACE_TO_FACE;
    }
}
