package salient.conformance;

import java.util.List;
import java.util.Optional;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Subject;
import salient.kernel.record.Step;

/** Positions, orders, subjects and questions read back as they were printed; damaged positions are complained about with a place. */
final class RoundTrips implements Check {
    private static final int ORDERS = 10;
    private static final int DAMAGES = 4;

    @Override
    public void at(Situation situation) {
        position(situation);
        List<Subject> subjects = Situation.subjects(situation.position());
        for (Subject subject : subjects)
            BrokenPromise.unlessEqual(
                    "a subject is not read back",
                    subject.text(),
                    situation
                            .notation()
                            .parseSubject(subject.text(), situation.position())
                            .text());
        for (int i = 0; i < ORDERS && !subjects.isEmpty(); i++)
            situation.randomOrder().ifPresent(o -> order(situation, o));
        for (String question : situation.candidate().questions(situation.position(), situation.dice()))
            question(situation, question);
        for (int i = 0; i < DAMAGES; i++) damaged(situation);
    }

    private static void question(Situation situation, String question) {
        BrokenPromise.unlessEqual(
                "a question is not read back",
                question,
                situation.notation().print(situation.notation().parseQuestion(question, situation.position())));
        String verb = question.split(" ", 2)[0];
        BrokenPromise.unless(
                situation.notation().questionWords().contains(verb),
                "'" + verb + "' opens a question but is not among the question words");
    }

    private static void position(Situation situation) {
        Position position = situation.position();
        String text = situation.notation().print(position);
        Position read = situation.notation().parsePosition(text);
        BrokenPromise.unlessEqual(
                "a position is not printed as it was read",
                text,
                situation.notation().print(read));
        BrokenPromise.unlessEqual(
                "a position read back differs",
                Copying.portrait(situation, position),
                Copying.portrait(situation, read));
        LegalOrderList.unlessEqual(
                "a position read back has other orders",
                situation.notation(),
                LegalOrderList.of(position),
                LegalOrderList.of(read));
    }

    private static void order(Situation situation, Order order) {
        String text = situation.notation().print(order);
        Order read = situation.notation().parseOrder(text, situation.position());
        BrokenPromise.unless(read.equals(order), "the order '" + text + "' is read back as " + read + ", not " + order);
        try {
            new Step.Played(situation.position().toDecide().id(), text, List.of());
        } catch (IllegalArgumentException e) {
            throw new BrokenPromise("the order does not fit into a record: " + e.getMessage(), e);
        }
    }

    /** A damaged text is complained about, or it means another position that has a text of its own. */
    private static void damaged(Situation situation) {
        String text = TextDamage.of(situation.notation().print(situation.position()), situation::upTo);
        Optional<Position> read;
        try {
            read = Optional.of(situation.notation().parsePosition(text));
        } catch (BadNotation bad) {
            TextDamage.checkPlace(bad, text);
            return;
        } catch (RuntimeException e) {
            throw new BrokenPromise(
                    "reading a damaged position failed with " + e + " instead of a complaint:\n" + text, e);
        }
        String printed = situation.notation().print(read.get());
        BrokenPromise.unlessEqual(
                "a position is not printed as it was read",
                printed,
                situation.notation().print(situation.notation().parsePosition(printed)));
    }
}
