package salient.breakthrough;

import java.util.List;
import java.util.Locale;
import salient.breakthrough.notation.PositionReader;
import salient.breakthrough.notation.PositionWriter;
import salient.breakthrough.notation.QuestionNotation;
import salient.breakthrough.orders.BreakthroughOrders;
import salient.breakthrough.orders.Slots;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.BreakthroughQuestion;
import salient.breakthrough.play.BreakthroughSubject;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Unit;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.order.TableNotation;
import salient.kernel.play.Order;
import salient.kernel.play.OrderParts;
import salient.kernel.play.Position;
import salient.kernel.play.Question;
import salient.kernel.play.Subject;
import salient.kernel.play.SubjectDescription;
import salient.kernel.rulebook.Clause;

/** The game's text. A position is written and read in full, so it is also the saved game (1.3b). */
final class BreakthroughNotation extends TableNotation<State, BreakthroughOrder> {
    BreakthroughNotation() {
        super(BreakthroughOrders.TABLE);
    }

    @Override
    @Clause("breakthrough 1.3b")
    public String print(Position position) {
        return PositionWriter.write(state(position));
    }

    @Override
    public BreakthroughPosition parsePosition(String text) {
        return new BreakthroughPosition(new PositionReader(text).read());
    }

    @Override
    public String print(Order order) {
        return BreakthroughOrders.print((BreakthroughOrder) order);
    }

    /** A direction that the parts name by its hex is written as the key of the direction. */
    @Override
    public String compose(OrderParts order, Position context) {
        return print(parseOrder(super.compose(order, context), context));
    }

    @Override
    public String print(Question question) {
        return QuestionNotation.print((BreakthroughQuestion) question);
    }

    @Override
    public BreakthroughQuestion parseQuestion(String text, Position context) {
        Line line = Line.of(text);
        BreakthroughQuestion question = QuestionNotation.parse(line, state(context));
        line.end();
        return question;
    }

    @Override
    public String composeQuestion(OrderParts question, Position context) {
        return QuestionNotation.compose(question);
    }

    @Override
    public List<String> questionWords() {
        return QuestionNotation.VERBS;
    }

    @Override
    protected BreakthroughSubject subject(Line line, State s) {
        Word kind = line.next("unit, hex or phase");
        return switch (kind.text()) {
            case "unit" -> new BreakthroughSubject.OfUnit(Slots.unit(line));
            case "hex" -> new BreakthroughSubject.OfHex(Slots.hex(line, s.board()));
            case "phase" -> BreakthroughSubject.PHASE;
            default -> throw kind.expected("unit, hex or phase");
        };
    }

    @Override
    public SubjectDescription describe(Subject subject, Position context) {
        State s = state(context);
        String text = subject.text();
        return switch ((BreakthroughSubject) subject) {
            case BreakthroughSubject.OfUnit(var unit) -> SubjectDescription.unit(text, unit.id(), unitLabel(unit));
            case BreakthroughSubject.OfHex(var hex) ->
                SubjectDescription.place(text, "hex", hex.toString(), s.board().spokenName(hex.index()));
            case BreakthroughSubject.OfPhase _ ->
                SubjectDescription.other(text, "phase", s.turn().phase().title);
        };
    }

    /** "Piper/1SS, panzer regiment". */
    private static String unitLabel(Unit unit) {
        return unit + ", " + unit.arm().title() + " " + unit.size().name().toLowerCase(Locale.ROOT);
    }
}
