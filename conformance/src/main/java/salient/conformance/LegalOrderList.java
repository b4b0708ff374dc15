package salient.conformance;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.play.Notation;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Subject;

/** All legal orders of a position, subject by subject; put into words only where somebody wants to read them. */
record LegalOrderList(List<LegalOrderList.About> subjects) {
    /** The orders about one subject. */
    record About(String subject, List<Order> orders) {}

    static LegalOrderList of(Position position) {
        List<About> all = new ArrayList<>();
        for (Subject subject : Situation.subjects(position))
            all.add(new About(subject.text(), Situation.orders(position, subject)));
        return new LegalOrderList(all);
    }

    /** Equal orders have equal texts, so the texts are compared only where orders differ. */
    static void unlessEqual(String what, Notation notation, LegalOrderList one, LegalOrderList other) {
        if (!one.equals(other)) BrokenPromise.unlessEqual(what, one.text(notation), other.text(notation));
    }

    boolean contains(Order order) {
        for (About about : subjects) if (about.orders.contains(order)) return true;
        return false;
    }

    boolean contains(String order, Notation notation) {
        for (About about : subjects)
            for (Order listed : about.orders) if (notation.print(listed).equals(order)) return true;
        return false;
    }

    private String text(Notation notation) {
        StringBuilder text = new StringBuilder();
        for (About about : subjects) {
            text.append("about ").append(about.subject).append('\n');
            for (Order order : about.orders) text.append(notation.print(order)).append('\n');
        }
        return text.toString();
    }
}
