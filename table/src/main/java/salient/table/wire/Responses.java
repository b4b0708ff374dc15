package salient.table.wire;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Answer;
import salient.kernel.play.ConditionKind;
import salient.kernel.play.OrderDescription;
import salient.kernel.play.Outcome;
import salient.kernel.play.PlannedOrder;
import salient.kernel.play.Prompt;
import salient.kernel.play.ReactionKind;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.play.Standing;
import salient.kernel.play.SubjectDescription;
import salient.kernel.play.Verdict;
import salient.kernel.play.View;
import salient.kernel.record.UndoLaw;
import salient.players.Intention;

/** The bodies that the server sends. */
public final class Responses {
    private Responses() {}

    /** A game was created: tokens are shown once and only their hashes are stored. */
    public record TableCreated(String table, List<SeatToken> seats, List<Invitation> invitations, String commitment) {}

    public record SeatToken(String table, String side, String token) {}

    /** Good for one seat, once. */
    public record Invitation(String side, String invitation) {}

    /** A screen that shows what a side knows; {@code key} is used as a token and can only look. */
    public record Screen(String table, String side, String key) {}

    /** What an invitation is for, before it is used. {@code host} is the name of the player who created the game. */
    public record InvitationDetails(String game, String scenario, String title, String side, String host) {}

    public enum Status {
        /** Waiting for people to take their seats. */
        FORMING,
        RUNNING,
        OVER,
        /** A recorded game, to look at only. */
        STUDY
    }

    public enum Sitter {
        PERSON,
        COMPUTER,
        INVITED,
        OPEN
    }

    /** @param came whether its holder has used it; as long as nobody has, the host can invite someone else */
    public record Seat(String side, Sitter sitter, String name, Optional<String> computer, boolean came) {}

    public enum Undo {
        NO,
        FREE,
        CONSENT
    }

    /**
     * The state of a game for one seat. {@code sequence} is the number of the last item in this seat's feed.
     *
     * @param side the seat's side, or {@code public}
     * @param toDecide the side that must decide, or {@code referee} once the game is over
     * @param since when the game last changed, as far as this seat can know
     * @param undoAskedBy the side that waits for consent to undo
     * @param substitute  the side that a substitute is to play
     */
    public record State(
            String table,
            String game,
            String scenario,
            Map<String, String> options,
            String title,
            String side,
            Status status,
            int sequence,
            Instant since,
            String toDecide,
            Prompt prompt,
            View view,
            Optional<Outcome> outcome,
            List<Seat> seats,
            Undo undo,
            Optional<UndoLaw> undoLaw,
            boolean redo,
            Optional<String> undoAskedBy,
            Optional<Clock> clock,
            Optional<SubstituteWanted> substitute,
            Dice dice) {}

    /**
     * The clock of a game; times are in minutes.
     *
     * @param since    when the side to decide got the right to decide
     * @param deadline when its time runs out, all its days off included
     */
    public record Clock(
            Optional<Integer> move,
            Optional<Integer> game,
            int daysOff,
            Instant since,
            Instant deadline,
            List<SideClock> sides) {}

    /**
     * What a side had left when it last passed on the right to decide.
     *
     * @param seconds of its time for the game, if that is limited
     * @param offUntil until when it has taken days off; this may be over
     */
    public record SideClock(String side, Optional<Integer> seconds, int daysOff, Optional<Instant> offUntil) {}

    /** @param agreed whether the other side has agreed; then the holder of the seat can invite the substitute */
    public record SubstituteWanted(String side, boolean agreed) {}

    /**
     * What is needed to audit the dice; the seed is absent until the game is over.
     *
     * @param own whether the players may type rolls of their own dice
     */
    public record Dice(String commitment, List<Share> entropy, Optional<String> seed, boolean own) {}

    /** A side's entropy as it was given. */
    public record Share(String side, String text) {}

    /**
     * The answer to an order, an undo, a chat line: what this seat was told because of it. {@code state} is present if the
     * request asked for it; {@code subjects} and {@code orders} too if the request named a subject.
     */
    public record Done(
            int sequence,
            List<Feed.Item> items,
            String toDecide,
            Optional<State> state,
            Optional<Subjects> subjects,
            Optional<Orders> orders) {
        /** For who gets the position in another way. */
        public Done withoutPosition() {
            return new Done(sequence, items, toDecide, Optional.empty(), Optional.empty(), Optional.empty());
        }
    }

