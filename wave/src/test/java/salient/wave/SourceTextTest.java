package salient.wave;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.conformance.SourceText.all;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import salient.conformance.SourceText;
import salient.kernel.data.Figures;
import salient.kernel.hex.HexGrid;
import salient.wave.data.Constants;

/** What the source text of the rules promises: clauses on the members that enforce them, and no figure twice. */
class SourceTextTest {
    private static final int MOST_CLAUSES = 12;
    private static final Pattern ANNOTATION = Pattern.compile("@Clause\\(([^)]*)\\)");
    private static final Pattern CLAUSE = Pattern.compile("\"wave ([^\"]+)\"");
    private static final Pattern HEX = Pattern.compile("\\b[EW]\\d{4}\\b");
    /** Examples in what a reader of a text expects. */
    private static final Set<String> EXAMPLE_HEXES = Set.of("E2010", "E2110", "E2033", "E3231", "E3330");
    /** The recipe of the map and its printed facts are data themselves. */
    private static final Set<String> MAP_DATA = Set.of("WaveMapSource.java", "WaveMapFacts.java");

    private final List<SourceText> sources = SourceText.below(Path.of("src/main/java"));

    @Test
    void noMemberAndNoClassClaimsMoreThanTwelveClausesOrOneTwice() {
        List<String> faults = new ArrayList<>();
        for (SourceText source : sources) {
            Set<String> claimed = new HashSet<>();
            for (String annotation : all(ANNOTATION, source.text(), 1)) {
                List<String> clauses = all(CLAUSE, annotation, 1);
                if (clauses.size() > MOST_CLAUSES) faults.add(source.name() + " claims " + clauses + " at once");
                for (String clause : clauses)
                    if (!claimed.add(clause)) faults.add(source.name() + " claims " + clause + " twice");
            }
        }
        assertThat(faults).isEmpty();
    }

    /** Comments may name a hex; code reads it from the data. */
    @Test
    void noHexIsNamedInCode() {
        List<String> faults = new ArrayList<>();
        for (SourceText source : sources)
            if (!MAP_DATA.contains(source.name()))
                for (String hex : all(HEX, source.withoutComments(), 0))
                    if (Games.GAME.map().hex(hex) != HexGrid.NONE && !EXAMPLE_HEXES.contains(hex))
                        faults.add(source.name() + " names " + hex);
        assertThat(faults).isEmpty();
    }

    /**
     * Numbers above ten are distinctive enough: a literal that equals a row of constants.csv repeats it. Shifts of bits
     * are something else.
     */
    @Test
    void noLiteralRepeatsARowOfConstants() {
        List<String> faults = new ArrayList<>();
        for (Figures.Figure figure : Constants.all()) {
            if (figure.value() <= 10) continue;
            Pattern literal = Pattern.compile("(?<![\\w.])(?<!<< )(?<!>> )(?<!>>> )" + figure.value() + "(?![\\w.])");
            for (SourceText source : sources)
                if (!MAP_DATA.contains(source.name())
                        && literal.matcher(withoutStrings(source.withoutComments()))
                                .find())
                    faults.add(source.name() + " repeats " + figure.name() + " (" + figure.value() + ")");
        }
        assertThat(faults).isEmpty();
    }

    /** Limits are written into a sentence from their row, never spelled out in it. */
    @Test
    void noLimitIsSpelledOut() {
        Pattern spelled = Pattern.compile(
                "\"[^\"]*\\b(four|five|twenty|seventeen|\\d+) (is the limit|hexes|repairs|units|turns)\\b");
        List<String> faults = new ArrayList<>();
        for (SourceText source : sources)
            if (!MAP_DATA.contains(source.name()))
                for (String found : all(spelled, source.withoutComments(), 0)) faults.add(source.name() + ": " + found);
        assertThat(faults).isEmpty();
    }

    private static String withoutStrings(String text) {
        return text.replaceAll("\"(\\\\.|[^\"\\\\])*\"", "");
    }
}
