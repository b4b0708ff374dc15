package salient.wave.movement;

import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Event;
import salient.kernel.rulebook.Clause;
import salient.wave.play.Award;
import salient.wave.play.GroundEvent;
import salient.wave.reinforcement.British;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.supply.AerialSupply;
import salient.wave.supply.SupplyProblems;
import salient.wave.units.Sides;
import salient.wave.victory.Victory;

/**
 * What follows when units come into a hex, by movement, as reinforcements or by advance (10.26h): control, depots,
 * aerial supply, prizes, and the question whether a bridge is blown.
 */
@Clause({"wave 3.11a", "wave 3.11c", "wave 6.15f", "wave 6.17b", "wave 10.26h", "wave 9.4"})
public final class Entering {

    private Entering() {}

    /** Moves units of one side into a hex and lets everything follow. */
    public static void enter(State state, int[] units, int hex, Dice dice, Consumer<? super Event> tell) {
        int side = state.counters.side(units[0]);
        Bridges.noteDemolitions(state, side, hex);
        // From the bottom up, so that the stack keeps its order.
        for (int i = units.length - 1; i >= 0; i--) state.stacks.put(units[i], hex);
        state.occupationChanged(side);
        boolean gained = state.ground.control(hex) != side;
        if (gained) gain(state, side, hex, tell);
        if (side == Sides.GERMAN) {
            noteWhoGained(state, units, hex, gained);
            SupplyProblems.entered(state, units, hex, gained, tell);
            AerialSupply.capture(state, hex, tell);
        } else British.crossed(state, units, hex, dice, tell);
        checkContact(state, tell);
    }

    private static void gain(State state, int side, int hex, Consumer<? super Event> tell) {
        state.ground.setControl(hex, side);
        if (!state.map.isSettled(hex)) return;
        state.supplyChanged();
        tell.accept(new GroundEvent.TownTaken(Sides.side(side), state.map.name(hex)));
    }

    /** 9.16: a hex gained by the Kampfgruppe is its own until a supplied unit from outside has been there. */
    @Clause("wave 9.16")
    private static void noteWhoGained(State state, int[] units, int hex, boolean gained) {
        if (gained) {
            boolean peiper = false;
            for (int unit : units) peiper |= state.stacks.is(unit, Stacks.PEIPER);
            if (peiper) state.ground.gainedByPeiper().add(hex);
            else state.ground.gainedByPeiper().remove(hex);
        }
        if (!state.ground.gainedByPeiper().has(hex)) return;
        for (int unit : units)
            if (!state.stacks.is(unit, Stacks.PEIPER) && MovementPhase.movesSupplied(state, unit))
                state.ground.gainedByPeiper().remove(hex);
    }

    /** 4.12a: the first time one of the GT1 pair of 5 Armored stands next to a German unit, no matter which side moved. */
    @Clause("wave 4.12a")
    static void checkContact(State state, Consumer<? super Event> tell) {
        if (state.tally.points(Sides.GERMAN, Award.CONTACT_5A) > 0) return;
        for (int unit : state.scenario.fifthArmoredPair()) {
            int hex = state.stacks.place(unit);
            if (hex < 0) continue;
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int next = state.map.neighbor(hex, d);
                if (next == HexGrid.NONE || !state.stacks.holds(next, Sides.GERMAN)) continue;
                Victory.award(state, Sides.GERMAN, Award.CONTACT_5A, 1, tell);
                return;
            }
        }
    }
}
