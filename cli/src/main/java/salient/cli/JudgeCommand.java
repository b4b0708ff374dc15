package salient.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import salient.cli.desk.Desk;
import salient.cli.desk.Report;
import salient.cli.desk.ReportText;
import salient.kernel.play.Game;
import salient.players.catalog.GameCatalog;
import salient.server.wire.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** The referee's desk on the command line. */
@Command(
        name = "judge",
        description =
                "The referee's desk: judges positions, orders and questions from files; each order is legal or refused with all"
                        + " clauses, every modifier and roll, the answers, how the game ended, the last position. See"
                        + " docs/notation.md.")
final class JudgeCommand extends PrintingCommand {
    private static final String ENDING = ".desk";

    /** How many files are judged before the next reports are printed. */
    private static final int AT_A_TIME = 64;

    private static final String REQUEST = "request";

    @Parameters(
            paramLabel = "FILE",
            arity = "0..*",
            description = "Files in our notation, folders (all files in them that end with " + ENDING
                    + "), or - for standard input.")
    private List<String> files = List.of();

    @Option(names = "--as", paramLabel = "SIDE", description = "Answer from this side's knowledge.")
    private String as;

    @Option(names = "--json", description = "For programs: one line of JSON per file.")
    private boolean json;

    @Option(
            names = "--serve",
            description =
                    "Reads standard input line by line, each line the name of a file or a whole text as a JSON string,"
                            + " and answers at once.")
    private boolean serve;

    @Mixin
    private CatalogOptions offered;

    private GameCatalog catalog;

    /** What came of one text among several. */
    record NamedReport(String file, int code, Report report) {}

    @Override
    int run(PrintWriter out) throws IOException {
        catalog = offered.catalog();
        if (serve) return serve(System.in, out);
        if (files.isEmpty()) throw new BadInput("no file is named; a file, a folder, - or --serve is needed.");
        if (files.size() == 1 && !Files.isDirectory(Path.of(files.getFirst()))) return one(files.getFirst(), out);
        return many(expanded(), out);
    }

    private int one(String file, PrintWriter out) throws IOException {
        Report report = judged(read(file));
        if (json) out.println(Json.text(report));
        else new ReportText(out).print(report);
        out.flush();
        PrintWriter err = err();
        report.problem().ifPresent(problem -> err.println("salient judge: " + problem));
        report.trace().ifPresent(err::println);
        return code(report);
    }

    /** Judged on all cores, a few at a time, and printed in the order given. */
    private int many(List<String> all, PrintWriter out) {
        int worst = Main.SUCCESS;
        for (int from = 0; from < all.size(); from += AT_A_TIME) {
            List<NamedReport> reports = all.subList(from, Math.min(all.size(), from + AT_A_TIME)).parallelStream()
                    .map(this::judgedFile)
                    .toList();
            for (NamedReport report : reports) {
                print(report, out);
                worst = Math.max(worst, report.code());
            }
        }
        return worst;
    }

    /** Files as they are named, and the desk files of folders. */
    private List<String> expanded() throws IOException {
        List<String> all = new ArrayList<>();
        for (String file : files) {
            if (!Files.isDirectory(Path.of(file))) {
                all.add(file);
                continue;
            }
            try (Stream<Path> inside = Files.walk(Path.of(file))) {
                inside.filter(Files::isRegularFile)
                        .map(Path::toString)
                        .filter(name -> name.endsWith(ENDING))
                        .sorted()
                        .forEach(all::add);
            }
        }
        return all;
    }

    /** Answers each line of the input until it ends. */
    private int serve(InputStream in, PrintWriter out) throws IOException {
        int worst = Main.SUCCESS;
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.isBlank()) continue;
            NamedReport report = line.startsWith("\"") ? judgedRequest(line) : judgedFile(line.strip());
            print(report, out);
            out.flush();
            worst = Math.max(worst, report.code());
        }
        return worst;
    }

    private NamedReport judgedFile(String file) {
        try {
            return named(file, judged(read(file)));
        } catch (BadInput | IOException bad) {
            return named(file, Report.unreadable(bad.getMessage()));
        }
    }

    private NamedReport judgedRequest(String line) {
        try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), line)) {
            parser.nextToken();
            String text = parser.getString();
            if (parser.nextToken() != null)
                return named(REQUEST, Report.unreadable("only one JSON string may be on a line."));
            return named(REQUEST, judged(text));
        } catch (JacksonException bad) {
            return named(REQUEST, Report.unreadable("the line is not a JSON string: " + bad.getOriginalMessage()));
        }
    }

    private Report judged(String text) {
        return Desk.work(text, word -> word.oneOf("a game", catalog.games(), Game::id), Optional.ofNullable(as));
    }

    private static NamedReport named(String name, Report report) {
        return new NamedReport(name, code(report), report);
    }

    private static int code(Report report) {
        if (report.trace().isPresent()) return Main.FAULT;
        if (report.problem().isPresent()) return Main.BAD_INPUT;
        return report.everyOrderLegal() ? Main.SUCCESS : Main.NEGATIVE;
    }

    /** Between a line that names it and a line with its code: no line of a report begins with two equal signs. */
    private void print(NamedReport named, PrintWriter out) {
        if (json) {
            out.println(Json.text(named));
            return;
        }
        out.println("== " + named.file());
        new ReportText(out).print(named.report());
        named.report().problem().ifPresent(problem -> out.println("problem: " + problem));
        named.report().trace().ifPresent(out::println);
        out.println("== end " + named.code());
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
}
