package salient.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Event;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/**
 * Two positions that differ only in what a side cannot know give that side the same views, prompts, orders, refusals,
 * answers and events, byte for byte. Events may differ once something is revealed, if the game says that it is.
 */
final class Secrecy implements Check {
    private int disturbed;

    @Override
    public void at(Situation situation) {
        for (Side side : situation.observers()) {
            knowledge(situation, side);
            situation.randomOrder().ifPresent(order -> disguise(situation, side, order));
            Position other =
                    situation.candidate().disturbed(situation.position().copy(), side, situation.dice());
            String mine = situation.notation().print(situation.position());
            if (mine.equals(situation.notation().print(other))) continue;
            disturbed++;
            BrokenPromise.unless(
                    other.hash() != situation.position().hash(),
                    "two different positions have the same hash:\n" + mine);
            indistinguishable(situation, side, other);
        }
    }

    @Override
    public Optional<String> notCovered(Candidate candidate) {
        if (disturbed > 0 || !candidate.hasSecrets()) return Optional.empty();
        return Optional.of("the game has secrets, but no hidden fact was ever changed: this check has seen nothing");
    }

    /** Views and prompts are made from what a side knows, and knowing it twice is knowing it. */
    private static void knowledge(Situation situation, Side side) {
        Position position = situation.position();
        Position known = position.knownTo(side);
        BrokenPromise.unlessEqual(
                "the view of " + side + " is not made from what it knows",
                situation.text(known.seenBy(side)),
                situation.text(position.seenBy(side)));
        BrokenPromise.unless(
                known.knownTo(side).hash() == known.hash(),
                "what " + side + " knows of what it knows is something else");
        BrokenPromise.unless(position.knownTo(Side.REFEREE).hash() == position.hash(), "the referee does not know all");
        BrokenPromise.unless(
                known.toDecide().equals(position.toDecide()),
                "to " + side + " it seems that " + known.toDecide() + " is to decide");
        if (side.equals(position.toDecide()))
            BrokenPromise.unlessEqual(
                    "the prompt of " + side + " is not made from what it knows",
                    situation.text(known.prompt()),
                    situation.text(position.prompt()));
    }

    private static void indistinguishable(Situation situation, Side side, Position other) {
        Position position = situation.position();
        same(side, "view", situation.text(position.seenBy(side)), situation.text(other.seenBy(side)));
        Position known = position.knownTo(side);
        Position otherKnown = other.knownTo(side);
        same(side, "prompt", situation.text(known.prompt()), situation.text(otherKnown.prompt()));
        same(
                side,
                "knowledge",
                situation.notation().print(known),
                situation.notation().print(otherKnown));
        same(side, "knowledge", Long.toHexString(known.hash()), Long.toHexString(otherKnown.hash()));
        for (String question : situation.candidate().questions(known, situation.dice()))
            same(
                    side,
                    "answer to '" + question + "'",
                    answer(situation, known, question),
                    answer(situation, otherKnown, question));
        Optional<Order> order = situation.randomOrder();
        if (side.equals(position.toDecide())) {
            LegalOrderList.unlessEqual(
                    dependsOnSecrets("list of orders", side),
                    situation.notation(),
                    LegalOrderList.of(position),
                    LegalOrderList.of(other));
            for (String attempt : HostilePlay.attempts(situation)) refusals(situation, side, attempt, other);
        }
        order.ifPresent(played -> events(situation, side, played, other, played));
    }

    /** An order given in secret tells an onlooker nothing about which order it was. */
    private void disguise(Situation situation, Side side, Order order) {
        if (side.equals(situation.position().toDecide())) return;
        Order alike = situation.candidate().disguised(situation.position(), order, side, situation.dice());
        if (!alike.equals(order)) events(situation, side, order, situation.position(), alike);
    }

    private static void refusals(Situation situation, Side side, String attempt, Position other) {
        HostilePlay.read(situation, attempt)
                .ifPresent(order -> same(
                        side,
                        "verdict on '" + attempt + "'",
                        situation.text(situation.position().judge(order)),
                        situation.text(other.judge(order))));
    }

    private static void events(Situation situation, Side side, Order order, Position other, Order alike) {
        Position one = situation.position().copy();
        Position two = other.copy();
        // What the other side can do may well depend on what is hidden.
        if (!two.judge(alike).isLegal()) return;
        int seed = situation.upTo(1_000_000);
        List<Event> happened = new ArrayList<>();
        List<Event> otherwise = new ArrayList<>();
        one.play(order, new SeededDice(seed), happened::add);
        two.play(alike, new SeededDice(seed), otherwise::add);
        if (happened.stream().anyMatch(Event::reveals) || otherwise.stream().anyMatch(Event::reveals)) return;
        String played = "'" + situation.notation().print(order) + "'";
        same(side, "what is told after " + played, sentences(happened, side, one), sentences(otherwise, side, two));
        same(side, "events after " + played, seen(happened, side, one), seen(otherwise, side, two));
        if (one.outcome().isPresent() || two.outcome().isPresent()) return;
        same(side, "view after " + played, situation.text(one.seenBy(side)), situation.text(two.seenBy(side)));
    }

    /** Compared first, since a sentence says best what leaks. */
    private static String sentences(List<Event> events, Side side, Position position) {
        Position known = position.knownTo(side);
        List<String> texts = new ArrayList<>();
        for (Event event : events) event.seenBy(side).ifPresent(e -> texts.add(known.sentence(e)));
        return text(texts);
    }

    private static String seen(List<Event> events, Side side, Position position) {
        Position known = position.knownTo(side);
        List<String> texts = new ArrayList<>();
        for (Event event : events) event.seenBy(side).ifPresent(e -> texts.add(Reporting.text(e, known)));
        return text(texts);
    }

    private static String answer(Situation situation, Position known, String question) {
        var answer = known.answer(situation.notation().parseQuestion(question, known));
        List<String> lines = new ArrayList<>(CanonicalText.lines(answer));
        answer.describe(lines::add);
        return text(lines);
    }

    private static String text(List<String> lines) {
        return String.join("\n", lines);
    }

    private static void same(Side side, String what, String one, String other) {
        BrokenPromise.unlessEqual(dependsOnSecrets(what, side), one, other);
    }

    private static String dependsOnSecrets(String what, Side side) {
        return what + " of " + side + " depends on what is hidden from it";
    }
}
