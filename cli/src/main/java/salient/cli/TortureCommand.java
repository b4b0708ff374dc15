package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import salient.server.load.Hostile;
import salient.server.load.Joins;
import salient.server.load.Loads;
import salient.server.load.ManyTables;
import salient.server.load.NoticeLoad;
import salient.server.load.Torture;

/** Kills servers of its own under load, again and again, and looks for anything lost. */
@Command(
        name = "torture",
        description =
                "Kills servers under load again and again: no acknowledged order may be lost, none doubled. With --database"
                        + " half of the kills are on a file and half on PostgreSQL, where two processes run and no order may"
                        + " be missing from either a second later.")
final class TortureCommand extends PrintingCommand {
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
            names = "--notices",
            paramLabel = "SECONDS",
            description =
                    "Instead of kills: how much a thousand notices per minute slow orders down, six times so long.")
    private int notices;

    @Option(
            names = "--tables",
            paramLabel = "N",
            description = "Instead of kills: so many games are open and played in, on a server with --memory.")
    private int tables;

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description = "The heap of the server, with --tables; default ${DEFAULT-VALUE}.")
    private int megabytes = 512;

    @Option(
            names = "--restart-database",
            paramLabel = "COMMAND",
            description = "Restarts PostgreSQL. It is run with every fifth kill there, so once per ten kills in all.")
    private String restart;

    private static final int KILLS_PER_RESTART = 5;

    @Override
    int run(PrintWriter out) throws IOException, InterruptedException {
        List<String> games = load.games();
        List<String> faults;
        if (hostile > 0) {
            Hostile.Report report = Loads.hostile(games.getFirst(), load.where(), hostile);
            out.println(report);
            faults = report.isWithinTwice() ? List.of() : List.of("the others are slowed down");
        } else if (notices > 0) {
            NoticeLoad.Report report = Loads.notices(games.getFirst(), load.where(), notices);
            out.println(report);
            faults = report.faults();
        } else if (joins > 0) {
            Joins.Report report = Loads.joins(games.getFirst(), load.where(), joins);
            out.println(report);
            faults = report.faults();
        } else if (tables > 0) {
            ManyTables.Report report = Loads.manyTables(games.getFirst(), load.where(), tables, megabytes);
            out.println(report);
            faults = report.faults();
        } else faults = torture(games, out);
        return faults.isEmpty() ? Main.SUCCESS : Main.NEGATIVE;
    }

    private List<String> torture(List<String> games, PrintWriter out) throws IOException, InterruptedException {
        List<String> faults = new ArrayList<>();
        int onFile = load.isOnFile() ? kills : kills / 2;
        if (onFile > 0)
            faults.addAll(said(out, Loads.torture(games, LoadOptions.where(null), onFile, Optional.empty())));
        if (load.isOnFile()) return faults;
        Optional<Torture.Restart> restarts =
                Optional.ofNullable(restart).map(command -> new Torture.Restart(() -> run(command), KILLS_PER_RESTART));
        faults.addAll(said(out, Loads.torture(games, load.where(), kills - onFile, restarts)));
        return faults;
    }

    private static List<String> said(PrintWriter out, Torture.Report report) {
        out.println(report);
        out.flush();
        return report.faults();
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
