package salient.greatbattles.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.FireSupport;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.DropHeight;
import salient.greatbattles.tables.Formation;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.order.Slot;
import salient.kernel.order.WordSlot;

/** The arguments that orders are made of. Places are inches such as 12,4.25; vectors have signs: +3,-1.5. */
public final class Slots {
    private static final int FAR = 72 * Point.INCH;
    private static final int LAST_TURN = Constants.number("turns_per_day");
    private static final String WAY = "a stand's path such as allied/A1/1=4,5;6,7@90";

    static final Slot<State, Unit> UNIT = one("UNIT", Slot.Role.UNIT, Slots::unit, Unit::name);
    static final Slot<State, Stand> STAND = one("STAND", Slot.Role.UNIT, Slots::stand, Stand::name);
    static final Slot<State, Stand> FROM_STAND = standAfter("from");
    static final Slot<State, Point> PLACE = one("PLACE", Slot.Role.PLACE, Slots::point, Point::toString);
    static final Slot<State, Integer> TEMPLATE =
            one("TEMPLATE", Slot.Role.WORD, (line, _) -> template(line), n -> Integer.toString(n));
    static final Slot<State, Integer> FACING =
            one("FACING", Slot.Role.WORD, (line, _) -> facing(line), n -> Integer.toString(n));
    static final Slot<State, Formation> FORMATION =
            choice("FORMATION", "a formation", List.of(Formation.values()), Formation::id);
    static final Slot<State, DropHeight> HEIGHT =
            choice("HEIGHT", "a height", List.of(DropHeight.values()), DropHeight::id);
    static final Slot<State, Mission> MISSION = choice("MISSION", "a mission", List.of(Mission.values()), Mission::id);
    static final Slot<State, GreatBattlesOrder.Scope> SCOPE = choice(
            "inch|move|turn", "how long", List.of(GreatBattlesOrder.Scope.values()), GreatBattlesOrder.Scope::id);
    static final Slot<State, Integer> DISTANCE =
            one("+INCHES", Slot.Role.WORD, (line, _) -> signed(line.next("a signed length")), Slots::signed);
    static final Slot<State, Vector> VECTOR =
            one("+X,+Y", Slot.Role.WORD, (line, _) -> vector(line), v -> signed(v.dx()) + "," + signed(v.dy()));
    static final Slot<State, List<String>> LETTERS =
            words("LETTER...", Slot.Role.WORD, true, Optional.empty(), (line, _) -> letters(line), Function.identity());
    static final Slot<State, List<GreatBattlesOrder.Way>> WAYS = words(
            "STAND=PLACE@FACING...",
            Slot.Role.WORD,
            true,
            Optional.empty(),
            Slots::ways,
            ways -> ways.stream().map(Slots::way).toList());
    /** Left out for a registered mission. */
    static final Slot<State, Optional<Point>> PLACE_IF_ANY = words(
            "[PLACE]",
            Slot.Role.PLACE,
            false,
            Optional.empty(),
            (line, b) ->
                    line.more() && !line.peek("a place").is("turn") ? Optional.of(point(line, b)) : Optional.empty(),
            at -> at.map(Point::toString).stream().toList());
    /** 0 is no turn and not written. */
    static final Slot<State, Integer> TURN_IF_ANY = words(
            "[N]",
            Slot.Role.WORD,
            false,
            Optional.of("turn"),
            (line, _) -> line.skip("turn") ? line.next("a turn").number("a turn", 1, LAST_TURN) : 0,
            turn -> turn > 0 ? List.of(Integer.toString(turn)) : List.of());
    /** The full inch has one spelling: it is not written. */
    static final Slot<State, Integer> UP_TO_AN_INCH = words(
            "[INCHES]",
            Slot.Role.WORD,
            false,
            Optional.empty(),
            (line, _) -> line.more() ? partOfAnInch(line.next("inches")) : Point.INCH,
            most -> most == Point.INCH ? List.of() : List.of(Point.inches(most)));

    private Slots() {}

    /** A vector in mils. */
    record Vector(int dx, int dy) {}

    /** A word that is present or not. */
    static Slot<State, Boolean> flag(String word) {
        return words(
                "[" + word + "]",
                Slot.Role.WORD,
                false,
                Optional.empty(),
                (line, _) -> line.skip(word),
                there -> there ? List.of(word) : List.of());
    }

    private static Slot<State, Stand> standAfter(String word) {
        return words(
                "STAND",
                Slot.Role.UNIT,
                false,
                Optional.of(word),
                (line, b) -> {
                    line.expect(word);
                    return stand(line, b);
                },
                stand -> List.of(stand.name()));
    }

