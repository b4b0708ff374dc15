package salient.wave.play;

import java.util.List;
import java.util.Optional;
import salient.kernel.dice.Roll;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

/** What happens to hexes and bridges: towns change hands, bridges fall and rise, aircraft come over. */
public sealed interface GroundEvent extends WaveEvent {
    /** A town or city changed hands. */
    record TownTaken(Side side, String hex) implements GroundEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("3.11c");
        }
    }

    /** A demolition was tried or declined. */
    record Demolition(String bridge, Optional<Roll> roll, int blowsOn, boolean blown, boolean engineer)
            implements GroundEvent {
        /** Engineers may lie below the top of a stack. */
        @Override
        public boolean reveals() {
            return engineer;
        }

        @Override
        public List<ClauseId> clauses() {
            return engineer ? Clauses.clauses("9.14a", "9.14g") : Clauses.clauses("9.14a", "9.14e");
        }

        @Override
        public List<Roll> rolls() {
            return roll.stream().toList();
        }
    }

    record RepairBegun(String bridge) implements GroundEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("9.15f");
        }
    }

    record BridgeRepaired(String bridge) implements GroundEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("9.15g");
        }
    }

    /** A POL marker was turned over. */
    record DepotFound(String hex, boolean real) implements GroundEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("6.17b");
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record RoadsInterdicted(String hex) implements GroundEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("9.18a");
        }
    }

    record SupplyDropped(String hex) implements GroundEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("6.15a");
        }
    }

    record AerialSupplyLost(String hex) implements GroundEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("6.15f");
        }
    }
}
