package salient.wave.play;

import java.util.List;
import java.util.Optional;
import salient.kernel.dice.Roll;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

/** What happens between the moves and battles: the turn begins, the weather is found, formations come and go. */
public sealed interface TurnEvent extends WaveEvent {
    record SetUpFinished(Side side) implements TurnEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("3.2");
        }

        /** From now on the enemy sees the stacks. */
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record TurnBegan(int turn) implements TurnEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("5.2a");
        }
    }

    /** @param overcastUpTo the highest die that is overcast on this turn; without a die the turn is always overcast */
    record WeatherFound(boolean clear, int overcastUpTo, Optional<Roll> roll) implements TurnEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses(roll.isPresent() ? "5.3b" : "5.3a");
        }

        @Override
        public List<Roll> rolls() {
            return roll.stream().toList();
        }
    }

    record BaseplateTried(Roll roll, boolean launched, int aircraft) implements TurnEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("5.4a", launched ? "5.4c" : "5.4b");
        }

        @Override
        public List<Roll> rolls() {
            return List.of(roll);
        }
    }

    record SupplyProblemsFound(List<String> organizations, Roll first, Roll second) implements TurnEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("6.16a", "6.16b");
        }

        @Override
        public List<Roll> rolls() {
            return List.of(first, second);
        }
    }

    record SupplyProblemsEnded(String hex) implements TurnEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("6.16d");
        }
    }

    record DepotsRemoved() implements TurnEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("6.17c");
        }
    }

    /** 8.4: enough supplied German units are west of the Meuse, so the optional divisions have no price any more. */
    record MeuseCrossed(int units) implements TurnEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("8.4a");
        }
    }

    record OrderChosen(Side side, boolean fightFirst, ClauseId clause) implements TurnEvent {
        @Override
        public List<ClauseId> clauses() {
            return List.of(clause);
        }
    }

    record ArtilleryRecovered() implements TurnEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("5.7c");
        }
    }

    /** The die of 7.7h. */
    record PeiperTested(Roll roll, boolean dissolved) implements TurnEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("7.7h");
        }

        @Override
        public List<Roll> rolls() {
            return List.of(roll);
        }
    }

    /** The last unit has left it, or is lost. */
    record PeiperEnded(boolean destroyed) implements TurnEvent {
        @Override
        public List<ClauseId> clauses() {
            return destroyed ? Clauses.clauses("7.7g") : Clauses.clauses("7.7b", "7.7g");
        }
    }

    /** @param released the designator of a division, or {@code brigades} */
    record BritishReleased(String released) implements TurnEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("8.5b", "8.5c");
        }
    }

    record CavalryReformed(String hex) implements TurnEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("8.7a", "8.7b");
        }
    }

    record Conceded(Side side) implements TurnEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("4.2b");
        }
    }
}