    private static <T> Slot<State, T> one(
            String name, Slot.Role role, BiFunction<Line, ScenarioDefinition, T> read, Function<T, String> write) {
        return words(name, role, false, Optional.empty(), read, value -> List.of(write.apply(value)));
    }

    private static <T> Slot<State, T> choice(String name, String what, List<T> values, Function<T, String> id) {
        return one(name, Slot.Role.WORD, (line, _) -> line.next(what).oneOf(what, values, id), id);
    }

    private static <T> Slot<State, T> words(
            String name,
            Slot.Role role,
            boolean repeats,
            Optional<String> fixed,
            BiFunction<Line, ScenarioDefinition, T> read,
            Function<T, List<String>> write) {
        BiFunction<State, T, List<String>> words = (_, value) -> write.apply(value);
        return new WordSlot<>(name, role, repeats, fixed, (s, line, _) -> read.apply(line, s.scenario()), words, words);
    }

    public static Unit unit(Line line, ScenarioDefinition b) {
        return line.next("a unit").as("a unit such as allied/A1", b::findUnit);
    }

    public static Stand stand(Line line, ScenarioDefinition b) {
        return line.next("a stand").as("a stand such as allied/A1/2", b::findStand);
    }

    public static Point point(Line line, ScenarioDefinition b) {
        return point(line.next("a place"), b);
    }

    public static Point point(Word word, ScenarioDefinition b) {
        List<Word> parts = word.split(',');
        if (parts.size() != 2) throw word.expected("a place such as 12,4.25");
        return new Point(
                ScenarioReader.length(parts.get(0), b.width()), ScenarioReader.length(parts.get(1), b.height()));
    }

    public static int template(Line line) {
        return line.next("a template's number").number("a template", 1, FireSupport.MOST_TEMPLATES);
    }

    private static int facing(Line line) {
        return facing(line.next("a facing in degrees"));
    }

    private static int facing(Word word) {
        return word.number("a facing", 0, 359);
    }

    private static int partOfAnInch(Word far) {
        int most = ScenarioReader.length(far, FAR);
        if (most == Point.INCH) throw far.expected("advance alone, which is the whole inch");
        return most;
    }

    private static String signed(int mils) {
        return (mils < 0 ? "" : "+") + Point.inches(mils);
    }

    private static int signed(Word word) {
        boolean minus = word.text().startsWith("-");
        if (!minus && !word.text().startsWith("+")) throw word.expected("a signed length such as +3 or -1.5");
        int mils = ScenarioReader.length(new Word(word.text().substring(1), word.line(), word.column() + 1), FAR);
        if (minus && mils == 0) throw word.expected("+0");
        return minus ? -mils : mils;
    }

    private static Vector vector(Line line) {
        Word word = line.next("a vector such as +3,-1.5");
        List<Word> parts = word.split(',');
        if (parts.size() != 2) throw word.expected("a vector such as +3,-1.5");
        return new Vector(signed(parts.get(0)), signed(parts.get(1)));
    }

    private static List<String> letters(Line line) {
        List<String> letters = new ArrayList<>();
        do {
            Word word = line.next("a battlegroup letter");
            if (!word.text().matches("[A-Z12]")) throw word.expected("a battlegroup letter");
            letters.add(word.text());
        } while (line.more());
        return letters;
    }

    private static String way(GreatBattlesOrder.Way way) {
        StringBuilder text = new StringBuilder(way.stand().name()).append('=');
        for (Point p : way.corners()) text.append(p).append(';');
        return text.append(way.end().center())
                .append('@')
                .append(way.end().facing())
                .toString();
    }

    private static List<GreatBattlesOrder.Way> ways(Line line, ScenarioDefinition b) {
        List<GreatBattlesOrder.Way> ways = new ArrayList<>();
        do ways.add(way(line.next(WAY), b));
        while (line.more());
        return ways;
    }

    private static GreatBattlesOrder.Way way(Word word, ScenarioDefinition b) {
        List<Word> halves = word.split('=');
        if (halves.size() != 2) throw word.expected(WAY);
        Stand stand = halves.get(0).as("a stand such as allied/A1/2", b::findStand);
        List<Word> points = halves.get(1).split(';');
        List<Point> corners = new ArrayList<>();
        for (Word p : points.subList(0, points.size() - 1)) corners.add(point(p, b));
        List<Word> end = points.getLast().split('@');
        if (end.size() != 2) throw points.getLast().expected("a place and a facing such as 6,7@90");
        Base base = new Base(
                point(end.get(0), b),
                facing(end.get(1)),
                stand.type().depth(),
                stand.type().frontage());
        return new GreatBattlesOrder.Way(stand, corners, base);
    }
}
