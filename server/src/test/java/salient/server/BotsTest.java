package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The bots of the API page, taken from the page and run as a reader would run them. */
class BotsTest extends ServerTest {
    private Path fromThePage(String language, String file) throws IOException {
        String page = Files.readString(Path.of("..", "docs", "api.md"));
        String opening = "```" + language + "\n";
        int from = page.indexOf(opening) + opening.length();
        return Files.writeString(data.resolve(file), page.substring(from, page.indexOf("```", from)));
    }

    private void playsAGame(List<String> command) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(command);
        all.addAll(List.of("http://127.0.0.1:" + server.port(), "ambush", "short", "blue", "red"));
        Process bot = new ProcessBuilder(all).redirectErrorStream(true).start();
        String said = new String(bot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bot.waitFor(300, TimeUnit.SECONDS)).isTrue();
        assertThat(bot.exitValue()).as(said).isZero();
        assertThat(said).containsPattern("\\d+ orders; winner:");
    }

    @Test
    void theBotInJavaPlaysALegalGame() throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        playsAGame(List.of(java, fromThePage("java", "Bot.java").toString()));
    }

    @Test
    void theBotInPythonPlaysALegalGame() throws Exception {
        assumeTrue(hasPython(), "python3 is not installed");
        playsAGame(List.of("python3", fromThePage("python", "bot.py").toString()));
    }

    private static boolean hasPython() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException missing) {
            return false;
        }
    }
}
