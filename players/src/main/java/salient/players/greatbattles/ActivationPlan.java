package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Status;
import salient.greatbattles.tables.Charts;

/** C1De, C3: whether to begin the day, and which units to activate with the points available for it. */
final class ActivationPlan {
    /** The spacing of the search for hiding places. */
    private static final int LOOK = 2 * Point.INCH;

    private ActivationPlan() {}

    /** Time favors the side that holds its goals. */
    static GreatBattlesOrder passOrProceed(Situation situation) {
        boolean wants = false;
        for (Goals.Goal goal : situation.goals()) wants |= !goal.held();
        return wants && situation.attacking() || lost(situation)
                ? new GreatBattlesOrder.Proceed()
                : new GreatBattlesOrder.Pass();
    }

    /** Whether a defender has lost its first goal. */
    private static boolean lost(Situation situation) {
        Goals.Goal first = situation.goals().getFirst();
        return !situation.attacking() && !first.held() && situation.enemyIn(first.area());
    }

    static Optional<GreatBattlesOrder> next(Situation situation) {
        boolean dawn = situation.state().phase() == Phase.DAWN_ACTIVATION;
        double[] values = values(situation, dawn);
        List<Integer> divisions = situation.battalions().stream()
                .map(Unit::division)
                .distinct()
                .sorted()
                .toList();
        for (int division : divisions) {
            Optional<GreatBattlesOrder> order = purchase(situation, division, dawn, values);
            if (order.isPresent()) return order;
        }
        return Optional.empty();
    }

    /** C3c: the best purchase of one division, if it is worth the points. */
    private static Optional<GreatBattlesOrder> purchase(
            Situation situation, int division, boolean dawn, double[] values) {
        State s = situation.state();
        List<Unit> own = situation.battalions().stream()
                .filter(unit -> unit.division() == division)
                .toList();
        int points = s.sides().points(situation.side())
                + (division < 0 ? 0 : s.divisions().points(division));
        int left = points - saved(situation);
        double price = price(situation, points, own.size());
        if (!dawn && s.day() < s.scenario().days()) price *= situation.weight(Weight.ACTIVATION_DAY);
        GreatBattlesOrder best = null;
        double most = 0;
        for (Unit unit : own) {
            int cost = Charts.activation(dawn, 0);
            double worth = values[unit.index()] - price * cost;
            GreatBattlesOrder order = new GreatBattlesOrder.Activate(unit);
            if (cost <= left && worth > most && situation.legal(order)) {
                most = worth;
                best = order;
            }
        }
        for (List<String> letters : groups(own)) {
            int cost = Charts.activation(dawn, letters.size());
            double worth = -price * cost;
            for (Unit unit : own) if (letters.contains(unit.battlegroup())) worth += values[unit.index()];
            GreatBattlesOrder order = new GreatBattlesOrder.ActivateGroups(letters);
            if (cost <= left && worth > most && situation.legal(order)) {
                most = worth;
                best = order;
            }
        }
        return Optional.ofNullable(best);
    }

    /** Battalions per point available per day; points made by the staff (Q45a) are meant to be spent. */
    private static double price(Situation situation, int points, int battalions) {
        State s = situation.state();
        if (s.variants().actionToActivation) return situation.weight(Weight.ACTIVATION_CHEAP);
        int days = s.scenario().days() - s.day() + 1;
        if (days == 1) return situation.weight(Weight.ACTIVATION_LEFT_OVER);
        double daily = Math.max(1, (double) points / days);
        return situation.weight(Weight.ACTIVATION_CHEAP)
                + situation.weight(Weight.ACTIVATION_SCARCE) * Math.min(4, battalions / daily);
    }

    /** Points that later days need. */
    private static int saved(Situation situation) {
        State s = situation.state();
        if (s.variants().actionToActivation) return 0;
        int all = s.scenario().parties().get(situation.side()).activationPoints();
        int days = s.scenario().days();
        return (int) (situation.weight(Weight.ACTIVATION_THRIFT) * all * (days - s.day()) / days);
    }

    /** How many stands of each battalion could advance that cannot now, less for those far away. */
    private static double[] values(Situation situation, boolean dawn) {
        State s = situation.state();
        double[] values = new double[s.units().count()];
        boolean attacking = situation.attacking();
        // C3b: a side short of points buys at dawn, when it is cheap; a side with plenty waits until it sees the enemy
        // (C7Fc)
        boolean plenty = s.sides().points(situation.side())
                >= situation.weight(Weight.ACTIVATION_PLENTY)
                        * situation.battalions().size();
        Aims aims = situation.aims();
        for (Unit unit : situation.battalions()) {
            int u = unit.index();
            if (!s.unitOnTable(u)
                    || s.units().status(u) != Status.INACTIVE
                    || s.units().deactivated(u)
                    || situation.leaves(u)) continue;
            Point at = situation.at(u);
            int left = at.distanceUp(aims.aim(u));
            if (left < situation.mils(Weight.ACTIVATION_ARRIVED)) continue;
            int nearest = situation.nearestEnemy(at);
            if (nearest < situation.mils(Weight.ACTIVATION_POINT_BLANK) && !Focus.assailable(situation, u)) continue;
            boolean near = nearest < situation.mils(Weight.ACTIVATION_HELD_BACK);
            boolean expected = dawn && attacking && !plenty && awaited(situation, at, aims.aim(u));
            if (near || expected)
                values[u] = s.standsOf(u).length
                        * (attacking ? 1 : 0.7)
                        * (situation.hasInfantry(u) ? 1 : situation.weight(Weight.ACTIVATION_ARMOR))
                        * 12_000
                        / Math.max(12_000, left);
        }
        return values;
    }

    /**
     * Whether a day's march toward the aim meets a known or likely enemy: during the day it would cost twice as much.
     */
    private static boolean awaited(Situation situation, Point from, Point aim) {
        int whole = from.distanceUp(aim);
        int today = situation.mils(Weight.ACTIVATION_TODAY);
        if (whole < situation.mils(Weight.ACTIVATION_HELD_BACK) || situation.nearestEnemy(from) < today) return true;
        for (int far = 0; far <= Math.min(whole, today); far += LOOK)
            if (situation.mayHide(from.towards(aim, far, whole))) return true;
        return false;
    }

    private static List<List<String>> groups(List<Unit> battalions) {
        List<String> letters =
                battalions.stream().map(Unit::battlegroup).distinct().sorted().toList();
        List<List<String>> all = new ArrayList<>();
        for (int i = 0; i < letters.size(); i++) {
            all.add(List.of(letters.get(i)));
            for (int j = i + 1; j < letters.size(); j++) {
                all.add(List.of(letters.get(i), letters.get(j)));
                for (int k = j + 1; k < letters.size(); k++)
                    all.add(List.of(letters.get(i), letters.get(j), letters.get(k)));
            }
        }
        return all;
    }
}
