package salient.wave.play;

import java.util.List;
import java.util.Optional;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

/** What happens between the moves and battles: the turn begins, the weather is found, formations come and go. */
public sealed interface TurnEvent extends WaveEvent {
    /** From now on the enemy sees the stacks. */
    record SetUpFinished(Side side) implements TurnEvent, Event.Revealing {}

    record TurnBegan(int turn) implements TurnEvent {}

    /** @param overcastUpTo the highest die that is overcast on this turn; without a die the turn is always overcast */
    record WeatherFound(boolean clear, int overcastUpTo, Optional<Roll> roll) implements TurnEvent {
        @Override
        public List<Roll> rolls() {
            return roll.stream().toList();
        }
    }

    record BaseplateTried(Roll roll, boolean launched, int aircraft) implements TurnEvent {
        @Override
        public List<Roll> rolls() {
            return List.of(roll);
        }
    }

    record SupplyProblemsFound(List<String> organizations, Roll first, Roll second) implements TurnEvent {
        @Override
        public List<Roll> rolls() {
            return List.of(first, second);
        }
    }

    record SupplyProblemsEnded(String hex) implements TurnEvent {}

    record DepotsRemoved() implements TurnEvent {}

    /** 8.4: enough supplied German units are west of the Meuse, so the optional divisions have no price any more. */
    record MeuseCrossed(int units) implements TurnEvent {}

    record OrderChosen(Side side, boolean fightFirst, ClauseId clause) implements TurnEvent {}

    record ArtilleryRecovered() implements TurnEvent {}

    /** The die of 7.7h. */
    record PeiperTested(Roll roll, boolean dissolved) implements TurnEvent {
        @Override
        public List<Roll> rolls() {
            return List.of(roll);
        }
    }

    /** The last unit has left it, or is lost. */
    record PeiperEnded(boolean destroyed) implements TurnEvent {}

    /** @param released the designator of a division, or {@code brigades} */
    record BritishReleased(String released) implements TurnEvent {}

    record CavalryReformed(String hex) implements TurnEvent {}

    record Conceded(Side side) implements TurnEvent {}

    @Override
    default List<ClauseId> clauses() {
        return switch (this) {
            case SetUpFinished _ -> Clauses.clauses("3.2");
            case TurnBegan _ -> Clauses.clauses("5.2a");
            case WeatherFound found -> Clauses.clauses(found.roll.isPresent() ? "5.3b" : "5.3a");
            case BaseplateTried tried -> Clauses.clauses("5.4a", tried.launched ? "5.4c" : "5.4b");
            case SupplyProblemsFound _ -> Clauses.clauses("6.16a", "6.16b");
            case SupplyProblemsEnded _ -> Clauses.clauses("6.16d");
            case DepotsRemoved _ -> Clauses.clauses("6.17c");
            case MeuseCrossed _ -> Clauses.clauses("8.4a");
            case OrderChosen chosen -> List.of(chosen.clause);
            case ArtilleryRecovered _ -> Clauses.clauses("5.7c");
            case PeiperTested _ -> Clauses.clauses("7.7h");
            case PeiperEnded(var destroyed) -> destroyed ? Clauses.clauses("7.7g") : Clauses.clauses("7.7b", "7.7g");
            case BritishReleased _ -> Clauses.clauses("8.5b", "8.5c");
            case CavalryReformed _ -> Clauses.clauses("8.7a", "8.7b");
            case Conceded _ -> Clauses.clauses("4.2b");
        };
    }
}
