package salient.cli.desk;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import salient.cli.desk.Report.ReportedEvent;
import salient.cli.desk.Report.Step;
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
 * seed 7                             # or: dice 50 12 3, and dice secret 4
 * reach 3/2PZ
 * why move 3/2PZ 3
 * american: done                     # a side and a colon: who gives the order
 * </pre>
 */
public final class Desk {
    private record Why(boolean legal, List<Verdict.Reason> reasons) {}

    private final Function<Word, Game> games;
    private final Optional<String> asSide;
    private final List<Step> steps = new ArrayList<>();
    private final DeskDice dice = new DeskDice();
    private Game game;
    private Optional<Side> as = Optional.empty();
    private Position position;
    private int line = 1;

    private Desk(Function<Word, Game> games, Optional<String> asSide) {
        this.games = games;
        this.asSide = asSide;
    }

    /**
     * Works through a whole text. What cannot be read, a die that is missing and a fault of the program end the work and are
     * part of the report, after what was judged before.
     */
    public static Report work(String text, Function<Word, Game> games, Optional<String> asSide) {
        Desk desk = new Desk(games, asSide);
        try {
            desk.work(Lines.of(text));
            return desk.report(Optional.empty(), Optional.empty());
        } catch (BadNotation | Options.BadOption bad) {
            return desk.report(Optional.of(bad.getMessage()), Optional.empty());
        } catch (RuntimeException fault) {
            StringWriter trace = new StringWriter();
            fault.printStackTrace(new PrintWriter(trace));
            String problem = "line " + desk.line + ": the program failed here, which is a fault of ours: " + fault;
            return desk.report(Optional.of(problem), Optional.of(trace.toString()));
        }
    }

    private void work(Lines lines) {
        Line first = lines.next("'game' and the id of a game");
        first.expect("game");
        game = games.apply(first.next("the id of a game"));
        first.end();
        as = asSide.map(id -> side(game, id));
        line = lines.number();
        position = start(lines);
        while (lines.more()) {
            Line next = lines.next("an order or a question");
            line = next.number();
            step(next);
        }
    }

    private Report report(Optional<String> problem, Optional<String> trace) {
        Optional<Position> last = Optional.ofNullable(position);
        return new Report(
                Optional.ofNullable(game).map(Game::id),
                List.copyOf(steps),
                last.map(p -> game.notation().print(as.map(p::knownTo).orElse(p))),
                last.flatMap(Position::outcome),
                dice.left(),
                dice.secretLeft(),
                problem,
                trace);
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
        Word word = line.peek("an order or a question");
        switch (word.text()) {
            case "dice" -> script(line);
            case "seed" -> {
                line.next("seed");
                dice.seed(line.next("a number").number("a seed", 0, Integer.MAX_VALUE));
                line.end();
            }
            case "why" -> {
                line.next("why");
                Optional<Side> by = giver(line);
                Word order = line.rest("an order");
                steps.add(why(
                        by, order.text(), parse(order, text -> game.notation().parseOrder(text, position))));
            }
            case "legal" -> {
                line.next("legal");
                steps.add(legal(line.more() ? Optional.of(line.rest("a subject")) : Optional.empty()));
            }
            default -> {
                Optional<Side> by = giver(line);
                Word whole = line.rest("an order or a question");
                if (by.isEmpty() && game.notation().questionWords().contains(word.text())) steps.add(answer(whole));
                else steps.add(play(by, whole));
            }
        }
    }

    /** Who gives the order: a side and a colon before it. */
    private Optional<Side> giver(Line line) {
        for (Side side : game.sides()) if (line.skip(side.id() + ":")) return Optional.of(side);
        Word word = line.peek("an order");
        if (word.text().endsWith(":"))
            throw word.expected("a side and a colon ("
                    + String.join(
                            ", ",
                            game.sides().stream().map(side -> side.id() + ":").toList()) + ")");
        return Optional.empty();
    }

    private void script(Line line) {
        line.next("dice");
        boolean secret = line.skip("secret");
        List<Integer> values = new ArrayList<>();
        for (Word value : line.words()) values.add(value.number("a die", 1, Integer.MAX_VALUE));
        if (secret) dice.giveSecret(values);
        else dice.give(values);
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

    private Step why(Optional<Side> by, String text, Order order) {
        String question = "why " + by.map(side -> side + ": ").orElse("") + text;
        return switch (position.judge(order, by.orElse(position.toDecide()))) {
            case Verdict.Legal _ -> new Step.Answered(question, new Why(true, List.of()), List.of("It is legal now."));
            case Verdict.Refused(List<Verdict.Reason> reasons) ->
                new Step.Answered(
                        question,
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

    private Step play(Optional<Side> by, Word word) {
        Order order = parse(word, text -> game.notation().parseOrder(text, position));
        String text = by.map(side -> side + ": ").orElse("") + game.notation().print(order);
        Verdict verdict = position.judge(order, by.orElse(position.toDecide()));
        if (verdict instanceof Verdict.Refused(List<Verdict.Reason> reasons))
            return new Step.RefusedOrder(text, reasons);
        List<ReportedEvent> events = new ArrayList<>();
        Position before = position.copy();
        Runnable diceBefore = dice.mark();
        try {
            position.play(order, dice, event -> tell(event, events));
            return new Step.Played(text, List.copyOf(events));
        } catch (UnexpectedRoll missing) {
            position = before;
            diceBefore.run();
            throw new BadNotation(word.line(), word.column(), missing.getMessage());
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
