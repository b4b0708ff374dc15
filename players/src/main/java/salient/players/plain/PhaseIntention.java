package salient.players.plain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import salient.hexwar.plain.PlainAnswer;
import salient.hexwar.plain.PlainOrder;
import salient.hexwar.plain.PlainPosition;
import salient.hexwar.plain.PlainQuestion;
import salient.hexwar.plain.PlainScenario;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainUnit;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Order;
import salient.players.Intention;
import salient.players.Intention.Aim;
import salient.players.Intention.AimKind;

/** What a staff intends in a phase: it plays its moves on a copy and looks at the attacks that are possible then. */
record PhaseIntention(PlainState before, PlainState after, Survey survey, int side, List<Aim> aims) {
    private static final String WORDS = "Carries the plan out as it is.";
    private static final int MOST_FEARS = 3;
    /** Attack factors within reach, against the defense, from which on a hex is feared for. */
    private static final double OUTNUMBERED = 2;

    static Intention of(PlainPosition known, PlainStaff staff) {
        PlainPosition moved = known.copy();
        while (moved.state().isMovement()) {
            Order order = staff.decide(moved);
            if (!(order instanceof PlainOrder.Move)) break;
            moved.play(order, new SeededDice(1), _ -> {});
        }
        Survey survey = staff.survey(moved);
        PlainState before = known.state();
        PhaseIntention told = new PhaseIntention(before, survey.state, survey, before.side(), new ArrayList<>());
        PlainPosition fighting = moved.copy();
        if (fighting.state().isMovement()) fighting.play(new PlainOrder.Done(), new SeededDice(1), _ -> {});
        told.attacks(fighting, staff);
        told.goals();
        told.fears();
        return new Intention(WORDS, told.aims);
    }

    /** The best attacks that share no unit and no target. */
    private void attacks(PlainPosition fighting, PlainStaff staff) {
        List<PlainOrder.Attack> all = new ArrayList<>();
        fighting.orders(order -> {
            if (order instanceof PlainOrder.Attack attack && staff.isWorth(fighting, attack)) all.add(attack);
        });
        all.sort(Comparator.comparingDouble(attack -> -staff.worth(fighting, attack)));
        List<PlainOrder.Attack> chosen = new ArrayList<>();
        for (PlainOrder.Attack attack : all)
            if (chosen.stream()
                    .noneMatch(other -> other.hex() == attack.hex()
                            || other.units().stream().anyMatch(attack.units()::contains))) chosen.add(attack);
        for (PlainOrder.Attack attack : chosen) {
            PlainAnswer.Odds odds =
                    (PlainAnswer.Odds) fighting.answer(new PlainQuestion.Odds(attack.hex(), attack.units()));
            aims.add(new Aim(
                    AimKind.ATTACK,
                    (before.isMovement() ? "Hopes to attack " : "Attacks ") + place(attack.hex()) + " with "
                            + names(attack.units()) + " at " + odds.finalColumn() + ".",
                    from(attack.units()),
                    name(attack.hex())));
        }
    }

    /** Who moves toward which town of the enemy, and who stays in a town. */
    private void goals() {
        SortedMap<Integer, List<PlainUnit>> going = new TreeMap<>();
        for (PlainUnit unit : after.scenario().units()) {
            if (unit.side() != side || !before.onMap(unit) || !after.onMap(unit)) continue;
            int hex = after.hex(unit);
            if (hex != before.hex(unit))
                going.computeIfAbsent(goal(hex), _ -> new ArrayList<>()).add(unit);
            else if (survey.townPoints(hex) > 0)
                aims.add(new Aim(
                        AimKind.HOLD, "Holds " + place(hex) + " with " + unit.name() + ".", List.of(), name(hex)));
        }
        going.forEach((goal, units) -> aims.addFirst(new Aim(
                AimKind.GOAL,
                names(units) + ": " + (goal == after.hex(units.getFirst()) ? "to " : "toward ") + place(goal) + ".",
                from(units),
                name(goal))));
    }

    /** The nearest town of the enemy, or the hex itself if there is none. */
    private int goal(int hex) {
        int best = hex;
        for (PlainScenario.Town town : after.scenario().towns())
            if (after.holder(town) != side
                    && (best == hex || survey.distance(hex, town.hex()) < survey.distance(hex, best)))
                best = town.hex();
        return best;
    }

    private void fears() {
        List<Aim> feared = new ArrayList<>();
        for (PlainUnit unit : after.scenario().units()) {
            if (unit.side() != side || !after.onMap(unit)) continue;
            int hex = after.hex(unit);
            List<PlainUnit> enemies = after.scenario().units().stream()
                    .filter(enemy -> enemy.side() != side && after.onMap(enemy))
                    .filter(enemy -> survey.distance(after.hex(enemy), hex) <= enemy.movement())
                    .toList();
            int attack = enemies.stream().mapToInt(survey::attack).sum();
            int defense = survey.defense(hex);
            if (attack >= OUTNUMBERED * defense
                    && feared.stream().noneMatch(aim -> aim.to().equals(name(hex))))
                feared.add(new Aim(
                        AimKind.FEAR,
                        "Fears for " + place(hex) + ": " + attack + " attack factors could reach it, and it has "
                                + defense + " to defend it.",
                        enemies.stream()
                                .map(enemy -> name(after.hex(enemy)))
                                .distinct()
                                .toList(),
                        name(hex)));
        }
        aims.addAll(feared.subList(0, Math.min(feared.size(), MOST_FEARS)));
    }

    private static String names(List<PlainUnit> units) {
        return Intention.list(units.stream().map(PlainUnit::name).toList());
    }

    private List<String> from(List<PlainUnit> units) {
        return units.stream()
                .filter(before::onMap)
                .map(unit -> name(before.hex(unit)))
                .distinct()
                .toList();
    }

    private String place(int hex) {
        return before.scenario().map().spokenName(hex);
    }

    private String name(int hex) {
        return before.scenario().hexName(hex);
    }
}
