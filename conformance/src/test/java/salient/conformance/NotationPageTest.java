package salient.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.kernel.dice.DiceSource;
import salient.kernel.play.Game;
import salient.kernel.record.CopiedPosition;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Replay;
import salient.skirmish.Skirmish;

/** The examples on the page about the notation are right. */
class NotationPageTest {
    private static final Game GAME = new Skirmish();

    private static List<String> blocks(String kind) throws IOException {
        String page = Files.readString(Path.of("../docs/notation.md"));
        List<String> blocks = new ArrayList<>();
        String open = "\n```skirmish " + kind + "\n";
        for (int at = page.indexOf(open); at >= 0; at = page.indexOf(open, at + 1))
            blocks.add(page.substring(at + open.length(), page.indexOf("\n```\n", at + open.length()) + 1));
        return blocks;
    }

    @Test
    void positions_read_back_as_they_stand() throws IOException {
        assertThat(blocks("position"))
                .isNotEmpty()
                .allSatisfy(
                        text -> assertThat(GAME.notation().print(GAME.notation().parsePosition(text)))
                                .isEqualTo(text));
    }

    @Test
    void copied_positions_read_back_as_they_stand() throws IOException {
        assertThat(blocks("copied")).isNotEmpty().allSatisfy(text -> {
            CopiedPosition copied = CopiedPosition.parse(text);
            assertThat(GAME.notation().print(copied.read(GAME))).isEqualTo(copied.position());
            assertThat(copied.text()).isEqualTo(text);
        });
    }

    @Test
    void records_replay() throws IOException {
        assertThat(blocks("record"))
                .isNotEmpty()
                .allSatisfy(text -> assertThat(Replay.of(GAME, GameRecord.parse(text), DiceSource.seeded(1))
                                .record()
                                .text())
                        .isEqualTo(text));
    }
}
