package salient.table.wire;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.play.Outcome;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.ClauseId;

/**
 * What a seat is told, numbered from 1 without gaps. Each seat has its own numbering, because how often the other side
 * did something hidden is hidden too.
 */
public final class Feed {
    private Feed() {}

    /** One thing told. {@code sequence} is its number in this seat's feed. */
    public sealed interface Item {
        int sequence();

        Instant at();
    }

    /**
     * An order was played. Its text is present for the side that gave it, and for all once the game is over.
     *
     * @param byReaction whether standing reactions gave it; until the game is over nobody else is told
     * @param planned    whether it was given because the side had planned it; told as {@code byReaction}
     * @param typed      whether the players rolled its dice themselves and typed them
     */
    public record Played(
            int sequence,
            Instant at,
            String side,
            Optional<String> order,
            boolean byReaction,
            boolean planned,
            boolean typed,
            List<Told> events,
            Optional<Outcome> outcome)
            implements Item {}

    /** Orders were undone, freely or by consent: the last {@code orders} {@link Played} items that were in force. */
    public record Undone(int sequence, Instant at, String side, boolean byConsent, int orders) implements Item {}

    /** The last {@code orders} items that were undone are in force again. */
    public record Redone(int sequence, Instant at, String side, int orders) implements Item {}

    /** From now on a side answers by this policy, in the notation. Until the game is over only that side is told. */
    public record ReactionsSet(int sequence, Instant at, String side, String policy) implements Item {}

    /** A side has planned this many orders for its next turn. Only that side is told. */
    public record PlanSet(int sequence, Instant at, String side, int orders) implements Item {}

    /**
     * A planned order came up and was not given. Only its side is told.
     *
     * @param why     one plain sentence
     * @param reasons the clauses that forbid it; none if a condition was not met
     */
    public record PlanDropped(
            int sequence, Instant at, String side, String order, String why, List<Verdict.Reason> reasons)
            implements Item {}

    /**
     * A side is reminded of its clock, or its time has run out.
     *
     * @param deadline when its time runs out, all its days off included
     * @param ranOut   whether that has happened: the other side may claim
     */
    public record ClockTold(int sequence, Instant at, String side, Instant deadline, boolean ranOut) implements Item {}

    /**
     * A side claims because the time of another has run out: the win, or a computer player in the place of the late side.
     *
     * @param ranOutAt when the time of the late side ran out, as the record says it
     */
    public record Claimed(
            int sequence,
            Instant at,
            String side,
            String late,
            String ranOutAt,
            Optional<String> computer,
            Optional<Outcome> outcome)
            implements Item {}

    /** A side asks that a substitute may play it. */
    public record SubstituteAsked(int sequence, Instant at, String side) implements Item {}

    /** The other side agrees that a substitute plays this side. */
    public record SubstituteAgreed(int sequence, Instant at, String side) implements Item {}

    /** This side does not agree. */
    public record SubstituteRefused(int sequence, Instant at, String side) implements Item {}

    /** The holder of this seat has invited the substitute. */
    public record SubstituteInvited(int sequence, Instant at, String side) implements Item {}

    /** A computer player has made a plan for a phase. Nobody is told before the game is over. */
    public record Intended(int sequence, Instant at, String side, String words) implements Item {}

    /** A side tells the computer player that is deciding to play now. */
    public record Hurried(int sequence, Instant at, String side) implements Item {}

    /** A side asks for consent to undo. */
    public record UndoAsked(int sequence, Instant at, String side) implements Item {}

    public record UndoRefused(int sequence, Instant at, String side) implements Item {}

    public record Said(int sequence, Instant at, String side, String name, String text) implements Item {}

    public record Resigned(int sequence, Instant at, String side, Outcome outcome) implements Item {}

    /** Someone took a seat: a person by name, or a computer player by id. */
    public record Seated(int sequence, Instant at, String side, String name, Optional<String> computer)
            implements Item {}

    /** A computer player goes on for a side, or, without one, the side plays itself again. */
    public record ComputerPlays(int sequence, Instant at, String side, Optional<String> computer) implements Item {}

    /**
     * A side has taken days off.
     *
     * @param days as many as it took now
     */
    public record TookDaysOff(int sequence, Instant at, String side, int days) implements Item {}

    /** A side added its own entropy to the dice. */
    public record EntropyAdded(int sequence, Instant at, String side) implements Item {}

    /**
     * This game began from a moment of another one.
     *
     * @param title    of the other game
     * @param turn     of that moment
     * @param drawnFor the side from whose knowledge the hidden facts were drawn; nothing if they are the true ones
     */
    public record Branched(int sequence, Instant at, String side, String title, String turn, Optional<String> drawnFor)
            implements Item {}

    /** A moment got a name, or lost it; only who plays alone has these. */
    public record Saved(int sequence, Instant at, String side, String name, boolean removed) implements Item {}

    /** An event cut to what the seat may know, with the sentence for the log. */
    public record Told(String sentence, List<ClauseId> clauses, List<Roll> rolls, Event event) {}
}
