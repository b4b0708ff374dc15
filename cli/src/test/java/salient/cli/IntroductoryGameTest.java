package salient.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import salient.geography.HexMap;
import salient.geography.MapCut;
import salient.geography.MapFile;
import salient.kernel.data.Resources;
import salient.lab.study.Manifest;
import salient.lab.study.Simulation;

/** docs/adding-a-game.md promises that a plain hex game is small; Race for Bastogne is the proof. */
class IntroductoryGameTest {
    private static final Path HOME = Path.of("..");
    private static final int MOST_JAVA = 600;
    private static final int MOST_TYPESCRIPT = 100;

    @Test
    void theGameAndItsComputerPlayersAreSmall() throws IOException {
        long game = lines(HOME.resolve("race/src/main/java"), ".java");
        long players = lines(HOME.resolve("players/src/main/java/salient/players/race"), ".java");
        assertThat(game + players).isLessThanOrEqualTo(MOST_JAVA);
        assertThat(lines(HOME.resolve("web/src/games/race"), ".ts")).isBetween(1L, (long) MOST_TYPESCRIPT);
    }

    @Test
    void itsMapIsCutFromTheMapOfWave() {
        HexMap wave = Games.entry("wave").map().orElseThrow().get();
        int first = wave.names().hex("E1824");
        int last = wave.names().hex("E3438");
        String cut = MapFile.write(MapCut.of(wave, "race", "Race for Bastogne", first, last));
        assertThat(Resources.text("race/race.map")).endsWith(cut);
    }

    @Test
    void bothSidesHaveAChanceBetweenComputers() {
        Simulation simulation = Manifest.of(Games.entry("race"), null, Map.of(), Map.of(), List.of(), 1, 40)
                .simulation(Games.catalog());
        long german = IntStream.range(0, 40)
                .filter(index -> simulation.play(index).game().winner().equals("german"))
                .count();
        assertThat(german).isBetween(12L, 28L);
    }

    private static long lines(Path folder, String ending) throws IOException {
        long sum = 0;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(ending)).toList())
                sum += Files.readAllLines(file).size();
        }
        return sum;
    }
}
