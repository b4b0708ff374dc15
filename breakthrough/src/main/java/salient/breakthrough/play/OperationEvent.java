package salient.breakthrough.play;

import java.util.List;
import java.util.Optional;
import salient.breakthrough.state.Mode;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OperationCost;
import salient.kernel.play.Event;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

/** Chapter 7. The other side sees who goes where, not what it costs nor what else is prepared. */
public sealed interface OperationEvent extends BreakthroughEvent {
    /** What a step cost: one entry per clause of 7.5f, named by its row of the cost table. */
    record Cost(ClauseId clause, int points, OperationCost row) {}

    /** {@code op} is what is left. */
    record Moved(Army side, String unit, String from, String to, List<Cost> costs, int op, List<ClauseId> clauses)
            implements OperationEvent {
        @Override
        public Optional<Event> seenBy(Side viewer) {
            if (BreakthroughEvent.knows(viewer, side)) return Optional.of(this);
            return Optional.of(new Moved(side, unit, from, to, List.of(), 0, List.of(Clauses.clause("7.5a"))));
        }
    }

    record ModeChanged(Army side, String unit, Mode mode, int op) implements OperationEvent, OwnSideOnly {}

    record Fortified(Army side, String unit, int level, int op) implements OperationEvent, OwnSideOnly {}

    record Plotted(Army side, String unit, String target, int op) implements OperationEvent, OwnSideOnly {}

    record AdvanceSet(Army side, String unit, boolean will) implements OperationEvent, OwnSideOnly {}

    /** The other side sees the unit leave, not how strong it was. */
    record Exited(Army side, String unit, String hex, Optional<Integer> strength) implements OperationEvent {
        @Override
        public Optional<Event> seenBy(Side viewer) {
            return Optional.of(
                    BreakthroughEvent.knows(viewer, side) ? this : new Exited(side, unit, hex, Optional.empty()));
        }
    }

    @Override
    default List<ClauseId> clauses() {
        return switch (this) {
            case Moved moved -> moved.clauses;
            case ModeChanged _ -> Clauses.clauses("7.7a", "13.5k");
            case Fortified _ -> Clauses.clauses("7.8a");
            case Plotted _ -> Clauses.clauses("7.9c", "7.9g");
            case AdvanceSet _ -> Clauses.clauses("7.3b");
            case Exited _ -> Clauses.clauses("7.10a", "7.10b");
        };
    }
}
