package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.StandType;

/** C7F, C9R: which stands rally, fire, limber or dismantle, and at which targets they fire. */
final class FirePlan {
    /** U4: the range of mortars. */
    private static final int INDIRECT = 8 * Point.INCH;

    private FirePlan() {}

    static Optional<GreatBattlesOrder> next(Situation situation, FinishedUnits settled) {
        Optional<GreatBattlesOrder> first = beforeFire(situation);
        if (first.isPresent()) return first;
        Optional<GreatBattlesOrder> dig = Digging.next(situation);
        if (dig.isPresent()) return dig;
        for (Unit unit : situation.battalions()) {
            if (settled.has(unit.index()) || !mayAct(situation.state(), unit.index())) continue;
            Optional<GreatBattlesOrder> order = next(situation, unit);
            if (order.isPresent()) return order;
            settled.add(unit.index());
        }
        return Optional.empty();
    }

    /** T15: the whole side rallies and limbers before it fires. */
    private static Optional<GreatBattlesOrder> beforeFire(Situation situation) {
        State s = situation.state();
        if (s.turnState().shotsRolled()) return Optional.empty();
        for (Unit unit : situation.battalions()) {
            if (!mayAct(s, unit.index())) continue;
            for (int stand : s.standsOf(unit.index())) {
                GreatBattlesOrder rally = new GreatBattlesOrder.Rally(s.stand(stand));
                if (s.suppressed(stand)
                        && !s.stands().acted(stand)
                        && Probabilities.rally(s, unit.index()) > 0
                        && situation.legal(rally)) return Optional.of(rally);
            }
        }
        for (Unit unit : situation.battalions()) {
            int[] stands = s.standsOf(unit.index());
            if (!mayAct(s, unit.index()) || aimed(s, stands) || !setUp(s, stands)) continue;
            if (worth(situation, unit.index()) > 0) continue;
            Optional<GreatBattlesOrder> limber = limber(situation, unit, stands);
            if (limber.isPresent()) return limber;
        }
        return Optional.empty();
    }

    static boolean mayAct(State s, int unit) {
        return s.unitOnTable(unit)
                && s.units().actions(unit) >= s.turnState().round()
                && s.units().actionUse(unit) != ActionUse.WHOLE_UNIT;
    }

    private static Optional<GreatBattlesOrder> next(Situation situation, Unit unit) {
        State s = situation.state();
        int[] stands = s.standsOf(unit.index());
        if (!s.hidden(unit.index())
                || aimed(s, stands)
                || worth(situation, unit.index()) >= situation.weight(Weight.FIRE_AMBUSH))
            for (int stand : stands) {
                Optional<GreatBattlesOrder> aim = aim(situation, stand);
                if (aim.isPresent()) return aim;
            }
        return aimed(s, stands) ? Optional.of(shoot(situation, unit)) : Optional.empty();
    }

    private static boolean setUp(State s, int[] stands) {
        for (int stand : stands) if (s.stands().emplaced(stand) && !s.stands().acted(stand)) return true;
        return false;
    }

    private static boolean aimed(State s, int[] stands) {
        for (int stand : stands) if (s.stands().aimed(stand)) return true;
        return false;
    }

    private static Optional<GreatBattlesOrder> aim(Situation situation, int stand) {
        State s = situation.state();
        if (!free(s, stand) || s.stands().aimed(stand)) return Optional.empty();
        int target = target(situation, stand, Probabilities.Manner.DIRECT);
        boolean indirect = target < 0;
        if (indirect && s.type(stand).infantry()) target = target(situation, stand, Probabilities.Manner.INDIRECT);
        return target < 0
                ? Optional.empty()
                : Optional.of(new GreatBattlesOrder.Aim(s.stand(stand), s.stand(target), indirect));
    }

    /** A cheap check before any line is measured. */
    private static boolean free(State s, int stand) {
        return (s.type(stand).infantry() || s.stand(stand).arms().isPresent())
                && !s.suppressed(stand)
                && !s.stands().acted(stand);
    }

