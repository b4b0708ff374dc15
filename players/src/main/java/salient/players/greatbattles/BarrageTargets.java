package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.Feature;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;

/** C1Da: the points worth a mission written down at dawn, the best first. */
final class BarrageTargets {
    /** A town this close to a road is on the way. */
    private static final int ROADSIDE = 1500;

    private BarrageTargets() {}

    static List<Point> of(Situation situation) {
        List<Point> points = new ArrayList<>();
        if (!situation.attacking()) camps(situation, points);
        for (Goals.Goal goal : situation.goals()) {
            if (situation.attacking() == goal.held()) continue;
            Optional<Focus> focus = situation.attacking() ? Focus.of(situation, goal) : Optional.empty();
            if (focus.isPresent()) stands(situation, focus.get().unit(), points);
            else suspected(situation, goal, points);
        }
        points.removeIf(p -> !situation.state().scenario().onTable(p));
        return points;
    }

    /** Whether an attacker has seen the enemy it must drive out. */
    static boolean known(Situation situation) {
        if (!situation.attacking()) return false;
        for (Goals.Goal goal : situation.goals())
            if (!goal.held()) return Focus.of(situation, goal).isPresent();
        return false;
    }

    /** Attackers that spent the night within reach, those closest to the defended goal first. */
    private static void camps(Situation situation, List<Point> points) {
        State s = situation.state();
        List<Point> near = new ArrayList<>();
        int camp = situation.mils(Weight.BARRAGE_CAMP);
        for (int enemy : situation.enemies())
            for (Goals.Goal goal : situation.goals())
                if (!s.type(enemy).support() && s.at(enemy).distanceUp(goal.center()) <= camp) {
                    near.add(s.at(enemy));
                    break;
                }
        near.sort(Comparator.<Point>comparingInt(p -> nearestGoal(situation, p))
                .thenComparing(Comparator.naturalOrder()));
        for (Point p : near) add(situation, p, points);
    }

    /** Unless one template covers it together with a point that is there already. */
    private static void add(Situation situation, Point p, List<Point> points) {
        int together = situation.mils(Weight.BARRAGE_TOGETHER);
        if (points.stream().noneMatch(other -> other.distanceUp(p) <= together)) points.add(p);
    }

    private static int nearestGoal(Situation situation, Point p) {
        int least = Integer.MAX_VALUE;
        for (Goals.Goal goal : situation.goals())
            least = Math.min(least, goal.center().distanceUp(p));
        return least;
    }

    /** The stands of the assault target, guns first. */
    private static void stands(Situation situation, int unit, List<Point> points) {
        State s = situation.state();
        for (boolean guns : new boolean[] {true, false})
            for (int stand : s.standsOf(unit)) {
                Point p = s.at(stand);
                if (s.type(stand).support() || s.type(stand).gun() != guns) continue;
                add(situation, p, points);
            }
    }

    /** If no enemy has been seen: towns near the roads where the enemy may have set up, and the goal. */
    private static void suspected(Situation situation, Goals.Goal goal, List<Point> points) {
        State s = situation.state();
        if (situation.attacking() && s.day() == 1)
            for (Feature feature : s.scenario().features())
                if (feature.kind() == Feature.Kind.TOWN
                        && situation.mayHide(feature.middle())
                        && byRoad(s, feature.middle())) points.add(feature.middle());
        int toward = Bearing.of(
                goal.center(), new Point(s.scenario().width() / 2, s.scenario().height() / 2));
        if (situation.attacking()) line(situation, goal, Bearing.of(goal.center(), centerOf(situation)), points);
        else points.add(Bearing.step(goal.center(), toward, situation.mils(Weight.BARRAGE_BEFORE), 0));
        points.add(goal.center());
    }

    /** F1: a battalion in line that faces the attack is spread across the goal. */
    private static void line(Situation situation, Goals.Goal goal, int front, List<Point> points) {
        for (int turn : new int[] {90, -90}) {
            Point p = Bearing.step(goal.center(), front + turn, situation.mils(Weight.BARRAGE_APART), 0);
            if (goal.area().contains(p)) points.add(p);
        }
    }

    /** The middle of the side's own units. */
    private static Point centerOf(Situation situation) {
        State s = situation.state();
        long x = 0;
        long y = 0;
        int n = 0;
        for (Unit unit : situation.battalions())
            for (int stand : s.standsOf(unit.index())) {
                x += s.at(stand).x();
                y += s.at(stand).y();
                n++;
            }
        return n == 0 ? new Point(0, 0) : new Point((int) (x / n), (int) (y / n));
    }

    private static boolean byRoad(State s, Point p) {
        for (Road road : s.scenario().roads()) if (road.along(road.milestone(p)).distanceUp(p) <= ROADSIDE) return true;
        return false;
    }
}
