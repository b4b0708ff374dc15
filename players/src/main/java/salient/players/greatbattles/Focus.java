package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.scenario.VictoryRule;
import salient.greatbattles.state.State;

/**
 * The one enemy battalion an attack is directed at: the one on the goal, or on the road to it. It is shot at from a
 * distance until it is weak enough for close combat.
 *
 * @param unit the enemy battalion
 * @param at its stand in the middle
 * @param ripe whether close combat with it is more likely won than lost, or there is no time to wait any longer
 */
record Focus(int unit, Point at, boolean ripe) {
    /** The enemy to attack for a goal that is not held, if a known enemy is in the way. */
    static Optional<Focus> of(Situation situation, Goals.Goal goal) {
        int stand = inTheWay(situation, goal);
        if (stand < 0) return Optional.empty();
        return Optional.of(on(situation, situation.state().unitOf(stand)));
    }

    /** An enemy battalion that is attacked for its own sake. */
    static Focus on(Situation situation, int unit) {
        return new Focus(unit, situation.at(unit), ripe(situation, unit));
    }

    private static int inTheWay(Situation situation, Goals.Goal goal) {
        int onRoad = onTheRoad(situation, goal);
        if (onRoad >= 0) return onRoad;
        State s = situation.state();
        int nearest = -1;
        int close = situation.mils(Weight.FOCUS_IN_THE_WAY);
        for (int enemy : situation.enemies()) {
            boolean blocks = goal.area().contains(s.at(enemy)) || s.at(enemy).distanceUp(goal.center()) <= close;
            if (blocks
                    && (nearest < 0
                            || s.at(enemy).squaredTo(goal.center())
                                    < s.at(nearest).squaredTo(goal.center()))) nearest = enemy;
        }
        return nearest;
    }

    /** U36: if a command post must use a road, the nearest enemy on that road must be removed first. */
    private static int onTheRoad(Situation situation, Goals.Goal goal) {
        State s = situation.state();
        if (!(s.scenario().victory().getFirst() instanceof VictoryRule.CommandIn)) return -1;
        if (situation.posts().isEmpty()) return -1;
        int post = situation.posts().getFirst();
        Road road = Probabilities.road(s, s.at(post)).orElse(null);
        if (road == null) return -1;
        int from = road.milestone(s.at(post));
        int to = road.milestone(goal.center());
        int step = from < to ? 500 : -500;
        int close = situation.mils(Weight.FOCUS_IN_THE_WAY);
        for (int mile = from; Math.abs(mile - from) < Math.abs(to - from); mile += step)
            for (int enemy : situation.enemies()) if (s.at(enemy).distanceUp(road.along(mile)) <= close) return enemy;
        return -1;
    }

    /** Waiting pays for a side with enough stands to wear the enemy down by fire alone. */
    private static boolean outnumbered(Situation situation, int enemy) {
        State s = situation.state();
        int own = 0;
        for (Unit unit : situation.battalions())
            if (s.unitOnTable(unit.index()))
                for (int stand : s.standsOf(unit.index())) if (!s.type(stand).support()) own++;
        int others = 0;
        for (int stand : s.standsOf(enemy)) if (!s.type(stand).support()) others++;
        return own >= situation.weight(Weight.FOCUS_OUTNUMBERED) * others;
    }

    private static boolean ripe(Situation situation, int enemy) {
        State s = situation.state();
        if (!outnumbered(situation, enemy)) return true;
        int asked = asked(situation);
        for (Unit own : situation.battalions())
            if (atHand(situation, own.index(), enemy)
                    && Probabilities.closeCombat(s, own.index(), enemy).win() >= asked) return true;
        return false;
    }

    private static boolean atHand(Situation situation, int own, int enemy) {
        State s = situation.state();
        return s.unitOnTable(own)
                && s.standsOf(own).length > 0
                && situation.hasInfantry(own)
                && situation.at(own).distanceUp(situation.at(enemy)) <= situation.mils(Weight.FOCUS_AT_HAND);
    }

    /** The chance that an attack waits for, in hundredths; less at the end. */
    private static int asked(Situation situation) {
        State s = situation.state();
        int ripe = situation.whole(Weight.FOCUS_RIPE);
        double late = situation.weight(Weight.FOCUS_LATE);
        int turns = 10 * (s.scenario().days() - s.day()) + 10 - s.turn();
        return turns >= late ? ripe : (int) (ripe * turns / late) - 10;
    }

    /** Whether a battalion has an enemy nearby that is worth closing in on. */
    static boolean assailable(Situation situation, int own) {
        State s = situation.state();
        for (int stand : situation.enemies()) {
            int enemy = s.unitOf(stand);
            if (s.at(stand).distanceUp(situation.at(own)) <= situation.mils(Weight.FOCUS_AT_HAND)
                    && Probabilities.closeCombat(s, own, enemy).win() >= asked(situation)) return true;
        }
        return false;
    }
}
