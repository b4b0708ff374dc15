package salient.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.skirmish.Fault;
import salient.skirmish.Skirmish;

class TranscriptTest {
    private static String transcript(Game game) {
        return Transcript.of(game, game.scenario("open"), Options.of(game.options(), Map.of()), 2, 1000);
    }

    @Test
    void the_toy_plays_as_its_golden_transcript_says() throws IOException {
        Golden.compare(Path.of("src/test/resources/golden/skirmish-open.txt"), transcript(new Skirmish()));
    }

    @Test
    void a_leak_shows_in_the_transcript() {
        assertThat(transcript(new Skirmish(Fault.VIEW_LEAKS))).isNotEqualTo(transcript(new Skirmish()));
        assertThat(transcript(new Skirmish())).contains("blue is told: Red hides a mine.");
    }

    @Test
    void the_first_line_that_differs_is_named(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("golden.txt");
        assertThatThrownBy(() -> Golden.compare(file, "a\n", false)).hasMessageContaining("does not exist");
        Golden.compare(file, "a\nb\nc\n", true);
        Golden.compare(file, "a\nb\nc\n", false);
        assertThatThrownBy(() -> Golden.compare(file, "a\nx\nc\n", false))
                .hasMessageContaining("golden.txt, line 2: expected 'b', found 'x'");
        assertThatThrownBy(() -> Golden.compare(file, "a\nb\n", false))
                .hasMessageContaining("line 3: expected 'c', found ''");
    }
}
