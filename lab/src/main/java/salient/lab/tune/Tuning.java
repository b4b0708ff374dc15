package salient.lab.tune;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What rounds of screening have found so far: a factor on each weight of each role. */
public final class Tuning {
    private final double certainty;
    private final double step;
    private final Map<String, double[]> factors = new TreeMap<>();
    private final Map<String, Double> changes = new TreeMap<>();

    /** @param certainty how many standard errors better a weight must be to be changed */
    public Tuning(double certainty, double step) {
        this.certainty = certainty;
        this.step = step;
    }

    /** By role, in the order of the table. */
    public Map<String, double[]> factors() {
        return factors;
    }

    /** The new values by role and weight. */
    public Map<String, Double> changes() {
        return changes;
    }

    /** Moves every weight that is surely better at another level. */
    public void learn(Map<String, List<Effect>> round) {
        round.forEach((role, effects) -> {
            double[] all = factors.computeIfAbsent(role, _ -> ones(effects.size()));
            for (int w = 0; w < all.length; w++) {
                int level = effects.get(w).better(certainty);
                if (level == 1) continue;
                all[w] *= level == 0 ? 1 / step : step;
                changes.put(role + " " + effects.get(w).weight(), effects.get(w).now() * all[w]);
            }
        });
    }

    private static double[] ones(int size) {
        double[] ones = new double[size];
        Arrays.fill(ones, 1);
        return ones;
    }
}
