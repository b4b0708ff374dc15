package salient.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where the results of many games are written. */
final class ResultFiles {
    @Option(names = "--report", paramLabel = "FILE.html", description = "Write a report with tables and plots.")
    private Path report;

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "Write the results to this file; those of simulate are for compare and for the page Studies.")
    private Path json;

    Optional<Path> report() {
        return Optional.ofNullable(report);
    }

    Optional<Path> json() {
        return Optional.ofNullable(json);
    }

    static void write(String text, Path file) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new BadInput("cannot write " + file + ": " + e.getMessage());
        }
    }
}
