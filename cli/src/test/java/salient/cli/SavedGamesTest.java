package salient.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import salient.kernel.dice.DiceSource;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Game;
import salient.kernel.play.Position;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Match;
import salient.kernel.record.Replay;

/**
 * Games saved by earlier versions: records are replayed, or refused with a sentence if they are listed in
 * {@code refused.txt}; positions are read. A folder for each rules version; files are only added.
 */
class SavedGamesTest {
    private static final Path RECORDS = Path.of("src/test/resources/records");
    private static final Path POSITIONS = Path.of("src/test/resources/positions");

    /** The demonstrations that the home page replays are records too. */
    private static final Path DEMONSTRATIONS = Path.of("../web/public/demonstrations");

    static List<Path> records() {
        List<Path> all = new ArrayList<>(files(RECORDS));
        all.addAll(files(DEMONSTRATIONS));
        return all;
    }

    static List<Path> positions() {
        return files(POSITIONS);
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith("refused.txt"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("records")
    void aRecordOfAnEarlierVersionIsReplayedOrRefusedWithASentence(Path file) throws IOException {
        GameRecord record = GameRecord.parse(Files.readString(file));
        Game game = Games.named(record.header().game());
        if (isRefused(file)) {
            assertThatThrownBy(() -> Replay.of(game, record, DiceSource.seeded(0)))
                    .isInstanceOf(BadNotation.class)
                    .hasMessageContaining("this game was played with version "
                            + record.header().rules() + " of the rules, and it cannot be replayed with version "
                            + game.rulesVersion());
            return;
        }
        Match match = Replay.of(game, record, DiceSource.seeded(0));
        assertThat(match.entries()).hasSameSizeAs(record.entries());
        assertThat(match.rolled()).isEqualTo(record.rolls().size());
    }

    private static boolean isRefused(Path file) throws IOException {
        Path list = file.resolveSibling("refused.txt");
        return Files.exists(list)
                && Files.readAllLines(list).contains(file.getFileName().toString());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void aPositionOfAnEarlierVersionIsRead(Path file) throws IOException {
        String name = file.getFileName().toString();
        Game game = Games.named(name.substring(0, name.indexOf('-')));
        Position position = game.notation().parsePosition(Files.readString(file));
        String now = game.notation().print(position);
        assertThat(game.notation().parsePosition(now).hash()).isEqualTo(position.hash());
    }
}
