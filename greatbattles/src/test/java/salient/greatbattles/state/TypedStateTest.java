package salient.greatbattles.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Rules ask the state with the rulebook's words: raw facts are known to the state and to the notation of positions only. */
class TypedStateTest {
    private static final Path SOURCES = Path.of("src/main/java/salient/greatbattles");
    private static final Pattern RAW =
            Pattern.compile("\\b(rawFact|setRawFact|(Stand|Unit|Template|Division|Objective|Game)Fact)\\b");

    @Test
    void noRuleReadsRawFacts() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            List<Path> raw = files.filter(f -> f.toString().endsWith(".java"))
                    .filter(f -> !f.startsWith(SOURCES.resolve("state")) && !f.startsWith(SOURCES.resolve("notation")))
                    .filter(TypedStateTest::isRaw)
                    .toList();
            assertThat(raw).isEmpty();
        }
    }

    private static boolean isRaw(Path file) {
        try {
            return RAW.matcher(Files.readString(file)).find();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
