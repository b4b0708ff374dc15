package salient.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import salient.lab.compare.Variation;
import salient.lab.report.StudyFile;
import salient.lab.study.StudyResult;

/**
 * Runs studies that differ in one thing, each in a process of its own, since a changed figure must be known before the
 * tables of a game are read.
 */
final class ChildStudies {
    private final List<String> common;

    /** @param common what all of them are told: the game, the number of games, the seed, the scenario */
    ChildStudies(List<String> common) {
        this.common = List.copyOf(common);
    }

    static ChildStudies of(String game, int games, StartOptions start) {
        List<String> common = new ArrayList<>(List.of(game, "--games", Integer.toString(games)));
        common.addAll(start.arguments());
        return new ChildStudies(common);
    }

    /** What all of them are told, as it is typed. */
    String common() {
        return String.join(" ", common);
    }

    /** Runs one; if the game refuses the change, the reason is the message of a {@link BadInput}. */
    StudyResult run(Variation variation) {
        try {
            Path json = Files.createTempFile("salient-study", ".json");
            Path output = Files.createTempFile("salient-study", ".txt");
            try {
                int code = new ProcessBuilder(command(variation, json))
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start()
                        .waitFor();
                if (code != Main.SUCCESS) throw new BadInput(reason(output));
                return StudyFile.read(json).result();
            } finally {
                Files.deleteIfExists(json);
                Files.deleteIfExists(output);
            }
        } catch (IOException e) {
            throw new BadInput("cannot run a study: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BadInput("stopped.", e);
        }
    }

    private static String reason(Path output) throws IOException {
        List<String> lines = Files.readAllLines(output);
        return lines.stream()
                .filter(line -> line.startsWith("salient simulate: "))
                .findFirst()
                .map(line -> line.substring("salient simulate: ".length()))
                .orElseGet(() -> "the study failed: " + cause(lines));
    }

    /** The message of the fault at the bottom, without its trace. */
    private static String cause(List<String> lines) {
        return lines.stream()
                .map(String::strip)
                .filter(line -> line.matches("(Caused by: )?[\\w.$]+(Exception|Error|BadData): .*"))
                .reduce((_, last) -> last)
                .map(line -> line.replaceFirst("^(Caused by: )?[\\w.$]+: ", ""))
                .orElse("it said nothing");
    }

    private List<String> command(Variation variation, Path json) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Dsalient.home=" + System.getProperty("salient.home", "."),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "simulate"));
        command.addAll(common);
        command.addAll(variation.arguments());
        command.addAll(List.of("--brief", "--json", json.toString()));
        return command;
    }
}
