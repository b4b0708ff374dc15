package salient.cli.desk;

import java.util.List;
import java.util.Optional;
import salient.kernel.play.Event;
import salient.kernel.play.Outcome;
import salient.kernel.play.Verdict;

/**
 * What the desk made of a text, up to its end or to the first line that it could not work with.
 *
 * @param game           its id, or nothing if the text does not name one
 * @param position       the last position, if there was one
 * @param outcome        how the game ended, if it has
 * @param diceLeft       values of lines 'dice' that no order has rolled
 * @param secretDiceLeft the same of lines 'dice secret'
 * @param problem        why the rest was not judged, with line and column
 * @param trace          where the program failed, if the problem is a fault of ours
 */
public record Report(
        Optional<String> game,
        List<Step> steps,
        Optional<String> position,
        Optional<Outcome> outcome,
        List<Integer> diceLeft,
        List<Integer> secretDiceLeft,
        Optional<String> problem,
        Optional<String> trace) {
    /** What came of one line. */
    public sealed interface Step {
        record Played(String order, List<ReportedEvent> events) implements Step {}

        record RefusedOrder(String order, List<Verdict.Reason> reasons) implements Step {}

        record Answered(String question, Object answer, List<String> lines) implements Step {}
    }

    /** An event as the desk tells it. */
    public record ReportedEvent(String sentence, List<String> clauses, List<String> rolls, Event event) {}

    /** Of a text that cannot even be opened. */
    public static Report unreadable(String problem) {
        return new Report(
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.of(problem),
                Optional.empty());
    }

    public boolean everyOrderLegal() {
        return steps.stream().noneMatch(step -> step instanceof Step.RefusedOrder);
    }
}
