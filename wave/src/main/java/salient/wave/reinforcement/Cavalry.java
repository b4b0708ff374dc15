package salient.wave.reinforcement;

import static salient.wave.play.Clauses.clause;

import java.util.List;
import java.util.function.Consumer;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.CommonReasons;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.play.TurnEvent;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

/** 3.10, 8.7: three one-step troops of the 14th Cavalry start apart and may become one two-step squadron. */
@Clause({"wave 3.10a", "wave 8.7a", "wave 8.7c"})
public final class Cavalry {
    private static final String REGIMENT = "14R";

    private Cavalry() {}

    /** The three 1-9s: the one-step units of the regiment. */
    public static List<Integer> troops(Counters counters) {
        return counters.organization(Sides.ALLIED, REGIMENT).units().stream()
                .filter(unit -> counters.steps(unit) == 1)
                .toList();
    }

    /** The 4-9: neither set up nor due on any turn. */
    public static int squadron(Counters counters) {
        return counters.organization(Sides.ALLIED, REGIMENT).units().stream()
                .filter(unit -> counters.counter(unit).start().isEmpty()
                        && counters.counter(unit).arrival().isEmpty())
                .findFirst()
                .orElseThrow();
    }

    /** The hex in which the exchange is possible, or NONE. A troop that is lost is in no hex, so it never is again. */
    public static int meetingHex(State state) {
        List<Integer> troops = troops(state.counters);
        int hex = state.stacks.place(troops.getFirst());
        if (hex < 0) return HexGrid.NONE;
        for (int troop : troops) if (state.stacks.place(troop) != hex) return HexGrid.NONE;
        return hex;
    }

    /** Why the troops cannot become the squadron, the time apart. Where they are is not for the enemy to find out. */
    public static void judge(State state, Reasons reasons) {
        if (state.turn.decides() != Sides.ALLIED) return;
        boolean lost = false;
        for (int troop : troops(state.counters)) lost |= state.stacks.place(troop) == Stacks.LOST;
        if (lost) reasons.add(clause("8.7c"), "A troop of the 14th Cavalry is lost, so the squadron can never appear.");
        else if (state.stacks.isOnMap(squadron(state.counters)))
            reasons.add(clause("8.7a"), "The squadron of the 14th Cavalry is already on the map.");
        else if (meetingHex(state) == HexGrid.NONE)
            reasons.add(clause("8.7a"), "The three troops of the 14th Cavalry are not in the same hex.");
    }

    /** 3.10b: the squadron is neither set up nor a reinforcement. */
    @Clause("wave 3.10b")
    public static void judgeSetAside(State state, int unit, Reasons reasons) {
        if (state.counters.isUnknown(unit) || unit != squadron(state.counters)) return;
        reasons.add(
                clause("3.10b"),
                state.counters.id(unit) + " is set aside and comes in only when the three troops are exchanged.");
    }

    /** 8.7b: never, in any phase and for either side. */
    @Clause("wave 8.7b")
    public static void judgeBreakDown(State state, int unit, Reasons reasons) {
        if (state.counters.side(unit) != state.turn.decides())
            reasons.add(clause("8.7b"), CommonReasons.notYours(state.counters.id(unit)));
        boolean squadron = !state.counters.isUnknown(unit) && unit == squadron(state.counters);
        reasons.add(
                clause("8.7b"),
                squadron
                        ? "The squadron of the 14th Cavalry is never broken down into its troops again."
                        : "No unit is broken down into smaller ones.");
    }

    public static void reform(State state, Consumer<? super Event> tell) {
        int hex = meetingHex(state);
        for (int troop : troops(state.counters)) state.stacks.remove(troop, Stacks.ASIDE);
        int squadron = squadron(state.counters);
        state.stacks.put(squadron, hex);
        tell.accept(new TurnEvent.CavalryReformed(state.map.name(hex)));
    }
}
