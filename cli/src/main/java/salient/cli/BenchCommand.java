package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import salient.bench.Bench;
import salient.bench.Effort;
import salient.bench.Measure;
import salient.bench.Report;
import salient.server.load.LoadMain;
import salient.server.load.ServerBench;
import salient.server.wire.Json;

/** Measures the program against its targets. */
@Command(
        name = "bench",
        description = "Measures the program as ratios within one run, relative to a yardstick.",
        mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..1",
            paramLabel = "PART",
            description = "kernel or a game: only its measures (default: all).")
    private String part = "";

    @Option(names = "--json", description = "For programs.")
    private boolean json;

    @Option(names = "--server", description = "Measure a server process of its own under load instead.")
    private boolean server;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "With --server: what is played (default ${DEFAULT-VALUE}).")
    private String game = LoadMain.DEFAULT_GAME;

    @Option(names = "--database", paramLabel = "URL", description = "With --server: a PostgreSQL database.")
    private String database;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description = "With --server: of each measure (default ${DEFAULT-VALUE}).")
    private int seconds = 10;

    @Option(
            names = "--tables",
            paramLabel = "N",
            description = "With --server: games at once (default ${DEFAULT-VALUE}).")
    private int tables = 1_000;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        return server ? benchServer() : benchEngine();
    }

    private int benchServer() throws IOException, InterruptedException {
        ServerBench.Report report =
                LoadMain.bench(Games.named(game).id(), TortureCommand.where(database), seconds, tables);
        PrintWriter out = spec.commandLine().getOut();
        if (json) out.println(Json.text(report));
        else report.measures().forEach(out::println);
        if (!json) out.println("resident memory of the server: " + report.residentMegabytes() + " MB");
        out.flush();
        return Main.SUCCESS;
    }

    private List<Measure> measures() {
        if (part.isEmpty()) return Bench.measures();
        return part.equals("kernel") ? Bench.kernel() : Bench.measures(Games.entry(part));
    }

    private int benchEngine() {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter progress = spec.commandLine().getErr();
        Report report = Bench.run(measures(), Effort.FULL, figure -> {
            progress.println("  " + figure.name());
            progress.flush();
        });
        out.println(json ? report.json() : report.text());
        out.flush();
        report.refused().ifPresent(why -> progress.println("salient bench: " + why));
        return report.refused().isEmpty() && report.allMet() ? Main.SUCCESS : Main.NEGATIVE;
    }
}
