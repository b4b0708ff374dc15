package salient.wave.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import salient.conformance.NotationPage;
import salient.kernel.play.ReactionKind;
import salient.wave.Games;
import salient.wave.orders.WaveOrders;
import salient.wave.play.Award;
import salient.wave.state.Phase;

/** The page about the notation names every word the readers know, and none that they do not know. */
class NotationPageTest {
    private static final Path SOURCES = Path.of("src/main/java/salient/wave");
    /** Read before the lines of the position, in a fixed order. */
    private static final Set<String> HEADER = Set.of("scenario", "beginner", "masked", "map");
    /** Words of version 2, still read. */
    private static final Set<String> FORMER = Set.of("defence-guns");

    private final NotationPage page = NotationPage.section(Path.of("../docs/notation.md"), "Wave of Terror");

    @Test
    void theLinesOfAPosition() {
        page.comparePositions(SOURCES.resolve("notation/PositionReader.java"), HEADER, FORMER);
    }

    @Test
    void theFeaturesOfADrawnMap() {
        assertThat(page.tableWords("A drawn map")).isEqualTo(NotationPage.cases(SOURCES.resolve("map/DrawnMap.java")));
    }

    @Test
    void phasesMarksAndReasons() {
        Set<String> words = page.words();
        for (Phase phase : Phase.values()) assertThat(words).contains(phase.word());
        for (Marks mark : Marks.ALL) assertThat(words).contains(mark.word);
        for (Award award : Award.values()) assertThat(words).contains(award.word());
        assertThat(words).contains("reduced", "points=", "spent=", "draws=", "unsupplied", "brigades", "·", "?", "-");
    }

    @Test
    void ordersQuestionsAndSubjects() {
        Set<String> verbs = new TreeSet<>();
        WaveOrders.TABLE.kinds().forEach(kind -> verbs.add(kind.verb().split(" ")[0]));
        assertThat(page.tableWords("Orders")).isEqualTo(verbs);
        Set<String> asked = new TreeSet<>(NotationPage.cases(SOURCES.resolve("notation/QuestionNotation.java")));
        asked.addAll(NotationPage.cases(SOURCES.resolve("WaveNotation.java")));
        assertThat(page.words()).containsAll(asked).contains("via", "guns", "against", "aircraft");
    }

    @Test
    void standingReactions() {
        Set<String> kinds = new TreeSet<>();
        for (ReactionKind kind : Games.GAME.standingReactions().kinds()) {
            kinds.add(kind.id());
            for (ReactionKind.Rule rule : kind.rules()) {
                assertThat(page.words()).contains(rule.id());
                for (ReactionKind.Ranked ranked : rule.ranked())
                    assertThat(page.words()).contains(ranked.id());
            }
        }
        assertThat(page.tableWords("Standing reactions")).isEqualTo(kinds);
    }

    @Test
    void theExamplesAreReadBackAsTheyStand() {
        List<String> examples = page.blocks("wave position");
        assertThat(examples).hasSize(2);
        for (String text : examples)
            assertThat(Games.GAME.notation().print(Games.GAME.notation().parsePosition(text)))
                    .isEqualTo(text);
    }
}
