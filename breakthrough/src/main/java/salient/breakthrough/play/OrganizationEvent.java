package salient.breakthrough.play;

import java.util.List;
import salient.breakthrough.tables.Army;
import salient.kernel.dice.Roll;
import salient.kernel.rulebook.ClauseId;

/** Chapter 6. */
public sealed interface OrganizationEvent extends BreakthroughEvent {
    /** Points to the unit, or back to the pool if negative. */
    record ArtilleryTransferred(Army side, String unit, int points, String corps, int left)
            implements OrganizationEvent, OwnSideOnly {}

    record Replaced(Army side, String unit, int points, int strength) implements OrganizationEvent, OwnSideOnly {}

    record BuiltUp(Army side, String division, List<String> from, String hex) implements OrganizationEvent {}

    record BrokeDown(Army side, String division, List<String> into, List<String> lost, String hex)
            implements OrganizationEvent {
        @Override
        public boolean reveals() {
            return !lost.isEmpty();
        }
    }

    /** {@code bridge} is the site, as in {@code 9,22/9,23}. */
    record BridgeTried(Army side, String unit, String bridge, boolean blown, List<Roll> rolls)
            implements OrganizationEvent {}

    record BridgeBuilt(Army side, String unit, String bridge) implements OrganizationEvent {}

    @Override
    default List<ClauseId> clauses() {
        return switch (this) {
            case ArtilleryTransferred _ -> Clauses.clauses("6.4a");
            case Replaced _ -> Clauses.clauses("6.5b");
            case BuiltUp _ -> Clauses.clauses("6.6a", "6.6b", "6.6d", "6.6e", "6.6f", "6.6h", "6.6i");
            case BrokeDown _ -> Clauses.clauses("6.6c", "6.6g", "6.6h", "6.6i");
            case BridgeTried _ -> Clauses.clauses("6.7h", "13.5m");
            case BridgeBuilt _ -> Clauses.clauses("6.7i", "13.5l");
        };
    }
}
