package salient.lab.tune;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;
import salient.lab.stats.Estimates.Mean;
import salient.lab.study.BadStudy;
import salient.lab.study.Batch;
import salient.lab.study.Simulation;
import salient.players.ComputerPlayer;
import salient.players.catalog.GameCatalog;
import salient.players.weights.WeightTable;

/**
 * Climbs to better weights of the veteran staff in one role, against fixed opponents (simultaneous perturbation). In a pair
 * of games every weight is moved a step at random up or down, and in the second game the other way, with the same dice; after
 * each round every weight goes a little in the direction that did better. A round depends on the seed, its number and the
 * weights alone.
 */
public final class Climb {
    private static final Purpose DIRECTION = new Purpose("the direction of a weight", new ClauseId("lab", "tune"));
    private static final long PAIRS_APART = 0x9E3779B97F4A7C15L;
    /** How many steps a weight goes after a round in which it alone decided which game of a pair did better. */
    private static final double STEPS_A_ROUND = 1.5;

    /**
     * What a climb is played with.
     *
     * @param scenarios in turn; all of the game if there are none
     * @param opponents in turn; their names
     * @param pairs     of games in a round
     * @param rounds    in all; the weights go their full way in the first half of them, and less and less in the second
     * @param step      the factor by which a weight is raised or lowered in a game
     */
    public record Course(
            List<String> scenarios, List<String> opponents, int pairs, int rounds, double step, long seed) {}

    /** A scenario, and the side that has the role in it. */
    private record Seat(Simulation simulation, Side side) {}

    /** The result of the first game of a pair less that of the second, their mean, and where the weights were moved. */
    private record Pair(double difference, double mean, int[] directions) {}

    private final TunedGame game;
    private final String column;
    private final Course course;
    private final List<Seat> seats = new ArrayList<>();
    private final double[] values;
    /** What the values are multiplied by, as natural logarithms. */
    private final double[] logs;

    public Climb(GameCatalog catalog, String game, String role, Course course) {
        this.game = TunedGame.of(catalog, game, course.scenarios, course.seed);
        this.course = course;
        TunedGame.checkedStep(course.step);
        List<String> roles = new ArrayList<>();
        for (Simulation simulation : this.game.simulations())
            for (Side side : this.game.entry().game().sides()) {
                for (String opponent : course.opponents) this.game.opponent(opponent, side);
                roles.add(this.game.tunable().role(simulation.start(), side));
                if (roles.getLast().equals(role)) seats.add(new Seat(simulation, side));
            }
        if (seats.isEmpty())
            throw new BadStudy("No side has the role " + role + "; the roles are "
                    + String.join(", ", roles.stream().distinct().sorted().toList()) + ".");
        column = WeightTable.veteran(role);
        values = this.game.tunable().table().of(column).values();
        logs = new double[values.length];
    }

    /** The weights as they are now, by name, in the order of the table. */
    public Map<String, Double> weights() {
        Map<String, Double> now = new LinkedHashMap<>();
        List<String> names = game.tunable().table().names();
        for (int w = 0; w < values.length; w++) now.put(names.get(w), values[w] * Math.exp(logs[w]));
        return now;
    }

    /** Plays a round and moves the weights; the mean result of its games, or empty if it was stopped. */
    public Optional<Mean> round(int number, int threads, IntConsumer finished, BooleanSupplier stop) {
        int first = number * course.pairs;
        return Batch.play(course.pairs, n -> pair(first + n), threads, finished, stop)
                .map(played -> learn(played, pace(number)));
    }

    /** The whole way in the first half of the rounds, then evenly less. */
    private double pace(int number) {
        return Math.min(1, 2.0 * (course.rounds - number) / course.rounds);
    }

    private Pair pair(int n) {
        Dice dice = new SeededDice(course.seed * PAIRS_APART + n);
        int[] directions = new int[logs.length];
        for (int w = 0; w < directions.length; w++) directions[w] = 2 * dice.roll(2, DIRECTION) - 3;
        double there = result(n, directions, 1);
        double back = result(n, directions, -1);
        return new Pair(there - back, (there + back) / 2, directions);
    }

    private double result(int n, int[] directions, int sign) {
        Seat seat = seats.get(n % seats.size());
        String opponent = course.opponents.get(n / seats.size() % course.opponents.size());
        double[] factors = new double[logs.length];
        for (int w = 0; w < factors.length; w++)
            factors[w] = Math.exp(logs[w] + sign * directions[w] * Math.log(course.step));
        Map<String, ComputerPlayer> seated = new TreeMap<>();
        for (Side side : game.entry().game().sides())
            seated.put(
                    side.id(),
                    side.equals(seat.side)
                            ? game.tunable().staff(side, column, factors, course.seed + n)
                            : game.opponent(opponent, side).make(side, course.seed + n));
        return game.tunable().result(seat.simulation.playBetween(n, seated), seat.side);
    }

    private Mean learn(List<Pair> played, double pace) {
        double squares = 0;
        for (Pair pair : played) squares += pair.difference * pair.difference;
        double deviation = Math.sqrt(squares / played.size());
        if (deviation > 0)
            for (int w = 0; w < logs.length; w++) {
                double gain = 0;
                for (Pair pair : played) gain += pair.difference * pair.directions[w];
                logs[w] += STEPS_A_ROUND * pace * Math.log(course.step) * gain / (deviation * played.size());
            }
        return Mean.of(played.stream().mapToDouble(Pair::mean).toArray());
    }
}
