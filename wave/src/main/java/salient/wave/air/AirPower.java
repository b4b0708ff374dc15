package salient.wave.air;

import java.util.function.Consumer;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.play.Clauses;
import salient.wave.play.CombatEvent;
import salient.wave.play.GroundEvent;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** 9.18, 10.14: Allied aircraft, each used once in a clear-skies turn for interdiction or in one battle. */
@Clause({"wave 9.18b", "wave 9.18c"})
public final class AirPower {
    private AirPower() {}

    /** Aircraft not yet used this game turn. */
    public static int available(State state) {
        return Weather.aircraft(state) - state.skies.interdictions() - state.skies.supported;
    }

    @Clause("wave 9.18a")
    public static void judgeInterdiction(State state, int hex, Reasons reasons) {
        judgeAircraft(state, state.turn.decides(), "9.18a", reasons);
        if (!state.map.hasRoad(hex)) reasons.add(Clauses.of("9.18a"), state.map.name(hex) + " has no road.");
        if (state.skies.isInterdicted(hex))
            reasons.add(Clauses.of("9.18a"), state.map.name(hex) + " is already interdicted.");
    }

    public static boolean canInterdict(State state, int hex) {
        return state.map.hasRoad(hex) && !state.skies.isInterdicted(hex);
    }

    public static void interdict(State state, int hex, Consumer<? super Event> tell) {
        state.skies.interdict(hex);
        state.stepCostsChanged(hex);
        tell.accept(new GroundEvent.RoadsInterdicted(state.map.name(hex)));
    }

    /** 10.14b: at most one aircraft a battle, declared with the Allied artillery. */
    @Clause({"wave 10.14a", "wave 10.14b"})
    public static void judgeSupport(State state, int side, Reasons reasons) {
        judgeAircraft(state, side, "10.14a", reasons);
        if (state.battle.aircraft) reasons.add(Clauses.of("10.14b"), "An aircraft already supports this battle.");
    }

    @Clause({"wave 5.3d", "wave P.4b"})
    private static void judgeAircraft(State state, int side, String clause, Reasons reasons) {
        if (side != Sides.ALLIED) reasons.add(Clauses.of(clause), "Only the Allied player has aircraft.");
        if (state.scenario.beginner()) reasons.add(Clauses.of("P.4b"), "The beginner game has no aircraft.");
        else if (!state.turn.clear) reasons.add(Clauses.of("5.3d"), "There are no aircraft in an overcast turn.");
        else if (available(state) <= 0) reasons.add(Clauses.of(clause), "No aircraft is left this turn.");
    }

    public static boolean canSupport(State state, int side) {
        return side == Sides.ALLIED && !state.battle.aircraft && available(state) > 0;
    }

    public static void support(State state, Consumer<? super Event> tell) {
        state.skies.supported++;
        state.battle.aircraft = true;
        tell.accept(new CombatEvent.AircraftCommitted(state.map.name(state.battle.target)));
    }
}
