package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.GroundType;
import salient.greatbattles.tables.StandType;

/** What one battalion could do with a movement action, with the value of each option. Not all of it has to be legal. */
final class MoveOptions {
    /** A proposal; the better ones are judged first. */
    record Choice(GreatBattlesOrder order, double worth) {}

    private static final int[] TURNS = {0, 20, -20, 45, -45, 70, -70, 100, -100};
    /** So many lengths are tried in each direction. */
    private static final int PARTS = 5;
    /** Bases whose centers are this close overlap at any angle: half an inch, squared. */
    private static final long NO_ROOM = 500L * 500;

    private final Situation situation;
    private final State s;
    private final Unit unit;
    private final PlaceValue worth;
    private final Point aim;
    private final Point at;
    private final Formation now;
    private final List<Choice> choices = new ArrayList<>();
    private final int[] friends;
    private final int[] enemies;
    private final boolean measured;
    /** A goal that it alone holds and does not leave. */
    private final Optional<Polygon> kept;

    MoveOptions(Situation situation, Unit unit, Point aim) {
        this.situation = situation;
        this.unit = unit;
        this.aim = aim;
        s = situation.state();
        worth = new PlaceValue(situation, unit.index(), aim);
        at = situation.at(unit.index());
        now = s.units().formation(unit.index());
        friends = situation.friends(unit.index());
        enemies = s.visibleStands(1 - unit.side());
        measured = situation.weight(Weight.MOVE_MEASURED) > 0;
        kept = situation.leaves(unit.index()) ? Optional.empty() : kept();
    }

    /** The goal that it holds and nobody else could hold, while an enemy is near enough to take it. */
    private Optional<Polygon> kept() {
        int near = situation.mils(Weight.GOAL_KEEP);
        if (near == 0) return Optional.empty();
        for (Goals.Goal goal : situation.goals())
            if (goal.held()
                    && standsIn(goal.area())
                    && situation.nearestEnemy(goal.center()) < near
                    && !othersIn(goal.area())) return Optional.of(goal.area());
        return Optional.empty();
    }

    private boolean standsIn(Polygon area) {
        for (int stand : worth.stands()) if (area.contains(s.at(stand))) return true;
        return false;
    }

    private boolean othersIn(Polygon area) {
        for (int friend : friends)
            if (s.type(friend).fights() && !s.suppressed(friend) && area.contains(s.at(friend))) return true;
        return false;
    }

    private boolean leavesGoal(Base[] bases) {
        return kept.isPresent()
                && Arrays.stream(bases).noneMatch(base -> kept.get().contains(base.center()));
    }

    private boolean leavesGoal(Point there) {
        return kept.isPresent() && !kept.get().contains(there);
    }

    /** The value of staying in place. */
    double staying() {
        return worth.of(at, now, worth.covered(0, 0));
    }

    /** All proposals, the best first. */
    List<Choice> all() {
        marches();
        roads();
        forms();
        if (s.activated(unit.index())) contacts();
        choices.sort(Comparator.comparingDouble(Choice::worth).reversed());
        return choices;
    }

    private void marches() {
        int good = worth.reach(now);
        int bad = Math.max(250, Probabilities.reach(s, unit.index(), now, GroundType.BAD));
        int left = at.distanceUp(aim);
        if (left < 300) return;
        int bearing = Bearing.of(at, aim);
        if (measured) for (int turn : TURNS) measured(bearing + turn, good, turn == 0 ? left : Integer.MAX_VALUE);
        else
            for (int turn : TURNS) {
                int most = Integer.MAX_VALUE;
                for (int far : lengths(left, good, bad)) {
                    if (far > good || far >= most || turn != 0 && far == left) continue;
                    most = far;
                    Point by = Bearing.step(new Point(0, 0), bearing + turn, far, 0);
                    march(by.x(), by.y());
                }
            }
        toRoad(good);
    }

    /** In one direction as far as the ground allows, and parts of that; all the way if it is not farther. */
    private void measured(int bearing, int good, int left) {
        Point whole = Bearing.step(new Point(0, 0), bearing, good, 0);
        int reach = Math.min(left, Probabilities.reach(s, unit.index(), now, whole) - 20);
        for (int part = PARTS; part > 0; part--) {
            int far = reach * part / PARTS;
            if (far < 200) return;
            Point by = Bearing.step(new Point(0, 0), bearing, far, 0);
            march(by.x(), by.y());
        }
    }

    /** The longest first: all the way, as far as good ground allows, and less where some of it is bad. */
    private static int[] lengths(int left, int good, int bad) {
        int[] all = {left, good, good - 300, good * 3 / 4, (good + bad) / 2, good / 2, bad, bad / 2};
        Arrays.sort(all);
        int[] longest = new int[all.length];
        for (int i = 0; i < all.length; i++) longest[i] = all[all.length - 1 - i];
        return longest;
    }

    private void march(int dx, int dy) {
        Point there = at.plus(dx, dy);
        if (leavesGoal(there) || heldBack(there) || jammed(dx, dy)) return;
        choices.add(new Choice(new GreatBattlesOrder.March(unit, dx, dy), worth.of(there, now, worth.covered(dx, dy))));
    }

    /** C3e: a battalion that is not activated comes no closer to a visible enemy within 12 inches. */
    private boolean heldBack(Point there) {
        if (s.activated(unit.index())) return false;
        for (int enemy : situation.enemies()) {
            int after = s.at(enemy).distanceUp(there);
            if (after < 12 * Point.INCH && after < s.at(enemy).distanceUp(at) - 100) return true;
        }
        return false;
    }

