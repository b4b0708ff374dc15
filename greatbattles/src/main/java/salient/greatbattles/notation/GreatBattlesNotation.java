package salient.greatbattles.notation;

import java.util.List;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.GreatBattlesPosition;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesQuestion;
import salient.greatbattles.play.GreatBattlesSubject;
import salient.greatbattles.scenario.Battle;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.play.Notation;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Question;

/** The game's text. */
public final class GreatBattlesNotation implements Notation {
    private final GreatBattles game;

    public GreatBattlesNotation(GreatBattles game) {
        this.game = game;
    }

    @Override
    public String print(Position position) {
        return PositionWords.print(((GreatBattlesPosition) position).state());
    }

    @Override
    public GreatBattlesPosition parsePosition(String text) {
        return new GreatBattlesPosition(PositionWords.parse(game, text));
    }

    @Override
    public String print(Order order) {
        return OrderWords.print((GreatBattlesOrder) order);
    }

    @Override
    public GreatBattlesOrder parseOrder(String text, Position context) {
        Line line = Line.of(text);
        GreatBattlesOrder order = OrderWords.parse(line, battle(context));
        line.end();
        return order;
    }

    @Override
    public String print(Question question) {
        return switch ((GreatBattlesQuestion) question) {
            case GreatBattlesQuestion.Sight q -> "sight " + q.from() + " " + q.to();
            case GreatBattlesQuestion.Odds q -> "odds " + q.from() + " " + q.to() + (q.indirect() ? " indirect" : "");
            case GreatBattlesQuestion.Reach q -> "reach " + q.unit();
            case GreatBattlesQuestion.Look q -> "look " + q.from() + " " + q.to();
            case GreatBattlesQuestion.Measure q -> "measure " + q.from() + " " + q.to();
            case GreatBattlesQuestion.Preview q -> "preview " + print((Order) q.order());
            case GreatBattlesQuestion.Targets q -> "targets " + q.stand();
            case GreatBattlesQuestion.Zone q -> "zone " + q.unit();
            case GreatBattlesQuestion.Why q -> "why " + print((Order) q.order());
        };
    }

    @Override
    public GreatBattlesQuestion parseQuestion(String text, Position context) {
        Line line = Line.of(text);
        Battle b = battle(context);
        Word verb = line.next("a question");
        GreatBattlesQuestion question = switch (verb.text()) {
            case "sight" -> new GreatBattlesQuestion.Sight(OrderWords.stand(line, b), OrderWords.stand(line, b));
            case "odds" ->
                new GreatBattlesQuestion.Odds(
                        OrderWords.stand(line, b), OrderWords.stand(line, b), line.skip("indirect"));
            case "reach" -> new GreatBattlesQuestion.Reach(OrderWords.unit(line, b));
            case "look" -> new GreatBattlesQuestion.Look(OrderWords.stand(line, b), OrderWords.stand(line, b));
            case "measure" -> new GreatBattlesQuestion.Measure(OrderWords.point(line, b), OrderWords.point(line, b));
            case "preview" -> new GreatBattlesQuestion.Preview(OrderWords.parse(line, b));
            case "targets" -> new GreatBattlesQuestion.Targets(OrderWords.stand(line, b));
            case "zone" -> new GreatBattlesQuestion.Zone(OrderWords.unit(line, b));
            case "why" -> new GreatBattlesQuestion.Why(OrderWords.parse(line, b));
            default -> throw verb.expected("a question (" + String.join(", ", questionWords()) + ")");
        };
        line.end();
        return question;
    }

    @Override
    public List<String> questionWords() {
        return List.of("sight", "odds", "reach", "look", "measure", "preview", "targets", "zone", "why");
    }

    @Override
    public GreatBattlesSubject parseSubject(String text, Position context) {
        Line line = Line.of(text);
        Word word = line.next("unit, template or step");
        GreatBattlesSubject subject = switch (word.text()) {
            case "unit" -> new GreatBattlesSubject.OfUnit(OrderWords.unit(line, battle(context)));
            case "template" ->
                new GreatBattlesSubject.OfTemplate(line.next("a number").number("a template", 1, 18));
            case "step" -> GreatBattlesSubject.STEP;
            default -> throw word.expected("unit, template or step");
        };
        line.end();
        return subject;
    }

    private static Battle battle(Position context) {
        return ((GreatBattlesPosition) context).state().battle();
    }
}
