package salient.players.greatbattles;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Circle;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Party;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.Formation;

/** C1Da, C4, ART: what the guns are planned for at dawn, called for during the day, and kept firing on. */
final class BarragePlan {
    private static final int RADIUS = 500;

    private BarragePlan() {}

    /**
     * Attackers shell the units they will assault as they arrive; defenders register the approaches to what they hold.
     */
    static Optional<GreatBattlesOrder> plan(Situation situation) {
        State s = situation.state();
        int count = s.scenario().parties().get(situation.side()).templatesOn(s.day());
        List<Point> points = BarrageTargets.of(situation);
        if (points.isEmpty()) return Optional.empty();
        if (BarrageTargets.known(situation)) return Strike.plan(situation, points, count);
        // where targets are only guesses, most of the guns stay on call
        int guns = (int) (situation.weight(Weight.BARRAGE_GUESSED) * (count + 1));
        int most = Math.min(points.size(), Math.min(count, guns));
        for (int number = 1; number <= most; number++) {
            int template = s.scenario().template(situation.side(), number).orElseThrow();
            if (s.templates().mission(template) != Mission.ON_CALL) continue;
            Optional<GreatBattlesOrder> order = mission(situation, number, points.get(number - 1));
            if (order.isPresent()) return order;
        }
        return Optional.empty();
    }

    /** ART27: no unit sees into cover from a distance, so an attacker's mission there must be pre-planned. */
    private static Optional<GreatBattlesOrder> mission(Situation situation, int number, Point p) {
        boolean planned =
                situation.attacking() && situation.state().scenario().terrain().cover(p) != Cover.OPEN;
        GreatBattlesOrder order = planned
                ? new GreatBattlesOrder.Plan(number, Mission.PRE_PLANNED, Optional.of(p), arrival(situation))
                : new GreatBattlesOrder.Plan(number, Mission.REGISTERED, Optional.of(p), 0);
        return Optional.of(order).filter(situation::legal);
    }

    /** The turn on which the first battalions will reach the goal. */
    private static int arrival(Situation situation) {
        Aims aims = situation.aims();
        double least = 6;
        for (Unit unit : situation.battalions())
            if (situation.state().unitOnTable(unit.index()))
                least = Math.min(
                        least,
                        new PlaceValue(situation, unit.index(), aims.aim(unit.index()))
                                .actions(situation.at(unit.index()), Formation.MARCH));
        return Math.clamp(Math.round(least), 1, 8);
    }

    /** What a mission must gain: less if there are enough rounds for every gun on every day. */
    private static double enough(Situation situation) {
        State s = situation.state();
        Party party = s.scenario().parties().get(situation.side());
        int after = s.scenario().days() - s.day();
        int rounds = s.sides().rounds(situation.side()) + party.dailyRounds() * after;
        boolean plenty = rounds >= party.templatesOn(s.day()) * (after + 1);
        return situation.weight(plenty ? Weight.BARRAGE_PLENTY : Weight.BARRAGE_ENOUGH);
    }

    static Optional<GreatBattlesOrder> keep(Situation situation) {
        State s = situation.state();
        for (int k = 0; k < s.templates().count(); k++) {
            if (s.scenario().templateSide(k) != situation.side()
                    || !s.templates().firing(k)
                    || s.templates().fresh(k)) continue;
            if (worth(situation, s.circle(k).center(), k) < enough(situation)) continue;
            GreatBattlesOrder order = new GreatBattlesOrder.Keep(s.scenario().templateNumber(k));
            if (situation.legal(order)) return Optional.of(order);
        }
        return Optional.empty();
    }

    static Optional<GreatBattlesOrder> call(Situation situation) {
        State s = situation.state();
        int waiting = 0;
        for (int k = 0; k < s.templates().count(); k++)
            if (s.scenario().templateSide(k) == situation.side()
                    && s.templates().battery(k) == Battery.WAITING) waiting++;
        if (waiting + Strike.kept(situation) >= s.sides().rounds(situation.side())) return Optional.empty();
        for (int k = 0; k < s.templates().count(); k++) {
            if (s.scenario().templateSide(k) != situation.side()
                    || s.templates().battery(k) != Battery.AVAILABLE) continue;
            int number = s.scenario().templateNumber(k);
            if (number > s.scenario().parties().get(situation.side()).templatesOn(s.day())
                    || s.templates().smoke(k)) continue;
            Optional<GreatBattlesOrder> order = switch (s.templates().mission(k)) {
                case PRE_PLANNED -> Optional.empty();
                case REGISTERED -> registered(situation, k, number);
                case ON_CALL -> onCall(situation, number);
            };
            if (order.isPresent()) return order;
        }
        return Optional.empty();
    }

    private static Optional<GreatBattlesOrder> registered(Situation situation, int template, int number) {
        if (worth(situation, situation.state().circle(template).center(), template) < enough(situation))
            return Optional.empty();
        GreatBattlesOrder order = new GreatBattlesOrder.Call(number, Optional.empty());
        return Optional.of(order).filter(situation::legal);
    }

    private static Optional<GreatBattlesOrder> onCall(Situation situation, int number) {
        State s = situation.state();
        GreatBattlesOrder best = null;
        double most = enough(situation);
        int[] enemies = situation.enemies();
        for (int i = 0; i < enemies.length; i++)
            for (int k = 0; k <= i; k++) {
                Point a = s.at(enemies[i]);
                Point b = s.at(enemies[k]);
                if (a.distanceUp(b) > 2500) continue;
                Point p = new Point((a.x() + b.x()) / 2, (a.y() + b.y()) / 2);
                double worth = worth(situation, p, -1);
                if (worth <= most) continue;
                GreatBattlesOrder order = new GreatBattlesOrder.Call(number, Optional.of(p));
                if (!situation.legal(order)) continue;
                most = worth;
                best = order;
            }
        return Optional.ofNullable(best);
    }

    /** Expected suppressions at a place; none where friendly stands are near or another template already falls. */
    private static double worth(Situation situation, Point p, int own) {
        State s = situation.state();
        for (int k = 0; k < s.templates().count(); k++)
            if (k != own
                    && s.scenario().templateSide(k) == situation.side()
                    && (s.templates().firing(k) || s.templates().battery(k) == Battery.WAITING)
                    && s.circle(k).center().distanceUp(p) < 2 * RADIUS) return 0;
        Circle safety = new Circle(p, situation.mils(Weight.BARRAGE_SAFETY));
        for (Unit unit : situation.battalions())
            for (int stand : s.standsOf(unit.index())) if (safety.covers(s.base(stand))) return 0;
        Circle circle = new Circle(p, RADIUS);
        double sum = 0;
        for (int enemy : situation.enemies()) {
            if (s.at(enemy).distanceUp(p) > 2000 || s.type(enemy).support() || !circle.covers(s.base(enemy))) continue;
            double hit = Charts.barrage(s.cover(enemy), s.activated(s.unitOf(enemy))) / 10.0;
            double stays = own >= 0 || !s.activated(s.unitOf(enemy)) ? 1 : situation.weight(Weight.BARRAGE_STAYS);
            sum += hit * stays * (s.suppressed(enemy) ? situation.weight(Weight.BARRAGE_AGAIN) : 1);
        }
        return sum;
    }
}
