package salient.kernel.notation;

import java.util.List;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Question;
import salient.kernel.play.Subject;

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
    default List<String> questionWords() {
        return List.of("reach", "supply", "odds");
    }

    Subject parseSubject(String text, Position context);
}
