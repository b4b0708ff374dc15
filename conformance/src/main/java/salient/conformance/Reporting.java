package salient.conformance;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.dice.RecordedRoll;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.play.Position;
import salient.kernel.play.Prompt;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

/** Events and prompts are complete: sentences, clauses of the rulebook, every die; a prompt asks the side that must decide. */
final class Reporting implements Check {
    @Override
    public void at(Situation situation) {
        Prompt prompt = situation.position().prompt();
        BrokenPromise.unless(
                prompt.side().equals(situation.position().toDecide()),
                "the prompt asks " + prompt.side() + ", but "
                        + situation.position().toDecide() + " is to decide");
        BrokenPromise.unless(
                !prompt.turn().isBlank()
                        && !prompt.phase().isBlank()
                        && !prompt.question().isBlank(),
                "the prompt lacks a turn, a phase or a question: " + prompt);
        clauses(situation, "the prompt", prompt.clauses());
        clauses(
                situation,
                "a key",
                prompt.keys().stream().map(Prompt.Key::clause).toList());
    }

    @Override
    public void after(Situation situation, PlayedOrder played) {
        List<Roll> told = new ArrayList<>();
        for (Event event : played.events()) {
            BrokenPromise.unless(!played.after().sentence(event).isBlank(), "an event has no sentence: " + event);
            clauses(situation, "an event", event.clauses());
            told.addAll(event.rolls());
            for (Side side : situation.observers()) event.seenBy(side).ifPresent(seen -> text(seen, played.after()));
            BrokenPromise.unless(
                    event.seenBy(Side.REFEREE).isPresent(), "an event is hidden from the referee: " + event);
        }
        List<Roll> rolled = played.rolls().stream().map(RecordedRoll::roll).toList();
        clauses(
                situation,
                "a roll",
                rolled.stream().map(roll -> roll.purpose().clause()).toList());
        BrokenPromise.unless(
                sorted(told).equals(sorted(rolled)),
                "the dice told " + told + " are not the dice rolled " + played.rolls());
    }

    /** An event as data and as words. */
    static String text(Event event, Position position) {
        return CanonicalText.of(event) + "\n" + position.sentence(event) + "\n" + event.clauses() + "\n"
                + event.rolls();
    }

    private static List<String> sorted(List<Roll> rolls) {
        return rolls.stream().map(Roll::toString).sorted().toList();
    }

    private static void clauses(Situation situation, String what, List<ClauseId> clauses) {
        for (ClauseId clause : clauses)
            BrokenPromise.unless(
                    situation.isClause(clause), what + " cites " + clause + ", which is not in the rulebook");
    }
}
