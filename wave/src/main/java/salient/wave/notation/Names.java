package salient.wave.notation;

import java.util.ArrayList;
import java.util.List;
import salient.hexwar.notation.MapWords;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.wave.map.WaveMap;
import salient.wave.play.Ids;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

/** Words that name hexes, bridges, units and sides. */
public final class Names {
    private final WaveMap map;
    private final MapWords words;
    private final Counters counters;

    public Names(WaveMap map, Counters counters) {
        this.map = map;
        words = new MapWords(map, "E2033", "E3231/E3330");
        this.counters = counters;
    }

    public int hex(Word word) {
        return words.hex(word);
    }

    public boolean isHex(Word word) {
        return words.isHex(word);
    }

    public int unit(Word word) {
        int unit = counters.unit(word.text());
        if (unit == Counters.NONE) throw word.expected("a unit of the order of battle such as I/393Inf");
        return unit;
    }

    public int bridge(Word word) {
        return words.bridge(word);
    }

    /** {@code E3231/E3330}; the sheet's letter may be left out of the second hex. */
    public int hexside(Word word) {
        return words.hexside(word);
    }

    public static int side(Word word) {
        return Sides.of(word.oneOf("a side", Sides.ALL, salient.kernel.play.Side::id));
    }

    /** Units up to the first word that is a hex, or to the end of the line. */
    public Ids units(Line line) {
        List<Integer> units = new ArrayList<>();
        while (line.more() && !isHex(line.peek("a unit"))) units.add(unit(line.next("a unit")));
        return Ids.of(units.stream().mapToInt(Integer::intValue).toArray());
    }

    public Ids hexes(Line line) {
        return Ids.of(words.hexes(line));
    }

    public String units(Ids units) {
        return words(units, counters::id);
    }

    public String hexes(Ids hexes) {
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
