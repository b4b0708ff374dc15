package salient.kernel.record;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.dice.RecordedRoll;
import salient.kernel.dice.Roll;

/** One thing done in a game. Steps are only added: what was undone stays in the record, with its dice. */
public sealed interface Step {
    /** The id of the side that did it. */
    String side();

    /**
     * An order in the game's notation, with the dice rolled for it.
     *
     * @param byReaction whether it was given by the side's standing reactions and not by a person
     */
    record Played(String side, String order, List<RecordedRoll> rolls, boolean byReaction) implements Step {
        public Played(String side, String order, List<RecordedRoll> rolls) {
            this(side, order, rolls, false);
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

    /** The dice rolled in this step. */
    default List<RecordedRoll> rolls() {
        return this instanceof Played played ? played.rolls() : List.of();
    }

    /** As it stands in a record, without number and hash: {@code german: move 3/2PZ 7,13 | -}. */
    default String text() {
        return switch (this) {
            case Played(String side, String order, List<RecordedRoll> rolls, boolean byReaction) ->
                side + (byReaction ? " reacts: " : ": ") + order + " | " + text(rolls);
            case Undone(String side, int orders, List<String> consenting) ->
                side + " undo " + orders
                        + (consenting.isEmpty() ? "" : " consent " + String.join(" ", consenting))
                        + " | -";
            case Redone(String side, int orders) -> side + " redo " + orders + " | -";
            case Reactions(String side, String policy) -> side + " reactions " + policy + " | -";
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
