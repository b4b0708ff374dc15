package salient.lab.learn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import salient.players.learned.Model;

/**
 * What was learned, and how well it judges games that it was not learned from.
 *
 * @param learned   by the model
 * @param written   by the evaluator written by hand
 * @param scenario  by how often a side won the scenario in the games that were learned from, and nothing else
 * @param scenarios the same three for each scenario
 */
public record Lesson(Model model, Result learned, Result written, Result scenario, List<OfScenario> scenarios) {
    /** A way to judge and how well it does. */
    public record Result(String judge, Calibration calibration) {}

    /** The Brier scores in one scenario. */
    public record OfScenario(String scenario, int examples, double learned, double written, double share) {}

    /** Learns from most games and tests with the others. */
    public static Lesson of(SelfPlay play, List<Example> examples, Trainer trainer, String command, long seed) {
        List<Example> training = new ArrayList<>();
        List<Example> held = new ArrayList<>();
        for (Example example : examples) (play.isHeld(example) ? held : training).add(example);
        // As the table has them, so that the test is one of the table.
        double[] weights = trainer.weights(play.names(), training, seed);
        for (int i = 0; i < weights.length; i++) weights[i] = Math.round(weights[i] * 1e4) / 1e4;
        Model bare = new Model(Map.of(), play.names(), weights);
        Map<String, Double> shares = shares(training);
        Calibration learned = Calibration.of(held, example -> bare.chance(example.figures()));
        Calibration written = Calibration.of(held, Example::written);
        Calibration scenario = Calibration.of(held, example -> shares.getOrDefault(example.scenario(), 0.5));
        Map<String, String> made = new LinkedHashMap<>();
        made.put("command", command);
        made.put("rules", "version " + play.entry().game().rulesVersion());
        made.put("library", trainer.library());
        made.put("games", play.games() + " of " + String.join(", ", play.scenarios()));
        made.put("players", SelfPlay.WORDS);
        made.put("examples", training.size() + " to learn from and " + held.size() + " of other games for the test");
        made.put("brier", decimals(learned.brier()));
        made.put("brier written by hand", decimals(written.brier()));
        made.put("brier by scenario alone", decimals(scenario.brier()));
        return new Lesson(
                Model.of(
                        play.entry().learning().orElseThrow().features(),
                        play.entry().game(),
                        made,
                        weights),
                new Result("the learned model", learned),
                new Result("the evaluator written by hand", written),
                new Result("the scenario alone", scenario),
                scenarios(held, example -> bare.chance(example.figures()), shares));
    }

    private static List<OfScenario> scenarios(
            List<Example> held, ToDoubleFunction<Example> learned, Map<String, Double> shares) {
        Map<String, List<Example>> byScenario = new TreeMap<>();
        for (Example example : held)
            byScenario
                    .computeIfAbsent(example.scenario(), _ -> new ArrayList<>())
                    .add(example);
        List<OfScenario> found = new ArrayList<>();
        byScenario.forEach((scenario, examples) -> found.add(new OfScenario(
                scenario,
                examples.size(),
                Calibration.of(examples, learned).brier(),
                Calibration.of(examples, Example::written).brier(),
                Calibration.of(examples, _ -> shares.getOrDefault(scenario, 0.5))
                        .brier())));
        return found;
    }

    private static Map<String, Double> shares(List<Example> examples) {
        Map<String, double[]> sums = new TreeMap<>();
        for (Example example : examples) {
            double[] sum = sums.computeIfAbsent(example.scenario(), _ -> new double[2]);
            sum[0] += example.result();
            sum[1]++;
        }
        Map<String, Double> shares = new TreeMap<>();
        sums.forEach((scenario, sum) -> shares.put(scenario, sum[0] / sum[1]));
        return shares;
    }

    private static String decimals(double brier) {
        return String.format(Locale.ROOT, "%.4f", brier);
    }

    /** The ways to judge, the learned one first. */
    public List<Result> results() {
        return List.of(learned, written, scenario);
    }
}
