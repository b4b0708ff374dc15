package salient.lab.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.rulebook.ClauseId;
import salient.lab.tournament.TournamentResult.Played;
import salient.lab.tournament.TournamentResult.Rating;

/**
 * Ratings by maximum likelihood (Bradley and Terry; a draw is half a victory). Every two players are credited with one
 * draw beforehand, so that a player who never loses has a finite rating. Intervals come from drawing the pairs of games
 * with the same dice again and again, so the two games of a pair stay together. Two pairs that were not played are among
 * them, won by one player and by the other, so that the interval of a player who won all games has a width.
 */
final class Elo {
    private static final Purpose DRAW = new Purpose("a pair of games drawn again", new ClauseId("lab", "elo"));
    private static final int DRAWS = 400;
    private static final int ROUNDS = 200;
    private static final double ELO_PER_NATURAL_LOG = 400 / Math.log(10);

    private final int players;
    /** By game with the same dice, by player, by opponent: points won. */
    private final double[][][] points;

    /** The same of the two pairs that were not played. */
    private final double[][][] imagined;

    private final double[] elo;
    private final double[][] drawn = new double[DRAWS][];

    Elo(int players, List<String> sides, List<Played> played) {
        this.players = players;
        int most =
                played.stream().mapToInt(match -> match.winners().size()).max().orElse(0);
        points = new double[most][players][players];
        for (Played match : played)
            for (int i = 0; i < match.winners().size(); i++) {
                String winner = match.winners().get(i);
                double first = winner.isEmpty() ? 0.5 : winner.equals(sides.getFirst()) ? 1 : 0;
                points[i][match.first()][match.second()] += first;
                points[i][match.second()][match.first()] += 1 - first;
            }
        imagined = imagined(played);
        elo = ratings(List.of(points));
        Dice dice = new SeededDice(1);
        for (int n = 0; n < DRAWS; n++) drawn[n] = ratings(draw(most + imagined.length, dice));
    }

    /** Every two players who met: both games won by the one in the first pair, by the other in the second. */
    private double[][][] imagined(List<Played> played) {
        double[][][] pairs = new double[2][players][players];
        for (Played match : played) {
            pairs[0][Math.min(match.first(), match.second())][Math.max(match.first(), match.second())] = 2;
            pairs[1][Math.max(match.first(), match.second())][Math.min(match.first(), match.second())] = 2;
        }
        return pairs;
    }

    private List<double[][]> draw(int count, Dice dice) {
        List<double[][]> pairs = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int one = dice.roll(count, DRAW) - 1;
            pairs.add(one < points.length ? points[one] : imagined[one - points.length]);
        }
        return pairs;
    }

    int games(int player) {
        double sum = score(player);
        for (double[][] pair : points) for (int other = 0; other < players; other++) sum += pair[other][player];
        return (int) Math.round(sum);
    }

    double score(int player) {
        double sum = 0;
        for (double[][] pair : points) for (int other = 0; other < players; other++) sum += pair[player][other];
        return sum;
    }

    Rating rating(int player) {
        double[] all = new double[DRAWS];
        for (int n = 0; n < DRAWS; n++) all[n] = drawn[n][player];
        Arrays.sort(all);
        return new Rating(elo[player], all[DRAWS / 40], all[DRAWS - 1 - DRAWS / 40]);
    }

    /** Hunter's iteration for the model of Bradley and Terry; the average is 0. */
    private double[] ratings(List<double[][]> pairs) {
        double[][] won = new double[players][players];
        for (int a = 0; a < players; a++)
            for (int b = 0; b < players; b++) {
                if (a != b) won[a][b] = 0.5;
                for (double[][] pair : pairs) won[a][b] += pair[a][b];
            }
        double[] strength = new double[players];
        Arrays.fill(strength, 1);
        for (int round = 0; round < ROUNDS; round++)
            for (int a = 0; a < players; a++) {
                double victories = 0;
                double expected = 0;
                for (int b = 0; b < players; b++) {
                    if (a == b) continue;
                    victories += won[a][b];
                    expected += (won[a][b] + won[b][a]) / (strength[a] + strength[b]);
                }
                strength[a] = victories / expected;
            }
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
