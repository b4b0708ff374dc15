package salient.breakthrough.orders;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import salient.breakthrough.organization.BuildUp;
import salient.breakthrough.play.BreakthroughOrder.TransferArtillery;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Direction;
import salient.breakthrough.state.Hex;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.order.Slot;
import salient.kernel.order.WordSlot;

/** The arguments that the texts of orders are made of. Questions and positions read units and hexes in the same way. */
public final class Slots {
    /** The most points that an order can name. */
    private static final int MOST_POINTS = 999;

    private static final String ARTILLERY = "max, or points such as +12 or -5";

    private Slots() {}

    /** A direction as seen from a unit, so that it can also be named by the neighboring hex. */
    public record Heading(Unit unit, Direction direction) {
        /** The hex that the unit would go to, or NONE. */
        int target(State s) {
            int hex = s.forces().onMap(unit.index()) ? s.forces().hex(unit.index()) : Board.NONE;
            return hex == Board.NONE ? Board.NONE : s.board().neighbor(hex, direction.ordinal());
        }

        private String key() {
            return Integer.toString(direction.key());
        }

        /** The hex that it leads to, or the key where there is none. */
        private String place(State s) {
            int target = target(s);
            return target == Board.NONE ? key() : s.board().hex(target).toString();
        }
    }

    static final Slot<State, Unit> UNIT =
            WordSlot.one("UNIT", Slot.Role.UNIT, (_, line) -> unit(line), (_, unit) -> unit.id());

    /**
     * 6.6a: the units that build up with the one before, in the order of battle. Naming all who are there is the same as
     * naming none.
     */
    static final Slot<State, List<Unit>> PARTNERS = new WordSlot<>(
            "[UNIT...]",
            Slot.Role.UNIT,
            true,
            Optional.empty(),
            (s, line, before) -> partners(s, line, (Unit) before.getFirst()),
            (_, partners) -> partners.stream().map(Unit::id).toList(),
            (_, partners) -> partners.stream().map(Unit::id).toList());

    static final Slot<State, Hex> HEX =
            WordSlot.one("HEX", Slot.Role.PLACE, (s, line) -> hex(line, s.board()), (_, hex) -> hex.toString());

    /** 0h: a key from 1 to 6, or the neighboring hex that it leads to. */
    static final Slot<State, Heading> HEADING = new WordSlot<>(
            "DIRECTION",
            Slot.Role.PLACE,
            false,
            Optional.empty(),
            (s, line, before) -> heading(s, line, (Unit) before.getFirst()),
            (_, heading) -> List.of(heading.key()),
            (s, heading) -> List.of(heading.place(s)));

    static final Slot<State, Integer> POINTS = WordSlot.one(
            "POINTS",
            Slot.Role.WORD,
            (_, line) -> line.next("points").number("points", 1, MOST_POINTS),
            (_, points) -> points.toString());

    /** Points to the unit with a plus sign, back to the pool with a minus sign. */
    static final Slot<State, Integer> ARTILLERY_POINTS =
            WordSlot.one("max|+POINTS|-POINTS", Slot.Role.WORD, (_, line) -> artilleryPoints(line), (_, points) -> {
                if (points == TransferArtillery.MAXIMUM) return "max";
                return points > 0 ? "+" + points : points.toString();
            });

    static final Slot<State, Boolean> YES_OR_NO =
            WordSlot.one("yes|no", Slot.Role.WORD, (_, line) -> yes(line), (_, yes) -> yes ? "yes" : "no");

    /** 6.7o: across a river, the way that is not the cheaper one. */
    static final Slot<State, Boolean> OTHER_WAY = WordSlot.upToOne(
            "[other-way]",
            Slot.Role.WORD,
            (_, line) -> line.skip("other-way"),
            (_, otherWay) -> otherWay ? List.of("other-way") : List.of());

    private static Heading heading(State s, Line line, Unit unit) {
        if (line.peek("a direction").text().indexOf(',') < 0) return new Heading(unit, direction(line));
        Word word = line.peek("a hex");
        int to = hex(line, s.board()).index();
        int from = s.forces().onMap(unit.index()) ? s.forces().hex(unit.index()) : Board.NONE;
        int direction = from == Board.NONE ? Board.NONE : s.board().direction(from, to);
        if (direction == Board.NONE) throw word.expected("a direction from 1 to 6, or a hex next to " + unit);
        return new Heading(unit, Direction.of(direction));
    }

    private static List<Unit> partners(State s, Line line, Unit unit) {
        List<Unit> partners = new ArrayList<>();
        while (line.more()) {
            Word word = line.peek("a unit");
            Unit partner = unit(line);
            if (partner.equals(unit) || partners.contains(partner)) throw word.expected("each unit only once");
            partners.add(partner);
        }
        partners.sort(Comparator.comparingInt(Unit::index));
        return partners.equals(BuildUp.partners(s, unit)) ? List.of() : partners;
    }

    private static boolean yes(Line line) {
        Word answer = line.next("yes or no");
        if (!answer.is("yes") && !answer.is("no")) throw answer.expected("yes or no");
        return answer.is("yes");
    }

    private static int artilleryPoints(Line line) {
        Word amount = line.next(ARTILLERY);
        if (amount.is("max")) return TransferArtillery.MAXIMUM;
        boolean given = amount.text().startsWith("+");
        Word digits = given ? new Word(amount.text().substring(1), amount.line(), amount.column() + 1) : amount;
        return digits.number(ARTILLERY, given ? 1 : -MOST_POINTS, given ? MOST_POINTS : -1);
    }

    public static Unit unit(Line line) {
        return line.next("a unit").as("a unit such as 422/106, ENG/ISS or DIV/116PZ", OrderOfBattle::find);
    }

    public static Hex hex(Line line, Board board) {
        return line.next("a hex").as("a hex of the map such as 7,13", board::find);
    }

    private static Direction direction(Line line) {
        return Direction.of(line.next("a direction").number("a direction", 1, Board.DIRECTIONS) - 1);
    }
}
