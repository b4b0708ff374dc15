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

/** Puts a backup in the place of the games. */
@Command(
        name = "restore",
        description = "Replaces all games with those of a backup; those that were there are kept beside them."
                + " Stop the program first.",
        mixinStandardHelpOptions = true)
final class RestoreCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "What backup wrote.")
    private Path file;

    @Option(names = "--data", paramLabel = "DIR", description = "Where games are kept, as for serve.")
    private Path data = ServeCommand.DATA;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        String kept = Backups.restore(file, data);
        PrintWriter out = spec.commandLine().getOut();
        out.println("The games in " + data + " are those of " + file + ".");
        if (!kept.isEmpty()) out.println("The games before are in " + data.resolve(kept) + ".");
        out.flush();
        return Main.SUCCESS;
    }
}
