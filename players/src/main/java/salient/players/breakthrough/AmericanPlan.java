package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import salient.kernel.dice.Dice;
import salient.players.search.Plan;

/**
 * What the American side intends for the coming turns.
 *
 * @param odds      the least odds of its attacks, as a factor
 * @param ground    what ground counts in an attack, as a factor
 * @param blood     what eliminated units count in an attack, as a factor
 * @param garrisons how strong a post is held, as a factor
 * @param caution   what it costs to stand where the enemy is stronger, as a factor
 * @param weights   how much the posts of a sector count, in percent; 100 where nothing is said
 */
record AmericanPlan(
        double odds, double ground, double blood, double garrisons, double caution, SortedMap<String, Integer> weights)
        implements Plan {
    private static final double[] ODDS = {0.7, 1, 1.3, 2};
    private static final double[] FACTORS = {0.5, 1, 2, 3};
    private static final double[] GARRISONS = {0.6, 1, 1.5};
    private static final double[] CAUTION = {0.3, 1, 3};
    private static final int[] WEIGHTS = {50, 100, 200};
    private static final int USUAL_WEIGHT = 100;

    static final AmericanPlan USUAL = new AmericanPlan(1, 1, 1, 1, 1, new TreeMap<>());

    /** The usual plan first; the others differ from it in kind. */
    static final List<AmericanPlan> CANDIDATES = List.of(
            USUAL,
            new AmericanPlan(1, 1, 1, 1, 0.3, new TreeMap<>()),
            new AmericanPlan(1, 1, 1, 1, 3, new TreeMap<>()),
            new AmericanPlan(2, 1, 1, 1, 1, new TreeMap<>()),
            new AmericanPlan(0.7, 1, 3, 1, 1, new TreeMap<>()),
            new AmericanPlan(1, 1, 1, 1.5, 1, new TreeMap<>()),
            weighing("west"),
            weighing("south"));

    private static AmericanPlan weighing(String sector) {
        return new AmericanPlan(1, 1, 1, 1, 1, new TreeMap<>(Map.of(sector, 200)));
    }

    AmericanPlan {
        weights = new TreeMap<>(weights); // the browser has no unmodifiable sorted map
    }

    /** What a post counts, as a factor. */
    double weight(AmericanPosts.Post post) {
        return weights.getOrDefault(post.sector(), USUAL_WEIGHT) / (double) USUAL_WEIGHT;
    }

    /** The same with one thing changed. */
    AmericanPlan varied(Dice dice) {
        return switch (Choices.upTo(6, dice)) {
            case 1 -> new AmericanPlan(Choices.of(ODDS, dice), ground, blood, garrisons, caution, weights);
            case 2 -> new AmericanPlan(odds, Choices.of(FACTORS, dice), blood, garrisons, caution, weights);
            case 3 -> new AmericanPlan(odds, ground, Choices.of(FACTORS, dice), garrisons, caution, weights);
            case 4 -> new AmericanPlan(odds, ground, blood, Choices.of(GARRISONS, dice), caution, weights);
            case 5 -> new AmericanPlan(odds, ground, blood, garrisons, Choices.of(CAUTION, dice), weights);
            default -> new AmericanPlan(odds, ground, blood, garrisons, caution, weighedOtherwise(dice));
        };
    }

    private SortedMap<String, Integer> weighedOtherwise(Dice dice) {
        SortedMap<String, Integer> other = new TreeMap<>(weights);
        List<String> sectors = AmericanPosts.TODAY.sectors();
        String sector = sectors.get(Choices.upTo(sectors.size(), dice) - 1);
        int weight = WEIGHTS[Choices.upTo(WEIGHTS.length, dice) - 1];
        if (weight == USUAL_WEIGHT) other.remove(sector);
        else other.put(sector, weight);
        return other;
    }

    @Override
    public String describe() {
        List<String> words = new ArrayList<>();
        String attacks = odds > 1 ? "Attacks only at great odds" : odds < 1 ? "Attacks at modest odds" : "Strikes back";
        words.add(attacks + Choices.emphasis(ground, blood, "for ground", "to destroy units") + ".");
        for (Map.Entry<String, Integer> each : weights.entrySet())
            words.add("The posts in the " + each.getKey() + " count "
                    + (each.getValue() > USUAL_WEIGHT ? "more" : "less") + " than usual.");
        if (caution > 1) words.add("Falls back before a stronger enemy sooner than usual.");
        if (caution < 1) words.add("Stands before a stronger enemy longer than usual.");
        if (garrisons > 1) words.add("Holds fewer posts, each with more.");
        if (garrisons < 1) words.add("Holds more posts, each with less.");
        return String.join(" ", words);
    }
}
