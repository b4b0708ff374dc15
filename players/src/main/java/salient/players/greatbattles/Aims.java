package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.scenario.Zone;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;

/**
 * Where each battalion of a side should go: attackers to the first goal they do not hold, defenders to posts around
 * theirs.
 */
final class Aims {
    private final Situation situation;
    private final Point[] aims;

    private Aims(Situation situation) {
        this.situation = situation;
        aims = new Point[situation.state().units().count()];
    }

    static Aims of(Situation situation) {
        Aims aims = new Aims(situation);
        List<Goals.Goal> goals = situation.goals();
        if (situation.attacking()) aims.attack(aims.deciding(goals));
        else aims.defend(goals);
        return aims;
    }

    Point aim(int unit) {
        return aims[unit];
    }

    /**
     * SC3: the goals that still decide: the first alone when too few of the named battalions are left, the last alone for a
     * defender who has lost the first with enough of them left.
     */
    private List<Goals.Goal> deciding(List<Goals.Goal> goals) {
        if (situation.weight(Weight.SURVIVORS_GOALS) == 0) return goals;
        return situation.survivors().map(named -> deciding(goals, named)).orElse(goals);
    }

    private List<Goals.Goal> deciding(List<Goals.Goal> goals, Survivors named) {
        if (!named.enough()) return goals.subList(0, 1);
        return named.lost() && !situation.attacking() ? goals.subList(1, 2) : goals;
    }

    /** The first goal the side does not hold yet; the last one if it holds all. */
    private void attack(List<Goals.Goal> goals) {
        List<Unit> free = new ArrayList<>(situation.battalions());
        if (goals.size() > 2) {
            spread(goals, free);
            return;
        }
        for (Goals.Goal goal : goals) {
            free.sort(byDistance(goal.center()));
            if (goal.held()) {
                garrison(goal, free);
                hunt(free);
                continue;
            }
            Optional<Focus> focus = Focus.of(situation, goal);
            Point target = focus.map(Focus::at).orElse(goal.center());
            int sent = free.size() - passing(goals, goal, free.size());
            for (int i = 0; i < sent; i++) aims[free.get(i).index()] = approach(free.get(i), target, i, focus);
            free.subList(0, sent).clear();
            if (free.isEmpty()) return;
        }
        List<Point> posts = new ArrayList<>();
        for (Goals.Goal goal : goals) posts.addAll(round(goal.center()));
        for (Unit unit : free) aims[unit.index()] = nearest(posts, place(unit));
    }

    /** SC3: the battalions that are near to one that must not survive go for it. */
    private void hunt(List<Unit> free) {
        int near = situation.mils(Weight.SURVIVORS_HUNT);
        if (near == 0 || !situation.survivors().map(Survivors::enough).orElse(false)) return;
        Survivors named = situation.survivors().orElseThrow();
        State s = situation.state();
        int rank = 0;
        for (Unit unit : List.copyOf(free)) {
            int best = -1;
            for (int enemy : situation.enemies())
                if (named.units().contains(s.unitOf(enemy))
                        && s.at(enemy).distanceUp(place(unit)) <= near
                        && (best < 0
                                || s.at(enemy).squaredTo(place(unit))
                                        < s.at(best).squaredTo(place(unit)))) best = enemy;
            if (best < 0) continue;
            Focus focus = Focus.on(situation, s.unitOf(best));
            aims[unit.index()] = approach(unit, focus.at(), rank++, Optional.of(focus));
            free.remove(unit);
        }
    }

    /** How many of the battalions go past a goal to the next one. */
    private int passing(List<Goals.Goal> goals, Goals.Goal goal, int battalions) {
        boolean last = goal == goals.getLast() || goals.getLast().held();
        boolean late = situation.turnsBegun() > situation.weight(Weight.GOAL_SPLIT_TURNS);
        return last || late ? 0 : (int) (situation.weight(Weight.GOAL_SPLIT) * battalions);
    }

    /** Many goals: each battalion goes to the nearest that is still needed; a goal that is held keeps one of them. */
    private void spread(List<Goals.Goal> goals, List<Unit> free) {
        List<Point> wanted = new ArrayList<>();
        for (Goals.Goal goal : goals) {
            free.sort(byDistance(goal.center()));
            if (goal.held()) garrison(goal, free);
            else wanted.add(goal.center());
        }
        if (wanted.isEmpty()) for (Goals.Goal goal : goals) wanted.add(goal.center());
        free.sort(Comparator.<Unit>comparingLong(u -> nearest(wanted, place(u)).squaredTo(place(u)))
                .thenComparingInt(Unit::index));
        int[] sent = new int[wanted.size()];
        for (Unit unit : free) {
            List<Point> open = new ArrayList<>();
            for (int i = 0; i < sent.length; i++) if (sent[i] < room(wanted.get(i))) open.add(wanted.get(i));
            Point target = nearest(open.isEmpty() ? wanted : open, place(unit));
            int rank = sent[wanted.indexOf(target)]++;
            aims[unit.index()] = approach(unit, target, rank, Optional.empty());
        }
    }

