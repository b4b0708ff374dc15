package salient.wave;

import java.util.List;
import java.util.Optional;
import salient.kernel.play.Prompt;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;
import salient.wave.air.AirPower;
import salient.wave.data.WeatherTable;
import salient.wave.play.Clauses;
import salient.wave.state.Phase;
import salient.wave.state.Skies;
import salient.wave.state.State;
import salient.wave.state.TurnState;
import salient.wave.units.Sides;

/** What is asked now, in one sentence. */
final class Prompts {
    private Prompts() {}

    static Prompt of(State state) {
        TurnState turn = state.turn;
        Side side = turn.phase == Phase.OVER ? Side.REFEREE : Sides.side(turn.decides());
        return new Prompt(
                side,
                turn(turn),
                phase(turn),
                question(state),
                turn.phase.isOtherSides(),
                where(state),
                List.of(),
                clauses(turn.phase));
    }

    static String turn(TurnState turn) {
        if (turn.phase == Phase.SET_UP) return "set-up";
        return WeatherTable.date(turn.number) + " · turn " + turn.number;
    }

    static String phase(TurnState turn) {
        return switch (turn.phase) {
            case SET_UP -> Sides.name(turn.active) + " set-up";
            case OVER, INTERDICTION, AERIAL_SUPPLY -> turn.phase.title;
            default ->
                (turn.couplet == 1 ? "first" : "second") + " couplet · " + Sides.name(turn.active) + " "
                        + turn.phase.title;
        };
    }

    private static String question(State state) {
        return switch (state.turn.phase) {
            case SET_UP -> "Set up your units or use the historical set-up, then finish.";
            case INTERDICTION -> "Interdict roads with aircraft; " + AirPower.available(state) + " left.";
            case AERIAL_SUPPLY -> "Drop aerial supply, up to " + Skies.MARKERS + " markers.";
            case ORDER -> "Do you move and then fight, or fight and then move?";
            case REPAIR -> "Which blown bridges do you repair?";
            case MOVEMENT -> "Move your units.";
            case COMBAT -> "Attack, or end the phase.";
            case REFORM -> "Should the three troops of the 14th Cavalry form one squadron?";
            case OVERSTACKED -> "Eliminate units until no hex is overstacked.";
            case DEMOLITION -> "Do you try to blow " + state.map.spokenBridge(state.march.askedFirst()) + "?";
            case ATTACK_SUPPORT -> "Which artillery and aircraft support your attack?";
            case DEFENSE_SUPPORT -> "Which artillery and aircraft support your defense?";
            case ATTACK_LOSSES -> "You lose " + steps(state.battle.attackerLosses) + ": which unit?";
            case DEFENSE_LOSSES -> "You lose " + steps(state.battle.defenderLosses) + ": which unit?";
            case ADVANCE -> "Which attackers advance?";
            case OVER -> "The game is over.";
        };
    }

    private static String steps(int steps) {
        return steps == 1 ? "1 step" : steps + " steps";
    }

    private static Optional<String> where(State state) {
        if (state.turn.phase == Phase.DEMOLITION) return Optional.of(state.map.bridgeId(state.march.askedFirst()));
        return state.turn.phase.isBattle() ? Optional.of(state.map.name(state.battle.target)) : Optional.empty();
    }

    private static List<ClauseId> clauses(Phase phase) {
        return switch (phase) {
            case SET_UP -> Clauses.clauses("3.2", "3.3a");
            case INTERDICTION -> Clauses.clauses("9.18a");
            case AERIAL_SUPPLY -> Clauses.clauses("6.15a");
            case ORDER -> Clauses.clauses("5.6a");
            case REPAIR -> Clauses.clauses("9.15f");
            case MOVEMENT -> Clauses.clauses("9.1a");
            case COMBAT -> Clauses.clauses("10.1a");
            case REFORM -> Clauses.clauses("8.7a");
            case OVERSTACKED -> Clauses.clauses("7.2c");
            case DEMOLITION -> Clauses.clauses("9.14a");
            case ATTACK_SUPPORT, DEFENSE_SUPPORT -> Clauses.clauses("10.24", "10.14b");
            case ATTACK_LOSSES, DEFENSE_LOSSES -> Clauses.clauses("10.9b", "10.9c");
            case ADVANCE -> Clauses.clauses("10.26a");
            case OVER -> Clauses.clauses("4.1");
        };
    }
}