    private static int target(Situation situation, int stand, Probabilities.Manner manner) {
        State s = situation.state();
        if (manner == Probabilities.Manner.DIRECT && s.stands().rear(stand)) return -1;
        int best = -1;
        double most = 0;
        for (int enemy : situation.enemies()) {
            double worth = worth(situation, stand, enemy, manner);
            if (worth > most) {
                most = worth;
                best = enemy;
            }
        }
        return best;
    }

    /** The value of one shot, in hits; less for a target already aimed at. */
    private static double worth(Situation situation, int stand, int enemy, Probabilities.Manner manner) {
        State s = situation.state();
        Point from = s.at(stand);
        Point to = s.at(enemy);
        int range = manner == Probabilities.Manner.INDIRECT
                ? INDIRECT
                : Math.min(situation.mils(Weight.FIRE_FARTHEST), Probabilities.sight(s));
        int limit = range + 2 * Point.INCH; // bases are measured from edge to edge
        if (Math.abs(from.x() - to.x()) > limit || Math.abs(from.y() - to.y()) > limit) return 0;
        Optional<Probabilities.Shot> shot = Probabilities.shot(s, stand, enemy, manner, false);
        return shot.isEmpty() ? 0 : Targets.worth(situation, enemy, shot.get());
    }

    /** What a battalion could do in place instead of moving: fire and rally. */
    static double worth(Situation situation, int unit) {
        State s = situation.state();
        double worth = 0;
        for (int stand : s.standsOf(unit)) {
            if (s.suppressed(stand)) worth += situation.weight(Weight.FIRE_RALLIED) * Probabilities.rally(s, unit) / 10;
            if (!free(s, stand)) continue;
            double shot = Math.max(
                    best(situation, stand, Probabilities.Manner.DIRECT),
                    best(situation, stand, Probabilities.Manner.INDIRECT));
            worth += shot;
        }
        return worth;
    }

    private static double best(Situation situation, int stand, Probabilities.Manner manner) {
        State s = situation.state();
        if (manner == Probabilities.Manner.DIRECT
                ? s.stands().rear(stand)
                : !s.type(stand).infantry()) return 0;
        double best = 0;
        for (int enemy : situation.enemies()) best = Math.max(best, worth(situation, stand, enemy, manner));
        return best;
    }

    /** U20: with heavy weapons if the battalion will stay, since they must be dismantled again before a march. */
    private static GreatBattlesOrder shoot(Situation situation, Unit unit) {
        State s = situation.state();
        GreatBattlesOrder heavy = new GreatBattlesOrder.Shoot(unit, true);
        boolean near = situation.nearestEnemy(situation.at(unit.index())) <= situation.mils(Weight.FIRE_HEAVY)
                && !s.activated(unit.index());
        boolean set = false;
        boolean infantry = false;
        for (int stand : s.standsOf(unit.index())) {
            set |= s.type(stand) == StandType.HVY_WPNS && s.stands().emplaced(stand);
            infantry |= s.type(stand).infantry() && s.stands().aimed(stand);
        }
        boolean use = infantry && (set || near || !situation.attacking());
        return use && situation.legal(heavy) ? heavy : new GreatBattlesOrder.Shoot(unit, false);
    }

    /** ACT19: a stand with no target and a long way to go prepares to move. */
    private static Optional<GreatBattlesOrder> limber(Situation situation, Unit unit, int[] stands) {
        State s = situation.state();
        Point aim = situation.aims().aim(unit.index());
        if (situation.at(unit.index()).distanceUp(aim) < situation.mils(Weight.FIRE_LIMBER)) return Optional.empty();
        for (int stand : stands) {
            GreatBattlesOrder order = new GreatBattlesOrder.Limber(s.stand(stand));
            if (s.stands().emplaced(stand) && situation.legal(order)) return Optional.of(order);
        }
        return Optional.empty();
    }
}