    /** {@code GET /api/tables/TABLE/feed}. {@code last} is the number of the newest item, which may not be included. */
    public record Items(List<Feed.Item> items, int last) {}

    /** What the seat can give orders about now; empty while another side decides. */
    public record Subjects(int sequence, List<SubjectDescription> subjects) {}

    /** The legal orders of one subject. To give one, send its {@code text} back. */
    public record Orders(int sequence, String subject, List<OrderDescription> orders) {}

    /**
     * {@code GET /api/tables/TABLE/opening}: what a page shows first, of one moment.
     *
     * @param orders the orders of the subject asked for; none if it cannot be given any now
     */
    public record Opening(State state, Subjects subjects, Orders orders) {}

    /** The same answer as data and as plain lines; {@code question} is its text in the notation. */
    public record Reply(int sequence, String question, List<String> lines, Answer answer) {}

    /** {@code order} is the text that was judged; if it is legal, it can be given with {@code play}. */
    public record Judged(int sequence, String order, boolean legal, List<Verdict.Reason> reasons) {}

    /**
     * What the caller's side can settle in advance.
     *
     * @param settings how it has; a kind that is not among them is asked
     * @param usual    the settings of a side that wants to be asked as little as possible
     */
    public record Reactions(
            List<ReactionKind> kinds, List<ReactionPolicy.Setting> settings, List<ReactionPolicy.Setting> usual) {}

    /**
     * What the caller's side has planned for its next turn.
     *
     * @param kinds   what a planned order can depend on
     * @param orders  what is left of the plan
     * @param begun   whether they are given as soon as the side decides; otherwise when its next turn comes
     * @param dropped what was not given since the plan was made, with the reasons
     */
    public record Plan(
            List<ConditionKind> kinds, List<PlannedOrder> orders, boolean begun, List<DroppedOrder> dropped) {}

    /**
     * A planned order that was not given.
     *
     * @param why     one plain sentence
     * @param reasons the clauses that forbid it; none if a condition was not met
     */
    public record DroppedOrder(PlannedOrder planned, String why, List<Verdict.Reason> reasons) {}

    /** A moment of the past: the position after item {@code at} of the feed of this perspective. */
    public record Moment(
            String perspective,
            List<String> perspectives,
            int at,
            int last,
            Optional<Feed.Item> item,
            String toDecide,
            Prompt prompt,
            View view,
            Optional<Outcome> outcome) {}

    /** {@code POST /api/branches}: the games of one tree, those that came first before those that came from them. */
    public record Tree(List<TreeGame> games) {}

    /**
     * One game of a tree as its seat knows it.
     *
     * @param origin     where it came from; nothing for a game that began by itself
     * @param savePoints its named moments, if one person plays it alone
     * @param figures    score and losses so far, as far as the seat knows
     */
    public record TreeGame(
            String table,
            String side,
            String title,
            Optional<Origin> origin,
            Status status,
            String turn,
            String phase,
            int sequence,
            List<SavePoint> savePoints,
            List<Standing.Figure> figures,
            Optional<Outcome> outcome,
            Instant since) {}

    /**
     * The moment of another game that a game began from.
     *
     * @param table    that game, if it is in the tree or anyone may look at it
     * @param title    its title
     * @param turn     of the moment
     * @param at       the number of the moment for the perspective
     * @param drawnFor the side from whose knowledge hidden facts were drawn; nothing if they are the true ones
     * @param deleted  whether that game no longer exists
     */
    public record Origin(
            Optional<String> table,
            String title,
            String turn,
            int at,
            String perspective,
            Optional<String> drawnFor,
            boolean deleted) {}

    /** A named moment; {@code at} is its number in the seat's own feed. */
    public record SavePoint(String name, int at, String turn) {}

    /**
     * {@code GET /api/tables/TABLE/story}: the game as the referee knows it, for the page that is shown at its end.
     *
     * @param turns how it stood at the end of each turn
     * @param moments what changed the figures most, in order
     * @param undone how many orders were undone
     * @param luck what the dice of the battles gave each side
     */
    public record Story(List<Turn> turns, List<KeyMoment> moments, int undone, Luck luck) {}

