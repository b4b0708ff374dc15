package salient.wave.notation;

import java.util.function.Consumer;
import java.util.function.IntFunction;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.order.Slot;
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
            new Words<>("UNIT...", Slot.Role.UNIT, true, Slots::units, Slots::write);

    public static final Slot<State, Integer> HEX = new Words<>(
            "HEX",
            Slot.Role.PLACE,
            false,
            (state, line) -> names(state).hex(line.next("a hex")),
            (state, hex, word) -> word.accept(state.map.name(hex)));
    /** The hexes of a path, each next to the one before. */
    public static final Slot<State, Ids> PATH = new Words<>(
            "HEX...", Slot.Role.PLACE, true, Slots::hexes, (state, path, word) -> each(path, state.map::name, word));
    /** The hexside of a bridge, as in {@code E3231/E3330}. */
    public static final Slot<State, Integer> BRIDGE = new Words<>(
            "HEX/HEX",
            Slot.Role.PLACE,
            false,
            (state, line) -> names(state).hexside(line.next("a bridge")),
            (state, side, word) -> word.accept(state.map.sideName(side)));
    /** A POL marker, counted from 1 in the text and from 0 in the order. */
    public static final Slot<State, Integer> MARKER = new Words<>(
            "MARKER",
            Slot.Role.WORD,
            false,
            (_, line) -> line.next("a POL marker").number("a POL marker", 1, Depots.MARKERS) - 1,
            (_, marker, word) -> word.accept(Integer.toString(marker + 1)));
    /** 10.14a: an aircraft, counted from 1 in the text and from 0 in the order; left out, any of them. */
    public static final Slot<State, Integer> AIRCRAFT = new Words<>(
            "[AIRCRAFT]",
            Slot.Role.WORD,
            false,
            (_, line) ->
                    line.more() ? line.next("an aircraft").number("an aircraft", 1, Skies.AIRCRAFT) - 1 : AirPower.ANY,
            (_, aircraft, word) -> {
                if (aircraft != AirPower.ANY) word.accept(Integer.toString(aircraft + 1));
            });
    /** 8.5b: a British division, or the three brigades. */
    public static final Slot<State, Integer> RELEASED = new Words<>(
            "DIVISION|brigades",
            Slot.Role.WORD,
            false,
            (state, line) -> released(state, line.next("a British division or 'brigades'")),
            (state, released, word) -> word.accept(state.releasedWord(released)));

    private Slots() {}

    private interface Reader<T> {
        T read(State state, Line line);
    }

    private interface Writer<T> {
        void write(State state, T value, Consumer<String> word);
    }

    private record Words<T>(String name, Role role, boolean repeats, Reader<T> reader, Writer<T> writer)
            implements Slot<State, T> {
        @Override
        public T read(State state, Line line) {
            return reader.read(state, line);
        }

        @Override
        public void write(State state, T value, Consumer<String> word) {
            writer.write(state, value, word);
        }
    }

    private static Names names(State state) {
        return new Names(state.map, state.counters);
    }

    private static Slot<State, Integer> unit(String name, String expected) {
        return new Words<>(
                name,
                Slot.Role.UNIT,
                false,
                (state, line) -> names(state).unit(line.next(expected)),
                (state, unit, word) -> word.accept(state.counters.id(unit)));
    }

    private static Ids units(State state, Line line) {
        line.peek("a unit");
        Ids units = names(state).units(line);
        if (units.isEmpty()) throw line.next("a unit").expected("a unit of the order of battle");
        return units;
    }

    private static void write(State state, Ids units, Consumer<String> word) {
        each(units, state.counters::id, word);
    }

    private static Ids hexes(State state, Line line) {
        line.peek("a hex");
        return names(state).hexes(line);
    }

    private static void each(Ids ids, IntFunction<String> name, Consumer<String> word) {
        for (int i = 0; i < ids.size(); i++) word.accept(name.apply(ids.get(i)));
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
