package salient.breakthrough.play;

import java.util.List;
import java.util.Optional;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

/** Chapter 3. Missions are flown in the open: both sides see them and what they did. */
public sealed interface AirEvent extends BreakthroughEvent {
    record Interdicted(Army by, int points) implements AirEvent {}

    /** What a ground attack did to one unit. */
    record Struck(String unit, boolean disrupted, boolean strafed, int loss) {}

    record GroundAttacked(Army by, String hex, List<Struck> units, List<Roll> rolls)
            implements AirEvent, Event.Revealing {}

    /** 3.5: what supplies brought one unit. */
    record Raised(String unit, SupplyState state, int operationPoints) {}

    record SuppliesDropped(Army by, String hex, List<Raised> units) implements AirEvent {
        @Override
        public Optional<Event> seenBy(Side side) {
            return Optional.of(BreakthroughEvent.knows(side, by) ? this : new SuppliesDropped(by, hex, List.of()));
        }
    }

    @Override
    default List<ClauseId> clauses() {
        return switch (this) {
            case Interdicted _ -> Clauses.clauses("3.2d", "3.3a");
            case GroundAttacked _ -> Clauses.clauses("3.4a", "3.4b", "3.4c", "3.4d", "3.4e");
            case SuppliesDropped _ -> Clauses.clauses("3.5a", "3.5b", "3.5c", "3.5d");
        };
    }
}
