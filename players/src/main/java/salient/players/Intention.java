package salient.players;

import java.util.List;

/**
 * What a computer player intends for the phase that it has just planned.
 *
 * @param words the plan, in sentences
 * @param aims  what it wants where, with whom, the most important first
 */
public record Intention(String words, List<Aim> aims) {
    /** More would hide what matters. */
    private static final int MOST_AIMS = 40;

    public enum AimKind {
        /** Units go there. */
        GOAL,
        /** Units attack there. */
        ATTACK,
        /** Units stay there. */
        HOLD,
        /** The enemy could strike there. */
        FEAR
    }

    /**
     * @param words one sentence: the place, with whom, at what odds
     * @param from  where the units are now, or where the enemy could come from, as the notation of the game writes places
     * @param to    the place
     */
    public record Aim(AimKind kind, String words, List<String> from, String to) {
        public Aim {
            from = List.copyOf(from);
        }
    }

    public Intention {
        aims = List.copyOf(aims.subList(0, Math.min(aims.size(), MOST_AIMS)));
    }

    /** The same aims under another plan. */
    public Intention under(String plan) {
        return new Intention(plan, aims);
    }

    /** Names as a sentence lists them: a, b and c; of many the first and how many more. */
    public static String list(List<String> names) {
        int shown = names.size() > 5 ? 4 : names.size();
        if (shown < names.size())
            return String.join(", ", names.subList(0, shown)) + " and " + (names.size() - shown) + " more";
        if (shown < 2) return String.join("", names);
        return String.join(", ", names.subList(0, shown - 1)) + " and " + names.get(shown - 1);
    }
}
