package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import salient.kernel.dice.Dice;
import salient.players.search.Plan;

/**
 * What the German side intends for the coming turns.
 *
 * @param leastOdds at which attacks are plotted
 * @param ground    what ground counts in an attack, as a factor
 * @param blood     what eliminated units count in an attack, as a factor
 * @param leaving   who leaves the map
 * @param turned    axes whose formations go by another axis, by name
 */
record GermanPlan(double leastOdds, double ground, double blood, Leaving leaving, SortedMap<String, String> turned)
        implements Plan {
    enum Leaving {
        /** Nobody before the last turn. */
        NOBODY,
        /** Those whose axis ends there. */
        AXIS,
        /** Every unit that reaches an exit. */
        EVERYONE
    }

    private static final double[] ODDS = {0.7, 1, 1.5, 2, 3};
    private static final double[] FACTORS = {0.5, 1, 2, 3};

    static final GermanPlan USUAL = new GermanPlan(1, 1, 1, Leaving.AXIS, new TreeMap<>());

    /** The usual plan first; the others differ from it in kind. */
    static final List<GermanPlan> CANDIDATES = List.of(
            USUAL,
            new GermanPlan(1.5, 1, 1, Leaving.AXIS, new TreeMap<>()),
            new GermanPlan(0.7, 2, 1, Leaving.AXIS, new TreeMap<>()),
            new GermanPlan(1, 1, 2, Leaving.AXIS, new TreeMap<>()),
            new GermanPlan(1, 1, 1, Leaving.AXIS, turning("Losheim", "Vielsalm")),
            new GermanPlan(1, 1, 1, Leaving.AXIS, turning("Noville", "St. Vith")),
            new GermanPlan(1, 1, 1, Leaving.AXIS, turning("Noville", "Ourthe")),
            new GermanPlan(1, 1, 1, Leaving.EVERYONE, turning("Noville", "Ourthe", "Longvilly", "Rochefort")));

    GermanPlan {
        turned = new TreeMap<>(turned); // the browser has no unmodifiable sorted map
    }

    private static SortedMap<String, String> turning(String... fromAndTo) {
        SortedMap<String, String> turned = new TreeMap<>();
        for (int i = 0; i < fromAndTo.length; i += 2) turned.put(fromAndTo[i], fromAndTo[i + 1]);
        return turned;
    }

    /** The same with one thing changed. */
    GermanPlan varied(Dice dice) {
        return switch (Choices.upTo(5, dice)) {
            case 1 -> new GermanPlan(Choices.of(ODDS, dice), ground, blood, leaving, turned);
            case 2 -> new GermanPlan(leastOdds, Choices.of(FACTORS, dice), blood, leaving, turned);
            case 3 -> new GermanPlan(leastOdds, ground, Choices.of(FACTORS, dice), leaving, turned);
            case 4 -> new GermanPlan(leastOdds, ground, blood, Leaving.values()[Choices.upTo(3, dice) - 1], turned);
            default -> new GermanPlan(leastOdds, ground, blood, leaving, turnedOtherwise(dice));
        };
    }

    private SortedMap<String, String> turnedOtherwise(Dice dice) {
        SortedMap<String, String> other = new TreeMap<>(turned);
        List<String> names = Axes.TODAY.names();
        String from = names.get(Choices.upTo(names.size(), dice) - 1);
        String to = names.get(Choices.upTo(names.size(), dice) - 1);
        if (from.equals(to)) other.remove(from);
        else other.put(from, to);
        return other;
    }

    @Override
    public String describe() {
        List<String> words = new ArrayList<>();
        words.add("Attacks at " + Choices.odds(leastOdds) + " or better"
                + Choices.emphasis(ground, blood, "for ground", "to destroy units") + ".");
        for (Map.Entry<String, String> turn : turned.entrySet())
            words.add("The formations of the " + turn.getKey() + " axis take the " + turn.getValue() + " axis.");
        if (leaving == Leaving.NOBODY) words.add("No unit leaves the map before the last turn.");
        if (leaving == Leaving.EVERYONE) words.add("Every unit that reaches an exit leaves the map.");
        return String.join(" ", words);
    }
}
