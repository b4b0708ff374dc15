package salient.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.cli.Said.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.players.catalog.GameEntry;
import salient.players.learned.Features;
import salient.players.learned.Model;

/** Learned models at the command line. */
class LearnCommandTest {
    @TempDir
    private Path folder;

    /** A model of Race for Bastogne that counts points only. */
    private Path model(String game) throws IOException {
        GameEntry entry = Games.entry("race");
        Features features = entry.learning().orElseThrow().features();
        double[] weights = new double[Model.names(features, entry.game()).size()];
        weights[0] = 2;
        String table = Model.of(features, entry.game(), Map.of("command", "by hand"), weights)
                .text();
        Path file = folder.resolve(game + ".csv");
        return Files.writeString(file, table.replace("made,game,race", "made,game," + game));
    }

    private static Said tournament(Path model) {
        return run(
                "tournament", "race", "--players", "veteran@2,learned@2", "--games", "2", "--model", model.toString());
    }

    @Test
    void aModelPlaysATournament() throws IOException {
        Said said = tournament(model("race"));
        assertThat(said.err()).doesNotContain("salient tournament:");
        assertThat(said.code()).isZero();
        assertThat(said.out()).contains("veteran@2 against learned@2: ");
    }

    @Test
    void aModelThatDoesNotFitIsToldInASentence() throws IOException {
        Path other = model("wave");
        Said wrong = tournament(other);
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.err().strip())
                .isEqualTo("salient tournament: The model " + other
                        + " does not fit: it was made for wave, not for race.");
        Said absent = tournament(folder.resolve("absent.csv"));
        assertThat(absent.code()).isEqualTo(2);
        assertThat(absent.err()).contains("cannot read ").contains("absent.csv");
        assertThat(run("tournament", "race", "--players", "veteran,learned", "--games", "2")
                        .err())
                .contains("There is no computer player learned");
    }

    @Test
    void theModelsOfTheProgramTellHowTheyWereMade() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../players/src/main/resources/salient/players/learned"))) {
            List<Path> models =
                    files.filter(file -> file.toString().endsWith(".csv")).toList();
            assertThat(models).isNotEmpty();
            for (Path file : models) {
                GameEntry entry = Games.entry(file.getFileName().toString().replace(".csv", ""));
                Model model = Model.parse(
                        file.toString(),
                        Files.readString(file),
                        entry.learning().orElseThrow().features(),
                        entry.game());
                assertThat(model.made()).containsKeys("command", "rules", "library", "games", "players", "brier");
            }
        }
    }

    @Test
    void whatCannotBeLearnedIsToldInASentence() {
        assertThat(run("learn", "chess").err()).contains("there is no game chess");
        assertThat(run("learn", "race", "--games", "3").err()).contains("Learning needs at least 4 games");
        assertThat(run("learn", "race", "--threads", "0").err()).contains("--threads must be at least 1.");
        assertThat(run("learn", "race", "--scenario", "nowhere").code()).isEqualTo(2);
        // The library is not part of the program.
        Said said = run("learn", "race");
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("learning needs the module lab-learn");
    }
}