    /** More battalions than this only get in each other's way, unless there is an enemy to fight. */
    private int room(Point goal) {
        boolean contested = situation.nearestEnemy(goal) < situation.mils(Weight.GOAL_CONTESTED);
        return situation.whole(contested ? Weight.GOAL_CROWD : Weight.GOAL_ENOUGH);
    }

    private void garrison(Goals.Goal goal, List<Unit> free) {
        for (Unit unit : free)
            if (situation.hasInfantry(unit.index()) && situation.state().unitOnTable(unit.index())) {
                aims[unit.index()] = goal.center();
                free.remove(unit);
                return;
            }
    }

    private Point approach(Unit unit, Point target, int rank, Optional<Focus> focus) {
        return Approach.aim(situation, unit, place(unit), target, rank, focus);
    }

    private void defend(List<Goals.Goal> goals) {
        List<Unit> free = new ArrayList<>(situation.battalions());
        free.removeIf(this::leaves);
        List<Point> posts = new ArrayList<>();
        if (goals.size() > 2) posts.addAll(new Garrisons(situation, this).posts(goals));
        else {
            List<Goals.Goal> deciding = deciding(goals);
            if (deciding.size() == 2 && !goals.getFirst().held()) posts.addAll(second(goals.getLast()));
            for (Goals.Goal goal : deciding) posts.add(goal.center());
            for (Goals.Goal goal : deciding) posts.addAll(round(goal.center()));
        }
        for (Point post : posts) {
            if (free.isEmpty()) return;
            free.sort(byUse(post));
            aims[free.removeFirst().index()] = post;
        }
        for (Unit unit : free) aims[unit.index()] = posts.getFirst();
    }

    /** SC3: sends a battalion that must survive to its refuge. */
    private boolean leaves(Unit unit) {
        if (!situation.leaves(unit.index())) return false;
        aims[unit.index()] = situation.survivors().orElseThrow().refuge(unit, place(unit));
        return true;
    }

    /** What is posted at the second goal before anything is at the first. */
    private List<Point> second(Goals.Goal goal) {
        List<Point> posts = new ArrayList<>();
        posts.add(goal.center());
        posts.addAll(round(goal.center()));
        return posts.subList(0, Math.min(posts.size(), situation.whole(Weight.POST_SECOND)));
    }

    /** Two places on the flanks of a goal and one in front of it, as seen from the enemy. */
    List<Point> round(Point goal) {
        int front = Bearing.of(goal, threat(goal));
        List<Point> posts = new ArrayList<>();
        for (int turn : new int[] {90, -90, 0, 180}) {
            Point p = Bearing.step(goal, front + turn, situation.mils(Weight.POST_FLANK), 0);
            if (situation.state().scenario().onTable(p)) posts.add(p);
        }
        return posts;
    }

    /** Where the enemy comes from: the middle of its known units, otherwise the middle of its set-up area. */
    private Point threat(Point goal) {
        State s = situation.state();
        long x = 0;
        long y = 0;
        int n = 0;
        for (int enemy : situation.enemies()) {
            x += s.at(enemy).x();
            y += s.at(enemy).y();
            n++;
        }
        if (n > 0) return new Point((int) (x / n), (int) (y / n));
        for (Unit unit : s.scenario().units())
            if (unit.side() != situation.side()
                    && unit.battalion()
                    && unit.zone().isPresent()) return middle(unit.zone().get(), goal);
        return goal;
    }

    private static Point middle(Zone zone, Point otherwise) {
        if (!zone.areas().isEmpty()) return Goals.center(zone.areas().getFirst());
        return zone.circles().isEmpty() ? otherwise : zone.circles().getFirst().center();
    }

    /** Where a unit is, or where it will come from. */
    Point place(Unit unit) {
        State s = situation.state();
        if (s.unitOnTable(unit.index()) && s.standsOf(unit.index()).length > 0) return situation.at(unit.index());
        if (unit.zone().isPresent()) return middle(unit.zone().get(), new Point(0, 0));
        return Probabilities.gate(s, unit).orElse(new Point(0, 0));
    }

    private Comparator<Unit> byDistance(Point goal) {
        return Comparator.<Unit>comparingLong(u -> place(u).squaredTo(goal)).thenComparingInt(Unit::index);
    }

    /** Units on the table before those still to arrive, infantry before armor, then the nearest. */
    private Comparator<Unit> byUse(Point post) {
        return Comparator.<Unit>comparingInt(u -> present(u) ? 0 : 1)
                .thenComparingInt(u -> situation.hasInfantry(u.index()) ? 0 : 1)
                .thenComparing(byDistance(post));
    }

    private boolean present(Unit unit) {
        State s = situation.state();
        return s.unitOnTable(unit.index())
                || s.phase() == Phase.SET_UP && unit.zone().isPresent();
    }

    private static Point nearest(List<Point> posts, Point from) {
        Point best = posts.getFirst();
        for (Point post : posts) if (post.squaredTo(from) < best.squaredTo(from)) best = post;
        return best;
    }
}
