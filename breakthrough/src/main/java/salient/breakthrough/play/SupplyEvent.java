package salient.breakthrough.play;

import java.util.List;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.rulebook.ClauseId;

/** Chapters 4 and 5: what the computer does for both sides. */
public sealed interface SupplyEvent extends BreakthroughEvent {
    /** A unit whose supply is not what it was. */
    record Changed(String unit, SupplyState state, boolean fuel) {}

    /** The supply check of one army. The other side sees who is cut off on the map, not who is out of fuel. */
    record SupplyChecked(Army side, List<Changed> changes, List<Roll> rolls, List<ClauseId> clauses)
            implements SupplyEvent, OwnSideOnly {}

    /** 4.3j: in the Supply Phase. */
    record FellOutOfTravelMode(Army side, String unit) implements SupplyEvent, OwnSideOnly {}

    /** Which grant of operation points: the two of a turn (7.4a), or the first as a reinforcement receives it (5.1d). */
    enum Grant {
        FIRST,
        SECOND,
        ON_ARRIVAL
    }

    /** 7.4a: a grant of operation points, with the units that interdiction hit; told of an arrival only if dice were rolled. */
    record OperationPointsGranted(Army side, Grant grant, List<String> interdicted, List<Roll> rolls)
            implements SupplyEvent, OwnSideOnly {
        private List<ClauseId> by() {
            String by = grant == Grant.ON_ARRIVAL ? "5.1d" : "7.4a";
            return rolls.isEmpty() ? Clauses.clauses(by) : Clauses.clauses(by, "3.3d");
        }
    }

    record Arrived(Army side, String unit, String hex, boolean elsewhere) implements SupplyEvent {}

    record Delayed(Army side, String unit, ClauseId clause) implements SupplyEvent {}

    /** How strong the units were that left is now better known. */
    record Canceled(String unit) implements SupplyEvent, Event.Revealing {}

    @Override
    default List<ClauseId> clauses() {
        return switch (this) {
            case SupplyChecked checked -> checked.clauses;
            case FellOutOfTravelMode _ -> Clauses.clauses("4.3j");
            case OperationPointsGranted granted -> granted.by();
            case Arrived arrived -> arrived.elsewhere() ? Clauses.clauses("5.1a", "5.1b") : Clauses.clauses("5.1a");
            case Delayed delayed -> List.of(delayed.clause);
            case Canceled _ -> Clauses.clauses("5.2e", "7.10e");
        };
    }
}
