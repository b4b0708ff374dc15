package salient.kernel.play;

import salient.kernel.notation.Word;

/**
 * When a planned order is given: if something holds, or if it does not.
 *
 * @param kind  the id of a {@link ConditionKind}
 * @param about what it is about, in the game's notation, as in {@code E2415/E2515}; empty for a kind that needs nothing
 * @param not   whether it must not hold
 */
public record PlanCondition(String kind, String about, boolean not) {
    public PlanCondition {
        if (!isOneLine(about))
            throw new BadPlan("What a condition is about must be one line that neither begins nor ends with spaces.");
    }

    public static PlanCondition of(String kind, String about) {
        return new PlanCondition(kind, about, false);
    }

    static boolean isOneLine(String text) {
        return text.equals(text.strip()) && text.chars().noneMatch(c -> c < ' ');
    }

    /** A plan that cannot be; the message is for the player. */
    public static final class BadPlan extends RuntimeException {
        public BadPlan(String message) {
            super(message);
        }
    }

    /** The name that it is about, whole: a name may have spaces. */
    public Word word() {
        return new Word(about, 1, 1);
    }

    /** As a player reads it, as in {@code not bridge E2415/E2515}. */
    public String text() {
        return (not ? "not " : "") + kind + (about.isEmpty() ? "" : " " + about);
    }
}
