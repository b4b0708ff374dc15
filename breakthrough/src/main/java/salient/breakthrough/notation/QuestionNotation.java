package salient.breakthrough.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import salient.breakthrough.orders.BreakthroughOrders;
import salient.breakthrough.orders.Slots;
import salient.breakthrough.play.BreakthroughQuestion;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Hex;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.ArtilleryPool;
import salient.breakthrough.tables.Unit;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.play.OrderParts;

/** Questions as text: {@code reach Piper/1SS [via 9,22 9,21]}, {@code supply german}, {@code threat german [19,28]}, {@code odds 19,28 by 293/18VG 294/18VG}, {@code why move 422/106 1}. */
public final class QuestionNotation {
    /** The words that open a question. */
    public static final List<String> VERBS =
            List.of("reach", "supply", "threat", "odds", "strike", "why", "display", "pools", "score");

    private QuestionNotation() {}

    /** The text of a question from its parts; {@code why} takes the text of an order as its word. */
    public static String compose(OrderParts parts) {
        StringJoiner text = new StringJoiner(" ").add(parts.verb());
        switch (parts.verb()) {
            case "odds" -> {
                parts.places().forEach(text::add);
                if (!parts.units().isEmpty()) text.add("by");
                parts.units().forEach(text::add);
            }
            case "reach" -> {
                parts.units().forEach(text::add);
                if (!parts.places().isEmpty()) text.add("via");
                parts.places().forEach(text::add);
            }
            default -> {
                parts.words().forEach(text::add);
                parts.units().forEach(text::add);
                parts.places().forEach(text::add);
            }
        }
        return text.toString();
    }

    public static String print(BreakthroughQuestion question) {
        return switch (question) {
            case BreakthroughQuestion.Reach(var unit) -> "reach " + unit;
            case BreakthroughQuestion.ReachVia(var unit, var way) ->
                "reach " + unit + " via " + way.stream().map(Hex::toString).collect(Collectors.joining(" "));
            case BreakthroughQuestion.Supply(var unit) -> "supply " + unit;
            case BreakthroughQuestion.SupplyOfSide(var army) ->
                "supply " + army.side().id();
            case BreakthroughQuestion.Threat(var army) ->
                "threat " + army.side().id();
            case BreakthroughQuestion.ThreatTo(var army, var hex) ->
                "threat " + army.side().id() + " " + hex;
            case BreakthroughQuestion.Odds(var hex, var attackers) -> {
                StringBuilder text = new StringBuilder("odds " + hex);
                if (!attackers.isEmpty()) text.append(" by");
                for (Unit unit : attackers) text.append(' ').append(unit);
                yield text.toString();
            }
            case BreakthroughQuestion.Strike(var hex) -> "strike " + hex;
            case BreakthroughQuestion.Why(var order) -> "why " + BreakthroughOrders.print(order);
            case BreakthroughQuestion.Display(var unit) -> "display " + unit;
            case BreakthroughQuestion.Pools(var corps) ->
                "pools" + corps.map(c -> " " + c).orElse("");
            case BreakthroughQuestion.Score _ -> "score";
        };
    }

    public static BreakthroughQuestion parse(Line line, State s) {
        Word verb = line.next("a question");
        return switch (verb.text()) {
            case "reach" -> reach(line, s.board());
            case "supply" -> supply(line);
            case "threat" -> threat(line, s.board());
            case "odds" -> odds(line, s.board());
            case "strike" -> new BreakthroughQuestion.Strike(Slots.hex(line, s.board()));
            case "why" -> new BreakthroughQuestion.Why(BreakthroughOrders.TABLE.parse(s, line));
            case "display" -> new BreakthroughQuestion.Display(Slots.unit(line));
            case "pools" -> new BreakthroughQuestion.Pools(line.more() ? Optional.of(corps(line)) : Optional.empty());
            case "score" -> new BreakthroughQuestion.Score();
            default -> throw verb.expected("a question (" + String.join(", ", VERBS) + ")");
        };
    }

    private static BreakthroughQuestion reach(Line line, Board board) {
        Unit unit = Slots.unit(line);
        if (!line.skip("via")) return new BreakthroughQuestion.Reach(unit);
        List<Hex> way = new ArrayList<>();
        do way.add(Slots.hex(line, board));
        while (line.more());
        return new BreakthroughQuestion.ReachVia(unit, way);
    }

    private static BreakthroughQuestion supply(Line line) {
        Word word = line.peek("a unit or a side");
        for (Army army : Army.values())
            if (word.is(army.side().id())) {
                line.next("a side");
                return new BreakthroughQuestion.SupplyOfSide(army);
            }
        return new BreakthroughQuestion.Supply(Slots.unit(line));
    }

    private static BreakthroughQuestion threat(Line line, Board board) {
        Army army = line.next("a side")
                .oneOf("a side", List.of(Army.values()), one -> one.side().id());
        return line.more()
                ? new BreakthroughQuestion.ThreatTo(army, Slots.hex(line, board))
                : new BreakthroughQuestion.Threat(army);
    }

    private static BreakthroughQuestion odds(Line line, Board board) {
        Hex target = Slots.hex(line, board);
        List<Unit> attackers = new ArrayList<>();
        if (line.more()) {
            line.expect("by");
            do attackers.add(Slots.unit(line));
            while (line.more());
        }
        return new BreakthroughQuestion.Odds(target, attackers);
    }

    private static String corps(Line line) {
        return line.next("a corps")
                .oneOf("a corps", ArtilleryPool.all(), ArtilleryPool::corps)
                .corps();
    }
}
