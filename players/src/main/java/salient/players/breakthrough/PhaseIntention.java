package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.combat.OddsQuestion;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Division;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.players.Intention;
import salient.players.Intention.Aim;
import salient.players.Intention.AimKind;
import salient.players.weights.Weights;

/** What a staff intends in an operation phase, told from the orders it has thought out and the goals of its doctrine. */
record PhaseIntention(State before, State after, Army army, Weights<Weight> weights, List<Aim> aims) {
    private static final int MOST_FEARS = 3;
    /** Enemy strength near a hex, against that in it, from which on it is feared for. */
    private static final int OUTNUMBERED = 2;

    static Intention of(BreakthroughPosition known, List<BreakthroughOrder> orders, Doctrine doctrine) {
        OrderDraft draft = new OrderDraft(known, doctrine.weights());
        SortedMap<Integer, List<Unit>> attacks = new TreeMap<>();
        for (BreakthroughOrder order : orders) {
            draft.give(order);
            if (order instanceof BreakthroughOrder.Attack(Unit unit, var direction))
                attacks.computeIfAbsent(
                                draft.board().neighbor(draft.forces().hex(unit.index()), direction.ordinal()),
                                _ -> new ArrayList<>())
                        .add(unit);
        }
        State state = known.copy().state();
        PhaseIntention told =
                new PhaseIntention(state, draft.state(), draft.army(), doctrine.weights(), new ArrayList<>());
        attacks.forEach(told::attack);
        told.goals(doctrine.goals(known.copy().state()));
        told.fears();
        return new Intention(doctrine.describe(), told.aims);
    }

    private void attack(int target, List<Unit> units) {
        int[] attackers = units.stream().mapToInt(Unit::index).toArray();
        long tenths =
                Math.round(10 * OddsQuestion.odds(after, attackers, target).toDouble());
        aims.add(new Aim(
                AimKind.ATTACK,
                "Attacks " + place(target) + " with "
                        + Intention.list(units.stream().map(Unit::name).toList()) + " at about " + tenths / 10 + "."
                        + tenths % 10 + " to 1.",
                from(units),
                name(target)));
    }

    /** Which units go where, the goal of most units first; units that are already there stay. */
    private void goals(IntUnaryOperator goals) {
        SortedMap<Integer, List<Unit>> going = new TreeMap<>();
        SortedMap<Integer, List<Unit>> staying = new TreeMap<>();
        for (int u : OrderOfBattle.indices(army)) {
            if (!before.forces().onMap(u)) continue;
            int goal = goals.applyAsInt(u);
            if (goal == Board.NONE) continue;
            (goal == before.forces().hex(u) ? staying : going)
                    .computeIfAbsent(goal, _ -> new ArrayList<>())
                    .add(OrderOfBattle.unit(u));
        }
        largestFirst(going)
                .forEach(goal -> aims.add(new Aim(
                        AimKind.GOAL,
                        formations(going.get(goal)) + ": to " + place(goal) + ".",
                        from(going.get(goal)),
                        name(goal))));
        largestFirst(staying)
                .forEach(goal -> aims.add(new Aim(
                        AimKind.HOLD,
                        "Holds " + place(goal) + " with " + formations(staying.get(goal)) + ".",
                        List.of(),
                        name(goal))));
    }

    private static List<Integer> largestFirst(SortedMap<Integer, List<Unit>> groups) {
        return groups.keySet().stream()
                .sorted(Comparator.comparingInt(
                        (Integer hex) -> -groups.get(hex).size()))
                .toList();
    }

    /** The hexes that stand against the worst odds once the orders are carried out. */
    private void fears() {
        Threat threat = new Threat(after, army.opponent(), weights);
        List<Integer> feared = new ArrayList<>();
        for (int hex = 0; hex < after.board().size(); hex++)
            if (after.forces().holds(hex, army) && threat.strength(hex) >= OUTNUMBERED * Math.max(1, strength(hex)))
                feared.add(hex);
        feared.sort(
                Comparator.comparingDouble((Integer hex) -> -(double) threat.strength(hex) / Math.max(1, strength(hex)))
                        .thenComparingInt(hex -> hex));
        for (int hex : feared.subList(0, Math.min(feared.size(), MOST_FEARS)))
            aims.add(new Aim(
                    AimKind.FEAR,
                    "Fears for " + place(hex) + ": a strength of " + threat.strength(hex)
                            + " could attack it, and it has " + strength(hex) + ".",
                    List.of(name(nearestEnemy(hex))),
                    name(hex)));
    }

    private int strength(int hex) {
        return Estimates.strengthAt(after, hex);
    }

    private int nearestEnemy(int hex) {
        int best = Forces.NONE;
        for (int u : OrderOfBattle.indices(army.opponent()))
            if (after.forces().onMap(u) && (best == Forces.NONE || distance(u, hex) < distance(best, hex))) best = u;
        return after.forces().hex(best);
    }

    private int distance(int u, int hex) {
        return after.board().distance(after.forces().hex(u), hex);
    }

    private static String formations(List<Unit> units) {
        return Intention.list(units.stream()
                .map(unit -> unit.division().map(Division::name).orElse(unit.name()))
                .distinct()
                .toList());
    }

    private List<String> from(List<Unit> units) {
        return units.stream()
                .map(unit -> name(before.forces().hex(unit.index())))
                .distinct()
                .toList();
    }

    private String place(int hex) {
        return before.board().spokenName(hex);
    }

    private String name(int hex) {
        return before.board().name(hex);
    }
}
