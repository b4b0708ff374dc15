package salient.breakthrough.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import salient.breakthrough.orders.BreakthroughOrders;
import salient.conformance.NotationPage;

/** The page about the notation names every word the readers know, and no line that they do not know. */
class NotationPageTest {
    private static final Path SOURCES = Path.of("src/main/java/salient/breakthrough");
    /** Read before the other lines, in a fixed order. */
    private static final Set<String> HEADER = Set.of("breakthrough", "option", "map", "turn");
    /** Words of a phase, not lines of their own. */
    private static final Set<String> PHASES = Set.of("organization", "operation");

    private final NotationPage page =
            NotationPage.section(Path.of("../docs/notation.md"), "Breakthrough in the Ardennes");

    @Test
    void theLinesOfAPosition() {
        page.comparePositions(SOURCES.resolve("notation/PositionReader.java"), HEADER, PHASES);
        assertThat(page.words()).containsAll(PHASES).contains("air", "start", "over");
    }

    @Test
    void theWordsOfAUnit() {
        Set<String> words = page.words();
        for (String word : NotationPage.cases(SOURCES.resolve("notation/UnitReader.java")))
            assertThat(words).containsAnyOf(word, word + "=");
    }

    @Test
    void ordersAndQuestions() {
        Set<String> verbs = new TreeSet<>();
        BreakthroughOrders.TABLE.kinds().forEach(kind -> verbs.add(kind.verb()));
        assertThat(page.tableWords("Orders")).isEqualTo(verbs);
        assertThat(page.words()).containsAll(NotationPage.cases(SOURCES.resolve("notation/QuestionNotation.java")));
    }
}
