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
        public String sentence() {
            return "The " + side.name() + " player has set up.";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("3.2");
        }

        /** From now on the enemy sees the stacks. */
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record TurnBegan(int turn, String date) implements TurnEvent {
        @Override
        public String sentence() {
            return "Game turn " + turn + ", " + date + ".";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("5.2a");
        }
    }

    /** @param overcastUpTo the highest die that is overcast on this turn; without a die the turn is always overcast */
    record WeatherFound(boolean clear, int overcastUpTo, Optional<Roll> roll) implements TurnEvent {
        @Override
        public String sentence() {
            String why = roll.map(die -> " (die " + die.value() + ", overcast up to " + overcastUpTo + ")")
                    .orElse("");
            return (clear ? "The skies clear" : "The skies are overcast") + why + ".";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list(roll.isPresent() ? "5.3b" : "5.3a");
        }

        @Override
        public List<Roll> rolls() {
            return roll.stream().toList();
        }
    }

    record BaseplateTried(Roll roll, boolean launched, int aircraft) implements TurnEvent {
        @Override
        public String sentence() {
            String die = " (die " + roll.value() + ")";
            return launched
                    ? "Operation Baseplate is launched" + die + ": " + aircraft + " aircraft from now on."
                    : "Operation Baseplate is not launched" + die + ".";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("5.4a", launched ? "5.4c" : "5.4b");
        }

        @Override
        public List<Roll> rolls() {
            return List.of(roll);
        }
    }

    record SupplyProblemsFound(List<String> organizations, Roll first, Roll second) implements TurnEvent {
        @Override
        public String sentence() {
            return "Supply problems (" + first.value() + " and " + second.value() + "): "
                    + String.join(" and ", organizations) + (organizations.size() == 1 ? " is" : " are")
                    + " out of supply this turn.";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("6.16a", "6.16b");
        }

        @Override
        public List<Roll> rolls() {
            return List.of(first, second);
        }
    }

    record SupplyProblemsEnded(String hex) implements TurnEvent {
        @Override
        public String sentence() {
            return "Captured fuel at " + hex + " ends the German supply problems.";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("6.16d");
        }
    }

    record DepotsRemoved() implements TurnEvent {
        @Override
        public String sentence() {
            return "The POL markers left on the map are removed.";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("6.17c");
        }
    }

    /** 8.4: the price of the optional divisions falls away. */
    record MeuseCrossed() implements TurnEvent {
        @Override
        public String sentence() {
            return "Five supplied German units stand west of the Meuse: 10 SS and 11 Panzer may enter without a price.";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("8.4a");
        }
    }

    record OrderChosen(Side side, boolean fightFirst, ClauseId clause) implements TurnEvent {
        @Override
        public String sentence() {
            return side.name() + (fightFirst ? " fights, then moves." : " moves, then fights.");
        }

        @Override
        public List<ClauseId> clauses() {
            return List.of(clause);
        }
    }

    record ArtilleryRecovered() implements TurnEvent {
        @Override
        public String sentence() {
            return "All artillery recovers.";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("5.7c");
        }
    }

    /** The die of 7.7h. */
    record PeiperTested(Roll roll, boolean dissolved) implements TurnEvent {
        @Override
        public String sentence() {
            return "Kampfgruppe Peiper " + (dissolved ? "is dissolved" : "fights on") + " (die " + roll.value() + ").";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("7.7h");
        }

        @Override
        public List<Roll> rolls() {
            return List.of(roll);
        }
    }

    /** The last unit has left it, or is lost. */
    record PeiperEnded(boolean destroyed) implements TurnEvent {
        @Override
        public String sentence() {
            return destroyed ? "Kampfgruppe Peiper is destroyed." : "Kampfgruppe Peiper is no more.";
        }

        @Override
        public List<ClauseId> clauses() {
            return destroyed ? Clauses.list("7.7g") : Clauses.list("7.7b", "7.7g");
        }
    }

    record BritishReleased(String formation) implements TurnEvent {
        @Override
        public String sentence() {
            return formation + " may now fight east of the Meuse.";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("8.5b", "8.5c");
        }
    }

    record CavalryReformed(String hex) implements TurnEvent {
        @Override
        public String sentence() {
            return "The three troops of the 14th Cavalry in " + hex + " form one squadron again.";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("8.7a", "8.7b");
        }
    }

    record Conceded(Side side) implements TurnEvent {
        @Override
        public String sentence() {
            return "The " + side.name() + " player concedes.";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("4.2b");
        }
    }
}
