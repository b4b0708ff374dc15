package salient.kernel.play;

import java.util.List;
import java.util.Optional;
import salient.kernel.rulebook.ClauseId;

/**
 * A kind of decision that a side can settle in advance. Whatever the rules, the side can also be asked, which is what
 * happens if it has settled nothing.
 *
 * @param id    the word of the notation
 * @param title what is decided, in a few plain words
 * @param rules the ways in which it can be settled; the first is that of a side that wants to be asked as little as possible
 */
public record ReactionKind(String id, String title, ClauseId clause, List<Rule> rules) {
    /** The word for being asked. */
    public static final String ASK = "ask";

    public ReactionKind {
        rules = List.copyOf(rules);
        if (rules.isEmpty()) throw new IllegalArgumentException(id + " has no rules");
    }

    /**
     * One way to settle it.
     *
     * @param id     the word of the notation
     * @param figure what number it needs, if it needs one
     * @param ranked what it puts in an order of preference, in the order that is usual; nothing if it has none
     */
    public record Rule(String id, String title, Optional<Amount> figure, List<Ranked> ranked) {
        public Rule {
            ranked = List.copyOf(ranked);
        }

        public static Rule of(String id, String title) {
            return new Rule(id, title, Optional.empty(), List.of());
        }

        public static Rule withFigure(String id, String title, Amount figure) {
            return new Rule(id, title, Optional.of(figure), List.of());
        }

        public static Rule inOrder(String id, String title, List<Ranked> ranked) {
            return new Rule(id, title, Optional.empty(), ranked);
        }

        /** As it is usually chosen. */
        ReactionPolicy.Setting usual(String kind) {
            return new ReactionPolicy.Setting(
                    kind,
                    id,
                    figure.map(Amount::usual),
                    ranked.stream().map(Ranked::id).toList());
        }
    }

    /** A whole number from {@code least} to {@code most}, counted in {@code unit}. */
    public record Amount(String unit, int least, int most, int usual) {}

    /** Something that can be ranked. */
    public record Ranked(String id, String title) {}
}
