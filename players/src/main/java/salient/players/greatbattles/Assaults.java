package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.Chances;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;

/** C9: which close combats are worth starting, and in which order those begun are fought. */
final class Assaults {
    private Assaults() {}

    /** What closing in is worth in hits: what the loser suffers by his rally rolls, and the ground he gives up. */
    static double worth(State s, int attacker, int defender) {
        Chances.Fight fight = Chances.closeCombat(s, attacker, defender);
        double gain = 1.5 + loss(s, defender);
        double cost = 1.5 + loss(s, attacker);
        return (fight.win() * gain - fight.lose() * cost) / 100;
    }

    /** Hits to expect of the rolls of a defeated battalion. */
    private static double loss(State s, int unit) {
        double hits = 0;
        double fails = (10 - Chances.rally(s, unit)) / 10.0;
        for (int stand : s.standsOf(unit)) hits += fails * (s.suppressed(stand) ? 2 : 1);
        return hits;
    }

    /** The best odds first. */
    static Optional<GreatBattlesOrder> next(Situation situation) {
        State s = situation.state();
        GreatBattlesOrder best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (Unit own : situation.battalions())
            for (Unit enemy : s.battle().units()) {
                if (enemy.side() == own.side() || !s.unitOnTable(own.index()) || !s.unitOnTable(enemy.index()))
                    continue;
                GreatBattlesOrder order = new GreatBattlesOrder.Combat(own, enemy);
                if (!situation.legal(order)) continue;
                double worth = worth(s, own.index(), enemy.index());
                if (worth > most) {
                    most = worth;
                    best = order;
                }
            }
        return Optional.ofNullable(best);
    }
}
