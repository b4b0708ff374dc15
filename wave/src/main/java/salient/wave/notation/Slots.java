package salient.wave.notation;

import static salient.kernel.order.Slot.Role.PLACE;
import static salient.kernel.order.Slot.Role.WORD;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.order.Slot;
import salient.kernel.order.WordSlot;
import salient.wave.air.AirPower;
import salient.wave.play.Ids;
import salient.wave.state.Depots;
import salient.wave.state.Skies;
import salient.wave.state.State;
import salient.wave.state.TurnState;
import salient.wave.units.Organization;
import salient.wave.units.Sides;

/** The arguments of which the orders of this game are made. */
public final class Slots {
    public static final Slot<State, Integer> UNIT = unit("UNIT", "a unit");
    public static final Slot<State, Integer> ARTILLERY = unit("ARTILLERY", "artillery");
    /** One unit or more, up to the first hex. */
    public static final Slot<State, Ids> UNITS =
            WordSlot.many("UNIT...", Slot.Role.UNIT, Slots::units, (s, units) -> names(units, s.counters::id));

    public static final Slot<State, Integer> HEX =
            WordSlot.one("HEX", PLACE, (s, line) -> names(s).hex(line.next("a hex")), (s, hex) -> s.map.name(hex));
    /** The hexes of a path, each next to the one before. */
    public static final Slot<State, Ids> PATH =
            WordSlot.many("HEX...", PLACE, Slots::hexes, (s, path) -> names(path, s.map::name));
    /** The hexside of a bridge, as in {@code E3231/E3330}. */
    public static final Slot<State, Integer> BRIDGE = WordSlot.one(
            "HEX/HEX", PLACE, (s, line) -> names(s).hexside(line.next("a bridge")), (s, side) -> s.map.sideName(side));
    /** A POL marker, counted from 1 in the text and from 0 in the order. */
    public static final Slot<State, Integer> MARKER = WordSlot.one(
            "MARKER",
            WORD,
            (_, line) -> line.next("a POL marker").number("a POL marker", 1, Depots.MARKERS) - 1,
            (_, marker) -> Integer.toString(marker + 1));
    /** 10.14a: an aircraft, counted from 1 in the text and from 0 in the order; left out, any of them. */
    public static final Slot<State, Integer> AIRCRAFT = WordSlot.upToOne(
            "[AIRCRAFT]",
            WORD,
            (_, line) ->
                    line.more() ? line.next("an aircraft").number("an aircraft", 1, Skies.AIRCRAFT) - 1 : AirPower.ANY,
            (_, aircraft) -> aircraft == AirPower.ANY ? List.of() : List.of(Integer.toString(aircraft + 1)));
    /** 8.5b: a British division, or the three brigades. */
    public static final Slot<State, Integer> RELEASED = WordSlot.one(
            "DIVISION|brigades",
            WORD,
            (s, line) -> released(s, line.next("a British division or 'brigades'")),
            State::releasedWord);

    private Slots() {}

    private static Names names(State state) {
        return new Names(state.map, state.counters);
    }

    private static Slot<State, Integer> unit(String name, String expected) {
        return WordSlot.one(
                name,
                Slot.Role.UNIT,
                (s, line) -> names(s).unit(line.next(expected)),
                (s, unit) -> s.counters.id(unit));
    }

    private static Ids units(State state, Line line) {
        line.peek("a unit");
        Ids units = names(state).units(line);
        if (units.isEmpty()) throw line.next("a unit").expected("a unit of the order of battle");
        return units;
    }

    private static Ids hexes(State state, Line line) {
        line.peek("a hex");
        return names(state).hexes(line);
    }

    private static List<String> names(Ids ids, IntFunction<String> name) {
        List<String> names = new ArrayList<>(ids.size());
        for (int i = 0; i < ids.size(); i++) names.add(name.apply(ids.get(i)));
        return names;
    }

    /** What a word releases; also used by the reader of positions. */
    static int released(State state, Word word) {
        if (word.is(TurnState.BRIGADES_WORD)) return TurnState.BRIGADES;
        return state.counters
                .findOrganization(Sides.ALLIED, word.text())
                .filter(Organization::british)
                .map(Organization::index)
                .orElseThrow(() -> word.expected("a British division or 'brigades'"));
    }
}
