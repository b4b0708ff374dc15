package salient.lab.tune;

import salient.lab.stats.Estimates.Mean;

/**
 * What one weight is worth at each of its levels, in standard deviations of the result.
 *
 * @param now    its value in the table
 * @param levels lower, as it is, higher
 * @param games  the number of games at each level
 */
public record Effect(String weight, double now, Mean[] levels, int[] games) {
    private static final int AS_IT_IS = 1;

    /** How much better a level is than the weight as it is. */
    public double gain(int level) {
        return levels[level].mean() - levels[AS_IT_IS].mean();
    }

    /** The gain in its standard errors. */
    public double certainty(int level) {
        return gain(level) / Math.sqrt(variance(level) + variance(AS_IT_IS));
    }

    /** The gain from lower to higher in its standard errors: what the level in the middle has no part in. */
    public double trend() {
        int last = Screening.LEVELS - 1;
        return (levels[last].mean() - levels[0].mean()) / Math.sqrt(variance(0) + variance(last));
    }

    private double variance(int level) {
        return levels[level].deviation() * levels[level].deviation() / Math.max(1, games[level]);
    }

    /**
     * The level to go on with: another than now only if it is better by so many standard errors, or if the trend is as
     * sure and the level is better at all.
     */
    public int better(double certainty) {
        int best = gain(0) > gain(Screening.LEVELS - 1) ? 0 : Screening.LEVELS - 1;
        boolean sure = certainty(best) >= certainty || Math.abs(trend()) >= certainty && gain(best) > 0;
        return sure ? best : AS_IT_IS;
    }
}
