package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import salient.server.load.LoadMain;
import salient.server.load.Torture;

/** Kills a server of its own under load, again and again, and looks for anything lost. */
@Command(
        name = "torture",
        description = "Kills a server under load again and again: no acknowledged order may be lost, none doubled.",
        mixinStandardHelpOptions = true)
final class TortureCommand implements Callable<Integer> {
    @Option(names = "--kills", paramLabel = "N", description = "Default ${DEFAULT-VALUE}.")
    private int kills = 100;

    @Option(names = "--game", paramLabel = "GAME", description = "What is played, default ${DEFAULT-VALUE}.")
    private String game = LoadMain.DEFAULT_GAME;

    @Option(names = "--database", paramLabel = "URL", description = "A PostgreSQL database instead of a file.")
    private String database;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        Torture.Report report = LoadMain.torture(Games.named(game).id(), where(database), kills);
        out.println(report);
        out.flush();
        return report.faults().isEmpty() ? Main.SUCCESS : Main.NEGATIVE;
    }

    /** A fresh folder, or the database named. */
    static List<String> where(String database) throws IOException {
        if (database != null) return List.of("--database", database);
        Path data = Files.createTempDirectory("salient-load");
        return List.of("--data", data.toString());
    }
}
