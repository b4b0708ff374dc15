package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.Feature;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.players.Intention;
import salient.players.Intention.Aim;
import salient.players.Intention.AimKind;

/** What a staff intends when its battalions begin to move: which goals, with whom, against which enemy. */
final class TurnIntention {
    /** Closer than this a battalion stays where it is. */
    private static final int THERE = 2 * Point.INCH;
    /** An enemy this close to a goal is feared for. */
    private static final int FEARED = 12 * Point.INCH;

    private static final int MOST_FEARS = 3;

    private final Situation situation;
    private final State state;
    private final List<Aim> aims = new ArrayList<>();

    private TurnIntention(Situation situation) {
        this.situation = situation;
        this.state = situation.state();
    }

    static Intention of(Situation situation) {
        TurnIntention told = new TurnIntention(situation);
        if (situation.attacking()) told.attacks();
        told.goals();
        told.fears();
        return new Intention(situation.plan().describe(), told.aims);
    }

    /** The enemy battalions in the way, and who could best close in on each. */
    private void attacks() {
        for (Goals.Goal goal : situation.goals()) {
            if (goal.held()) continue;
            Optional<Focus> found = Focus.of(situation, goal);
            if (found.isEmpty()) continue;
            Focus focus = found.get();
            Unit best = null;
            int most = -1;
            for (Unit own : present()) {
                if (!situation.hasInfantry(own.index())) continue;
                int win = Probabilities.closeCombat(state, own.index(), focus.unit())
                        .win();
                if (win <= most) continue;
                most = win;
                best = own;
            }
            if (best == null) continue;
            String words = (focus.ripe() ? "Closes in on " : "Wears down ")
                    + name(state.unit(focus.unit())) + " at " + place(focus.at())
                    + "; in close combat " + name(best) + " would win with " + most + "%.";
            aims.add(new Aim(
                    AimKind.ATTACK,
                    words,
                    List.of(situation.at(best.index()).toString()),
                    focus.at().toString()));
        }
    }

    /** Which battalions go where; those with the same aim are told together. */
    private void goals() {
        Map<Point, List<Unit>> going = new LinkedHashMap<>();
        for (Unit unit : present()) {
            Point aim = situation.aims().aim(unit.index());
            if (aim != null)
                going.computeIfAbsent(goal(aim), _ -> new ArrayList<>()).add(unit);
        }
        going.forEach((goal, units) -> {
            List<Unit> moving = new ArrayList<>(units);
            moving.removeIf(unit -> isThere(unit));
            List<Unit> staying = new ArrayList<>(units);
            staying.removeAll(moving);
            if (!moving.isEmpty())
                aims.add(new Aim(
                        AimKind.GOAL,
                        names(moving) + ": to " + place(goal) + ".",
                        moving.stream()
                                .map(unit -> situation.at(unit.index()).toString())
                                .toList(),
                        goal.toString()));
            if (!staying.isEmpty())
                aims.add(new Aim(
                        AimKind.HOLD,
                        "Holds " + place(goal) + " with " + names(staying) + ".",
                        List.of(),
                        goal.toString()));
        });
    }

    private boolean isThere(Unit unit) {
        return situation.at(unit.index()).distanceUp(situation.aims().aim(unit.index())) <= THERE;
    }

    /** The goal that an aim belongs to: the nearest, or the aim itself if that is far from all. */
    private Point goal(Point aim) {
        Point best = aim;
        int least = FEARED;
        for (Goals.Goal goal : situation.goals()) {
            int distance = goal.center().distanceUp(aim);
            if (distance >= least) continue;
            least = distance;
            best = goal.center();
        }
        return best;
    }

    /** The known enemy nearest to each goal that is held. */
    private void fears() {
        int told = 0;
        for (Goals.Goal goal : situation.goals()) {
            if (!goal.held() || told == MOST_FEARS) continue;
            int nearest = -1;
            for (int enemy : situation.enemies())
                if (nearest < 0
                        || state.at(enemy).squaredTo(goal.center())
                                < state.at(nearest).squaredTo(goal.center())) nearest = enemy;
            if (nearest < 0) continue;
            int distance = state.at(nearest).distanceUp(goal.center());
            if (distance > FEARED) continue;
            told++;
            aims.add(new Aim(
                    AimKind.FEAR,
                    "Fears for " + place(goal.center()) + ": " + name(state.unit(state.unitOf(nearest))) + " is "
                            + (distance + Point.INCH / 2) / Point.INCH + " inches away.",
                    List.of(state.at(nearest).toString()),
                    goal.center().toString()));
        }
    }

    /** The side's own battalions on the table. */
    private List<Unit> present() {
        return situation.battalions().stream()
                .filter(unit -> state.unitOnTable(unit.index()) && state.standsOf(unit.index()).length > 0)
                .toList();
    }

    private static String names(List<Unit> units) {
        return Intention.list(units.stream().map(TurnIntention::name).toList());
    }

    private static String name(Unit unit) {
        return unit.title().isBlank() ? unit.id() : unit.title();
    }

    /** The name of the town, hill or objective at a place, or how far it is from the corner of the table. */
    private String place(Point at) {
        for (Objective objective : state.scenario().objectives()) if (objective.contains(at)) return objective.name();
        for (Feature feature : state.scenario().features())
            if (!feature.name().isBlank()
                    && !feature.kind().line()
                    && feature.outline().contains(at)) return feature.name();
        return "the place " + at;
    }
}
