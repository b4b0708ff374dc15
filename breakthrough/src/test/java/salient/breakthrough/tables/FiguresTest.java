package salient.breakthrough.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import salient.conformance.SourceText;

/** Every figure of the rules is a row of a table: no class of the game contains one, in its code or in its texts. */
class FiguresTest {
    private static final Path SOURCES = Path.of("src", "main", "java", "salient", "breakthrough");

    /** Percentages, their fractions, and a hex's six sides are no figures of the rules. */
    private static final Set<Integer> ARITHMETIC = Set.of(10, 100, 1000, 10_000);

    /** What is left, by file, with the reason. */
    private static final Map<String, Set<Integer>> ALLOWED = Map.ofEntries(
            Map.entry("Breakthrough.java", Set.of(3, 1944)), // the version of the rules; the year, in the summary
            Map.entry("air/AirPhase.java", Set.of(50)), // half of a hundred, for rounding
            Map.entry("allowance/Allowances.java", Set.of(4, 8)), // index into the caps of two armies
            Map.entry("combat/Combat.java", Set.of(200)), // half of a hundredth, for rounding
            Map.entry("combat/CombatPhase.java", Set.of(3)), // room in a list
            Map.entry("combat/ModifiedStrength.java", Set.of(5, 100_000_000)), // factors, and powers of a hundred
            Map.entry("notation/PositionReader.java", Set.of(6, 99, 30_000)), // directions; what fits into the state
            Map.entry("notation/UnitReader.java", Set.of(999)), // what fits into the state
            Map.entry("operation/ZonesOfControl.java", Set.of(150)), // the name of the panzer brigade
            Map.entry("orders/Slots.java", Set.of(5, 6, 12, 999)), // examples; what a player can type
            Map.entry("organization/BuildUp.java", Set.of(3)), // room in a list
            Map.entry("setup/GameOptions.java", Set.of(3, 4)), // the names of levels of play
            Map.entry("setup/Setup.java", Set.of(12, 16, 21, 1944)), // names of setups and of a day of the map
            Map.entry("supply/Isolation.java", Set.of(5, 6)), // the ring of neighbors
            Map.entry("weather/WeatherRoll.java", Set.of()));

    /** Layouts of arrays, and what is told about the printed map. */
    private static final List<String> OTHER_NUMBERS =
            List.of("state/Forces.java", "state/Ground.java", "state/TurnState.java", "conformance/", "map/");

    private static final Pattern NUMBER = Pattern.compile("(?<![\\w./,])(\\d[\\d_]*)L?(?![\\w./,]*\\w)");

    @Test
    void noClassRepeatsAFigure() {
        Set<String> found = new TreeSet<>();
        for (SourceText source : SourceText.below(SOURCES)) scan(source, found);
        assertThat(found).isEmpty();
    }

    private static void scan(SourceText source, Set<String> found) {
        String name = source.path();
        if (OTHER_NUMBERS.stream().anyMatch(name::startsWith)) return;
        String text = source.withoutComments()
                .replaceAll("(?s)@Clause\\(.*?\\)", "")
                .replaceAll("(?s)(clauses?|purpose)\\([^()]*\\)", "")
                .replaceAll("case \"[0-9.a-z]+\" ->", "");
        Matcher numbers = NUMBER.matcher(text);
        while (numbers.find()) {
            long number = Long.parseLong(numbers.group(1).replace("_", ""));
            boolean allowed = number < 3
                    || number > Integer.MAX_VALUE
                    || ARITHMETIC.contains((int) number)
                    || ALLOWED.getOrDefault(name, Set.of()).contains((int) number);
            if (!allowed) found.add(name + ": " + number);
        }
    }
}
