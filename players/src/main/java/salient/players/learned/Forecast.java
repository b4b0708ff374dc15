package salient.players.learned;

import salient.kernel.play.Position;
import salient.kernel.play.Side;

/**
 * Who is going to win, in percent, as it was learned from games between computer players: for people who look back at a game.
 */
public record Forecast(LearnedEvaluator evaluator) {
    /** A side's chance of winning; a draw counts half. The chances of the two sides add up to 100. */
    public int percent(Position position, Side side) {
        Side first = evaluator.features().side(position);
        int percent = (int) Math.round(100 * chance(position, first));
        return side.equals(first) ? percent : 100 - percent;
    }

    /** A game that has ended is certain. */
    private double chance(Position position, Side side) {
        return position.outcome()
                .map(end -> end.winner()
                        .map(winner -> winner.equals(side) ? 1.0 : 0.0)
                        .orElse(0.5))
                .orElseGet(() -> evaluator.chance(position, side));
    }
}
