package salient.wave.play;

import java.util.List;
import java.util.Optional;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

/** What happens to hexes and bridges: towns change hands, bridges fall and rise, aircraft come over. */
public sealed interface GroundEvent extends WaveEvent {
    /** A town or city changed hands. */
    record TownTaken(Side side, String hex) implements GroundEvent {}

    /** A demolition was tried or declined. */
    record Demolition(String bridge, Optional<Roll> roll, int blowsOn, boolean blown, boolean engineer)
            implements GroundEvent {
        /** Engineers may lie below the top of a stack. */
        @Override
        public boolean reveals() {
            return engineer;
        }

        @Override
        public List<Roll> rolls() {
            return roll.stream().toList();
        }
    }

    record RepairBegun(String bridge) implements GroundEvent {}

    record BridgeRepaired(String bridge) implements GroundEvent {}

    /** A POL marker was turned over. */
    record DepotFound(String hex, boolean real) implements GroundEvent, Event.Revealing {}

    record RoadsInterdicted(String hex) implements GroundEvent {}

    record SupplyDropped(String hex) implements GroundEvent {}

    record AerialSupplyLost(String hex) implements GroundEvent {}

    @Override
    default List<ClauseId> clauses() {
        return switch (this) {
            case TownTaken _ -> Clauses.clauses("3.11c");
            case Demolition demolition -> Clauses.clauses("9.14a", demolition.engineer() ? "9.14g" : "9.14e");
            case RepairBegun _ -> Clauses.clauses("9.15f");
            case BridgeRepaired _ -> Clauses.clauses("9.15g");
            case DepotFound _ -> Clauses.clauses("6.17b");
            case RoadsInterdicted _ -> Clauses.clauses("9.18a");
            case SupplyDropped _ -> Clauses.clauses("6.15a");
            case AerialSupplyLost _ -> Clauses.clauses("6.15f");
        };
    }
}
