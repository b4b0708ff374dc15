package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import salient.cli.desk.Desk;
import salient.kernel.play.Game;
import salient.server.wire.Json;

/** The referee's desk on the command line. */
@Command(
        name = "judge",
        description =
                "The referee's desk: judges a position, orders and questions from a file; each order is legal or refused with all"
                        + " clauses, every modifier and roll, the answers, the final position. See docs/notation.md.",
        mixinStandardHelpOptions = true)
final class JudgeCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "A file in our notation, or - for standard input.")
    private String file;

    @Option(names = "--as", paramLabel = "SIDE", description = "Answer from this side's knowledge.")
    private String as;

    @Option(names = "--json", description = "For programs.")
    private boolean json;

    @Option(
            names = "--scenarios",
            paramLabel = "DIR",
            description = "Scenario files of your own for Great Battles, known in addition to the built-in ones.")
    private Path scenarios;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        List<Game> games =
                scenarios == null ? Games.ALL : Games.catalog(scenarios).games();
        Desk.Report report =
                Desk.work(read(file), word -> word.oneOf("a game", games, Game::id), Optional.ofNullable(as));
        if (json) out.println(Json.text(report));
        else print(report, out);
        out.flush();
        return report.everyOrderLegal() ? Main.SUCCESS : Main.NEGATIVE;
    }

    static String read(String file) throws IOException {
        if (file.equals("-")) return new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        try {
            return Files.readString(Path.of(file));
        } catch (NoSuchFileException e) {
            throw new BadInput("there is no file " + file + ".", e);
        } catch (IOException e) {
            throw new BadInput("cannot read " + file + ": " + e.getMessage() + ".", e);
        }
    }

    private static void print(Desk.Report report, PrintWriter out) {
        for (Desk.Step step : report.steps()) print(step, out);
        out.println("position");
        report.position().lines().forEach(line -> out.println("  " + line));
    }

    private static void print(Desk.Step step, PrintWriter out) {
        switch (step) {
            case Desk.Step.Played(String order, var events) -> {
                out.println("> " + order);
                out.println("  legal");
                for (Desk.ReportedEvent event : events) {
                    String clauses = event.clauses().isEmpty() ? "" : " (" + String.join(", ", event.clauses()) + ")";
                    out.println("  " + event.sentence() + clauses);
                    event.rolls().forEach(roll -> out.println("    rolled " + roll));
                }
            }
            case Desk.Step.RefusedOrder(String order, var reasons) -> {
                out.println("> " + order);
                out.println("  refused");
                reasons.forEach(reason -> out.println("  " + reason.clause() + ": " + reason.why()));
            }
            case Desk.Step.Answered(String question, Object _, var lines) -> {
                out.println("? " + question);
                lines.forEach(line -> out.println("  " + line));
            }
        }
    }
}
