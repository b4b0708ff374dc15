package salient.greatbattles.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import salient.conformance.SourceText;

/** Rules ask the state with the rulebook's words: raw facts are known to the state and to the notation of positions only. */
class TypedStateTest {
    private static final Path SOURCES = Path.of("src/main/java/salient/greatbattles");
    private static final Pattern RAW =
            Pattern.compile("\\b(rawFact|setRawFact|(Stand|Unit|Template|Division|Objective|Game)Fact)\\b");

    @Test
    void noRuleReadsRawFacts() {
        assertThat(SourceText.below(SOURCES))
                .filteredOn(source -> !source.path().startsWith("state/")
                        && !source.path().startsWith("notation/")
                        && RAW.matcher(source.text()).find())
                .extracting(SourceText::path)
                .isEmpty();
    }
}
