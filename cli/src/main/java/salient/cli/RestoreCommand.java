package salient.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import salient.server.store.Backups;

/** Puts a backup in the place of the games, also while the program is running. */
@Command(
        name = "restore",
        description = "Replaces all games with those of a backup; those that were there are kept beside them. A program"
                + " that is running stops for a moment and goes on with them.",
        mixinStandardHelpOptions = true)
final class RestoreCommand implements Callable<Integer> {
    @Mixin
    private BackupOptions options;

    @Override
    public Integer call() {
        String kept = Backups.restore(options.file(), options.data());
        options.say("The games in " + options.data() + " are those of " + options.file() + ".");
        if (!kept.isEmpty())
            options.say("The games before are in " + options.data().resolve(kept) + ".");
        return Main.SUCCESS;
    }
}
