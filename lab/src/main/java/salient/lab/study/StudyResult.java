package salient.lab.study;

import java.util.List;
import salient.lab.stats.Estimates.Line;
import salient.lab.stats.Estimates.Mean;
import salient.lab.stats.Estimates.Share;

/**
 * What a study found: the content of {@code --json}.
 *
 * @param scoreName what the score counts
 * @param typical   the game whose score is nearest to the median
 * @param unusual   the game whose score is farthest from the mean
 */
public record StudyResult(
        Manifest manifest,
        String scoreName,
        String lossUnit,
        String luckUnit,
        String attacker,
        List<Share> winners,
        List<Share> levels,
        Mean score,
        Mean decisions,
        Mean turns,
        Luck luck,
        List<Turn> course,
        List<PlaceFate> places,
        List<FormationLoss> formations,
        List<OddsRow> odds,
        int typical,
        int unusual,
        List<Game> games) {

    /** One game in short; studies with common seeds are compared game by game. */
    public record Game(int game, String winner, String level, int score, double luck) {}

    /**
     * How the games stood after a turn.
     *
     * @param games  how many games had this turn
     * @param low    a tenth of the games scored less
     * @param high   a tenth of the games scored more
     * @param losses by side
     * @param front  by hex: in how many games it lay behind the attacker's front; empty without a map
     */
    public record Turn(
            int turn,
            String name,
            int games,
            double mean,
            int low,
            int median,
            int high,
            List<Double> losses,
            int[] front) {}

    /**
     * What became of a key place.
     *
     * @param ever    how often the attacker held it after some turn
     * @param atEnd   how often the attacker held it when the game ended
     * @param firstOn by turn, from the first: how many games saw it fall on that turn
     * @param history the day it fell in history; empty if it never did or nothing is known
     */
    public record PlaceFate(String place, Share ever, Share atEnd, List<Integer> firstOn, String history) {}

    /** The mean loss of a formation per game. */
    public record FormationLoss(String formation, double loss) {}

    /** What attacks at the same odds did, on average. */
    public record OddsRow(
            String odds,
            int battles,
            double attackerLoss,
            double expectedAttackerLoss,
            double defenderLoss,
            double expectedDefenderLoss) {}

    /**
     * Luck of the attacker, and what it explains of the score.
     *
     * @param onScore     score per unit of luck
     * @param evenScore   the score with average dice
     */
    public record Luck(Mean luck, Line onScore, double evenScore) {}
}
