package salient.table.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.kernel.play.OrderParts;
import salient.kernel.play.PlanCondition;
import salient.kernel.play.PlannedOrder;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.record.ClockLaw;
import salient.kernel.record.UndoLaw;

/**
 * The bodies clients send. A field that is not named here is an error, and so is a missing one that is not optional;
 * numbers are boxed so that a missing one is noticed.
 */
public final class Requests {
    private Requests() {}

    /** Who gets a seat: the caller, the player with the invitation, anyone, or a computer player. */
    public enum Kind {
        ME,
        INVITED,
        OPEN,
        COMPUTER
    }

    /** {@code computer} names the player when the kind is computer. */
    public record SeatRequest(Kind kind, Optional<String> computer) {}

    /**
     * {@code POST /api/tables}. Missing options have their default; {@code spectators} lets anyone watch who has the
     * address, {@code listed} shows the address to everyone; without {@code undo} it is strict, without
     * {@code clock} time is not limited.
     *
     * @param ownDice whether the players roll dice of their own, which the person who enters the orders types
     * @param key made by the client from random characters and kept secret: the tokens of the answer follow from it, so
     *            that the same request with the same key has the same answer if the first was lost
     */
    public record CreateTable(
            String game,
            String scenario,
            Optional<Map<String, String>> options,
            Map<String, SeatRequest> seats,
            Optional<Boolean> spectators,
            Optional<Boolean> listed,
            Optional<UndoLaw> undo,
            Optional<Boolean> ownDice,
            Optional<ClockRequest> clock,
            Optional<String> name,
            Optional<String> title,
            Optional<String> key) {}

    /** How much time the sides have; see {@link ClockLaw}. Times are in minutes. */
    public record ClockRequest(Optional<Integer> move, Optional<Integer> game, Optional<Integer> daysOff) {
        public ClockLaw toLaw() {
            return new ClockLaw(move.orElse(0), game.orElse(0), daysOff.orElse(0));
        }
    }

    /**
     * {@code POST /api/records}: a game from a record, or from a position ({@link
     * salient.kernel.record.CopiedPosition}). Without seats it is for study only.
     */
    public record UploadRecord(
            String record,
            Optional<Map<String, SeatRequest>> seats,
            Optional<String> name,
            Optional<String> title,
            Optional<String> key) {}

    /**
     * {@code POST /api/tables/TABLE/branch}: a new game from a moment of this one. {@code at} and {@code perspective} name
     * the moment as in {@link ReplayRequest}; without {@code undo} the law is that of this game.
     *
     * @param drawnFor a side: the game begins from what this side knows, and what it does not know is drawn at random
     */
    public record Branch(
            Integer at,
            Optional<String> perspective,
            Optional<String> drawnFor,
            Map<String, SeatRequest> seats,
            Optional<UndoLaw> undo,
            Optional<String> name,
            Optional<String> title,
            Optional<String> key) {}

    /**
     * The query of {@code GET /api/tables/TABLE/position}: the moment as in {@link ReplayRequest}, without {@code at} the
     * present one. The perspective {@code referee} is the whole position, where the caller may know it.
     */
    public record PositionRequest(Optional<Integer> at, Optional<String> perspective, Optional<String> from) {}

    /**
     * {@code POST /api/tables/TABLE/save-point}: names a moment of a game that one person plays alone; a name that is used
     * again moves.
     *
     * @param at     in the items of the caller's side; without it the present moment
     * @param remove whether the name is to be removed instead
     */
    public record SavePointRequest(String name, Optional<Integer> at, Optional<Boolean> remove, String key) {}

    /** {@code POST /api/branches}: the tree of games that a table belongs to, of the games that the tokens open. */
    public record TreeRequest(String table, List<String> tokens) {}

    /** {@code POST /api/join}; {@code key} as in {@link CreateTable}. */
    public record Join(String invitation, Optional<String> name, Optional<String> key) {}

    /** {@code POST /api/invitation}: nothing is taken yet. */
    public record InvitationRequest(String invitation) {}

    /** {@code POST /api/lobby}: the tokens this client holds. */
    public record LobbyRequest(List<String> tokens) {}

    /**
     * An order or a question put together from what the player selected, instead of its text: the verb, and the units,
     * places and other words it needs. The game's notation makes the text.
     */
    public record Parts(
            String verb, Optional<List<String>> units, Optional<List<String>> places, Optional<List<String>> words) {
        public OrderParts toOrderParts() {
            return new OrderParts(verb, units.orElse(List.of()), places.orElse(List.of()), words.orElse(List.of()));
        }
    }

