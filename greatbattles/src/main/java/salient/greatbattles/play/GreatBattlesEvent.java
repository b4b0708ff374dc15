package salient.greatbattles.play;

import java.util.List;
import java.util.Optional;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

/**
 * What happened, with what all events have: a kind by which a client sorts them, the names of the units, stands or
 * templates to point at, clauses, dice, and the only side that may know of it; empty means both.
 */
public record GreatBattlesEvent(
        Kind kind,
        List<String> about,
        Happening what,
        List<ClauseId> clauses,
        List<Roll> rolls,
        boolean reveals,
        Optional<String> only)
        implements Event {
    /** What sort of thing happened. */
    public enum Kind {
        PHASE,
        SET_UP,
        PLAN,
        WEATHER,
        DEPLOYMENT,
        LANDING,
        OBJECTIVE,
        AIR,
        ACTIVATION,
        TEMPLATE,
        BARRAGE,
        ACTIONS,
        MOVE,
        FORMATION,
        REVEALED,
        SHOT,
        CASUALTY,
        RALLY,
        LIMBER,
        WORKS,
        CLOSE_COMBAT,
        RETREAT,
        ADVANCE,
        MORALE,
        NIGHT,
        REPLACEMENT,
        END
    }

    public GreatBattlesEvent {
        about = List.copyOf(about);
        clauses = List.copyOf(clauses);
        rolls = List.copyOf(rolls);
    }

    @Override
    public Optional<Event> seenBy(Side side) {
        boolean told = only.isEmpty() || side.equals(Side.REFEREE) || side.id().equals(only.get());
        return told ? Optional.of(this) : Optional.empty();
    }
}
