package salient.breakthrough;

import java.util.List;
import salient.breakthrough.notation.OrderWords;
import salient.breakthrough.notation.PositionReader;
import salient.breakthrough.notation.PositionWriter;
import salient.breakthrough.notation.QuestionNotation;
import salient.breakthrough.notation.Words;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.BreakthroughQuestion;
import salient.breakthrough.play.BreakthroughSubject;
import salient.breakthrough.state.Board;
import salient.kernel.notation.Line;
import salient.kernel.play.Notation;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Question;
import salient.kernel.rulebook.Clause;

/** The game's text. A position is written and read in full, so it is also the saved game (1.3b). */
@Clause({"breakthrough 1.3b", "breakthrough 2.1b"})
public final class BreakthroughNotation implements Notation {
    @Override
    public String print(Position position) {
        return PositionWriter.write(((BreakthroughPosition) position).state());
    }

    @Override
    public BreakthroughPosition parsePosition(String text) {
        return new BreakthroughPosition(new PositionReader(text).read());
    }

    @Override
    public String print(Order order) {
        return OrderWords.print((BreakthroughOrder) order);
    }

    @Override
    public BreakthroughOrder parseOrder(String text, Position context) {
        Line line = Line.of(text);
        BreakthroughOrder order = OrderWords.parse(line, board(context));
        line.end();
        return order;
    }

    @Override
    public String print(Question question) {
        return QuestionNotation.print((BreakthroughQuestion) question);
    }

    @Override
    public BreakthroughQuestion parseQuestion(String text, Position context) {
        Line line = Line.of(text);
        BreakthroughQuestion question = QuestionNotation.parse(line, board(context));
        line.end();
        return question;
    }

    @Override
    public List<String> questionWords() {
        return List.of("reach", "supply", "odds", "why", "display", "pools", "score");
    }

    @Override
    public BreakthroughSubject parseSubject(String text, Position context) {
        Line line = Line.of(text);
        BreakthroughSubject subject = switch (line.next("unit, hex or phase").text()) {
            case "unit" -> new BreakthroughSubject.OfUnit(Words.unit(line));
            case "hex" -> new BreakthroughSubject.OfHex(Words.hex(line, board(context)));
            case "phase" -> BreakthroughSubject.PHASE;
            default -> throw new salient.kernel.notation.BadNotation(1, 1, "expected unit, hex or phase");
        };
        line.end();
        return subject;
    }

    private static Board board(Position context) {
        return ((BreakthroughPosition) context).state().board();
    }
}
