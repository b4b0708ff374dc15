package salient.wave.reinforcement;

import java.util.List;
import java.util.function.Consumer;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Event;
import salient.kernel.rulebook.Clause;
import salient.wave.play.TurnEvent;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

/** 3.10, 8.7: three one-step troops of the 14th Cavalry start apart and may become one two-step squadron. */
@Clause({"wave 3.10a", "wave 3.10b", "wave 8.7a", "wave 8.7b", "wave 8.7c"})
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

    public static void reform(State state, Consumer<? super Event> tell) {
        int hex = meetingHex(state);
        for (int troop : troops(state.counters)) state.stacks.remove(troop, Stacks.ASIDE);
        int squadron = squadron(state.counters);
        state.stacks.put(squadron, hex);
        tell.accept(new TurnEvent.CavalryReformed(state.map.name(hex)));
    }
}