    /**
     * {@code POST /api/tables/TABLE/orders}: the order as its text or as its parts.
     *
     * @param state   whether the answer includes the state
     * @param subject a subject, such as {@code phase}: then the answer includes the state, the subjects and the orders of
     *                this one, so that a move costs one round trip; with {@code state} false only the orders
     * @param dice    what the players rolled with their own dice, in the order in which the rules ask for it
     */
    public record Play(
            Optional<String> order,
            Optional<Parts> parts,
            Integer sequence,
            String key,
            Optional<List<Integer>> dice,
            Optional<Boolean> state,
            Optional<String> subject) {
        /** An order by its text; the answer includes nothing further. */
        public static Play text(String order, int sequence, String key) {
            return new Play(
                    Optional.of(order),
                    Optional.empty(),
                    sequence,
                    key,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }
    }

    /** {@code POST /api/tables/TABLE/undo} and {@code /redo}; {@code state} and {@code subject} as in {@link Play}. */
    public record UndoRequest(Integer sequence, String key, Optional<Boolean> state, Optional<String> subject) {}

    /** {@code POST /api/tables/TABLE/consent}: the answer to the other side's request to undo. */
    public record Consent(
            Boolean agree, Integer sequence, String key, Optional<Boolean> state, Optional<String> subject) {}

    /** {@code POST /api/tables/TABLE/ask}: the question as its text or as its parts. */
    public record Ask(Optional<String> question, Optional<Parts> parts) {}

    /** {@code POST /api/tables/TABLE/judge}: the order as its text or as its parts. */
    public record Judge(Optional<String> order, Optional<Parts> parts) {}

    /** {@code POST /api/tables/TABLE/subject}: the orders of one subject. */
    public record SubjectRequest(String subject) {}

    /** {@code GET /api/tables/TABLE/opening}: the position, and the orders of one subject with it. */
    public record OpeningRequest(String subject) {}

    /** {@code POST /api/tables/TABLE/chat}. */
    public record ChatRequest(String text, String key) {}

    /** {@code POST /api/tables/TABLE/resign}. */
    public record Resign(String key) {}

    /** The computer player that is deciding is to play now. */
    public record Hurry(String key) {}

    /**
     * {@code POST /api/tables/TABLE/claim}: the other side's time has run out. With {@code computer} that player takes the other
     * seat; without it I win.
     */
    public record Claim(Optional<String> computer, String key) {}

    /** {@code POST /api/tables/TABLE/days-off}: my time does not run for so many days from now on. */
    public record TakeDaysOff(Integer days, String key) {}

    /** {@code POST /api/tables/TABLE/substitute}: I ask that somebody else may play on for me. */
    public record AskSubstitute(String key) {}

    /** {@code POST /api/tables/TABLE/substitute/answer}: the answer to the other side's request for a substitute. */
    public record AnswerSubstitute(Boolean agree, String key) {}

    /** {@code POST /api/tables/TABLE/computer}: a computer player takes over my seat, or I take it back. */
    public record HandOver(Optional<String> computer, String key) {}

    /**
     * {@code POST /api/tables/TABLE/reactions}: from now on this is how my side answers what it would otherwise be asked. A
     * kind that is not among them is asked.
     */
    public record SetReactions(List<ReactionSetting> settings, String key) {}

    /** How one kind of decision is settled; see {@link ReactionPolicy.Setting}. */
    public record ReactionSetting(String kind, String rule, Optional<Integer> figure, Optional<List<String>> order) {
        public ReactionPolicy.Setting toSetting() {
            return new ReactionPolicy.Setting(kind, rule, figure, order.orElse(List.of()));
        }
    }

    /**
     * {@code POST /api/tables/TABLE/plan}: orders for my next turn, given one after another when it comes. An empty list
     * plans nothing.
     */
    public record SetPlan(List<PlannedOrderRequest> orders, String key) {}

    /** An order in the notation, and the conditions under which it is given; see {@link PlannedOrder}. */
    public record PlannedOrderRequest(String order, Optional<List<PlanConditionRequest>> conditions) {
        public List<PlanConditionRequest> conditionList() {
            return conditions.orElse(List.of());
        }

        public PlannedOrder toPlannedOrder() {
            return new PlannedOrder(
                    order.strip(),
                    conditionList().stream()
                            .map(PlanConditionRequest::toPlanCondition)
                            .toList());
        }
    }

    /** See {@link PlanCondition}. */
    public record PlanConditionRequest(String kind, Optional<String> about, Optional<Boolean> not) {
        public PlanCondition toPlanCondition() {
            return new PlanCondition(kind, about.orElse("").strip(), not.orElse(false));
        }
    }

    /** {@code POST /api/tables/TABLE/invite}: a new invitation to an empty seat; the previous one no longer works. */
    public record Invite(String side) {}

    /** {@code POST /api/tables/TABLE/screen}: the key to a screen that shows what a side knows. */
    public record ScreenRequest(String side) {}

    /** {@code POST /api/tables/TABLE/entropy}: a player's own contribution to the dice, before the first order. */
    public record AddEntropy(String text, String key) {}

    /** The query of {@code GET /api/tables/TABLE/feed}; {@code lens} is the former name of {@code perspective}. */
    public record FeedRequest(Optional<Integer> since, Optional<String> perspective, Optional<String> lens) {
        public Optional<String> wanted() {
            return perspective.or(() -> lens);
        }
    }

    /**
     * The query of {@code GET /api/tables/TABLE/replay}; {@code lens} is the former name of {@code perspective}.
     *
     * @param from the perspective whose items {@code at} counts, if it is another one than is wanted
     */
    public record ReplayRequest(
            Integer at, Optional<String> perspective, Optional<String> lens, Optional<String> from) {
        public Optional<String> wanted() {
            return perspective.or(() -> lens);
        }
    }

    /** For calls about a game system. */
    public record GameRequest(String game) {}
}
