package salient.hexwar.plain;

import java.util.List;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.rulebook.ClauseId;

/** What happens in a plain hex game; units, hexes and sides as the notation spells them. */
public sealed interface PlainEvent extends Event {
    record PhaseBegan(int turn, String date, String side, String phase, List<ClauseId> clauses) implements PlainEvent {
        /** The phase of a position. */
        public static PhaseBegan of(PlainState state, String date, ClauseId clause) {
            return new PhaseBegan(
                    state.turn(),
                    date,
                    state.scenario().sides().get(state.side()).id(),
                    PlainGame.phases().get(state.phase()),
                    List.of(clause));
        }
    }

    record Arrived(String unit, String hex, List<ClauseId> clauses) implements PlainEvent {}

    /** Why a unit goes from hex to hex. */
    enum How {
        MOVE,
        RETREAT,
        ADVANCE
    }

    /** The path begins where the unit was. */
    record Moved(String unit, How how, List<String> path, List<ClauseId> clauses) implements PlainEvent {}

    /** {@code text} is the result as the table of results words it. */
    record Fought(
            String hex,
            List<String> attackers,
            List<String> defenders,
            String column,
            String result,
            String text,
            List<Roll> rolls,
            List<ClauseId> clauses)
            implements PlainEvent {}

    record Reduced(String unit, List<ClauseId> clauses) implements PlainEvent {}

    record Eliminated(String unit, List<ClauseId> clauses) implements PlainEvent {}

    record TownTaken(String hex, String side, List<ClauseId> clauses) implements PlainEvent {}
}
