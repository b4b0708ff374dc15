package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import salient.bench.Bench;
import salient.bench.Effort;
import salient.bench.Figure;
import salient.bench.LabMeasures;
import salient.bench.Measure;
import salient.bench.Part;
import salient.bench.PlayerMeasures;
import salient.bench.Report;
import salient.lab.study.StudyJson;
import salient.server.load.Loads;

/** Measures the program against its targets. */
@Command(
        name = "bench",
        description = {
            "Measures the program: medians with their spread, relative to a yardstick measured in the same run.",
            "On an unsteady machine it repeats, and marks what stays unsteady as doubtful."
        })
final class BenchCommand extends PrintingCommand {
    @Parameters(
            arity = "0..1",
            paramLabel = "PART",
            description = {
                "kernel, a game, players, lab, desk, server, load, pages, site, or all.",
                "Default: kernel, the games, lab and desk. The others take minutes each."
            })
    private String part = "";

    @Option(names = "--json", paramLabel = "FILE", description = "Write the figures to this file, for --compare.")
    private Path json;

    @Option(
            names = "--compare",
            paramLabel = "FILE",
            description = "Say how the figures differ from those of a file that --json wrote.")
    private Path compare;

    @Option(names = "--server", description = "The same as the part server.")
    private boolean server;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "Of the server: what is played (default ${DEFAULT-VALUE}).")
    private String game = Loads.DEFAULT_GAME;

    @Option(names = "--database", paramLabel = "URL", description = "Of the server: a PostgreSQL database.")
    private String database;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description = "Of each measure of the server (default ${DEFAULT-VALUE}).")
    private int seconds = 10;

    @Option(
            names = "--tables",
            paramLabel = "N",
            description = "Of the server: games at once (default ${DEFAULT-VALUE}).")
    private int tables = 1_000;

    @Override
    int run(PrintWriter out) throws IOException, InterruptedException {
        if (server) part = "server";
        Report earlier = compare == null ? null : StudyJson.read(compare, Report.class, "a saved run of the bench");
        PrintWriter progress = err();
        Report engine = Bench.run(measures(), Effort.FULL, figure -> {
            progress.println("  " + figure.name());
            progress.flush();
        });
        List<Figure> figures = new ArrayList<>(engine.figures());
        Report report;
        try {
            measureOutside(figures);
        } finally { // what was measured is shown even if a later part cannot be
            report = new Report(engine.yardstick(), figures);
            show(report, earlier, out);
        }
        return report.allMet() ? Main.SUCCESS : Main.NEGATIVE;
    }

    private void measureOutside(List<Figure> figures) throws IOException, InterruptedException {
        String played = Games.named(game).id();
        List<String> where = LoadOptions.where(database);
        PageMeasures browser = new PageMeasures(Home.folder());
        if (wants("desk") || part.isEmpty()) add(figures, OutsideMeasures::desk);
        if (wants("server")) add(figures, () -> OutsideMeasures.server(played, where, seconds, tables));
        if (wants("load")) add(figures, () -> OutsideMeasures.load(played, where));
        if (wants("pages")) add(figures, browser::pages);
        if (wants("site")) add(figures, browser::site);
    }

    private static void add(List<Figure> figures, Part part) throws IOException, InterruptedException {
        figures.addAll(part.measureQuietly());
    }

    private void show(Report report, Report earlier, PrintWriter out) throws IOException {
        out.print(report.text());
        if (earlier != null) out.print(report.comparedWith(earlier));
        if (json != null) StudyJson.write(report, json);
    }

    private boolean wants(String name) {
        return part.equals(name) || part.equals("all");
    }

    private List<Measure> measures() {
        return switch (part) {
            case "" -> Bench.measures();
            case "all" ->
                Stream.concat(Bench.measures().stream(), PlayerMeasures.all().stream())
                        .toList();
            case "players" -> PlayerMeasures.all();
            case "kernel" -> Bench.kernel();
            case "lab" -> LabMeasures.all();
            case "desk", "server", "load", "pages", "site" -> List.of();
            default -> Bench.measures(Games.entry(part));
        };
    }
}
