package salient.breakthrough;

import static org.assertj.core.api.Assertions.assertThat;

import salient.kernel.play.Verdict;

/** What tests expect of the referee. */
public final class Rulings {
    private Rulings() {}

    public static void assertLegal(BreakthroughPosition position, String order) {
        assertThat(Games.judge(position, order)).as(order).isEqualTo(Verdict.LEGAL);
    }

    /** Each of these orders refused by this clause alone. */
    public static void assertAllRefused(BreakthroughPosition position, String clause, String... orders) {
        for (String order : orders) assertRefused(position, order, clause);
    }

    /** Refused by exactly these clauses, in this order, each with a sentence. */
    public static void assertRefused(BreakthroughPosition position, String order, String... clauses) {
        Verdict verdict = Games.judge(position, order);
        assertThat(verdict).as(order).isInstanceOf(Verdict.Refused.class);
        Verdict.Refused refused = (Verdict.Refused) verdict;
        assertThat(refused.reasons().stream().map(r -> r.clause().number()))
                .as(order)
                .containsExactly(clauses);
        assertThat(refused.reasons()).allMatch(r -> r.why().endsWith("."));
    }
}
