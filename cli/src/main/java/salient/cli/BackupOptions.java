package salient.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What backup and restore are given. */
final class BackupOptions {
    @Parameters(paramLabel = "FILE", description = "The backup.")
    private Path file;

    @Option(names = "--data", paramLabel = "DIR", description = "Where games are kept, as for serve.")
    private Path data = ServeCommand.DATA;

    Path file() {
        return file;
    }

    Path data() {
        return data;
    }
}
