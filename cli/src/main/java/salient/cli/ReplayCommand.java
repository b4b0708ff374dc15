package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import salient.kernel.dice.DiceSource;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Position;
import salient.kernel.record.BrokenRecord;
import salient.kernel.record.Entry;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Match;
import salient.kernel.record.Replay;

/** Plays a record again and checks all of it. */
@Command(name = "replay", description = "Replays a record: every order is judged, every roll and every hash compared.")
final class ReplayCommand extends PrintingCommand {
    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Records; - is the standard input.")
    private List<String> files;

    @Option(names = "--audit", description = "Check every roll against the seed that was promised and revealed.")
    private boolean audit;

    @Option(names = "--log", description = "Print what happened, order by order.")
    private boolean log;

    @Option(names = "--position", description = "Print the last position.")
    private boolean printPosition;

    @Override
    int run(PrintWriter out) throws IOException {
        boolean honest = true;
        for (String file : files) honest &= replay(file, out);
        return honest ? Main.SUCCESS : Main.NEGATIVE;
    }

    /** Whether the rolls of the record are those that were promised, as far as that is asked. */
    private boolean replay(String file, PrintWriter out) throws IOException {
        GameRecord record = GameRecord.parse(JudgeCommand.read(file));
        Game game = Games.named(record.header().game());
        // A record brings its own rolls; these dice would only serve a game that goes on.
        Match end = Replay.of(game, record, DiceSource.seeded(0));
        if (log) tell(game, record, out);
        out.println(game.title() + ": " + record.entries().size() + " steps and "
                + record.rolls().size() + " rolls replay to " + end.hash() + ".");
        out.println(record.result()
                .map(r -> "Result: " + r.level() + ", " + r.score() + " points.")
                .orElse("The game is not over: " + end.position().prompt().turn() + ", "
                        + end.position().prompt().phase() + "."));
        if (printPosition) out.print(game.notation().print(end.position()));
        return !audit || audited(record, out);
    }

    private static boolean audited(GameRecord record, PrintWriter out) {
        List<String> faults = record.auditDice();
        faults.forEach(out::println);
        int own = record.ownRolls();
        if (faults.isEmpty())
            out.println((own == 0 ? "All " : "") + (record.rolls().size() - own)
                    + " rolls are those of the committed seed ("
                    + record.header().commitment().orElseThrow()
                    + ").");
        if (own > 0)
            out.println((own == 1 ? "1 roll was" : own + " rolls were")
                    + " made with the players' own dice and typed in; they cannot be audited.");
        return faults.isEmpty();
    }

    /** A second time through, now telling; the record is known to be sound. */
    private static void tell(Game game, GameRecord record, PrintWriter out) {
        Match match = new Match(game, record.header(), DiceSource.seeded(0));
        Replay replay = Replay.onto(match);
        Position start = match.position();
        for (Entry entry : record.entries()) {
            out.println(entry.number() + ". " + entry.step().text());
            try {
                replay.follow(entry, (Event event) -> print(start, event, out));
            } catch (BrokenRecord impossible) {
                throw new IllegalStateException("a record that was just replayed broke", impossible);
            }
        }
    }

    private static void print(Position position, Event event, PrintWriter out) {
        String clauses = event.clauses().isEmpty()
                ? ""
                : " ("
                        + String.join(
                                ", ",
                                event.clauses().stream().map(Object::toString).toList()) + ")";
        out.println("   " + position.sentence(event) + clauses);
        event.rolls().forEach(roll -> out.println("     rolled " + roll));
    }
}
