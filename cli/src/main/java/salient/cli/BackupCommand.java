package salient.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import salient.server.store.Backups;

/** Copies the games to a file, also while the program is running. */
@Command(
        name = "backup",
        description = "Copies all games to a file that does not exist yet, also while the program is running."
                + " With PostgreSQL, use pg_dump.")
final class BackupCommand extends PrintingCommand {
    @Mixin
    private BackupOptions options;

    @Override
    int run(PrintWriter out) {
        Backups.backup(options.data(), options.file());
        out.println("The games in " + options.data() + " are in " + options.file() + ".");
        return Main.SUCCESS;
    }
}
