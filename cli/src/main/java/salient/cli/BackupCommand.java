package salient.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import salient.server.store.Backups;

/** Copies the games to a file, also while the program is running. */
@Command(
        name = "backup",
        description = "Copies all games to a file, also while the program is running. With PostgreSQL, use pg_dump.",
        mixinStandardHelpOptions = true)
final class BackupCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "The copy; it must not exist yet.")
    private Path file;

    @Option(names = "--data", paramLabel = "DIR", description = "Where games are kept, as for serve.")
    private Path data = ServeCommand.DATA;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Backups.backup(data, file);
        PrintWriter out = spec.commandLine().getOut();
        out.println("The games in " + data + " are in " + file + ".");
        out.flush();
        return Main.SUCCESS;
    }
}
