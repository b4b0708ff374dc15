package salient.breakthrough.orders;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
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
import salient.kernel.order.NamedSlot;
import salient.kernel.order.Slot;

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
    }

    static final Slot<State, Unit> UNIT = new One<>("UNIT", Slot.Role.UNIT) {
        @Override
        public Unit read(State s, Line line) {
            return unit(line);
        }

        @Override
        String word(Unit unit) {
            return unit.id();
        }
    };

    /**
     * 6.6a: the units that build up with the one before, in the order of battle. Naming all who are there is the same as
     * naming none.
     */
    static final Slot<State, List<Unit>> PARTNERS = new NamedSlot<>("[UNIT...]", Slot.Role.UNIT) {
        @Override
        public boolean repeats() {
            return true;
        }

        @Override
        public List<Unit> read(State s, Line line) {
            throw new IllegalStateException("partners are read after their unit");
        }

        @Override
        public List<Unit> read(State s, Line line, List<?> before) {
            Unit unit = (Unit) before.getFirst();
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

        @Override
        public void write(State s, List<Unit> partners, Consumer<String> word) {
            for (Unit partner : partners) word.accept(partner.id());
        }
    };

    static final Slot<State, Hex> HEX = new One<>("HEX", Slot.Role.PLACE) {
        @Override
        public Hex read(State s, Line line) {
            return hex(line, s.board());
        }

        @Override
        String word(Hex hex) {
            return hex.toString();
        }
    };

    /** 0h: a key from 1 to 6, or the neighboring hex that it leads to. */
    static final Slot<State, Heading> HEADING = new One<>("DIRECTION", Slot.Role.PLACE) {
        @Override
        public Heading read(State s, Line line) {
            throw new IllegalStateException("a direction is read after its unit");
        }

        @Override
        public Heading read(State s, Line line, List<?> before) {
            Unit unit = (Unit) before.getFirst();
            if (line.peek("a direction").text().indexOf(',') < 0) return new Heading(unit, direction(line));
            Word word = line.peek("a hex");
            int to = hex(line, s.board()).index();
            int from = s.forces().onMap(unit.index()) ? s.forces().hex(unit.index()) : Board.NONE;
            int direction = from == Board.NONE ? Board.NONE : s.board().direction(from, to);
            if (direction == Board.NONE) throw word.expected("a direction from 1 to 6, or a hex next to " + unit);
            return new Heading(unit, Direction.of(direction));
        }

        @Override
        String word(Heading heading) {
            return Integer.toString(heading.direction().key());
        }

        @Override
        public void describe(State s, Heading heading, Consumer<String> name) {
            int target = heading.target(s);
            name.accept(
                    target == Board.NONE ? word(heading) : s.board().hex(target).toString());
        }
    };

    static final Slot<State, Integer> POINTS = new One<>("POINTS", Slot.Role.WORD) {
        @Override
        public Integer read(State s, Line line) {
            return line.next("points").number("points", 1, MOST_POINTS);
        }

        @Override
        String word(Integer points) {
            return points.toString();
        }
    };

    /** Points to the unit with a plus sign, back to the pool with a minus sign. */
    static final Slot<State, Integer> ARTILLERY_POINTS = new One<>("max|+POINTS|-POINTS", Slot.Role.WORD) {
        @Override
        public Integer read(State s, Line line) {
            Word amount = line.next(ARTILLERY);
            if (amount.is("max")) return TransferArtillery.MAXIMUM;
            boolean given = amount.text().startsWith("+");
            Word digits = given ? new Word(amount.text().substring(1), amount.line(), amount.column() + 1) : amount;
            return digits.number(ARTILLERY, given ? 1 : -MOST_POINTS, given ? MOST_POINTS : -1);
        }

        @Override
        String word(Integer points) {
            if (points == TransferArtillery.MAXIMUM) return "max";
            return points > 0 ? "+" + points : points.toString();
        }
    };

    static final Slot<State, Boolean> YES_OR_NO = new One<>("yes|no", Slot.Role.WORD) {
        @Override
        public Boolean read(State s, Line line) {
            Word answer = line.next("yes or no");
            if (!answer.is("yes") && !answer.is("no")) throw answer.expected("yes or no");
            return answer.is("yes");
        }

        @Override
        String word(Boolean yes) {
            return yes ? "yes" : "no";
        }
    };

    /** 6.7o: across a river, the way that is not the cheaper one. */
    static final Slot<State, Boolean> OTHER_WAY = new One<>("[other-way]", Slot.Role.WORD) {
        @Override
        public Boolean read(State s, Line line) {
            return line.skip("other-way");
        }

        @Override
        public void write(State s, Boolean otherWay, Consumer<String> word) {
            if (otherWay) word.accept(word(true));
        }

        @Override
        String word(Boolean otherWay) {
            return "other-way";
        }
    };

    public static Unit unit(Line line) {
        return line.next("a unit").as("a unit such as 422/106, ENG/ISS or DIV/116PZ", OrderOfBattle::find);
    }

    public static Hex hex(Line line, Board board) {
        return line.next("a hex").as("a hex of the map such as 7,13", board::find);
    }

    private static Direction direction(Line line) {
        return Direction.of(line.next("a direction").number("a direction", 1, Board.DIRECTIONS) - 1);
    }

    /** A slot of one word. */
    private abstract static class One<T> extends NamedSlot<State, T> {
        One(String name, Role role) {
            super(name, role);
        }

        abstract String word(T value);

        @Override
        public void write(State s, T value, Consumer<String> word) {
            word.accept(word(value));
        }
    }
}
