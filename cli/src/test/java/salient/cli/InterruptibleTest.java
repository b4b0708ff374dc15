package salient.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InterruptibleTest {
    private static final int MINUTES = 3;

    @TempDir
    Path folder;

    @Test
    void aStudyThatIsToldToStopPrintsItsResultsAndEnds() throws IOException, InterruptedException {
        Path study = folder.resolve("study");
        Path said = folder.resolve("said.txt");
        Process process = new ProcessBuilder(command(List.of(
                        "simulate",
                        "race",
                        "--games",
                        "1000000",
                        "--german",
                        "random",
                        "--american",
                        "random",
                        "--save",
                        study.toString())))
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        try {
            long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(MINUTES);
            while (bytesIn(study) == 0 && process.isAlive() && System.nanoTime() < end) Thread.sleep(20);
            process.destroy();
            assertThat(process.waitFor(MINUTES, TimeUnit.MINUTES)).as("it ends").isTrue();
            assertThat(said).content().contains("Won by");
        } finally {
            process.destroyForcibly();
        }
    }

    private static List<String> command(List<String> arguments) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return Stream.concat(Stream.of(java, "-cp", classes, Main.class.getName()), arguments.stream())
                .toList();
    }

    /** How much of the games themselves is saved; what describes the study comes before them. */
    private static long bytesIn(Path study) throws IOException {
        if (!Files.isDirectory(study)) return 0;
        try (Stream<Path> files = Files.list(study)) {
            return files.filter(file -> file.toString().endsWith(".jsonl"))
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
    }
}
