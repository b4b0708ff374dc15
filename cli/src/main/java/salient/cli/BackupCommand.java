package salient.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import salient.server.store.Backups;

/** Copies the games to a file, also while the program is running. */
@Command(
        name = "backup",
        description = "Copies all games to a file that does not exist yet, also while the program is running."
                + " With PostgreSQL, use pg_dump.",
        mixinStandardHelpOptions = true)
final class BackupCommand implements Callable<Integer> {
    @Mixin
    private BackupOptions options;

    @Override
    public Integer call() {
        Backups.backup(options.data(), options.file());
        options.say("The games in " + options.data() + " are in " + options.file() + ".");
        return Main.SUCCESS;
    }
}
