package salient.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import salient.kernel.play.Game;
import salient.kernel.rulebook.Rulebook;
import salient.server.wire.Json;

/** The clause coverage report: what enforces each clause, and what proves it. */
@Command(
        name = "rules",
        description = "Every clause: its kind, the code that enforces it, the tests that prove it, its provenance.")
final class RulesCommand extends PrintingCommand {
    @Parameters(arity = "0..1", paramLabel = "GAME", description = "Only this game.")
    private String only;

    @Option(names = "--json", description = "For programs.")
    private boolean json;

    @Option(names = "--missing", description = "Only clauses without code or without a test.")
    private boolean missing;

    /** One clause with all that is known of it. */
    record Row(
            String clause,
            String kind,
            String provenance,
            List<String> code,
            List<String> tests,
            String text,
            String ruling) {
        boolean mustBeProved() {
            return !kind.equals("information");
        }

        boolean complete() {
            return !mustBeProved() || (!code.isEmpty() && !tests.isEmpty());
        }
    }

    record Totals(
            String game, int clauses, int toProve, int withCode, int withTest, int complete, List<String> unknown) {
        boolean whole() {
            return complete == toProve && unknown.isEmpty();
        }
    }

    record Report(Totals totals, List<Row> clauses) {}

    @Override
    int run(PrintWriter out) {
        ClauseIndex index = ClauseIndex.of(Home.folder());
        boolean whole = true;
        for (Game game : only == null ? Games.ALL : List.of(Games.named(only))) {
            List<Row> rows = rows(game, index);
            Totals totals = totals(game, rows, index);
            if (json) out.println(Json.text(new Report(totals, rows)));
            else print(rows, totals, out);
            whole &= totals.whole();
        }
        return whole ? Main.SUCCESS : Main.NEGATIVE;
    }

    static List<Row> rows(Game game, ClauseIndex index) {
        List<Row> rows = new ArrayList<>();
        for (Rulebook.Entry entry : game.rulebook().entries()) {
            String id = entry.id().toString();
            rows.add(new Row(
                    id,
                    entry.kind().name().toLowerCase(Locale.ROOT),
                    entry.provenance().name().toLowerCase(Locale.ROOT),
                    List.copyOf(index.code(id)),
                    List.copyOf(index.tests(id)),
                    entry.text(),
                    entry.ruling()));
        }
        return rows;
    }

    /** A clause that code or tests name but the rulebook does not have is a slip, and reported as one. */
    static Totals totals(Game game, List<Row> rows, ClauseIndex index) {
        List<Row> toProve = rows.stream().filter(Row::mustBeProved).toList();
        List<String> known = rows.stream().map(Row::clause).toList();
        List<String> unknown = index.named().stream()
                .filter(clause -> clause.startsWith(game.id() + " ") && !known.contains(clause))
                .toList();
        return new Totals(
                game.id(),
                rows.size(),
                toProve.size(),
                (int) toProve.stream().filter(row -> !row.code().isEmpty()).count(),
                (int) toProve.stream().filter(row -> !row.tests().isEmpty()).count(),
                (int) toProve.stream().filter(Row::complete).count(),
                unknown);
    }

    private void print(List<Row> rows, Totals totals, PrintWriter out) {
        for (Row row : rows) {
            if (missing && row.complete()) continue;
            out.println(row.clause() + " · " + row.kind() + " · " + row.provenance());
            out.println("  " + row.text() + (row.ruling().isEmpty() ? "" : " [Ruling: " + row.ruling() + "]"));
            if (!row.code().isEmpty()) out.println("  enforced by " + String.join(", ", row.code()));
            if (!row.tests().isEmpty()) out.println("  tested by " + String.join(", ", row.tests()));
            if (!row.complete())
                out.println("  missing:" + (row.code().isEmpty() ? " code" : "")
                        + (row.tests().isEmpty() ? " test" : ""));
        }
        out.println(totals.game() + ": " + totals.clauses() + " clauses, " + totals.toProve() + " to enforce; "
                + totals.withCode() + " have code, " + totals.withTest() + " have tests, " + totals.complete()
                + " have both.");
        if (!totals.unknown().isEmpty())
            out.println("Named in code or tests but not in the rulebook: " + String.join(", ", totals.unknown()));
    }
}
