package salient.kernel.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.kernel.dice.RecordedRoll;
import salient.kernel.dice.Roll;

/** One thing done in a game. Steps are only added: what was undone stays in the record, with its dice. */
public sealed interface Step {
    /** The id of the side that did it. */
    String side();

    /**
     * An order in the game's notation, with the dice rolled for it.
     *
     * @param from who or what gave it
     */
    record Played(String side, String order, List<RecordedRoll> rolls, Source from) implements Step {
        public Played(String side, String order, List<RecordedRoll> rolls) {
            this(side, order, rolls, Source.PLAYER);
        }

        public Played {
            rolls = List.copyOf(rolls);
            if (order.isBlank()
                    || !order.equals(order.strip())
                    || order.indexOf('|') >= 0
                    || order.indexOf('\n') >= 0
                    || order.indexOf('\r') >= 0)
                throw new IllegalArgumentException(
                        "an order must be one line without | that neither begins nor ends with spaces: '" + order
                                + "'");
        }
    }

    /** Who or what gave an order. */
    enum Source {
        PLAYER(":"),
        /** The side's standing reactions. */
        REACTION(" reacts:"),
        /** The list of orders that the side had planned for its turn. */
        PLAN(" planned:");

        private final String mark;

        Source(String mark) {
            this.mark = mark;
        }
    }

    /** The last orders in force were undone. The list names the sides that had to agree. */
    record Undone(String side, int orders, List<String> consenting) implements Step {
        public Undone {
            consenting = List.copyOf(consenting);
        }
    }

    /** Undone orders were redone, with their dice. */
    record Redone(String side, int orders) implements Step {}

    /** From now on a side answers by this policy ({@link salient.kernel.play.ReactionPolicy#text}). Undo leaves it alone. */
    record Reactions(String side, String policy) implements Step {}

    /**
     * A side claims the win, or puts a computer player in the place of the other side, because that side's time has run out.
     *
     * @param late     the side whose time ran out
     * @param at       when, as the one who kept the time wrote it
     * @param computer the computer player that takes the late side's place; without one the claim wins the game
     */
    record Claimed(String side, String late, String at, Optional<String> computer) implements Step {
        public Claimed {
            for (String word : List.of(late, at, computer.orElse("none")))
                if (word.isEmpty() || word.chars().anyMatch(c -> c <= ' ' || c == '|'))
                    throw new IllegalArgumentException("a claim is made of single words: '" + word + "'");
        }
    }

    /** From here on another person may play a side, because all the other sides agreed. */
    record Substituted(String side, List<String> consenting) implements Step {
        public Substituted {
            consenting = List.copyOf(consenting);
        }
    }

    /**
     * A side lets a computer player go on for it, or plays itself again.
     *
     * @param computer the computer player; without one the side plays itself
     */
    record ComputerPlays(String side, Optional<String> computer) implements Step {
        public ComputerPlays {
            computer.ifPresent(id -> {
                if (id.isEmpty() || id.chars().anyMatch(c -> c <= ' ' || c == '|'))
                    throw new IllegalArgumentException("a computer player is named by a single word: '" + id + "'");
            });
        }
    }

    /** A side takes days off from now on, during which its time does not run. */
    record DaysOff(String side, int days) implements Step {
        public DaysOff {
            if (days < 1) throw new IllegalArgumentException("at least one day must be taken off, not " + days);
        }
    }

    /** Whether it gives, undoes or redoes orders; the other steps leave the position and requests to undo alone. */
    default boolean changesOrders() {
        return this instanceof Played || this instanceof Undone || this instanceof Redone;
    }

    /** The dice rolled in this step. */
    default List<RecordedRoll> rolls() {
        return this instanceof Played played ? played.rolls() : List.of();
    }

    /** As it stands in a record, without number and hash: {@code german: move 3/2PZ 7,13 | -}. */
    default String text() {
        return switch (this) {
            case Played(String side, String order, List<RecordedRoll> rolls, Source from) ->
                side + from.mark + " " + order + " | " + text(rolls);
            case Undone(String side, int orders, List<String> consenting) ->
                side + " undo " + orders
                        + (consenting.isEmpty() ? "" : " consent " + String.join(" ", consenting))
                        + " | -";
            case Redone(String side, int orders) -> side + " redo " + orders + " | -";
            case Reactions(String side, String policy) -> side + " reactions " + policy + " | -";
            case Claimed(String side, String late, String at, Optional<String> computer) ->
                side + " claims " + late + " " + at + " "
                        + computer.map(id -> "computer " + id).orElse("win") + " | -";
            case Substituted(String side, List<String> consenting) ->
                side + " substitute consent " + String.join(" ", consenting) + " | -";
            case ComputerPlays(String side, Optional<String> computer) ->
                side + computer.map(id -> " computer " + id).orElse(" plays again") + " | -";
            case DaysOff(String side, int days) -> side + " takes off " + days + " | -";
        };
    }

    /** Stands before a roll that players made with their own dice. */
    String OWN = "own ";

    private static String text(List<RecordedRoll> rolls) {
        if (rolls.isEmpty()) return "-";
        List<String> texts = new ArrayList<>();
        for (RecordedRoll recorded : rolls) {
            Roll roll = recorded.roll();
            texts.add((recorded.own() ? OWN : "")
                    + recorded.secretOf().map(side -> side + " ").orElse("") + roll.value() + "/" + roll.sides() + " "
                    + roll.purpose().text() + " (" + roll.purpose().clause() + ")");
        }
        return String.join("; ", texts);
    }
}
