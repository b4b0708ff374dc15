package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Division;
import salient.greatbattles.scenario.FireSupport;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Cover;

/** V8, V9: aircraft attack the visible stand whose loss would cost the enemy most. */
final class AirPlan {
    /** Activation points kept for battalions before one is spent on an aircraft (Q45g). */
    private static final int KEPT = 6;
    /** An activated battalion may have moved on before the aircraft arrives. */
    private static final double MOVES_ON = 0.5;
    /** An attack must gain this much, in hits. */
    private static final double ENOUGH = 0.3;

    private AirPlan() {}

    static Optional<GreatBattlesOrder> call(Situation situation) {
        State s = situation.state();
        if (!s.variants().airAttacks || !affordable(situation)) return Optional.empty();
        int guns = s.scenario().parties().get(situation.side()).mostTemplates();
        for (int k = 0; k < s.templates().count(); k++) {
            int number = s.scenario().templateNumber(k);
            boolean air = s.scenario().templateSide(k) == situation.side() && number > guns;
            if (!air
                    || s.templates().battery(k) != Battery.AVAILABLE
                    || s.templates().mission(k) != Mission.ON_CALL) continue;
            return best(situation, number); // one aircraft is as good as another
        }
        return Optional.empty();
    }

    private static boolean affordable(Situation situation) {
        State s = situation.state();
        if (!s.variants().airForActivation) return true;
        int common = s.sides().points(situation.side());
        boolean divisions = false;
        for (Division division : s.scenario().divisions()) {
            if (division.side() != situation.side()) continue;
            divisions = true;
            if (common + s.divisions().points(division.index()) > KEPT) return true;
        }
        return !divisions && common > KEPT;
    }

    private static Optional<GreatBattlesOrder> best(Situation situation, int number) {
        State s = situation.state();
        GreatBattlesOrder best = null;
        double most = ENOUGH;
        for (int enemy : situation.enemies()) {
            double worth = worth(situation, enemy);
            if (worth <= most) continue;
            GreatBattlesOrder order = new GreatBattlesOrder.Call(number, Optional.of(s.at(enemy)));
            if (!situation.legal(order)) continue;
            most = worth;
            best = order;
        }
        return Optional.ofNullable(best);
    }

    /** Q41a, Q41e: destroyed up to one number, suppressed up to another. */
    private static double worth(Situation situation, int enemy) {
        State s = situation.state();
        FireSupport.Aircraft aircraft = s.scenario().fireSupport().aircraft().get(situation.side());
        boolean hard = Ranges.targetClass(s, enemy) > 0 || s.cover(enemy) == Cover.BUNKER;
        boolean activated = s.activated(s.unitOf(enemy));
        int fatal = Charts.airDestroys(aircraft.rockets(), hard);
        int hit = Math.max(fatal, Charts.barrage(s.cover(enemy), activated));
        double hits = (s.suppressed(enemy) ? 2 * fatal : fatal + hit) / 10.0;
        return hits * Targets.weight(situation, enemy) * (activated ? MOVES_ON : 1);
    }
}