    /** G33: whether other stands are certainly in the way. */
    private boolean jammed(int dx, int dy) {
        for (int stand : worth.stands()) {
            Point p = s.at(stand).plus(dx, dy);
            for (int other : friends) if (s.at(other).squaredTo(p) < NO_ROOM) return true;
            if (measured && (endsOn(stand, friends, dx, dy) || endsOn(stand, enemies, dx, dy))) return true;
        }
        return false;
    }

    private boolean endsOn(int stand, int[] others, int dx, int dy) {
        for (int other : others) if (s.base(stand).overlaps(s.base(other), dx, dy)) return true;
        return false;
    }

    /** Onto the nearest road, where it can form a column. */
    private void toRoad(int reach) {
        if (now == Formation.ROAD || Probabilities.road(s, at).isPresent()) return;
        for (Road road : s.scenario().roads()) {
            Point p = road.along(road.milestone(at));
            if (p.distanceUp(at) <= reach) march(p.x() - at.x(), p.y() - at.y());
        }
    }

    private void roads() {
        if (now != Formation.ROAD) return;
        int head = s.standsOf(unit.index())[0];
        Road road = Probabilities.road(s, s.at(head)).orElse(null);
        if (road == null) return;
        int most =
                Probabilities.reach(s, unit.index(), now, road.paved() ? GroundType.PAVED_ROAD : GroundType.DIRT_ROAD);
        int here = road.milestone(s.at(head));
        int way = road.milestone(aim) - road.milestone(at);
        int sign = way < 0 ? -1 : 1;
        for (int far : new int[] {Math.abs(way), most, most * 3 / 4, most / 2, most / 4}) {
            if (far < 500 || far > most) continue;
            int mile = here + sign * far;
            if (mile < 0 || mile > road.length()) continue;
            Point there = road.along(Math.clamp(road.milestone(at) + sign * far, 0, road.length()));
            if (!leavesGoal(there))
                choices.add(new Choice(new GreatBattlesOrder.Road(unit, sign * far), worth.of(there, now, 0)));
        }
    }

    private void forms() {
        int[] stands = worth.stands();
        int facing = facing();
        int turned = Bearing.between(facing, s.stands().facing(situation.middle(unit.index())));
        for (Formation f : Formation.values()) {
            if (f == now && (f == Formation.ROAD || turned < 75)) continue;
            if (f == Formation.ROAD && Probabilities.road(s, at).isEmpty()) continue;
            Optional<Base[]> bases = Probabilities.layout(s, stands, f, at, facing);
            if (bases.isEmpty() || leavesGoal(bases.get())) continue;
            int covered = 0;
            for (Base base : bases.get()) if (s.scenario().terrain().cover(base.center()) != Cover.OPEN) covered++;
            double change = f == now ? situation.weight(Weight.MOVE_TURN) : 0;
            choices.add(new Choice(
                    new GreatBattlesOrder.Form(unit, f, f == Formation.ROAD ? 0 : facing),
                    worth.of(at, f, covered) + change));
        }
    }

    /** Toward the nearest enemy if one is near, else toward the aim. */
    private int facing() {
        int nearest = -1;
        for (int enemy : situation.enemies())
            if (nearest < 0 || s.at(enemy).squaredTo(at) < s.at(nearest).squaredTo(at)) nearest = enemy;
        if (nearest >= 0 && s.at(nearest).distanceUp(at) < 12 * Point.INCH) return Bearing.of(at, s.at(nearest));
        int now = s.stands().facing(situation.middle(unit.index()));
        return at.distanceUp(aim) < 1500 ? now : Bearing.of(at, aim);
    }

    /** Straight at an enemy stand until the bases touch. */
    private void contacts() {
        int reach = worth.reach(now);
        for (int enemy : s.visibleStands(1 - unit.side())) {
            boolean post = s.type(enemy) == StandType.C_OPS;
            if (!post && !s.type(enemy).fights()) continue;
            int nearest = nearest(enemy);
            if (s.at(nearest).distanceUp(s.at(enemy)) > reach + 3 * Point.INCH) continue;
            double gain = post
                    ? situation.weight(Weight.ASSAULT_COMMAND_POST)
                    : Assaults.worth(situation, unit.index(), s.unitOf(enemy), aim)
                            - situation.weight(Weight.ASSAULT_RISK);
            if (gain <= 0) continue;
            for (int stand : worth.stands()) contact(stand, s.base(enemy), reach, gain);
        }
    }

    private void contact(int stand, Base target, int reach, double gain) {
        Base own = s.base(stand);
        if (!own.within(reach, target) || own.overlaps(target)) return;
        Point by = own.untilTouch(target);
        if (leavesGoal(at.plus(by.x(), by.y()))) return;
        int far = new Point(0, 0).distanceUp(by);
        choices.add(new Choice(
                new GreatBattlesOrder.March(unit, by.x(), by.y()),
                gain
                        + worth.marched(at.plus(by.x(), by.y()), now)
                        - situation.weight(Weight.ASSAULT_WAY) * far / Point.INCH));
    }

    private int nearest(int enemy) {
        int nearest = -1;
        for (int stand : worth.stands())
            if (nearest < 0
                    || s.at(stand).squaredTo(s.at(enemy)) < s.at(nearest).squaredTo(s.at(enemy))) nearest = stand;
        return nearest;
    }
}
