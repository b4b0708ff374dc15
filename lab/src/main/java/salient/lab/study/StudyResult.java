package salient.lab.study;

import java.util.List;
import salient.lab.stats.Estimates.Line;
import salient.lab.stats.Estimates.Mean;
import salient.lab.stats.Estimates.Share;

/**
 * What a study found.
 *
 * @param title     of the game and its scenario
 * @param sides     in the order of the game
 * @param scoreName what the score counts
 * @param advance   by turn; empty without a map on which the attacker's advance has a direction
 * @param typical   the game whose score is nearest to the median
 * @param unusual   the game whose score is farthest from the mean
 */
public record StudyResult(
        Manifest manifest,
        String title,
        List<Player> sides,
        String scoreName,
        String lossUnit,
        String luckUnit,
        String attacker,
        List<Share> winners,
        List<Share> levels,
        Mean score,
        List<Bin> scores,
        Mean decisions,
        Mean turns,
        Luck luck,
        List<Turn> course,
        List<PlaceFate> places,
        List<Advance> advance,
        List<FormationLoss> formations,
        List<OddsRow> odds,
        int typical,
        int unusual,
        List<Game> games) {

    /** A side and who played it. */
    public record Player(String side, String name, String player) {}

    /** How many games scored from {@code from} up to, but not including, {@code to}. */
    public record Bin(double from, double to, int games) {}

    /** One game in short; studies with common seeds are compared game by game. */
    public record Game(int game, String winner, String level, int score, double luck) {}

    /**
     * How the games stood after a turn.
     *
     * @param date   the day it stands for, as in {@code 1944-12-16}; empty where turns are not days of history
     * @param games  how many games had this turn
     * @param low    a tenth of the games scored less
     * @param high   a tenth of the games scored more
     * @param losses by side
     * @param front  by hex: in how many games it lay behind the attacker's front; empty without a map
     */
    public record Turn(
            int turn,
            String name,
            String date,
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
     * @param heldOn  by turn, from the first: in how many games the attacker held it when that turn ended
     * @param history the day it fell in history; empty if it never did or nothing is known
     */
    public record PlaceFate(
            String place, Share ever, Share atEnd, List<Integer> firstOn, List<Integer> heldOn, String history) {}

    /**
     * How far the attacker has come by the end of a turn, as the names of the places nearest to it.
     *
     * @param least  a tenth of the games came no farther
     * @param middle half of the games came as far
     * @param most   a tenth of the games came as far
     */
    public record Advance(int turn, String least, String middle, String most) {}

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
     * @param onScore   score per unit of luck
     * @param evenScore the score with average dice
     * @param fifths    the games by luck, from the unluckiest fifth to the luckiest
     */
    public record Luck(Mean luck, Line onScore, double evenScore, List<Fifth> fifths) {}

    /**
     * A fifth of the games.
     *
     * @param wins how many of them the attacker won
     */
    public record Fifth(int games, double luck, double score, Share wins) {}
}
