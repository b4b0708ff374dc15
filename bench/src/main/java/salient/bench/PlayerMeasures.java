package salient.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import salient.breakthrough.Breakthrough;
import salient.greatbattles.GreatBattles;
import salient.kernel.dice.Dice;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Game;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Prompt;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;
import salient.players.ladder.Ladder;
import salient.wave.Wave;

/** How long the players that search think about a phase, on one core and with their usual number of playouts. */
public final class PlayerMeasures {
    /** Processor time for the choices of one game: enough for the first turns, where the most units move. */
    private static final long NANOS_PER_GAME = 40_000_000_000L;

    private static final int GAMES = 3;

    private PlayerMeasures() {}

    public static List<Measure> all() {
        return List.of(
                slowestPhase(new Breakthrough(), "twelve-days", "Twelve Days", 3),
                slowestPhase(new Wave(), Wave.CAMPAIGN, "Battle of the Bulge", 5),
                slowestPhase(new GreatBattles(), "noville", "Noville", 3));
    }

    private static Measure slowestPhase(Game game, String scenario, String title, int mostSeconds) {
        return Measure.of("slowest phase of the veteran, " + title, "s", Target.atMost(mostSeconds), timing -> {
            boolean glance = timing.isGlance();
            double[] slowest = new double[glance ? 1 : GAMES];
            for (int seed = 0; seed < slowest.length; seed++)
                slowest[seed] = slowestPhase(game, scenario, seed, glance ? 1 : NANOS_PER_GAME, timing) / 1e9;
            return Sample.of(slowest);
        });
    }

    /** In nanoseconds, among the phases that the given time lasts for. */
    private static long slowestPhase(Game game, String scenario, long seed, long nanos, Timing timing) {
        GamePlay games = new GamePlay(game, scenario);
        Position position = games.start();
        Map<Side, ComputerPlayer> players = games.players(
                (entry, side) -> entry.player(Ladder.VETERAN, side).maker().make(side, seed));
        Dice dice = new SeededDice(seed);
        Map<List<String>, Long> phases = new LinkedHashMap<>();
        long spent = 0;
        while (position.outcome().isEmpty() && spent < nanos) {
            Position known = position.knownTo(position.toDecide());
            Prompt prompt = known.prompt();
            long before = timing.now();
            Order order = players.get(prompt.side()).decide(known);
            long took = timing.now() - before;
            spent += took;
            phases.merge(List.of(prompt.side().id(), prompt.turn(), prompt.phase()), took, Long::sum);
            position.play(order, dice, _ -> {});
        }
        return phases.values().stream().mapToLong(Long::longValue).max().orElse(0);
    }
}
