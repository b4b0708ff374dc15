package salient.wave.notation;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.play.OrderParts;
import salient.wave.map.WaveMap;
import salient.wave.play.Ids;
import salient.wave.play.WaveQuestion;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

/**
 * Questions as text: {@code reach UNITS [via HEXES]}, {@code supply UNIT}, {@code supply SIDE [HEX]}, {@code threat SIDE [HEX]},
 * {@code odds HEX UNITS [guns UNITS] [against UNITS] [aircraft]}, {@code choices}.
 */
public record QuestionNotation(WaveMap map, Counters counters, Names names) {
    /** The words that open a question. */
    public static final List<String> VERBS = List.of("reach", "supply", "threat", "odds", "choices");

    private static final List<String> PARTS = List.of("guns", "against", "aircraft", "via");

    public QuestionNotation(WaveMap map, Counters counters) {
        this(map, counters, new Names(map, counters));
    }

    public String print(WaveQuestion question) {
        return switch (question) {
            case WaveQuestion.ReachOf(Ids units) -> "reach " + names.units(units);
            case WaveQuestion.ReachVia(Ids units, Ids way) ->
                "reach " + names.units(units) + " via " + names.hexes(way);
            case WaveQuestion.SupplyOfSide(int side) -> "supply " + Sides.word(side);
            case WaveQuestion.SupplyOf(int unit) -> "supply " + counters.id(unit);
            case WaveQuestion.SupplyAt(int side, int hex) -> "supply " + Sides.word(side) + " " + map.name(hex);
            case WaveQuestion.ThreatOf(int side) -> "threat " + Sides.word(side);
            case WaveQuestion.ThreatTo(int side, int hex) -> "threat " + Sides.word(side) + " " + map.name(hex);
            case WaveQuestion.OddsOf(int target, Ids units, Ids guns, Ids enemyGuns, boolean aircraft) ->
                "odds " + map.name(target) + " " + names.units(units) + part("guns", guns) + part("against", enemyGuns)
                        + (aircraft ? " aircraft" : "");
            case WaveQuestion.Choices() -> "choices";
        };
    }

    private String part(String word, Ids units) {
        return units.isEmpty() ? "" : " " + word + " " + names.units(units);
    }

    /** The text from its parts: of {@code odds} the target comes first, and what follows the units is in the words. */
    public static String compose(OrderParts parts) {
        List<String> text = new ArrayList<>(List.of(parts.verb()));
        switch (parts.verb()) {
            case "reach" -> {
                text.addAll(parts.units());
                if (!parts.places().isEmpty()) text.add("via");
                text.addAll(parts.places());
                text.addAll(parts.words());
            }
            case "odds" -> {
                text.addAll(parts.places());
                text.addAll(parts.units());
                text.addAll(parts.words());
            }
            default -> {
                text.addAll(parts.units());
                text.addAll(parts.words());
                text.addAll(parts.places());
            }
        }
        return String.join(" ", text.stream().map(Word::quoted).toList());
    }

    public WaveQuestion parse(String text) {
        Line line = Line.of(text);
        Word verb = line.next("a question");
        WaveQuestion question = switch (verb.text()) {
            case "reach" -> reach(line);
            case "supply" -> supply(line);
            case "threat" -> threat(line);
            case "odds" -> odds(line);
            case "choices" -> new WaveQuestion.Choices();
            default -> throw verb.expected("a question (" + String.join(", ", VERBS) + ")");
        };
        line.end();
        return question;
    }

    private WaveQuestion reach(Line line) {
        Ids units = units(line);
        if (!line.skip("via")) return new WaveQuestion.ReachOf(units);
        Word first = line.peek("a hex");
        Ids way = names.hexes(line);
        if (way.isEmpty()) throw first.expected("a hex");
        return new WaveQuestion.ReachVia(units, way);
    }

    private WaveQuestion supply(Line line) {
        Word word = line.next("a unit or a side");
        for (int side = 0; side < 2; side++)
            if (word.is(Sides.word(side)))
                return line.more()
                        ? new WaveQuestion.SupplyAt(side, names.hex(line.next("a hex")))
                        : new WaveQuestion.SupplyOfSide(side);
        return new WaveQuestion.SupplyOf(names.unit(word));
    }

    private WaveQuestion threat(Line line) {
        int side = line.next("a side").oneOf("a side", List.of(Sides.GERMAN, Sides.ALLIED), Sides::word);
        return line.more()
                ? new WaveQuestion.ThreatTo(side, names.hex(line.next("a hex")))
                : new WaveQuestion.ThreatOf(side);
    }

    private WaveQuestion odds(Line line) {
        int target = names.hex(line.next("a hex"));
        Ids units = units(line);
        Ids guns = line.skip("guns") ? units(line) : Ids.of();
        Ids enemyGuns = line.skip("against") ? units(line) : Ids.of();
        return new WaveQuestion.OddsOf(target, units, guns, enemyGuns, line.skip("aircraft"));
    }

    private Ids units(Line line) {
        List<Integer> units = new ArrayList<>();
        do units.add(names.unit(line.next("a unit")));
        while (line.more() && !PARTS.contains(line.peek("a unit").text()));
        return Ids.of(units.stream().mapToInt(Integer::intValue).toArray());
    }
}
