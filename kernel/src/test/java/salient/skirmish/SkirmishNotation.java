package salient.skirmish;

import java.util.List;
import salient.kernel.notation.BadNotation;
import salient.kernel.notation.Line;
import salient.kernel.notation.Lines;
import salient.kernel.notation.Word;
import salient.kernel.play.Notation;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Question;
import salient.kernel.play.Subject;

final class SkirmishNotation implements Notation {
    static final List<String> UNITS = List.of("r1", "r2", "r3", "b1", "b2", "b3");
    private static final List<String> MINES = List.of("none", "gone", "unknown");

    private final Fault fault;

    SkirmishNotation(Fault fault) {
        this.fault = fault;
    }

    @Override
    public String print(Position position) {
        SkirmishPosition at = (SkirmishPosition) position;
        StringBuilder text = new StringBuilder("turn " + at.turn() + " of " + at.lastTurn() + "\n");
        text.append("decides ").append(Skirmish.side(at.decider())).append('\n');
        text.append("road\n").append(Lines.indented(at.road()));
        for (int unit = 0; unit < UNITS.size(); unit++)
            if (at.cell(unit) >= 0)
                text.append("unit ")
                        .append(UNITS.get(unit))
                        .append(' ')
                        .append(at.cell(unit))
                        .append('\n');
        for (int side = 0; side < 2; side++) {
            int mine = fault == Fault.PRINT_FORGETS ? SkirmishPosition.GONE : at.mine(side);
            text.append("mine ")
                    .append(Skirmish.side(side))
                    .append(' ')
                    .append(mine(mine))
                    .append('\n');
        }
        if (at.hit() >= 0)
            text.append("hit ")
                    .append(UNITS.get(at.hit()))
                    .append(" by ")
                    .append(UNITS.get(at.shooter()))
                    .append('\n');
        if (fault == Fault.PRINT_IS_NOT_READ_BACK_ALIKE && at.wasRead) text.append("# read\n");
        return text.toString();
    }

    private static String mine(int mine) {
        return mine >= 0 ? Integer.toString(mine) : MINES.get(-1 - mine);
    }

    @Override
    public Position parsePosition(String text) {
        Lines lines = Lines.of(text);
        Line turn = lines.next("'turn'");
        turn.expect("turn");
        int now = turn.next("a turn").number("a turn", 1, 99);
        turn.expect("of");
        int last = turn.next("the last turn").number("the last turn", 1, 99);
        turn.end();
        Line decides = field(lines, "decides");
        int decider = decides.next("a side")
                .oneOf("a side", List.of(0, 1), side -> Skirmish.side(side).id());
        field(lines, "road");
        SkirmishPosition position = new SkirmishPosition(fault, road(lines.block()), last);
        int[] cells = new int[UNITS.size()];
        java.util.Arrays.fill(cells, SkirmishPosition.LOST);
        while (lines.more() && lines.peek("a field").peek("a field").is("unit")) {
            Line line = field(lines, "unit");
            cells[unit(line)] = cell(line, position);
            line.end();
        }
        int[] mines = {mine(lines, 0, position), mine(lines, 1, position)};
        int hit = SkirmishPosition.NOBODY;
        int shooter = SkirmishPosition.NOBODY;
        if (lines.more()) {
            Line line = field(lines, "hit");
            hit = unit(line);
            line.expect("by");
            shooter = unit(line);
        }
        if (lines.more()) throw lines.next("").next("").expected("the end");
        position.set(now, decider, cells, mines, hit, shooter);
        position.wasRead = true;
        return position;
    }

    private static Line field(Lines lines, String key) {
        Line line = lines.next("'" + key + "'");
        line.expect(key);
        return line;
    }

    private static String road(Lines block) {
        List<Line> drawn = block.drawn();
        if (drawn.size() != 1) throw block.end("one line with the road");
        String road = drawn.getFirst().text();
        for (int i = 0; i < road.length(); i++)
            if (".#".indexOf(road.charAt(i)) < 0) throw drawn.getFirst().bad(i, "expected . for road or # for a ruin");
        if (road.length() < 7) throw drawn.getFirst().bad(road.length(), "expected at least seven cells");
        return road;
    }

    private static int mine(Lines lines, int side, SkirmishPosition position) {
        Line line = field(lines, "mine");
        line.expect(Skirmish.side(side).id());
        Word word = line.peek("a cell");
        if (!MINES.contains(word.text())) return cell(line, position);
        line.next("a mine");
        return -1 - MINES.indexOf(word.text());
    }

    private static int unit(Line line) {
        return UNITS.indexOf(line.next("a unit").oneOf("a unit", UNITS, name -> name));
    }

    private static int cell(Line line, SkirmishPosition position) {
        return line.next("a cell").number("a cell", 0, position.road().length() - 1);
    }

    @Override
    public String print(Order order) {
        return switch ((SkirmishOrder) order) {
            case SkirmishOrder.Hide(int cell) -> "hide " + cell;
            case SkirmishOrder.Move(int unit, int cell)
            when fault == Fault.ORDER_TEXT_IS_AMBIGUOUS ->
                "move " + UNITS.get(unit) + (cell > unit ? " east" : " west");
            case SkirmishOrder.Move(int unit, int cell)
            when fault == Fault.ORDER_TEXT_IS_NOT_READ_BACK -> "go " + UNITS.get(unit) + " " + cell;
            case SkirmishOrder.Move(int unit, int cell) -> "move " + UNITS.get(unit) + " " + cell;
            case SkirmishOrder.Shoot(int unit, int target) -> "shoot " + UNITS.get(unit) + " " + UNITS.get(target);
            case SkirmishOrder.Duck() -> "duck";
            case SkirmishOrder.Stand() -> "stand";
            case SkirmishOrder.Pass() -> "pass";
        };
    }

    @Override
    public Order parseOrder(String text, Position context) {
        SkirmishPosition position = (SkirmishPosition) context;
        if (fault == Fault.CRASHES_ON_A_MALFORMED_ORDER && text.isEmpty()) throw new IllegalStateException("no words");
        Line line = Line.of(text);
        Word verb = line.next("an order");
        SkirmishOrder order = switch (verb.text()) {
            case "hide" -> new SkirmishOrder.Hide(cell(line, position));
            case "move" -> new SkirmishOrder.Move(unit(line), cell(line, position));
            case "shoot" -> new SkirmishOrder.Shoot(unit(line), unit(line));
            case "duck" -> new SkirmishOrder.Duck();
            case "stand" -> new SkirmishOrder.Stand();
            case "pass" -> new SkirmishOrder.Pass();
            default -> throw verb.expected("an order (hide, move, shoot, duck, stand, pass)");
        };
        line.end();
        return order;
    }

    @Override
    public String print(Question question) {
        return switch ((SkirmishQuestion) question) {
            case SkirmishQuestion.Safe() -> "safe";
        };
    }

    @Override
    public Question parseQuestion(String text, Position context) {
        Line line = Line.of(text);
        line.expect("safe");
        line.end();
        return new SkirmishQuestion.Safe();
    }

    @Override
    public List<String> questionWords() {
        return List.of("safe");
    }

    @Override
    public Subject parseSubject(String text, Position context) {
        if (text.equals("phase") && fault != Fault.SUBJECT_TEXT_IS_NOT_READ_BACK) return SkirmishSubject.PHASE;
        if (UNITS.contains(text)) return new SkirmishSubject(text);
        throw new BadNotation(1, 1, "expected a unit or 'phase', found '" + text + "'");
    }
}