    /** What the computer players of a game intended, phase by phase. */
    public record Intentions(List<IntendedPhase> phases) {}

    /**
     * What a computer player intended in one phase.
     *
     * @param entry the number of this moment for the perspective of the referee
     * @param words its plan, in sentences
     */
    public record IntendedPhase(
            int entry, String side, String turn, String phase, String words, List<Intention.Aim> aims) {}

    /**
     * What the dice did against their expectation.
     *
     * @param unit    what losses are counted in
     * @param battles how many were fought
     */
    public record Luck(String unit, int battles, List<SideLuck> sides) {}

    /**
     * The luck of one side. Averages and luck are in hundredths.
     *
     * @param inflicted  what its battles cost the other side
     * @param luck       how much better it came off than on average, both sides' losses together
     * @param percentile of 100 games with the same battles, how many are less lucky
     * @param luckiest   its luckiest battles, the luckiest first
     */
    public record SideLuck(
            String side,
            int inflicted,
            int expectedInflicted,
            int lost,
            int expectedLost,
            int luck,
            int percentile,
            List<LuckyRoll> luckiest) {}

    /**
     * A battle whose dice were good for a side.
     *
     * @param entry its number in the referee's feed
     * @param luck  in hundredths
     */
    public record LuckyRoll(int entry, String turn, String sentence, String odds, int luck) {}

    /**
     * How a game stood at the end of a turn.
     *
     * @param chances of winning, for each side; empty in a game that has not learned to tell
     * @param attacker the side whose front it is, in a game on hexes
     * @param front    by hex whether it lies behind the attacker's front, as lengths of runs that begin with one of hexes that
     *     do not: {@code 3 2 1} is no no no yes yes no
     */
    public record Turn(
            String title,
            List<Standing.Figure> figures,
            List<SideChance> chances,
            Optional<String> attacker,
            Optional<String> front) {}

    /** A side's chance of winning in percent, as learned from games between computer players. */
    public record SideChance(String side, int percent) {}

    /**
     * One order that changed much.
     *
     * @param entry its number in the referee's feed
     * @param share what part of all changes of the game it made, in percent, points and losses counted alike
     * @param sentences of what happened, what dice decided first
     */
    public record KeyMoment(int entry, String turn, int share, List<String> sentences, List<FigureChange> changes) {}

    /** By how much a figure changed. */
    public record FigureChange(String name, int by) {}

    /** {@code unknown} are tokens that belong to no seat; {@code unreadable} my games that this version cannot open. */
    public record Lobby(List<Summary> tables, List<OpenSeat> open, List<String> unknown, List<Unreadable> unreadable) {}

    public record Unreadable(String table, String side, String message) {}

    /**
     * One of my games: whose turn it is, and since when.
     *
     * @param deadline when the time of the side to decide runs out; nothing if no clock runs
     */
    public record Summary(
            String table,
            String game,
            String scenario,
            String title,
            String side,
            Status status,
            int sequence,
            String toDecide,
            String turn,
            String phase,
            Instant since,
            Optional<Instant> deadline,
            List<Seat> seats,
            Optional<Outcome> outcome) {}

    /** A seat that anyone may take, with the invitation to do so. */
    public record OpenSeat(String table, String game, String scenario, String title, String side, String invitation) {}

    /** Games that everyone may find and watch, the newest first. */
    public record PublicGames(List<PublicGame> games) {}

    public record PublicGame(
            String table,
            String game,
            String scenario,
            String title,
            Status status,
            String turn,
            Instant since,
            List<Seat> seats) {}

    public record Health(String status) {}

    /**
     * Every answer that is not 2xx.
     *
     * @param error a code for programs
     * @param message a sentence for people
     * @param sequence the current number of the seat's feed, with {@code stale}
     * @param reasons every clause that forbids the order, with {@code refused}
     * @param line where the text could not be read, with {@code notation}; columns count from 1 too
     * @param roll the roll that must be typed next, with {@code dice}
     */
    public record Problem(
            String error,
            String message,
            Optional<Integer> sequence,
            List<Verdict.Reason> reasons,
            Optional<Integer> line,
            Optional<Integer> column,
            Optional<WantedRoll> roll) {}

    /** A roll that the players make with their own dice: which one of the order, counted from 1, and what it is for. */
    public record WantedRoll(int number, int sides, Purpose purpose) {}
}
