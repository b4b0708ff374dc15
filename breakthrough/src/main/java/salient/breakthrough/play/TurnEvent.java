package salient.breakthrough.play;

import java.util.List;
import salient.breakthrough.state.Phase;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Weather;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** The course of the turn: phases, weather, pools, towns, the end. */
public sealed interface TurnEvent extends BreakthroughEvent {
    record TurnBegan(int turn, int date) implements TurnEvent {}

    /** {@code side} is the player whose part of the phase it is. */
    record PhaseBegan(Phase phase, Army side) implements TurnEvent {}

    /** 1.3a: phases 3 to 12 end with the offer to save. */
    @Clause("breakthrough 1.3a")
    record PhaseEnded(Phase phase) implements TurnEvent {
        public boolean saveOffered() {
            return phase.number() >= Phase.REINFORCEMENT.number() && phase.number() <= Phase.GERMAN_COMBAT_2.number();
        }
    }

    /** 2.4a: no American Unit Organization Phase on December 16. */
    record PhaseSkipped(Phase phase, Army side, ClauseId clause) implements TurnEvent {}

    record WeatherSettled(Weather weather, List<Roll> rolls, List<ClauseId> clauses) implements TurnEvent {}

    record GroundFroze() implements TurnEvent {}

    record AirPointsDue(Army side, int points, List<ClauseId> clauses) implements TurnEvent {}

    /** 10.1b: the award of the turn for the towns in these hexes. */
    record TownsScored(List<String> hexes, int points) implements TurnEvent {}

    record GameEnded(int score, String level) implements TurnEvent, Event.Revealing {}

    @Override
    default List<ClauseId> clauses() {
        return switch (this) {
            case TurnBegan _ -> Clauses.clauses("0i", "2.3a");
            case PhaseBegan _ -> Clauses.clauses("2.3a");
            case PhaseEnded ended -> ended.saveOffered() ? Clauses.clauses("2.3a", "1.3a") : Clauses.clauses("2.3a");
            case PhaseSkipped skipped -> List.of(skipped.clause);
            case WeatherSettled settled -> settled.clauses;
            case GroundFroze _ -> Clauses.clauses("9f");
            case AirPointsDue due -> due.clauses;
            case TownsScored _ -> Clauses.clauses("10.1b");
            case GameEnded _ -> Clauses.clauses("10.2a", "10.2e");
        };
    }
}
