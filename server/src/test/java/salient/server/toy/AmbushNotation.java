package salient.server.toy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import salient.kernel.notation.BadNotation;
import salient.kernel.notation.Line;
import salient.kernel.notation.Lines;
import salient.kernel.notation.Word;
import salient.kernel.play.Notation;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Question;
import salient.kernel.play.Subject;
import salient.server.toy.AmbushTerms.About;
import salient.server.toy.AmbushTerms.Arm;
import salient.server.toy.AmbushTerms.Attack;
import salient.server.toy.AmbushTerms.Command;
import salient.server.toy.AmbushTerms.End;
import salient.server.toy.AmbushTerms.Move;
import salient.server.toy.AmbushTerms.Stand;
import salient.server.toy.AmbushTerms.Strengths;
import salient.server.toy.AmbushTerms.Yield;

final class AmbushNotation implements Notation {
    @Override
    public String print(Position position) {
        AmbushPosition p = (AmbushPosition) position;
        return "ambush " + p.turns + " " + p.grim + " " + p.turn + " " + p.redDecides + " " + p.attacker + " "
                + p.target
                + "\nspaces " + numbers(p.space) + "\nstrengths " + numbers(p.strength) + "\nrevealed "
                + flags(p.revealed) + "\nmoved " + flags(p.moved) + "\n";
    }

    private static String numbers(int[] values) {
        return IntStream.of(values).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }

    private static String flags(boolean[] values) {
        return IntStream.range(0, values.length)
                .mapToObj(i -> Boolean.toString(values[i]))
                .collect(Collectors.joining(" "));
    }

    @Override
    public Position parsePosition(String text) {
        Lines lines = Lines.of(text);
        Line first = line(lines, "ambush");
        AmbushPosition p = new AmbushPosition(number(first), flag(first));
        p.turn = number(first);
        p.redDecides = flag(first);
        p.attacker = number(first);
        p.target = number(first);
        Line spaces = line(lines, "spaces");
        for (int unit = 0; unit < 6; unit++) p.space[unit] = number(spaces);
        Line strengths = line(lines, "strengths");
        for (int unit = 0; unit < 6; unit++) p.strength[unit] = number(strengths);
        Line revealed = line(lines, "revealed");
        for (int unit = 0; unit < 6; unit++) p.revealed[unit] = flag(revealed);
        Line moved = line(lines, "moved");
        for (int unit = 0; unit < 6; unit++) p.moved[unit] = flag(moved);
        return p;
    }

    /** The next line, which begins with a word. */
    private static Line line(Lines lines, String word) {
        Line line = lines.next("'" + word + "'");
        line.expect(word);
        return line;
    }

    private static int number(Line line) {
        return line.next("a number").number("a number", -1, 1000);
    }

    private static boolean flag(Line line) {
        return Boolean.parseBoolean(line.next("true or false").text());
    }

    @Override
    public String print(Order order) {
        return switch ((Command) order) {
            case Arm(String unit, int strength) -> "arm " + unit + " " + strength;
            case Move(String unit, int to) -> "move " + unit + " " + to;
            case Attack(String unit, String target) -> "attack " + unit + " " + target;
            case Stand() -> "stand";
            case Yield() -> "yield";
            case End() -> "end";
        };
    }

    @Override
    public Order parseOrder(String text, Position context) {
        Line line = Line.of(text);
        Word verb = line.next("an order");
        Order order = switch (verb.text()) {
            case "arm" -> new Arm(unit(line), line.next("a strength").number("a strength", 1, 6));
            case "move" -> new Move(unit(line), line.next("a space").number("a space", 0, 7));
            case "attack" -> new Attack(unit(line), unit(line));
            case "stand" -> new Stand();
            case "yield" -> new Yield();
            case "end" -> new End();
            default -> throw verb.expected("arm, move, attack, stand, yield or end");
        };
        line.end();
        return order;
    }

    private static String unit(Line line) {
        Word word = line.next("a unit");
        if (!AmbushPosition.UNITS.contains(word.text())) throw word.expected("a unit");
        return word.text();
    }

    @Override
    public String print(Question question) {
        return "strengths " + ((Strengths) question).of();
    }

    @Override
    public Question parseQuestion(String text, Position context) {
        Line line = Line.of(text);
        line.expect("strengths");
        return new Strengths(line.next("a side").oneOf("a side", new Ambush().sides(), side -> side.id()));
    }

    @Override
    public List<String> questionWords() {
        return List.of("strengths");
    }

    @Override
    public Subject parseSubject(String text, Position context) {
        if (text.equals("phase")) return new About("phase");
        if (text.startsWith("unit ") && AmbushPosition.UNITS.contains(text.substring(5))) return new About(text);
        throw new BadNotation(1, 1, "expected 'phase' or 'unit' and a unit");
    }
}
