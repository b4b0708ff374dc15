package salient.conformance;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Choice;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Subject;
import salient.kernel.play.Verdict;

/**
 * The legal orders: every subject has some, none is listed twice, all are judged legal, no two share a text, and a side
 * finds the same ones in what it knows of the position. One that is chosen at random without a list is listed. Once the
 * game is over there are none.
 */
final class Listing implements Check {
    private static final int CHOSEN = 3;

    @Override
    public void at(Situation situation) {
        Position position = situation.position();
        List<Subject> subjects = Situation.subjects(position);
        if (position.outcome().isPresent()) {
            BrokenPromise.unless(subjects.isEmpty(), "the game is over, but orders are listed about " + subjects);
            BrokenPromise.unless(
                    position.toDecide().equals(Side.REFEREE),
                    "the game is over, but " + position.toDecide() + " is to decide");
            return;
        }
        BrokenPromise.unless(
                situation.game().sides().contains(position.toDecide()),
                "the game is not over, but no side of it is to decide: " + position.toDecide());
        BrokenPromise.unless(!subjects.isEmpty(), "the game is not over, but there is nothing to give orders about");
        Set<String> seen = new HashSet<>();
        Map<String, Order> byText = new HashMap<>();
        for (Subject subject : subjects) {
            BrokenPromise.unless(seen.add(subject.text()), "the subject " + subject.text() + " is listed twice");
            about(situation, subject, byText);
        }
        LegalOrderList listing = LegalOrderList.of(position);
        LegalOrderList.unlessEqual(
                "two listings of one position differ", situation.notation(), listing, LegalOrderList.of(position));
        LegalOrderList.unlessEqual(
                "what " + position.toDecide() + " knows of the position gives other orders than the position",
                situation.notation(),
                listing,
                LegalOrderList.of(position.knownTo(position.toDecide())));
        for (int i = 0; i < CHOSEN; i++) anyOrder(situation, position.hash() + i, listing);
    }

    private static void anyOrder(Situation situation, long seed, LegalOrderList listing) {
        Position position = situation.position();
        Optional<Order> order = position.anyOrder(choice(situation, seed));
        String text = order.map(situation.notation()::print).orElse("nothing");
        BrokenPromise.unless(
                order.isPresent() && listing.contains(order.get()), "chosen at random, but not listed: " + text);
        BrokenPromise.unless(
                position.copy().anyOrder(choice(situation, seed)).equals(order),
                "the same choices give another order than '" + text + "' in a copy");
        BrokenPromise.unless(
                position.knownTo(position.toDecide())
                        .anyOrder(choice(situation, seed))
                        .equals(order),
                "the same choices give another order than '" + text + "' in what the side knows");
    }

    /** Choices apart from those of the game being played, which must not depend on this. */
    private static Choice choice(Situation situation, long seed) {
        Chooser chooser = new Chooser(new SeededDice(seed), situation.game());
        return limit -> chooser.upTo(limit) - 1;
    }

    private static void about(Situation situation, Subject subject, Map<String, Order> byText) {
        List<Order> orders = Situation.orders(situation.position(), subject);
        BrokenPromise.unless(!orders.isEmpty(), "the subject " + subject.text() + " has no orders");
        Set<String> own = new HashSet<>();
        for (Order order : orders) {
            String text = situation.notation().print(order);
            Order other = byText.put(text, order);
            BrokenPromise.unless(
                    other == null || other.equals(order),
                    "two orders have the text '" + text + "': " + order + " and " + other);
            BrokenPromise.unless(own.add(text), "the order '" + text + "' is listed twice about " + subject.text());
            Verdict verdict = situation.position().judge(order);
            BrokenPromise.unless(verdict.isLegal(), "the order '" + text + "' is listed, but " + verdict);
        }
    }
}
