package salient.wave;

import java.util.List;
import java.util.Optional;
import salient.kernel.play.Prompt;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;
import salient.wave.data.WeatherTable;
import salient.wave.play.Clauses;
import salient.wave.state.Clock;
import salient.wave.state.Phase;
import salient.wave.state.State;

/** What is asked now, in one sentence. */
final class Prompts {
    private Prompts() {}

    static Prompt of(State state) {
        Clock clock = state.clock;
        Side side = clock.phase == Phase.OVER ? Side.REFEREE : Sides.side(clock.decides());
        return new Prompt(
                side,
                turn(clock),
                phase(clock),
                question(state),
                clock.phase.isOtherSides(),
                where(state),
                List.of(),
                clauses(clock.phase));
    }

    static String turn(Clock clock) {
        if (clock.phase == Phase.SET_UP) return "set-up";
        return WeatherTable.date(clock.turn) + " · turn " + clock.turn;
    }

    static String phase(Clock clock) {
        return switch (clock.phase) {
            case SET_UP -> Sides.name(clock.active) + " set-up";
            case OVER, INTERDICTION, AERIAL_SUPPLY -> clock.phase.title();
            default ->
                (clock.couplet == 1 ? "first" : "second") + " couplet · " + Sides.name(clock.active) + " "
                        + clock.phase.title();
        };
    }

    private static String question(State state) {
        return switch (state.clock.phase) {
            case SET_UP -> "Set up your units, or take the historical set-up, and finish.";
            case INTERDICTION -> "Send aircraft to interdict roads; " + AirPower.available(state) + " are left.";
            case AERIAL_SUPPLY -> "Drop aerial supply, up to three markers.";
            case ORDER -> "Do you move and then fight, or fight and then move?";
            case REPAIR -> "Which blown bridges do you repair?";
            case MOVEMENT -> "Move your units.";
            case COMBAT -> "Attack, or end the phase.";
            case REFORM -> "Do the three troops of the 14th Cavalry form one squadron?";
            case OVERSTACKED -> "Eliminate units until no hex is overstacked.";
            case DEMOLITION -> "Do you try to blow " + state.map.spokenBridge(state.march.askedFirst()) + "?";
            case ATTACK_SUPPORT -> "Which artillery and aircraft support your attack?";
            case DEFENCE_SUPPORT -> "Which artillery and aircraft support your defence?";
            case ATTACK_LOSSES -> "You lose " + steps(state.battle.attackerLosses) + ": which unit?";
            case DEFENCE_LOSSES -> "You lose " + steps(state.battle.defenderLosses) + ": which unit?";
            case ADVANCE -> "Which attackers advance?";
            case OVER -> "The game is over.";
        };
    }

    private static String steps(int steps) {
        return steps == 1 ? "1 step" : steps + " steps";
    }

    private static Optional<String> where(State state) {
        if (state.clock.phase == Phase.DEMOLITION) return Optional.of(state.map.bridgeId(state.march.askedFirst()));
        return state.clock.phase.isBattle() ? Optional.of(state.map.name(state.battle.target)) : Optional.empty();
    }

    private static List<ClauseId> clauses(Phase phase) {
        return switch (phase) {
            case SET_UP -> Clauses.list("3.2", "3.3a");
            case INTERDICTION -> Clauses.list("9.18a");
            case AERIAL_SUPPLY -> Clauses.list("6.15a");
            case ORDER -> Clauses.list("5.6a");
            case REPAIR -> Clauses.list("9.15f");
            case MOVEMENT -> Clauses.list("9.1a");
            case COMBAT -> Clauses.list("10.1a");
            case REFORM -> Clauses.list("8.7a");
            case OVERSTACKED -> Clauses.list("7.2c");
            case DEMOLITION -> Clauses.list("9.14a");
            case ATTACK_SUPPORT, DEFENCE_SUPPORT -> Clauses.list("10.24", "10.14b");
            case ATTACK_LOSSES, DEFENCE_LOSSES -> Clauses.list("10.9b", "10.9c");
            case ADVANCE -> Clauses.list("10.26a");
            case OVER -> Clauses.list("4.1");
        };
    }
}
