package salient.kernel.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import salient.kernel.rulebook.ClauseId;

/** The referee's answer to a proposed order: a value, never an exception. */
public sealed interface Verdict {
    Verdict LEGAL = new Legal();

    record Legal() implements Verdict {}

    /** Every clause that forbids the order, not only the first found. */
    record Refused(List<Reason> reasons) implements Verdict {
        public Refused {
            if (reasons.isEmpty()) throw new IllegalArgumentException("a refusal needs a reason");
            reasons = List.copyOf(reasons);
        }
    }

    /** One clause with one plain sentence that says what forbids the order. */
    record Reason(ClauseId clause, String why) {}

    default boolean isLegal() {
        return this instanceof Legal;
    }

    static Verdict refused(ClauseId clause, String why) {
        return new Refused(List.of(new Reason(clause, why)));
    }

    /** Collects reasons while rule classes go through their clauses. */
    final class Reasons {
        /** Most orders have none, and who asks only whether an order is legal makes one of these for each. */
        private List<Reason> found = List.of();

        private final boolean firstSettles;

        public Reasons() {
            this(false);
        }

        private Reasons(boolean firstSettles) {
            this.firstSettles = firstSettles;
        }

        /** For a caller that asks only whether an order is legal: one reason is enough. */
        public static Reasons untilSettled() {
            return new Reasons(true);
        }

        /** Whether a rule class may stop looking for more reasons. */
        public boolean settled() {
            return firstSettles && !found.isEmpty();
        }

        /** Adds a reason; one that is there already is not told twice. */
        public Reasons add(ClauseId clause, String why) {
            Reason reason = new Reason(clause, why);
            if (found.contains(reason)) return this;
            if (found.isEmpty()) found = new ArrayList<>(firstSettles ? 1 : 4);
            found.add(reason);
            return this;
        }

        /** For clauses that are judged often: the sentence is written only if somebody can read it. */
        public Reasons add(ClauseId clause, Supplier<String> why) {
            return add(clause, firstSettles ? "" : why.get());
        }

        public Reasons addAll(Reasons others) {
            for (Reason reason : others.found) add(reason.clause(), reason.why());
            return this;
        }

        /** Judges clauses that look at nothing once a reason is found, as if there were none yet; adds what they find. */
        public void apart(Consumer<Reasons> judge) {
            if (settled()) return;
            if (found.isEmpty()) {
                judge.accept(this);
                return;
            }
            Reasons more = new Reasons();
            judge.accept(more);
            addAll(more);
        }

        public boolean isEmpty() {
            return found.isEmpty();
        }

        public Verdict verdict() {
            return found.isEmpty() ? LEGAL : new Refused(found);
        }
    }
}
