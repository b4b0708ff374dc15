package salient.kernel.play;

import java.util.List;
import salient.kernel.notation.BadNotation;
import salient.kernel.notation.Word;

/**
 * A game's text: positions, orders, questions. {@code print(parse(x))} is {@code x} for every text that print
 * produced. What cannot be read is a {@link BadNotation} with line, column and what was expected.
 */
public interface Notation {
    String print(Position position);

    Position parsePosition(String text);

    String print(Order order);

    /** The position gives names their meaning: which units and hexes exist. */
    Order parseOrder(String text, Position context);

    String print(Question question);

    Question parseQuestion(String text, Position context);

    /** The words that open a question, so that a reader can tell it from an order. */
    List<String> questionWords();

    Subject parseSubject(String text, Position context);

    /** An order as a client shows it, with names from the position. */
    default OrderDescription describe(Order order, Position context) {
        String text = print(order);
        String verb = text.indexOf(' ') < 0 ? text : text.substring(0, text.indexOf(' '));
        return new OrderDescription(text, verb, List.of(), List.of(), List.of(), text, List.of());
    }

    /** A subject as a client shows it, with names from the position. */
    default SubjectDescription describe(Subject subject, Position context) {
        String text = subject.text();
        String kind = text.indexOf(' ') < 0 ? text : text.substring(0, text.indexOf(' '));
        return SubjectDescription.other(text, kind, text);
    }

    /** The text of an order from the parts a client selected. */
    default String compose(OrderParts order, Position context) {
        return joined(order);
    }

    /** The text of a question from the parts a client selected: the verb, then units, places and other words. */
    default String composeQuestion(OrderParts question, Position context) {
        return joined(question);
    }

    private static String joined(OrderParts parts) {
        StringBuilder text = new StringBuilder(parts.verb());
        for (List<String> words : List.of(parts.units(), parts.places(), parts.words()))
            for (String word : words) text.append(' ').append(Word.quoted(word));
        return text.toString();
    }
}
