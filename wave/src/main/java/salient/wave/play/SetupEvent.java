package salient.wave.play;

import java.util.List;
import java.util.Optional;
import salient.kernel.play.Event;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

/** What the enemy is not told: set-up before it is finished (3.2), and which covered units are in Kampfgruppe Peiper (7.7b). */
public sealed interface SetupEvent extends WaveEvent {
    Side owner();

    @Override
    default Optional<Event> seenBy(Side side) {
        return WaveEvent.onlyFor(owner(), side, this);
    }

    record UnitPlaced(Side owner, String unit, String hex) implements SetupEvent {}

    /** @param marker counted from 1 */
    record DepotPlaced(Side owner, int marker, boolean real, String hex) implements SetupEvent {}

    /** All units of a side took their historical places. */
    record HistoricalSetUp(Side owner) implements SetupEvent {}

    /** @param units none if the game is played without the Kampfgruppe */
    record PeiperFormed(Side owner, List<String> units) implements SetupEvent {}

    /** @param shown those on top of their stack, which the enemy sees without the marker from now on (7.3) */
    record LeftPeiper(Side owner, List<String> units, List<String> shown) implements SetupEvent {
        @Override
        public Optional<Event> seenBy(Side side) {
            Optional<Event> whole = SetupEvent.super.seenBy(side);
            if (whole.isPresent() || shown.isEmpty()) return whole;
            return Optional.of(new LeftPeiper(owner, shown, shown));
        }
    }

    @Override
    default List<ClauseId> clauses() {
        return switch (this) {
            case UnitPlaced _ -> Clauses.clauses("3.3a");
            case DepotPlaced _ -> Clauses.clauses("3.7a");
            case HistoricalSetUp _ -> Clauses.clauses("3.3a");
            case PeiperFormed _ -> Clauses.clauses("7.7a");
            case LeftPeiper _ -> Clauses.clauses("7.7b");
        };
    }
}
