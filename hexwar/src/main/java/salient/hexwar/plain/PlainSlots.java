package salient.hexwar.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.kernel.hex.HexGrid;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.order.NamedSlot;
import salient.kernel.order.Slot;

/** The arguments orders of a plain hex game are made of. */
public final class PlainSlots {
    public static final Slot<PlainState, PlainUnit> UNIT = new NamedSlot<>("UNIT", Slot.Role.UNIT) {
        @Override
        public PlainUnit read(PlainState state, Line line) {
            return unit(state.scenario(), line.next("a unit"));
        }

        @Override
        public void write(PlainState state, PlainUnit value, Consumer<String> word) {
            word.accept(value.id());
        }
    };

    public static final Slot<PlainState, Integer> HEX = new NamedSlot<>("HEX", Slot.Role.PLACE) {
        @Override
        public Integer read(PlainState state, Line line) {
            return hex(state.scenario(), line.next("a hex"));
        }

        @Override
        public void write(PlainState state, Integer value, Consumer<String> word) {
            word.accept(state.scenario().hexName(value));
        }
    };

    /** One or more units, up to the end of the line. */
    public static final Slot<PlainState, List<PlainUnit>> UNITS = new NamedSlot<>("UNIT...", Slot.Role.UNIT) {
        @Override
        public boolean repeats() {
            return true;
        }

        @Override
        public List<PlainUnit> read(PlainState state, Line line) {
            return units(state.scenario(), line);
        }

        @Override
        public void write(PlainState state, List<PlainUnit> value, Consumer<String> word) {
            for (PlainUnit unit : value) word.accept(unit.id());
        }
    };

    private PlainSlots() {}

    static PlainUnit unit(PlainScenario scenario, Word word) {
        PlainUnit unit = scenario.unit(word.text());
        if (unit == null) throw word.expected("a unit");
        return unit;
    }

    static int hex(PlainScenario scenario, Word word) {
        int hex = scenario.map().names().hex(word.text());
        if (hex == HexGrid.NONE) throw word.expected("a hex");
        return hex;
    }

    /** In the order of the list of units, so that one attack has one text; a unit named twice is a mistake. */
    static List<PlainUnit> units(PlainScenario scenario, Line line) {
        List<PlainUnit> units = new ArrayList<>();
        do {
            Word word = line.next("a unit");
            PlainUnit unit = unit(scenario, word);
            if (units.contains(unit)) throw word.bad(unit.id() + " is named twice");
            units.add(unit);
        } while (line.more());
        units.sort((a, b) -> a.index() - b.index());
        return units;
    }
}
