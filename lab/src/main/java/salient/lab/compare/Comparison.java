package salient.lab.compare;

import java.util.List;
import java.util.Locale;
import salient.lab.stats.Estimates.Mean;
import salient.lab.study.BadStudy;
import salient.lab.study.StudyResult;
import salient.lab.study.StudyResult.Game;

/**
 * How a study differs from another. With the same seed both have the same dice, and the difference is taken game by game,
 * which makes its interval narrower.
 *
 * @param side   the name of the side that attacks and whose score is counted
 * @param paired whether the games were compared one by one
 * @param score  the score of the second less that of the first
 * @param wins   the share of games the attacker wins in the second less that in the first
 */
public record Comparison(String scoreName, String side, boolean paired, Mean score, Mean wins) {
    public static Comparison of(StudyResult first, StudyResult second) {
        if (!first.manifest().game().equals(second.manifest().game()))
            throw new BadStudy("A study of " + first.manifest().game() + " cannot be compared with one of "
                    + second.manifest().game() + ".");
        boolean paired = first.manifest().seed() == second.manifest().seed()
                && first.games().size() == second.games().size();
        String attacker = first.attacker();
        String side = first.sides().stream()
                .filter(each -> each.side().equals(attacker))
                .findFirst()
                .orElseThrow()
                .name();
        double[] scores = first.games().stream().mapToDouble(Game::score).toArray();
        double[] otherScores = second.games().stream().mapToDouble(Game::score).toArray();
        double[] wins = wins(first.games(), attacker);
        double[] otherWins = wins(second.games(), attacker);
        return paired
                ? new Comparison(
                        first.scoreName(),
                        side,
                        true,
                        Mean.of(differences(scores, otherScores)),
                        Mean.of(differences(wins, otherWins)))
                : new Comparison(
                        first.scoreName(), side, false, difference(scores, otherScores), difference(wins, otherWins));
    }

    private static double[] wins(List<Game> games, String side) {
        return games.stream()
                .mapToDouble(game -> game.winner().equals(side) ? 1 : 0)
                .toArray();
    }

    private static double[] differences(double[] first, double[] second) {
        double[] differences = new double[first.length];
        for (int i = 0; i < differences.length; i++) differences[i] = second[i] - first[i];
        return differences;
    }

    /** Of independent samples: the variances of the means add up. */
    private static Mean difference(double[] first, double[] second) {
        Mean a = Mean.of(first);
        Mean b = Mean.of(second);
        double half = Math.sqrt(a.half() * a.half() + b.half() * b.half());
        double mean = b.mean() - a.mean();
        return new Mean(
                mean,
                Math.sqrt(a.deviation() * a.deviation() + b.deviation() * b.deviation()),
                mean - half,
                mean + half);
    }

    /** Whether the interval of the score leaves out zero. */
    public boolean isClear() {
        return score.low() > 0 || score.high() < 0;
    }

    /** One sentence, as in {@code Level 2 costs the German side 212 ± 18 points (German victory points) ...} */
    public String sentence(String what) {
        String change = String.format(
                Locale.ROOT,
                "%s %s the %s side %.1f ± %.1f points (%s) and changes its share of wins by %+.1f ± %.1f percentage points.",
                what,
                score.mean() < 0 ? "costs" : "gives",
                side,
                Math.abs(score.mean()),
                score.half(),
                scoreName,
                100 * wins.mean(),
                100 * wins.half());
        return isClear() ? change : change + " The difference may be chance.";
    }
}
