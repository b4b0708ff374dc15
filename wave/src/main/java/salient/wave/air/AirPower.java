package salient.wave.air;

import static salient.wave.play.Clauses.clause;

import java.util.function.Consumer;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.play.CombatEvent;
import salient.wave.play.GroundEvent;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** 9.18, 10.14: Allied aircraft, each used once in a clear-skies turn for interdiction or in one battle. */
@Clause("wave 9.18c")
public final class AirPower {
    /** In an order that does not say which aircraft: the first one not yet used. */
    public static final int ANY = HexGrid.NONE;

    private AirPower() {}

    /** Aircraft the Allied player has this game turn, used or not. */
    public static int present(State state) {
        return Weather.aircraft(state);
    }

    /** Aircraft not yet used this game turn. */
    public static int available(State state) {
        return present(state) - state.skies.interdictions() - state.skies.supported();
    }

    @Clause("wave 9.18a")
    public static void judgeInterdiction(State state, int hex, int aircraft, Reasons reasons) {
        judgeAircraft(state, state.turn.decides(), aircraft, "9.18a", reasons);
        if (!state.map.hasRoad(hex)) reasons.add(clause("9.18a"), state.map.name(hex) + " has no road.");
        if (state.skies.isInterdicted(hex))
            reasons.add(clause("9.18a"), state.map.name(hex) + " is already interdicted.");
    }

    public static boolean canInterdict(State state, int hex) {
        return state.map.hasRoad(hex) && !state.skies.isInterdicted(hex);
    }

    public static void interdict(State state, int hex, int aircraft, Consumer<? super Event> tell) {
        state.skies.interdict(chosen(state, aircraft), hex);
        state.stepCostsChanged(hex);
        tell.accept(new GroundEvent.RoadsInterdicted(state.map.name(hex)));
    }

    /** 10.14b: at most one aircraft per battle, declared with the Allied artillery. */
    @Clause("wave 10.14b")
    public static void judgeSupport(State state, int side, int aircraft, Reasons reasons) {
        judgeAircraft(state, side, aircraft, "10.14a", reasons);
        if (state.battle.aircraft) reasons.add(clause("10.14b"), "An aircraft already supports this battle.");
    }

    @Clause({"wave 5.3d", "wave P.4b"})
    private static void judgeAircraft(State state, int side, int aircraft, String clause, Reasons reasons) {
        if (side != Sides.ALLIED) reasons.add(clause(clause), "Only the Allied player has aircraft.");
        if (state.scenario.beginner()) reasons.add(clause("P.4b"), "The beginner game has no aircraft.");
        else if (!state.turn.clear) reasons.add(clause("5.3d"), "There are no aircraft in an overcast turn.");
        else if (available(state) <= 0) reasons.add(clause(clause), "No aircraft is left this turn.");
        if (aircraft != ANY && !state.scenario.beginner() && state.turn.clear) judgeChoice(state, aircraft, reasons);
    }

    /** Why the aircraft that the order names cannot be used. */
    @Clause({"wave 5.4c", "wave 9.18b", "wave 10.14a"})
    private static void judgeChoice(State state, int aircraft, Reasons reasons) {
        String name = "Aircraft " + (aircraft + 1);
        int present = present(state);
        if (aircraft >= present)
            reasons.add(
                    clause("5.4c"), name + " is missing: after Operation Baseplate there are only " + present + ".");
        else if (state.skies.hasSupported(aircraft))
            reasons.add(clause("10.14a"), name + " has already supported a battle this turn.");
        else if (!state.skies.isUnused(aircraft))
            reasons.add(
                    clause("9.18b"),
                    name + " interdicts " + state.map.name(state.skies.interdictedBy(aircraft))
                            + " until the end of the turn.");
    }

    private static int chosen(State state, int aircraft) {
        return aircraft == ANY ? state.skies.unused() : aircraft;
    }

    public static boolean canSupport(State state, int side) {
        return side == Sides.ALLIED && !state.battle.aircraft && available(state) > 0;
    }

    public static void support(State state, int aircraft, Consumer<? super Event> tell) {
        state.skies.support(chosen(state, aircraft));
        state.battle.aircraft = true;
        tell.accept(new CombatEvent.AircraftCommitted(state.map.name(state.battle.target)));
    }
}
