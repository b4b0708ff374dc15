package salient.wave.combat;

import static salient.wave.play.Clauses.clause;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.CommonReasons;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.play.Ids;
import salient.wave.play.WaveOrder;
import salient.wave.reinforcement.British;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

/** 10.1 to 10.4, 10.16, 10.17: who may attack what. */
public final class Attack {
    /** 10.17a: how many may join an attack. */
    @Clause("wave 10.17a")
    public static final int INDEPENDENTS = Constants.of("independents-in-attack");

    private Attack() {}

    @Clause({"wave 10.1a", "wave 10.2b", "wave 10.3b", "wave 10.3d", "wave 10.4a", "wave 5.8b", "wave 10.18b"})
    public static void judge(State state, int target, int[] units, Reasons reasons) {
        int side = state.turn.decides();
        if (state.turn.isFirstCouplet() && side == Sides.ALLIED)
            reasons.add(clause("5.8b"), "The Allied player cannot attack in the first couplet of GT1.");
        if (!state.stacks.holds(target, Sides.enemy(side)))
            reasons.add(clause("10.1a"), "No enemy unit is in " + state.map.spokenName(target) + ".");
        else if (wasAttacked(state, target))
            reasons.add(
                    clause("10.3d"),
                    "Units in " + state.map.spokenName(target) + " have already been attacked in this phase.");
        if (units.length == 0) reasons.add(clause("10.18b"), "An attack needs at least one non-artillery unit.");
        for (int i = 0; i < units.length; i++) judgeUnit(state, target, units, i, reasons);
        if (!state.scenario.beginner()) judgeMix(state, units, reasons);
    }

    @Clause({"wave 10.1b", "wave 10.3a", "wave 10.3c", "wave 10.13c", "wave 9.9c", "wave 8.5a"})
    private static void judgeUnit(State state, int target, int[] units, int i, Reasons reasons) {
        int unit = units[i];
        String id = state.counters.id(unit);
        for (int j = 0; j < i; j++) if (units[j] == unit) reasons.add(clause("10.3a"), id + " is named twice.");
        if (state.counters.side(unit) != state.turn.decides()) {
            reasons.add(clause("10.1b"), CommonReasons.notYours(id));
            return;
        }
        int hex = state.stacks.place(unit);
        if (hex < 0 || state.map.grid().direction(hex, target) == HexGrid.NONE)
            reasons.add(clause("10.1a"), id + " is not next to " + state.map.name(target) + ".");
        if (state.counters.isArtillery(unit))
            reasons.add(clause("10.18b"), id + " is artillery, which only supports attacks.");
        if (state.stacks.is(unit, Stacks.ATTACKED))
            reasons.add(clause("10.3c"), id + " has already attacked in this phase.");
        if (British.isBarred(state, unit, target))
            reasons.add(clause("8.5a"), id + " is British and may not attack east of the Meuse.");
    }

    /** 10.16a, 10.17a: at most one organization, and at most four independents with it. */
    @Clause({"wave 10.16a", "wave P.4i"})
    private static void judgeMix(State state, int[] units, Reasons reasons) {
        int organization = Counters.NONE;
        int independents = 0;
        boolean mixed = false;
        for (int unit : units) {
            if (state.counters.isIndependent(unit)) {
                if (!state.counters.isArtillery(unit)) independents++;
                continue;
            }
            int own = state.counters.organization(unit);
            mixed |= organization != Counters.NONE && organization != own;
            organization = own;
        }
        if (mixed) reasons.add(clause("10.16a"), "Units of different organizations cannot attack together.");
        if (independents > INDEPENDENTS)
            reasons.add(
                    clause("10.17a"),
                    independents + " independent units would attack together; the limit is " + INDEPENDENTS + ".");
    }

    private static boolean wasAttacked(State state, int target) {
        for (int unit = state.stacks.top(target); unit != Stacks.NONE; unit = state.stacks.below(unit))
            if (state.stacks.is(unit, Stacks.WAS_ATTACKED)) return true;
        return false;
    }

    /** Whether a hex can be attacked by anybody now. */
    public static boolean isTarget(State state, int hex) {
        if (!state.stacks.holds(hex, Sides.enemy(state.turn.active)) || wasAttacked(state, hex)) return false;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int from = state.map.neighbor(hex, d);
            if (from == HexGrid.NONE || !state.stacks.holds(from, state.turn.active)) continue;
            for (int unit = state.stacks.top(from); unit != Stacks.NONE; unit = state.stacks.below(unit))
                if (canAttack(state, unit, hex)) return true;
        }
        return false;
    }

    private static boolean canAttack(State state, int unit, int target) {
        return !state.counters.isArtillery(unit)
                && !state.stacks.is(unit, Stacks.ATTACKED)
                && !British.isBarred(state, unit, target);
    }

    /** All units that could take part in an attack on a hex. */
    @Clause("wave 10.2a")
    public static int[] eligible(State state, int target) {
        int[] found = new int[HexGrid.DIRECTIONS * 8];
        int count = 0;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int from = state.map.neighbor(target, d);
            if (from == HexGrid.NONE || !state.stacks.holds(from, state.turn.active)) continue;
            for (int unit = state.stacks.top(from); unit != Stacks.NONE; unit = state.stacks.below(unit))
                if (canAttack(state, unit, target)) found[count++] = unit;
        }
        return java.util.Arrays.copyOf(found, count);
    }

    /**
     * The attacks a player is offered against a hex: each organization with all it has there, the same with
     * independents, the independents alone, and every unit alone. Any other mix within the clauses is legal too.
     */
    @Clause({"wave 10.2c", "wave 10.4b"})
    public static void offers(State state, int target, Consumer<? super WaveOrder.Attack> each) {
        int[] units = eligible(state, target);
        List<WaveOrder.Attack> offers = new ArrayList<>();
        int[] independents = java.util.Arrays.stream(units)
                .filter(state.counters::isIndependent)
                .limit(INDEPENDENTS)
                .toArray();
        for (int organization : organizations(state, units)) {
            int[] own = java.util.Arrays.stream(units)
                    .filter(u -> state.counters.organization(u) == organization)
                    .toArray();
            offer(offers, target, own);
            if (independents.length > 0) offer(offers, target, joined(own, independents));
        }
        if (independents.length > 0) offer(offers, target, independents);
        for (int unit : units) offer(offers, target, new int[] {unit});
        offers.forEach(each);
    }

    private static void offer(List<WaveOrder.Attack> offers, int target, int[] units) {
        WaveOrder.Attack attack = new WaveOrder.Attack(target, Ids.of(units));
        if (!offers.contains(attack)) offers.add(attack);
    }

    private static int[] organizations(State state, int[] units) {
        return java.util.Arrays.stream(units)
                .map(state.counters::organization)
                .filter(o -> o != Counters.NONE)
                .distinct()
                .toArray();
    }

    private static int[] joined(int[] a, int[] b) {
        int[] all = java.util.Arrays.copyOf(a, a.length + b.length);
        System.arraycopy(b, 0, all, a.length, b.length);
        return all;
    }
}
