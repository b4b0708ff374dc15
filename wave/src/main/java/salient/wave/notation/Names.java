package salient.wave.notation;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.hex.HexGrid;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.wave.Ids;
import salient.wave.Sides;
import salient.wave.map.WaveMap;
import salient.wave.units.Counters;

/** Words that name hexes, bridges, units and sides. */
final class Names {
    private final WaveMap map;
    private final Counters counters;

    Names(WaveMap map, Counters counters) {
        this.map = map;
        this.counters = counters;
    }

    int hex(Word word) {
        int hex = map.hex(word.text());
        if (hex == HexGrid.NONE) throw word.expected("a hex such as E2033");
        return hex;
    }

    boolean isHex(Word word) {
        return map.hex(word.text()) != HexGrid.NONE;
    }

    int unit(Word word) {
        int unit = counters.unit(word.text());
        if (unit == Counters.NONE) throw word.expected("a unit of the order of battle such as I/393Inf");
        return unit;
    }

    int bridge(Word word) {
        int bridge = map.bridgeOn(hexside(word));
        if (bridge == HexGrid.NONE) throw word.expected("two hexes with a bridge between them, such as E3231/E3330");
        return bridge;
    }

    /** {@code E3231/E3330}; the sheet's letter may be left out of the second hex. */
    int hexside(Word word) {
        int slash = word.text().indexOf('/');
        if (slash < 1) throw word.expected("a hexside such as E3231/E3330");
        String first = word.text().substring(0, slash);
        String second = word.text().substring(slash + 1);
        if (second.length() == 4) second = first.charAt(0) + second;
        int a = map.hex(first);
        int b = map.hex(second);
        int side = a == HexGrid.NONE || b == HexGrid.NONE
                ? HexGrid.NONE
                : map.grid().sideBetween(a, b);
        if (side == HexGrid.NONE) throw word.expected("two adjacent hexes such as E3231/E3330");
        return side;
    }

    static int side(Word word) {
        return Sides.of(word.oneOf("a side", Sides.ALL, salient.kernel.play.Side::id));
    }

    /** Units up to the first word that is a hex, or to the end of the line. */
    Ids units(Line line) {
        List<Integer> units = new ArrayList<>();
        while (line.more() && !isHex(line.peek("a unit"))) units.add(unit(line.next("a unit")));
        return Ids.of(units.stream().mapToInt(Integer::intValue).toArray());
    }

    Ids hexes(Line line) {
        List<Integer> hexes = new ArrayList<>();
        while (line.more()) hexes.add(hex(line.next("a hex")));
        return Ids.of(hexes.stream().mapToInt(Integer::intValue).toArray());
    }

    String units(Ids units) {
        return words(units, counters::id);
    }

    String hexes(Ids hexes) {
        return words(hexes, map::name);
    }

    private static String words(Ids ids, java.util.function.IntFunction<String> name) {
        StringBuilder words = new StringBuilder(8 * ids.size());
        for (int i = 0; i < ids.size(); i++) {
            if (i > 0) words.append(' ');
            words.append(name.apply(ids.get(i)));
        }
        return words.toString();
    }
}
