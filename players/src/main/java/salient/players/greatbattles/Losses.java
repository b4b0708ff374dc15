package salient.players.greatbattles;

import java.util.Optional;
import java.util.function.Function;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;

/** C7Fac, C10k, C9u: which stand takes a casualty, which is given up, and whether a close-combat winner advances. */
final class Losses {
    private Losses() {}

    /** Stands in the rear take it, since they do not fire; but a stand already suppressed is the best to lose. */
    static Optional<GreatBattlesOrder> displacement(Situation situation) {
        State s = situation.state();
        int struck = s.pending().casualty().stand();
        if (struck < 0) return Optional.empty();
        if (s.suppressed(struck)) return Optional.of(new GreatBattlesOrder.Accept());
        for (int other : s.standsOf(s.unitOf(struck))) {
            GreatBattlesOrder order = new GreatBattlesOrder.Displace(s.stand(other));
            if (s.stands().rear(other) && situation.legal(order)) return Optional.of(order);
        }
        return Optional.of(new GreatBattlesOrder.Accept());
    }

    /** The most expendable stand. */
    static Optional<GreatBattlesOrder> loss(Situation situation) {
        return leastOf(situation, GreatBattlesOrder.Lose::new);
    }

    /** C2j: the stand whose fire is needed least. */
    static Optional<GreatBattlesOrder> suppression(Situation situation) {
        return leastOf(situation, GreatBattlesOrder.Suppress::new);
    }

    private static Optional<GreatBattlesOrder> leastOf(Situation situation, Function<Stand, GreatBattlesOrder> choice) {
        State s = situation.state();
        GreatBattlesOrder best = null;
        double least = Double.MAX_VALUE;
        for (Unit unit : situation.battalions())
            for (int stand : s.standsOf(unit.index())) {
                GreatBattlesOrder order = choice.apply(s.stand(stand));
                double value = situation.stake(unit.index()) * value(s, stand);
                if (value >= least || !situation.legal(order)) continue;
                least = value;
                best = order;
            }
        return Optional.ofNullable(best);
    }

    private static int value(State s, int stand) {
        int value = switch (s.type(stand)) {
            case HQ -> 3;
            case HVY_WPNS -> 4;
            case AT_GUN, FIELD_GUN -> 5;
            case INFANTRY, SMG, ENGINEER -> 6;
            case ARMOR -> 8;
            case C_OPS, FUP -> 9;
        };
        return s.suppressed(stand) ? value - 3 : value;
    }

    /** An attacker advances; a unit that holds a place in cover stays there. */
    static Optional<GreatBattlesOrder> advance(Situation situation) {
        State s = situation.state();
        int winner = s.pending().advance().winner();
        if (winner < 0 || s.standsOf(winner).length == 0) return Optional.empty();
        Point post = situation.aims().aim(winner);
        boolean there = situation.at(winner).distanceUp(post) <= 1500;
        return Optional.of(there ? new GreatBattlesOrder.Stay() : new GreatBattlesOrder.Advance());
    }
}
