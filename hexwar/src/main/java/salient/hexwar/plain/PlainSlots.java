package salient.hexwar.plain;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.hex.HexGrid;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.order.Slot;
import salient.kernel.order.WordSlot;

/** The arguments orders of a plain hex game are made of. */
public final class PlainSlots {
    public static final Slot<PlainState, PlainUnit> UNIT = WordSlot.one(
            "UNIT",
            Slot.Role.UNIT,
            (state, line) -> unit(state.scenario(), line.next("a unit")),
            (_, unit) -> unit.id());

    public static final Slot<PlainState, Integer> HEX = WordSlot.one(
            "HEX",
            Slot.Role.PLACE,
            (state, line) -> hex(state.scenario(), line.next("a hex")),
            (state, hex) -> state.scenario().hexName(hex));

    /** One or more units, up to the end of the line. */
    public static final Slot<PlainState, List<PlainUnit>> UNITS = WordSlot.many(
            "UNIT...",
            Slot.Role.UNIT,
            (state, line) -> units(state.scenario(), line),
            (_, units) -> units.stream().map(PlainUnit::id).toList());

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
