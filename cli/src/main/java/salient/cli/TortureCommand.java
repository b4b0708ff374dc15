package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import salient.server.load.Hostile;
import salient.server.load.Joins;
import salient.server.load.LoadMain;
import salient.server.load.Torture;

/** Kills servers of its own under load, again and again, and looks for anything lost. */
@Command(
        name = "torture",
        description =
                "Kills servers under load again and again: no acknowledged order may be lost, none doubled, and with"
                        + " --database, where two processes run, none may be missing from either a second later.",
        mixinStandardHelpOptions = true)
final class TortureCommand implements Callable<Integer> {
    @Option(names = "--kills", paramLabel = "N", description = "Default ${DEFAULT-VALUE}.")
    private int kills = 100;

    @Mixin
    private LoadOptions load;

    @Option(
            names = "--joins",
            paramLabel = "N",
            description = "Instead of kills: so many open seats are taken at once.")
    private int joins;

    @Option(
            names = "--hostile",
            paramLabel = "SECONDS",
            description =
                    "Instead of kills: for so long, how much eight visitors at their limits slow the others down.")
    private int hostile;

    @Option(
            names = "--restart-database",
            paramLabel = "COMMAND",
            description = "Run with every tenth kill; it restarts the database.")
    private String restart;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        List<String> games = load.games();
        List<String> faults;
        if (hostile > 0) {
            Hostile.Report report = LoadMain.hostile(games.getFirst(), load.where(), hostile);
            out.println(report);
            faults = report.isWithinTwice() ? List.of() : List.of("the others are slowed down");
        } else if (joins > 0) {
            Joins.Report report = LoadMain.joins(games.getFirst(), load.where(), joins);
            out.println(report);
            faults = report.faults();
        } else {
            Torture.Report report = LoadMain.torture(
                    games, load.where(), kills, Optional.ofNullable(restart).map(command -> () -> run(command)));
            out.println(report);
            faults = report.faults();
        }
        out.flush();
        return faults.isEmpty() ? Main.SUCCESS : Main.NEGATIVE;
    }

    private static void run(String command) {
        try {
            int code =
                    new ProcessBuilder("sh", "-c", command).inheritIO().start().waitFor();
            if (code != 0) throw new BadInput("the command that restarts the database failed with " + code);
        } catch (IOException e) {
            throw new BadInput("cannot restart the database", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
