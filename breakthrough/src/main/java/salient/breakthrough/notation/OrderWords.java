package salient.breakthrough.notation;

import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Board;
import salient.breakthrough.tables.Unit;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;

/** Orders as text: {@code move Piper/1SS 1}, {@code artillery 422/106 +12}. */
public final class OrderWords {
    private static final int MOST_POINTS = 999;

    private OrderWords() {}

    public static String print(BreakthroughOrder order) {
        return switch (order) {
            case BreakthroughOrder.Begin _ -> "begin";
            case BreakthroughOrder.EndPhase _ -> "end phase";
            case BreakthroughOrder.Interdict _ -> "interdict";
            case BreakthroughOrder.GroundAttack(var hex) -> "strike " + hex;
            case BreakthroughOrder.TransferArtillery(var unit, int points) ->
                "artillery " + unit + (points > 0 ? " +" : " ") + points;
            case BreakthroughOrder.MaximumArtillery(var unit) -> "artillery " + unit + " max";
            case BreakthroughOrder.Replace(var unit, int points) -> "replace " + unit + " " + points;
            case BreakthroughOrder.BuildUp(var unit) -> "build-up " + unit;
            case BreakthroughOrder.BreakDown(var unit) -> "break-down " + unit;
            case BreakthroughOrder.BlowBridge(var unit, var d) -> "blow-bridge " + unit + " " + d.key();
            case BreakthroughOrder.BuildBridge(var unit, var d) -> "build-bridge " + unit + " " + d.key();
            case BreakthroughOrder.AirDrop(var unit) -> "drop " + unit;
            case BreakthroughOrder.Exit(var unit) -> "exit " + unit;
            case BreakthroughOrder.Advance(var unit, boolean will) -> "advance " + unit + (will ? " yes" : " no");
            case BreakthroughOrder.Move(var unit, var d, boolean other) ->
                "move " + unit + " " + d.key() + (other ? " other-way" : "");
            case BreakthroughOrder.Attack(var unit, var d) -> "attack " + unit + " " + d.key();
            case BreakthroughOrder.Fortify(var unit) -> "fortify " + unit;
            case BreakthroughOrder.ChangeMode(var unit) -> "mode " + unit;
        };
    }

    public static BreakthroughOrder parse(Line line, Board board) {
        Word verb = line.next("an order");
        return switch (verb.text()) {
            case "begin" -> new BreakthroughOrder.Begin();
            case "end" -> {
                line.expect("phase");
                yield new BreakthroughOrder.EndPhase();
            }
            case "interdict" -> new BreakthroughOrder.Interdict();
            case "strike" -> new BreakthroughOrder.GroundAttack(Words.hex(line, board));
            case "artillery" -> artillery(Words.unit(line), line);
            case "replace" ->
                new BreakthroughOrder.Replace(
                        Words.unit(line), line.next("points").number("points", 1, MOST_POINTS));
            case "build-up" -> new BreakthroughOrder.BuildUp(Words.unit(line));
            case "break-down" -> new BreakthroughOrder.BreakDown(Words.unit(line));
            case "blow-bridge" -> new BreakthroughOrder.BlowBridge(Words.unit(line), Words.direction(line));
            case "build-bridge" -> new BreakthroughOrder.BuildBridge(Words.unit(line), Words.direction(line));
            case "drop" -> new BreakthroughOrder.AirDrop(Words.unit(line));
            case "exit" -> new BreakthroughOrder.Exit(Words.unit(line));
            case "advance" -> new BreakthroughOrder.Advance(Words.unit(line), yes(line));
            case "move" -> new BreakthroughOrder.Move(Words.unit(line), Words.direction(line), line.skip("other-way"));
            case "attack" -> new BreakthroughOrder.Attack(Words.unit(line), Words.direction(line));
            case "fortify" -> new BreakthroughOrder.Fortify(Words.unit(line));
            case "mode" -> new BreakthroughOrder.ChangeMode(Words.unit(line));
            default ->
                throw verb.expected("an order (begin, end phase, interdict, strike, artillery, replace, build-up,"
                        + " break-down, blow-bridge, build-bridge, drop, exit, advance, move, attack, fortify, mode)");
        };
    }

    private static BreakthroughOrder artillery(Unit unit, Line line) {
        Word amount = line.next("max, or points such as +12 or -5");
        if (amount.is("max")) return new BreakthroughOrder.MaximumArtillery(unit);
        boolean to = amount.text().startsWith("+");
        Word digits = to ? new Word(amount.text().substring(1), amount.line(), amount.column() + 1) : amount;
        int points = digits.number("max, or points such as +12 or -5", to ? 1 : -MOST_POINTS, to ? MOST_POINTS : -1);
        return new BreakthroughOrder.TransferArtillery(unit, points);
    }

    private static boolean yes(Line line) {
        Word answer = line.next("yes or no");
        if (!answer.is("yes") && !answer.is("no")) throw answer.expected("yes or no");
        return answer.is("yes");
    }
}
