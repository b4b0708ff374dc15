package salient.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import salient.server.store.Backups;

/** Puts a backup in the place of the games, also while the program is running. */
@Command(
        name = "restore",
        description = "Replaces all games with those of a backup; those that were there are kept beside them. A program"
                + " that is running stops for a moment and goes on with them.")
final class RestoreCommand extends PrintingCommand {
    @Mixin
    private BackupOptions options;

    @Override
    int run(PrintWriter out) {
        String kept = Backups.restore(options.file(), options.data());
        out.println("The games in " + options.data() + " are those of " + options.file() + ".");
        if (!kept.isEmpty())
            out.println("The games before are in " + options.data().resolve(kept) + ".");
        return Main.SUCCESS;
    }
}
