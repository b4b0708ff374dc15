package salient.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import salient.breakthrough.Breakthrough;
import salient.greatbattles.GreatBattles;
import salient.kernel.dice.Dice;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.players.RandomPlayer;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.wave.play.Clauses;

/** Runs measures between two looks at the yardstick. */
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
        return Measure.of(
                game.title() + " at random",
                "games/s",
                Target.none(),
                timing -> timing.gamesPerSecond(times -> {
                    long sum = 0;
                    for (int i = 0; i < times; i++) sum += play(game, i).hash();
                    return sum;
                }));
    }

    private static Position play(Game game, long seed) {
        Position position = game.start(game.scenarios().getFirst(), Options.of(game.options(), Map.of()));
        RandomPlayer player = new RandomPlayer(seed);
        Dice dice = new SeededDice(seed + 1);
        while (position.outcome().isEmpty()) position.play(player.decide(position), dice, _ -> {});
        return position;
    }

    /**
     * @param tell hears each figure as it is found; a full run takes about two minutes
     */
    public static Report run(List<Measure> measures, Effort effort, Consumer<? super Figure> tell) {
        Work yardstick = new Yardstick().work();
        Timing timing = new Timing(effort, yardstick);
        double first = timing.nanos(yardstick);
        List<Figure> figures = new ArrayList<>();
        for (Measure measure : measures) {
            Figure figure = new Figure(measure.name(), measure.run(timing), measure.unit(), measure.target());
            figures.add(figure);
            tell.accept(figure);
        }
        return new Report(first, timing.nanos(yardstick), figures);
    }

    /** {@code [--json]}; exits with 1 if the run is refused or a target is missed. */
    public static void main(String[] arguments) {
        boolean json = arguments.length > 0 && arguments[0].equals("--json");
        Report report = run(measures(), Effort.FULL, figure -> {});
        System.out.print(json ? report.json() : report.text());
        if (!report.allMet()) System.exit(1);
    }
}
