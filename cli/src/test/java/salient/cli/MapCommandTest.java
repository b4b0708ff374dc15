package salient.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MapCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        var line = Main.commandLine();
        line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
        return line.execute(arguments);
    }

    @Test
    void theCheckListsEveryPrintedFactAndPasses() {
        assertThat(run("map", "wave", "--check")).isZero();
        assertThat(out.toString())
                .contains("pass     wave 2.3c: Bastogne is E2033")
                .contains("0 fail");
    }

    @Test
    void aMapIsDrawnAsSvg(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("b.svg");
        assertThat(run("map", "breakthrough", "--west-up", "--pixels", "20", "--out", file.toString()))
                .isZero();
        assertThat(Files.readString(file)).startsWith("<svg").contains("BASTOGNE");
    }

    @Test
    void theShippedMapIsWhatTheGazetteerGives() {
        assertThat(run("map", "breakthrough", "--compile")).isZero();
    }

    @Test
    void aTableIsCutRoundATown() {
        assertThat(run("map", "greatbattles", "--centre", "Noville")).isZero();
        assertThat(out.toString()).contains("Foy: town area");
    }

    @Test
    void aTableIsWrittenToAFile(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("noville.scenario");
        assertThat(run("map", "greatbattles", "--center", "Noville", "--out", file.toString()))
                .isZero();
        assertThat(out.toString().strip()).isEqualTo(file.toString());
        assertThat(Files.readString(file)).contains("Foy: town area");
    }

    @Test
    void badInputIsToldInOneSentence() {
        assertThat(run("map", "atlantis", "--check")).isEqualTo(Main.BAD_INPUT);
        assertThat(run("map", "wave")).isEqualTo(Main.BAD_INPUT);
        assertThat(run("map", "wave", "--out", "wave.gif")).isEqualTo(Main.BAD_INPUT);
        assertThat(run("map", "greatbattles", "--centre", "Atlantis")).isEqualTo(Main.BAD_INPUT);
        assertThat(err.toString().lines())
                .containsExactly(
                        "salient map: there is no game atlantis; the games are "
                                + String.join(
                                        ", ",
                                        Games.ALL.stream()
                                                .map(game -> game.id())
                                                .toList()) + ".",
                        "salient map: say --out FILE.svg or FILE.png, --check or --compile",
                        "salient map: --out must end in .svg or .png, not wave.gif",
                        "salient map: the gazetteer knows no town Atlantis");
    }
}
