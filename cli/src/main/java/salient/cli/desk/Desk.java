package salient.cli.desk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import salient.kernel.dice.Dice;
import salient.kernel.dice.RecordingDice;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.dice.SeededDice;
import salient.kernel.dice.UnexpectedRoll;
import salient.kernel.notation.BadNotation;
import salient.kernel.notation.Line;
import salient.kernel.notation.Lines;
import salient.kernel.notation.Word;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.play.Subject;
import salient.kernel.play.Verdict;

/**
 * The referee's desk: a position is put on it, then orders and questions. Each order is judged and, if legal, played;
 * each question is answered from the position as it then stands.
 *
 * <pre>
 * game breakthrough
 * scenario twelve-days level=4       # or: position, then a block
 * seed 7                             # or: dice 50 12 3
 * reach 3/2PZ
 * why move 3/2PZ 13,24
 * end
 * </pre>
 */
public final class Desk {
    /** What came of one line. */
    public sealed interface Step {
        record Played(String order, List<ReportedEvent> events) implements Step {}

        record RefusedOrder(String order, List<Verdict.Reason> reasons) implements Step {}

        record Answered(String question, Object answer, List<String> lines) implements Step {}
    }

    /** An event as the desk tells it. */
    public record ReportedEvent(String sentence, List<String> clauses, List<String> rolls, Event event) {}

    public record Report(String game, List<Step> steps, String position) {
        public boolean everyOrderLegal() {
            return steps.stream().noneMatch(step -> step instanceof Step.RefusedOrder);
        }
    }

    private record Why(boolean legal, List<Verdict.Reason> reasons) {}

    private final Game game;
    private final Optional<Side> as;
    private final List<Step> steps = new ArrayList<>();
    private final List<Integer> scripted = new ArrayList<>();
    private Dice dice;
    private Position position;

    private Desk(Game game, Optional<Side> as) {
        this.game = game;
        this.as = as;
    }

    /** Reads and works through a whole text. */
    public static Report work(String text, Function<Word, Game> games, Optional<String> asSide) {
        Lines lines = Lines.of(text);
        Line first = lines.next("'game' and the id of a game");
        first.expect("game");
        Game game = games.apply(first.next("the id of a game"));
        first.end();
        Desk desk = new Desk(game, asSide.map(id -> side(game, id)));
        desk.position = desk.start(lines);
        while (lines.more()) desk.step(lines.next("an order or a question"));
        Position shown = desk.as.map(desk.position::knownTo).orElse(desk.position);
        return new Report(game.id(), List.copyOf(desk.steps), game.notation().print(shown));
    }

    private static Side side(Game game, String id) {
        return game.sides().stream()
                .filter(side -> side.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new Options.BadOption("There is no side " + id + " in " + game.id()
                        + "; the sides are "
                        + String.join(", ", game.sides().stream().map(Side::id).toList()) + "."));
    }

    private Position start(Lines lines) {
        Line line = lines.next("'scenario' or 'position'");
        Word word = line.next("'scenario' or 'position'");
        if (word.is("scenario")) {
            Scenario scenario = line.next("the id of a scenario").oneOf("a scenario", game.scenarios(), Scenario::id);
            Map<String, String> chosen = new HashMap<>();
            for (Word option : line.words()) {
                List<Word> pair = option.split('=');
                if (pair.size() != 2) throw option.expected("an option written id=value");
                chosen.put(pair.getFirst().text(), pair.getLast().text());
            }
            return game.start(scenario, Options.of(game.options(), chosen));
        }
        if (!word.is("position")) throw word.expected("'scenario' or 'position'");
        line.end();
        int number = lines.number();
        Lines block = lines.block();
        return within(number, block.column(), () -> game.notation().parsePosition(block.text()));
    }

