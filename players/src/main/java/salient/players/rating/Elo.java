package salient.players.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.rulebook.ClauseId;

/**
 * Ratings by maximum likelihood (Bradley and Terry; a draw is half a victory). Every two players who met are credited with one
 * draw beforehand, so that a player who never loses has a finite rating. Intervals come from drawing the games again and
 * again; games that belong together, such as two with the same dice, stay together. Two that were not played are among
 * them, won by one player and by the other, so that the interval of a player who won all games has a width.
 */
public final class Elo {
    private static final Purpose DRAW = new Purpose("games drawn again", new ClauseId("rating", "elo"));
    private static final int DRAWS = 400;
    private static final int ROUNDS = 200;
    private static final double ELO_PER_NATURAL_LOG = 400 / Math.log(10);

    /** A game of two players; {@code points} of the first: 1 for a victory, half for a draw. */
    public record Game(int first, int second, double points) {}

    /** A rating in Elo points with its 95% interval: a player 200 above another wins three games of four against it. */
    public record Rating(double elo, double low, double high) {}

    private final int players;
    /** Every two who met: the lower number and the higher. */
    private final List<int[]> pairs = new ArrayList<>();
    /** By player: the numbers of the pairs it is in. */
    private final List<List<Integer>> pairsOf = new ArrayList<>();

    private final double[] scores;
    private final int[] games;
    private final double[] elo;
    private final double[][] drawn = new double[DRAWS][];

    /** @param together the games; those of one list are drawn together */
    public Elo(int players, List<List<Game>> together) {
        this.players = players;
        this.scores = new double[players];
        this.games = new int[players];
        for (int p = 0; p < players; p++) pairsOf.add(new ArrayList<>());
        TreeMap<Long, Integer> numbers = new TreeMap<>();
        List<double[][]> units = new ArrayList<>();
        for (List<Game> unit : together) for (Game game : unit) count(game, numbers);
        for (List<Game> unit : together) units.add(points(unit, numbers));
        elo = ratings(units);
        units.add(imagined(0));
        units.add(imagined(1));
        Dice dice = new SeededDice(1);
        for (int n = 0; n < DRAWS; n++) {
            List<double[][]> again = new ArrayList<>();
            for (int i = 0; i < units.size(); i++) again.add(units.get(dice.roll(units.size(), DRAW) - 1));
            drawn[n] = ratings(again);
        }
    }

    private void count(Game game, TreeMap<Long, Integer> numbers) {
        scores[game.first()] += game.points();
        scores[game.second()] += 1 - game.points();
        games[game.first()]++;
        games[game.second()]++;
        int low = Math.min(game.first(), game.second());
        int high = Math.max(game.first(), game.second());
        numbers.computeIfAbsent(key(low, high), _ -> {
            pairs.add(new int[] {low, high});
            pairsOf.get(low).add(pairs.size() - 1);
            pairsOf.get(high).add(pairs.size() - 1);
            return pairs.size() - 1;
        });
    }

    private long key(int low, int high) {
        return (long) low * players + high;
    }

    /** Rows of the number of a pair, the points of its lower player, the points of the other. */
    private double[][] points(List<Game> unit, TreeMap<Long, Integer> numbers) {
        double[][] rows = new double[unit.size()][];
        for (int i = 0; i < rows.length; i++) {
            Game game = unit.get(i);
            boolean straight = game.first() < game.second();
            int pair = numbers.get(straight ? key(game.first(), game.second()) : key(game.second(), game.first()));
            double low = straight ? game.points() : 1 - game.points();
            rows[i] = new double[] {pair, low, 1 - low};
        }
        return rows;
    }

    /** Every two who met: two games won by the same one. */
    private double[][] imagined(int winner) {
        double[][] rows = new double[pairs.size()][];
        for (int pair = 0; pair < rows.length; pair++)
            rows[pair] = new double[] {pair, winner == 0 ? 2 : 0, winner == 0 ? 0 : 2};
        return rows;
    }

    public int games(int player) {
        return games[player];
    }

    /** Points won: 1 for a victory, half for a draw. */
    public double score(int player) {
        return scores[player];
    }

    /** The average of all players is 0. */
    public Rating rating(int player) {
        double[] all = new double[DRAWS];
        for (int n = 0; n < DRAWS; n++) all[n] = drawn[n][player];
        Arrays.sort(all);
        return new Rating(elo[player], all[DRAWS / 40], all[DRAWS - 1 - DRAWS / 40]);
    }

    /** Hunter's iteration for the model of Bradley and Terry. */
    private double[] ratings(List<double[][]> units) {
        double[] low = new double[pairs.size()];
        double[] high = new double[pairs.size()];
        Arrays.fill(low, 0.5);
        Arrays.fill(high, 0.5);
        for (double[][] unit : units)
            for (double[] row : unit) {
                low[(int) row[0]] += row[1];
                high[(int) row[0]] += row[2];
            }
        double[] strength = new double[players];
        Arrays.fill(strength, 1);
        for (int round = 0; round < ROUNDS; round++)
            for (int a = 0; a < players; a++) {
                if (pairsOf.get(a).isEmpty()) continue;
                double victories = 0;
                double expected = 0;
                for (int pair : pairsOf.get(a)) {
                    boolean isLow = pairs.get(pair)[0] == a;
                    int b = pairs.get(pair)[isLow ? 1 : 0];
                    victories += isLow ? low[pair] : high[pair];
                    expected += (low[pair] + high[pair]) / (strength[a] + strength[b]);
                }
                strength[a] = victories / expected;
            }
        return centered(strength);
    }

    private double[] centered(double[] strength) {
        double[] ratings = new double[players];
        double mean = 0;
        for (int a = 0; a < players; a++) {
            ratings[a] = ELO_PER_NATURAL_LOG * Math.log(strength[a]);
            mean += ratings[a] / players;
        }
        for (int a = 0; a < players; a++) ratings[a] -= mean;
        return ratings;
    }
}
