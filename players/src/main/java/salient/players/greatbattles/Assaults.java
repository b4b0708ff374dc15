package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;

/** C9: which close combats are worth starting, and in which order those begun are fought. */
final class Assaults {
    private Assaults() {}

    /** The last turns of the last day: nothing is saved for later. */
    private static boolean lateHour(State s) {
        return s.day() == s.scenario().days() && s.turn() >= 7;
    }

    /** Whether a unit is in a goal, or where the attacker wants to be. */
    private static boolean holds(Situation situation, int unit, Point aim) {
        State s = situation.state();
        for (int stand : s.standsOf(unit)) {
            if (s.at(stand).distanceUp(aim) <= 2 * Point.INCH) return true;
            for (Goals.Goal goal : situation.goals()) if (goal.area().contains(s.at(stand))) return true;
        }
        return false;
    }

    /** The value of closing in, in hits: the loser's expected losses from rally rolls, and the ground it gives up. */
    static double worth(Situation situation, int attacker, int defender, Point aim) {
        State s = situation.state();
        Probabilities.Fight fight = Probabilities.closeCombat(s, attacker, defender);
        double ground = situation.weight(Weight.ASSAULT_GROUND);
        double goal = situation.weight(lateHour(s) ? Weight.ASSAULT_LAST_GOAL : Weight.ASSAULT_GOAL);
        double gain = ground + loss(situation, defender) + (holds(situation, defender, aim) ? goal : 0);
        double cost = ground
                + situation.weight(Weight.ASSAULT_COST) * loss(situation, attacker)
                + (holds(situation, attacker, aim) ? goal : 0);
        return (fight.win() * gain - fight.lose() * cost) / 100;
    }

    /** Expected hits from the rolls of a defeated battalion. */
    private static double loss(Situation situation, int unit) {
        State s = situation.state();
        double hits = 0;
        double fails = (10 - Probabilities.rally(s, unit)) / 10.0;
        for (int stand : s.standsOf(unit)) hits += fails * (s.suppressed(stand) ? 2 : 1);
        return hits * situation.stake(unit);
    }

    /** The best odds first. */
    static Optional<GreatBattlesOrder> next(Situation situation) {
        State s = situation.state();
        Aims aims = situation.aims();
        GreatBattlesOrder best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (Unit own : situation.battalions())
            for (Unit enemy : s.scenario().units()) {
                if (enemy.side() == own.side() || !s.unitOnTable(own.index()) || !s.unitOnTable(enemy.index()))
                    continue;
                GreatBattlesOrder order = new GreatBattlesOrder.Combat(own, enemy);
                if (!situation.legal(order)) continue;
                double worth = worth(situation, own.index(), enemy.index(), aims.aim(own.index()));
                if (worth > most) {
                    most = worth;
                    best = order;
                }
            }
        return Optional.ofNullable(best);
    }
}
