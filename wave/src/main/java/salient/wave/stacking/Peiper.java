package salient.wave.stacking;

import static salient.wave.play.Clauses.clause;

import java.util.Arrays;
import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.Roll;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.play.Clauses;
import salient.wave.play.SetupEvent;
import salient.wave.play.TurnEvent;
import salient.wave.play.WaveOrder;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** 7.7: Kampfgruppe Peiper, up to four units of 1SS in one hex under a counter of their own. */
@Clause({"wave 7.7a", "wave 7.7f", "wave 7.7i", "wave 7.7j", "wave 7.7k", "wave P.4e"})
public final class Peiper {
    public static final int MOVEMENT = Constants.of("peiper-movement");
    public static final int UNITS = Constants.of("peiper-units");
    private static final int DIE_FROM_TURN = Constants.of("peiper-die-from");
    private static final int REMOVED_ON = Constants.of("peiper-die");
    private static final Purpose DIE = new Purpose("Kampfgruppe Peiper", Clauses.clause("7.7h"));

    private Peiper() {}

    private static int[] division(State state) {
        return state.scenario.peiperDivision();
    }

    /** How many units the Kampfgruppe has; none once it is gone. */
    public static int size(State state) {
        int size = 0;
        for (int unit : division(state)) if (state.stacks.is(unit, Stacks.PEIPER)) size++;
        return size;
    }

    /** Its hex, or NONE. */
    public static int hex(State state) {
        for (int unit : division(state)) if (state.stacks.is(unit, Stacks.PEIPER)) return state.stacks.place(unit);
        // In a masked position a counter of unknown identity may carry the mark.
        for (int unit = state.counters.known(); unit < state.counters.size(); unit++)
            if (state.stacks.is(unit, Stacks.PEIPER)) return state.stacks.place(unit);
        return HexGrid.NONE;
    }

    /** 7.7e: whether these units include the whole Kampfgruppe and so move as it. */
    @Clause("wave 7.7e")
    public static boolean isWhole(State state, int[] units) {
        int named = 0;
        for (int unit : units) if (state.stacks.is(unit, Stacks.PEIPER)) named++;
        return named > 0 && named == size(state);
    }

    /** 7.7b: who may leave; from then on the units count in stacking tests again (7.2a, 7.4a). */
    @Clause({"wave 7.7b", "wave 7.7c"})
    public static void judgeLeaving(State state, WaveOrder.LeavePeiper order, Reasons reasons) {
        int[] units = order.units().array();
        boolean sound = true;
        for (int unit : units)
            if (!state.stacks.is(unit, Stacks.PEIPER) || state.counters.side(unit) != state.turn.decides()) {
                reasons.add(
                        clause("7.7b"), state.counters.id(unit) + " is not one of your units in Kampfgruppe Peiper.");
                sound = false;
            }
        int[] different = Arrays.stream(units).distinct().toArray();
        if (different.length < units.length) reasons.add(clause("2.3a"), "A unit is named twice.");
        if (sound && units.length > 0)
            Stacking.judge(state, state.stacks.place(units[0]), different.length, 0, false, size(state), reasons);
    }

    public static boolean canLeave(State state, int unit) {
        return state.stacks.is(unit, Stacks.PEIPER)
                && Stacking.hasRoom(state, state.stacks.place(unit), 1, 0, false, size(state));
    }

    /** 7.7b: units leave it where they stand; the others stay together and may go on as the Kampfgruppe. */
    public static void detach(State state, int[] units, Consumer<? super Event> tell) {
        int[] shown = Arrays.stream(units)
                .filter(unit -> state.stacks.top(state.stacks.place(unit)) == unit)
                .toArray();
        tell.accept(new SetupEvent.LeftPeiper(Sides.GERMAN_SIDE, state.counters.ids(units), state.counters.ids(shown)));
        leave(state, units, tell);
    }

    /** 7.7b: units leave for good; the last to leave ends it (7.7g). */
    public static void leave(State state, int[] units, Consumer<? super Event> tell) {
        boolean any = false;
        for (int unit : units)
            if (state.stacks.is(unit, Stacks.PEIPER)) {
                state.stacks.clear(unit, Stacks.PEIPER);
                any = true;
            }
        if (any && size(state) == 0) tell.accept(new TurnEvent.PeiperEnded(false));
    }

    /** 7.7g: told after a unit was eliminated, which has lost its mark already. */
    @Clause("wave 7.7g")
    public static void lostUnit(State state, boolean wasInIt, Consumer<? super Event> tell) {
        if (wasInIt && size(state) == 0) tell.accept(new TurnEvent.PeiperEnded(true));
    }

    /** 7.7h: a die at the end of GT3 and every later game turn. */
    @Clause("wave 7.7h")
    public static void endOfTurn(State state, Dice dice, Consumer<? super Event> tell) {
        if (state.turn.number < DIE_FROM_TURN || size(state) == 0) return;
        Roll roll = new Roll(DIE, 6, dice.roll(6, DIE));
        boolean removed = roll.value() >= REMOVED_ON;
        if (removed) for (int unit : division(state)) state.stacks.clear(unit, Stacks.PEIPER);
        tell.accept(new TurnEvent.PeiperTested(roll, removed));
    }

    /**
     * After an advance the Kampfgruppe may stand in two hexes. It is where most of its units are, at a tie where the
     * advance went; the others have left it (7.7b).
     */
    public static void gather(State state, int advancedTo, Consumer<? super Event> tell) {
        int there = 0;
        int size = 0;
        for (int unit : division(state))
            if (state.stacks.is(unit, Stacks.PEIPER)) {
                size++;
                if (state.stacks.place(unit) == advancedTo) there++;
            }
        if (there == 0 || there == size) return;
        boolean goes = 2 * there >= size;
        int[] leaving = Arrays.stream(division(state))
                .filter(unit -> state.stacks.is(unit, Stacks.PEIPER))
                .filter(unit -> (state.stacks.place(unit) == advancedTo) != goes)
                .toArray();
        leave(state, leaving, tell);
    }
}
