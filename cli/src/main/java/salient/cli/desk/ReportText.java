package salient.cli.desk;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import salient.kernel.play.Outcome;
import salient.kernel.play.Side;

/** A report as people read it. What could not be read is not part of it: the caller says that. */
public final class ReportText {
    private final PrintWriter out;

    public ReportText(PrintWriter out) {
        this.out = out;
    }

    public void print(Report report) {
        report.steps().forEach(this::print);
        left("dice", report.diceLeft());
        left("secret dice", report.secretDiceLeft());
        report.outcome().ifPresent(this::print);
        report.position().ifPresent(position -> {
            out.println("position");
            position.lines().forEach(line -> out.println("  " + line));
        });
    }

    private void print(Report.Step step) {
        switch (step) {
            case Report.Step.Played(String order, var events) -> {
                out.println("> " + order);
                out.println("  legal");
                events.forEach(this::print);
            }
            case Report.Step.RefusedOrder(String order, var reasons) -> {
                out.println("> " + order);
                out.println("  refused");
                reasons.forEach(reason -> out.println("  " + reason.clause() + ": " + reason.why()));
            }
            case Report.Step.Answered(String question, Object _, var lines) -> {
                out.println("? " + question);
                lines.forEach(line -> out.println("  " + line));
            }
        }
    }

    private void print(Report.ReportedEvent event) {
        String clauses = event.clauses().isEmpty() ? "" : " (" + String.join(", ", event.clauses()) + ")";
        out.println("  " + event.sentence() + clauses);
        event.rolls().forEach(roll -> out.println("    rolled " + roll));
    }

    private void left(String what, List<Integer> values) {
        if (values.isEmpty()) return;
        out.println("not rolled");
        out.println("  " + what + " " + values.stream().map(Object::toString).collect(Collectors.joining(" ")));
    }

    /** Winner, degree and score, then what was counted, each with its clause. */
    private void print(Outcome outcome) {
        out.println("ended");
        out.println("  winner: " + outcome.winner().map(Side::name).orElse("nobody, a draw"));
        out.println("  degree: " + outcome.level());
        out.println("  score: " + outcome.score());
        for (Outcome.Line line : outcome.ledger())
            out.println("  " + line.clause() + ": " + line.what() + (line.points() == 0 ? "" : ", " + line.points()));
    }
}
