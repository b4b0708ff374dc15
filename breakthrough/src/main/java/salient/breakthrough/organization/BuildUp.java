package salient.breakthrough.organization;

import static salient.breakthrough.play.Clauses.clause;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.OrganizationEvent;
import salient.breakthrough.reinforcement.Reinforcements;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Division;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;

/** 6.6: regiments into a divisional unit, and back. */
public final class BuildUp {

    private BuildUp() {}

    @Clause({"breakthrough 6.6a", "breakthrough 6.6l", "breakthrough 6.6o"})
    public static void judge(State s, BreakthroughOrder.BuildUp order, Reasons reasons) {
        Unit unit = order.unit();
        if (!fits(unit)) {
            reasons.add(clause("6.6o"), "Battalions and independent units never build up.");
            return;
        }
        List<Unit> there = partners(s, unit);
        if (there.isEmpty())
            reasons.add(clause("6.6a"), "No other regiment of the division is in the hex of " + unit + ".");
        for (Unit partner : order.partners())
            if (!there.contains(partner))
                reasons.add(clause("6.6a"), partner + " is not a regiment of the division of " + unit + " in its hex.");
        judgeOnlyOne(s, order, reasons);
    }

    /** 6.6l: one that has left the map (7.10b) is scored at the end and still is the division's only one. */
    @Clause("breakthrough 7.10b")
    private static void judgeOnlyOne(State s, BreakthroughOrder.BuildUp order, Reasons reasons) {
        Division division = order.unit().division().orElseThrow();
        if (exited(s, division))
            reasons.add(
                    clause("6.6l"), "The divisional unit of " + division + " has left the map, and there is only one.");
        else if (elsewhere(s, division, s.forces().hex(order.unit().index())))
            reasons.add(
                    clause("6.6l"),
                    "The divisional unit of " + division + " is not in this hex, and there is only one.");
        else if (!order.partners().isEmpty() && leavesOut(s, order, division))
            reasons.add(
                    clause("6.6l"), "The divisional unit of " + division + " is in this hex, and there is only one.");
    }

    private static boolean leavesOut(State s, BreakthroughOrder.BuildUp order, Division division) {
        int divisional = OrderOfBattle.divisionalUnit(division);
        return divisional != Forces.NONE
                && s.forces().onMap(divisional)
                && order.unit().index() != divisional
                && order.partners().stream().noneMatch(partner -> partner.index() == divisional);
    }

    public static boolean canBuildUp(State s, int u) {
        Unit unit = OrderOfBattle.unit(u);
        if (!fits(unit)) return false;
        int hex = s.forces().hex(u);
        if (s.forces().first(hex) == u && s.forces().next(u) == Forces.NONE) return false;
        Division division = unit.division().orElseThrow();
        return members(s, division, hex).size() >= 2 && !exited(s, division) && !elsewhere(s, division, hex);
    }

    /** The legal orders: with all who are there and, if these are more than one, with each of them alone. */
    public static void orders(State s, Unit unit, Consumer<? super BreakthroughOrder> each) {
        if (!canBuildUp(s, unit.index())) return;
        each.accept(new BreakthroughOrder.BuildUp(unit));
        List<Unit> there = partners(s, unit);
        if (there.size() < 2) return;
        Division division = unit.division().orElseThrow();
        for (Unit partner : there) {
            BreakthroughOrder.BuildUp order = new BreakthroughOrder.BuildUp(unit, List.of(partner));
            if (!leavesOut(s, order, division)) each.accept(order);
        }
    }

    /** The units that a unit on the map can build up with, in the order of battle. */
    public static List<Unit> partners(State s, Unit unit) {
        if (!fits(unit) || !s.forces().onMap(unit.index())) return List.of();
        return members(s, unit.division().orElseThrow(), s.forces().hex(unit.index())).stream()
                .filter(u -> u != unit.index())
                .map(OrderOfBattle::unit)
                .toList();
    }

    private static boolean fits(Unit unit) {
        return unit.buildsUp() || unit.divisional();
    }

    /** The regiments of a division and its divisional unit in a hex. */
    @Clause("breakthrough 6.6b")
    private static List<Integer> members(State s, Division division, int hex) {
        List<Integer> members = new ArrayList<>(3);
        Forces forces = s.forces();
        for (int u = forces.first(hex); u != Forces.NONE; u = forces.next(u)) {
            Unit unit = OrderOfBattle.unit(u);
            if (fits(unit) && unit.division().orElseThrow() == division) members.add(u);
        }
        return members;
    }

    private static boolean exited(State s, Division division) {
        int divisional = OrderOfBattle.divisionalUnit(division);
        return divisional != Forces.NONE && s.forces().status(divisional) == Status.EXITED;
    }

    private static boolean elsewhere(State s, Division division, int hex) {
        int divisional = OrderOfBattle.divisionalUnit(division);
        return divisional != Forces.NONE
                && s.forces().status(divisional) == Status.ON_MAP
                && s.forces().hex(divisional) != hex;
    }