    private void step(Line line) {
        int start = line.peek("an order or a question").column();
        Word word = line.peek("an order or a question");
        switch (word.text()) {
            case "dice" -> script(line);
            case "seed" -> {
                line.next("seed");
                dice = new SeededDice(line.next("a number").number("a seed", 0, Integer.MAX_VALUE));
                line.end();
            }
            case "why" -> {
                line.next("why");
                Word order = line.rest("an order");
                steps.add(why(order.text(), parse(order, text -> game.notation().parseOrder(text, position))));
            }
            case "legal" -> {
                line.next("legal");
                steps.add(legal(line.more() ? Optional.of(line.rest("a subject")) : Optional.empty()));
            }
            default -> {
                Word whole = line.rest("an order or a question");
                if (game.notation().questionWords().contains(word.text())) steps.add(answer(whole));
                else steps.add(play(whole, start));
            }
        }
    }

    private void script(Line line) {
        line.next("dice");
        for (Word value : line.words()) scripted.add(value.number("a die", 1, Integer.MAX_VALUE));
        dice = null;
    }

    private <T> T parse(Word word, Function<String, T> parser) {
        return within(word.line(), word.column(), () -> parser.apply(word.text()));
    }

    /** A complaint about part of the text, placed in the whole. */
    private static <T> T within(int line, int column, Supplier<T> reader) {
        try {
            return reader.get();
        } catch (BadNotation complaint) {
            throw complaint.within(line, column);
        }
    }

    private Step why(String text, Order order) {
        return switch (position.judge(order)) {
            case Verdict.Legal _ ->
                new Step.Answered("why " + text, new Why(true, List.of()), List.of("It is legal now."));
            case Verdict.Refused(List<Verdict.Reason> reasons) ->
                new Step.Answered(
                        "why " + text,
                        new Why(false, reasons),
                        reasons.stream().map(r -> r.clause() + ": " + r.why()).toList());
        };
    }

    private Step legal(Optional<Word> about) {
        List<String> found = new ArrayList<>();
        if (about.isPresent()) {
            Subject subject = parse(about.get(), text -> game.notation().parseSubject(text, position));
            position.orders(subject, order -> found.add(game.notation().print(order)));
        } else {
            position.orders(order -> found.add(game.notation().print(order)));
        }
        return new Step.Answered("legal" + about.map(word -> " " + word).orElse(""), found, found);
    }

    private Step answer(Word question) {
        Position known = as.map(position::knownTo).orElse(position);
        var asked = parse(question, text -> game.notation().parseQuestion(text, known));
        var answer = known.answer(asked);
        List<String> lines = new ArrayList<>();
        answer.describe(lines::add);
        return new Step.Answered(question.text(), answer, lines);
    }

    private Step play(Word word, int column) {
        Order order = parse(word, text -> game.notation().parseOrder(text, position));
        List<ReportedEvent> events = new ArrayList<>();
        Position before = position.copy();
        try {
            Dice rolling = dice == null ? new ScriptedDice(scripted) : dice;
            RecordingDice recording = new RecordingDice(rolling);
            Verdict verdict = position.play(order, recording, event -> tell(event, events));
            if (dice == null) scripted.subList(0, recording.rolls().size()).clear();
            return switch (verdict) {
                case Verdict.Legal _ -> new Step.Played(game.notation().print(order), List.copyOf(events));
                case Verdict.Refused(List<Verdict.Reason> reasons) ->
                    new Step.RefusedOrder(game.notation().print(order), reasons);
            };
        } catch (UnexpectedRoll short_) {
            position = before;
            throw new BadNotation(
                    word.line(), column, short_.getMessage() + " Give it with a line 'dice', or roll with 'seed'.");
        }
    }

    private void tell(Event event, List<ReportedEvent> events) {
        Optional<Event> seen = as.isPresent() ? event.seenBy(as.get()) : Optional.of(event);
        seen.ifPresent(e -> events.add(new ReportedEvent(
                position.sentence(e),
                e.clauses().stream().map(Object::toString).toList(),
                e.rolls().stream().map(Object::toString).toList(),
                e)));
    }
}
