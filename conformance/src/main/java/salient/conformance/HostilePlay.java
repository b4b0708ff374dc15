package salient.conformance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import salient.kernel.dice.RecordingDice;
import salient.kernel.dice.SeededDice;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Event;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Verdict;

/**
 * Cheating and careless players: damaged orders, orders of other phases and of the other side, nonsense. Each is rejected
 * with its place in the text or refused by all clauses that forbid it, none told twice, and nothing changes, rolls or is
 * reported.
 */
final class HostilePlay implements Check {
    private static final int ATTEMPTS = 12;
    private static final int SHORTEST_SENTENCE = 3;
    private static final List<String> NONSENSE = List.of(
            "", " ", "\n", "|", "#", "\"", "move", "no such order", "move move move", "a".repeat(5000), "\0é\u2003");

    @Override
    public void at(Situation situation) {
        LegalOrderList listed = LegalOrderList.of(situation.position());
        for (String text : attempts(situation)) attempt(situation, text, listed);
    }

    /** Texts that are mostly not legal orders here. */
    static List<String> attempts(Situation situation) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < ATTEMPTS; i++) {
            Optional<String> legal = situation.randomOrder().map(situation.notation()::print);
            Optional<String> past =
                    situation.pastOrders().isEmpty() ? legal : Optional.of(situation.oneOf(situation.pastOrders()));
            switch (situation.upTo(4)) {
                case 1 -> past.ifPresent(texts::add);
                case 2 -> past.ifPresent(text -> texts.add(TextDamage.of(text, situation::upTo)));
                case 3 -> texts.add(situation.oneOf(NONSENSE));
                default -> legal.ifPresent(text -> texts.add(TextDamage.of(text, situation::upTo)));
            }
        }
        texts.addAll(situation.candidate().hostileOrders(situation.position(), situation.dice()));
        return texts;
    }

    private static void attempt(Situation situation, String text, LegalOrderList listed) {
        Optional<Order> read = read(situation, text);
        if (read.isEmpty()) return;
        Position position = situation.position();
        Verdict verdict = position.judge(read.get());
        BrokenPromise.unless(
                position.isLegal(read.get()) == verdict.isLegal(),
                "'" + text + "' is legal or not, depending on whether reasons are asked for: " + verdict);
        switch (verdict) {
            case Verdict.Legal() -> {
                String printed = situation.notation().print(read.get());
                BrokenPromise.unless(
                        !situation.candidate().listsEveryLegalOrder() || listed.contains(printed, situation.notation()),
                        "the order '" + printed + "' is judged legal but not listed");
            }
            case Verdict.Refused refused -> {
                reasons(situation, text, refused);
                refusedInPlay(situation, text, read.get(), refused);
            }
        }
    }

    /** The order a text means, or nothing if the game rightly complains about it. */
    static Optional<Order> read(Situation situation, String text) {
        try {
            return Optional.of(situation.notation().parseOrder(text, situation.position()));
        } catch (BadNotation bad) {
            TextDamage.checkPlace(bad, text);
            return Optional.empty();
        } catch (RuntimeException e) {
            throw new BrokenPromise("reading the order '" + text + "' failed with " + e + " instead of a complaint", e);
        }
    }

    private static void reasons(Situation situation, String text, Verdict.Refused refused) {
        BrokenPromise.unless(
                new HashSet<>(refused.reasons()).size() == refused.reasons().size(),
                "'" + text + "' is refused twice for the same reason: " + refused.reasons());
        for (Verdict.Reason reason : refused.reasons()) {
            BrokenPromise.unless(
                    situation.isClause(reason.clause()),
                    "'" + text + "' is refused by " + reason.clause() + ", which is not in the rulebook");
            BrokenPromise.unless(
                    isSentence(reason.why()),
                    "'" + text + "' is refused by " + reason.clause() + " without a sentence: " + reason.why());
        }
    }

    /**
     * Begins with a capital letter, or with the name of a unit or place, ends with one period, and has at least three
     * words with single spaces between them.
     */
    static boolean isSentence(String why) {
        String[] words = why.split(" ", -1);
        if (words.length < SHORTEST_SENTENCE || Arrays.stream(words).anyMatch(String::isBlank)) return false;
        if (!why.endsWith(".") || why.endsWith("..")) return false;
        String first = words[0];
        return Character.isUpperCase(first.charAt(0)) || first.chars().anyMatch(c -> Character.isDigit(c) || c == '/');
    }

    private static void refusedInPlay(Situation situation, String text, Order order, Verdict.Refused judged) {
        Position copy = situation.position().copy();
        long before = copy.hash();
        RecordingDice dice = new RecordingDice(new SeededDice(1));
        List<Event> events = new ArrayList<>();
        Verdict played = copy.play(order, dice, events::add);
        BrokenPromise.unless(played.equals(judged), "'" + text + "' is judged " + judged + " but in play " + played);
        BrokenPromise.unless(copy.hash() == before, "the refused order '" + text + "' changed the position");
        BrokenPromise.unless(dice.rolls().isEmpty(), "the refused order '" + text + "' rolled " + dice.rolls());
        BrokenPromise.unless(events.isEmpty(), "the refused order '" + text + "' told " + events);
    }
}