    @Clause("breakthrough 1.5e")
    public static void play(State s, BreakthroughOrder.BuildUp order, Consumer<BreakthroughEvent> tell) {
        Forces forces = s.forces();
        Unit commander = order.unit();
        Division division = commander.division().orElseThrow();
        int hex = forces.hex(commander.index());
        List<Integer> members = members(s, division, hex);
        if (!order.partners().isEmpty())
            members.removeIf(u -> u != commander.index() && !order.partners().contains(OrderOfBattle.unit(u)));
        int divisional = OrderOfBattle.divisionalUnit(division);
        SupplyState supply = forces.supply(commander.index()); // 6.6h
        SupplyState traced = forces.traced(commander.index());
        boolean dry = forces.withoutFuel(commander.index());
        Sums sums = Sums.of(s, members);
        int components = 0;
        for (int u : members) {
            components |= u == divisional ? forces.components(u) : bit(division, u);
            forces.remove(u, u == divisional ? Status.ABSENT : Status.IN_DIVISION);
        }
        forces.setComponents(divisional, components);
        sums.giveTo(s, divisional);
        forces.setSupply(divisional, supply);
        forces.setTraced(divisional, traced);
        forces.setWithoutFuel(divisional, dry);
        forces.setMode(divisional, Mode.NORMAL); // 6.6i
        forces.setAdvance(divisional, false); // 6.6p
        forces.place(divisional, hex);
        tell.accept(new OrganizationEvent.BuiltUp(
                commander.army(),
                OrderOfBattle.unit(divisional).id(),
                members.stream().map(u -> OrderOfBattle.unit(u).id()).toList(),
                s.board().hex(hex).toString()));
    }

    private static int bit(Division division, int u) {
        int[] regiments = OrderOfBattle.regiments(division);
        for (int i = 0; i < regiments.length; i++) if (regiments[i] == u) return 1 << i;
        throw new IllegalArgumentException(OrderOfBattle.unit(u) + " is no regiment of " + division);
    }

    /** 6.6d, 6.6e, 6.6f, 6.6p: what is added, averaged, or the least of the members. */
    @Clause({"breakthrough 6.6d", "breakthrough 6.6e", "breakthrough 6.6f", "breakthrough 6.6h", "breakthrough 6.6i"})
    private record Sums(
            int strength, int reported, int efficiency, int fort, int artillery, int op, int hits, boolean tried) {
        static Sums of(State s, List<Integer> members) {
            Forces f = s.forces();
            int strength = 0;
            int reported = 0;
            int weightedEfficiency = 0;
            int stacking = 0;
            int weightedFort = 0;
            int artillery = 0;
            int op = Integer.MAX_VALUE;
            int hits = 0;
            boolean tried = false;
            for (int u : members) {
                strength += f.strength(u);
                reported += f.reported(u);
                weightedEfficiency += f.strength(u) * f.efficiency(u);
                stacking += f.stacking(u);
                weightedFort += f.stacking(u) * f.fort(u);
                artillery += f.artillery(u);
                op = Math.min(op, f.op(u));
                hits = Math.max(hits, f.hits(u));
                tried |= f.triedBridge(u);
            }
            int efficiency = (2 * weightedEfficiency + strength) / (2 * strength); // half up
            return new Sums(strength, reported, efficiency, weightedFort / stacking, artillery, op, hits, tried);
        }

        void giveTo(State s, int u) {
            Forces f = s.forces();
            f.setStrength(u, strength);
            f.setReported(u, reported);
            f.setEfficiency(u, efficiency);
            f.setFort(u, fort);
            f.setArtillery(u, artillery);
            f.setOp(u, op);
            f.setHits(u, hits);
            f.setTriedBridge(u, tried);
        }
    }

    /** 6.6j: n components need n - 1 free slots. */
    @Clause({"breakthrough 6.6j", "breakthrough 6.3e"})
    public static void judge(State s, BreakthroughOrder.BreakDown order, Reasons reasons) {
        if (!order.unit().divisional()) {
            reasons.add(clause("6.6c"), order.unit() + " is not a divisional unit.");
            return;
        }
        int needed = s.forces().stacking(order.unit().index()) - 1;
        int free = Reinforcements.freeSlots(s, order.unit().army());
        if (needed > free)
            reasons.add(
                    clause("6.6j"), "Breaking down needs " + needed + " free unit slots, and " + free + " are free.");
    }

    public static boolean canBreakDown(State s, int u) {
        Unit unit = OrderOfBattle.unit(u);
        return unit.divisional() && s.forces().stacking(u) - 1 <= Reinforcements.freeSlots(s, unit.army());
    }

    @Clause("breakthrough 6.6c")
    public static void play(State s, BreakthroughOrder.BreakDown order, Consumer<BreakthroughEvent> tell) {
        Breakdown.play(s, order, tell);
    }
}
