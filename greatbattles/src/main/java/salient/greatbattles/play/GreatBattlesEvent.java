package salient.greatbattles.play;

import java.util.List;
import java.util.Optional;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

/**
 * What happened: a kind that a client can tell apart, the units, stands or templates concerned by name, and the sentence
 * of the log. Only lists the sides that may know of it; empty is everybody.
 */
public record GreatBattlesEvent(
        Kind kind,
        List<String> about,
        String sentence,
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
