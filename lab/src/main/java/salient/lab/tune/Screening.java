package salient.lab.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;
import salient.lab.stats.Estimates.Mean;
import salient.lab.study.Batch;
import salient.lab.study.Simulation;
import salient.players.ComputerPlayer;
import salient.players.catalog.GameCatalog;
import salient.players.weights.Tunable;

/**
 * Games in which every weight of both sides is at random lower, as it is, or higher. All games together tell what each
 * level of each weight is worth, with as many games for each weight as if it alone had been varied. Game n depends on the
 * seed and n alone.
 */
public final class Screening {
    private static final Purpose LEVEL = new Purpose("a level of a weight", new ClauseId("lab", "tune"));
    private static final long GAMES_APART = 0x9E3779B97F4A7C15L;

    /** Lower, as it is, higher. */
    static final int LEVELS = 3;

    /** One side of one game: the level of each weight, and the result in standard deviations of its scenario. */
    private record Trial(String scenario, String role, int[] levels, double result) {
        Trial standardized(Mean of) {
            return new Trial(scenario, role, levels, of.deviation() == 0 ? 0 : (result - of.mean()) / of.deviation());
        }
    }

    private final Tunable tunable;
    private final List<Side> sides;
    private final List<Simulation> simulations;
    private final double step;
    private final long seed;

    /**
     * @param scenarios their ids, played in turn; all of the game if there are none
     * @param step      the factor by which a weight is raised or lowered
     */
    public Screening(GameCatalog catalog, String game, List<String> scenarios, double step, long seed) {
        TunedGame tuned = TunedGame.of(catalog, game, scenarios, seed);
        tunable = tuned.tunable();
        simulations = tuned.simulations();
        sides = tuned.entry().game().sides();
        this.step = TunedGame.checkedStep(step);
        this.seed = seed;
    }

    /**
     * Plays the games and estimates; empty if it was stopped.
     *
     * @param base factors on the weights by role, found before; 1 where a role has none
     */
    public Optional<Map<String, List<Effect>>> play(
            int games, Map<String, double[]> base, int threads, IntConsumer finished, BooleanSupplier stop) {
        return Batch.play(games, n -> game(n, base), threads, finished, stop)
                .map(all -> all.stream().flatMap(List::stream).toList())
                .map(this::effects);
    }

    private List<Trial> game(int n, Map<String, double[]> base) {
        Simulation simulation = simulations.get(n % simulations.size());
        Dice dice = new SeededDice(seed * GAMES_APART + n);
        Map<String, ComputerPlayer> seated = new TreeMap<>();
        Map<String, int[]> levels = new TreeMap<>();
        Position start = simulation.start();
        for (Side side : sides) {
            int[] drawn = new int[tunable.table().names().size()];
            for (int w = 0; w < drawn.length; w++) drawn[w] = dice.roll(LEVELS, LEVEL) - 1;
            String role = tunable.role(start, side);
            levels.put(side.id(), drawn);
            seated.put(side.id(), tunable.staff(side, role, factors(drawn, base.get(role)), seed + n));
        }
        Position end = simulation.playBetween(n, seated);
        String scenario = simulation.scenario().id();
        return sides.stream()
                .map(side -> new Trial(
                        scenario, tunable.role(start, side), levels.get(side.id()), tunable.result(end, side)))
                .toList();
    }

    private double[] factors(int[] levels, double[] base) {
        double[] factors = new double[levels.length];
        for (int w = 0; w < factors.length; w++) factors[w] = (base == null ? 1 : base[w]) * factor(levels[w]);
        return factors;
    }

    /** What a level multiplies a weight by. */
    double factor(int level) {
        return level == 0 ? 1 / step : level == 1 ? 1 : step;
    }

    /** By role: what each weight is worth at each level. */
    private Map<String, List<Effect>> effects(List<Trial> raw) {
        Map<String, List<Trial>> byRole = new TreeMap<>();
        for (Trial trial : standardized(raw))
            byRole.computeIfAbsent(trial.role, _ -> new ArrayList<>()).add(trial);
        Map<String, List<Effect>> effects = new TreeMap<>();
        byRole.forEach((role, trials) -> effects.put(role, effects(role, trials)));
        return effects;
    }

    private List<Effect> effects(String role, List<Trial> trials) {
        List<Effect> effects = new ArrayList<>();
        List<String> names = tunable.table().names();
        double[] values = tunable.table().of(role).values();
        for (int w = 0; w < names.size(); w++) {
            Mean[] means = new Mean[LEVELS];
            int[] counts = new int[LEVELS];
            for (int level = 0; level < LEVELS; level++) {
                int weight = w;
                int at = level;
                double[] results = trials.stream()
                        .filter(trial -> trial.levels[weight] == at)
                        .mapToDouble(Trial::result)
                        .toArray();
                means[level] = Mean.of(results);
                counts[level] = results.length;
            }
            effects.add(new Effect(names.get(w), values[w], means, counts));
        }
        return effects;
    }

    /** Scenarios differ in their scores, and sides in what they usually reach. */
    private static List<Trial> standardized(List<Trial> raw) {
        Map<String, List<Trial>> alike = new TreeMap<>();
        for (Trial trial : raw)
            alike.computeIfAbsent(trial.scenario + " " + trial.role, _ -> new ArrayList<>())
                    .add(trial);
        List<Trial> all = new ArrayList<>();
        for (List<Trial> group : alike.values()) {
            Mean of = Mean.of(group.stream().mapToDouble(Trial::result).toArray());
            group.forEach(trial -> all.add(trial.standardized(of)));
        }
        return all;
    }
}
