package salient.greatbattles.notation;

import java.util.List;
import salient.greatbattles.orders.GreatBattlesOrders;
import salient.greatbattles.orders.Slots;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesQuestion;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.state.State;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;

/** Questions as text. */
final class QuestionNotation {
    static final List<String> WORDS =
            List.of("sight", "odds", "reach", "look", "measure", "preview", "targets", "zone", "why");

    private QuestionNotation() {}

    static String print(GreatBattlesQuestion question) {
        return switch (question) {
            case GreatBattlesQuestion.Sight q -> "sight " + q.from() + " " + q.to();
            case GreatBattlesQuestion.Odds q -> "odds " + q.from() + " " + q.to() + (q.indirect() ? " indirect" : "");
            case GreatBattlesQuestion.Reach q -> "reach " + q.unit();
            case GreatBattlesQuestion.Look q -> "look " + q.from() + " " + q.to();
            case GreatBattlesQuestion.Measure q -> "measure " + q.from() + " " + q.to();
            case GreatBattlesQuestion.Preview q -> "preview " + print(q.order());
            case GreatBattlesQuestion.Targets q -> "targets " + q.stand();
            case GreatBattlesQuestion.Zone q -> "zone " + q.unit();
            case GreatBattlesQuestion.Why q -> "why " + print(q.order());
        };
    }

    /** The text of an order needs no state: units and stands know their names. */
    static String print(GreatBattlesOrder order) {
        return GreatBattlesOrders.TABLE.print(null, order);
    }

    static GreatBattlesQuestion parse(Line line, State s) {
        ScenarioDefinition b = s.scenario();
        Word verb = line.next("a question");
        return switch (verb.text()) {
            case "sight" -> new GreatBattlesQuestion.Sight(Slots.stand(line, b), Slots.stand(line, b));
            case "odds" ->
                new GreatBattlesQuestion.Odds(Slots.stand(line, b), Slots.stand(line, b), line.skip("indirect"));
            case "reach" -> new GreatBattlesQuestion.Reach(Slots.unit(line, b));
            case "look" -> new GreatBattlesQuestion.Look(Slots.stand(line, b), Slots.stand(line, b));
            case "measure" -> new GreatBattlesQuestion.Measure(Slots.point(line, b), Slots.point(line, b));
            case "preview" -> new GreatBattlesQuestion.Preview(GreatBattlesOrders.TABLE.parse(s, line));
            case "targets" -> new GreatBattlesQuestion.Targets(Slots.stand(line, b));
            case "zone" -> new GreatBattlesQuestion.Zone(Slots.unit(line, b));
            case "why" -> new GreatBattlesQuestion.Why(GreatBattlesOrders.TABLE.parse(s, line));
            default -> throw verb.expected("a question (" + String.join(", ", WORDS) + ")");
        };
    }
}
