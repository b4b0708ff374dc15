package salient.lab;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What many games say, with 95 % intervals: a share or a mean without one says too much. */
public record Summary(int games, List<Share> winners, List<Share> levels, Mean score, Mean decisions) {
    private static final double Z = 1.959964;

    /** How often something happened; the interval is Wilson's, which holds for few games and rare results too. */
    public record Share(String of, int count, double share, double low, double high) {}

    public record Mean(double mean, double low, double high) {}

    public static Summary of(List<Simulation.Result> results) {
        return new Summary(
                results.size(),
                shares(results.stream().map(r -> r.winner().orElse("draw")).toList()),
                shares(results.stream().map(Simulation.Result::level).toList()),
                mean(results.stream().mapToDouble(Simulation.Result::score).toArray()),
                mean(results.stream().mapToDouble(Simulation.Result::decisions).toArray()));
    }

    private static List<Share> shares(List<String> outcomes) {
        Map<String, Integer> counts = new TreeMap<>();
        outcomes.forEach(outcome -> counts.merge(outcome, 1, Integer::sum));
        return counts.entrySet().stream()
                .map(e -> share(e.getKey(), e.getValue(), outcomes.size()))
                .toList();
    }

    static Share share(String of, int count, int n) {
        double p = (double) count / n;
        double z2 = Z * Z / n;
        double center = (p + z2 / 2) / (1 + z2);
        double half = Z / (1 + z2) * Math.sqrt(p * (1 - p) / n + z2 / (4 * n));
        return new Share(of, count, p, Math.max(0, center - half), Math.min(1, center + half));
    }

    static Mean mean(double[] values) {
        double sum = 0;
        for (double value : values) sum += value;
        double mean = sum / values.length;
        double squares = 0;
        for (double value : values) squares += (value - mean) * (value - mean);
        double half = values.length < 2 ? 0 : Z * Math.sqrt(squares / (values.length - 1) / values.length);
        return new Mean(mean, mean - half, mean + half);
    }
}
