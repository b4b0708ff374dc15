package salient.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import salient.breakthrough.Breakthrough;
import salient.greatbattles.GreatBattles;
import salient.kernel.play.Game;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.wave.play.Clauses;

/** Runs measures between looks at the yardstick. */
public final class Bench {
    /** Games with measures of their own. */
    private static final Map<String, Supplier<List<Measure>>> OWN = Map.of(
            Breakthrough.ID, BreakthroughMeasures::all,
            Clauses.GAME, WaveMeasures::all,
            GreatBattles.ID, GreatBattlesMeasures::all);

    private Bench() {}

    /** Every measure there is. */
    public static List<Measure> measures() {
        List<Measure> all = new ArrayList<>(kernel());
        for (GameEntry entry : GameCatalog.standard().entries()) all.addAll(measures(entry));
        all.addAll(LabMeasures.all());
        return List.copyOf(all);
    }

    public static List<Measure> kernel() {
        return KernelMeasures.all(new Yardstick());
    }

    /** The measures of one game: its own, or how fast whole games run if it has none of its own. */
    public static List<Measure> measures(GameEntry entry) {
        return OWN.getOrDefault(entry.id(), () -> List.of(randomGames(entry.game())))
                .get();
    }

    private static Measure randomGames(Game game) {
        GamePlay games = new GamePlay(game, game.scenarios().getFirst().id());
        return Measure.games(
                game.title() + " at random",
                Target.none(),
                () -> Work.summing(i -> games.atRandom(i, Integer.MAX_VALUE).hash()));
    }

    /** How much the yardstick may change, and the batches may differ, before a figure is tried again. */
    private static final double STEADY = 0.15;

    private static final int TRIES = 3;

    /**
     * Looks at the yardstick before and after each measure. Where it has changed too much, or the batches differ too much, the
     * measure is repeated; what stays unsteady is kept as doubtful.
     *
     * @param tell hears each figure as it is found
     */
    public static Report run(List<Measure> measures, Effort effort, Consumer<? super Figure> tell) {
        Work yardstick = new Yardstick().work();
        Timing timing = new Timing(effort, yardstick);
        List<Double> looks = new ArrayList<>(List.of(timing.nanos(yardstick).value()));
        List<Figure> figures = new ArrayList<>();
        for (Measure measure : measures) {
            Figure figure = figure(measure, timing, yardstick, looks);
            for (int i = 1; i < TRIES && figure.doubtful() && !timing.isGlance(); i++) {
                Figure again = figure(measure, timing, yardstick, looks);
                if (unsteadiness(again) < unsteadiness(figure)) figure = again;
            }
            figures.add(figure);
            tell.accept(figure);
        }
        return new Report(
                Timing.median(looks.stream().mapToDouble(Double::doubleValue).toArray()), figures);
    }

    private static Figure figure(Measure measure, Timing timing, Work yardstick, List<Double> looks) {
        double before = looks.getLast();
        Sample found = measure.run(timing);
        double after = timing.nanos(yardstick).value();
        looks.add(after);
        double drift = Math.max(before, after) / Math.min(before, after) - 1;
        // What is counted does not depend on the machine; a ratio was taken within the measure.
        boolean counted = found.spread() == 0;
        boolean doubtful = !counted && (found.spread() > 2 * STEADY || !measure.isRatio() && drift > STEADY);
        return new Figure(
                measure.name(), found.value(), found.spread(), measure.unit(), measure.target(), drift, doubtful);
    }

    private static double unsteadiness(Figure figure) {
        return figure.doubtful() ? Math.max(figure.drift(), figure.spread()) : 0;
    }
}
