package salient.players.breakthrough;

import java.util.Optional;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Town;
import salient.breakthrough.tables.VictoryLevel;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.search.Evaluator;

/** How a game stands: the German score if it ended now, and how near the German units are to towns they lack. */
final class BreakthroughEvaluator {
    static final Evaluator EVALUATOR = Evaluator.of(BreakthroughEvaluator::advantage);

    /**
     * For playouts that end before the game does: the towns go on scoring until the last turn, and the score is measured
     * against the levels of victory (10.2): half of the chance is not to lose, half is to win. The nearer the end, the
     * sharper are the levels. Games that are over count by their score too: a narrow victory might as well have been
     * missed.
     */
    static final Evaluator LEVELS = BreakthroughEvaluator::chanceByLevels;

    /** So many points are a clear advantage. */
    private static final double POINTS = 400;

    private static final double PER_HEX = 0.004;
    /** So many points beyond a level make it likely at the end, and so many more for each turn before. */
    private static final double SPREAD = 40;

    private static final double SPREAD_PER_TURN = 30;
    private static final double POINTS_PER_HEX = 1.5;
    private static final int FAR = 60;

    private BreakthroughEvaluator() {}

    static double projected(Position position, State s) {
        double score = position.standing().orElseThrow().score();
        if (position.outcome().isPresent()) return score;
        int turnsLeft = s.definition().lastTurn() - s.turn().number() + 1;
        for (Town town : Town.all()) {
            int hex = s.board().at(town.x(), town.y());
            if (hex != Board.NONE && s.ground().german(hex)) score += town.vpPerTurn() * turnsLeft;
        }
        for (int u : OrderOfBattle.indices(Army.GERMAN))
            if (s.forces().onMap(u))
                score -= POINTS_PER_HEX * wayToATown(s, s.forces().hex(u));
        return score;
    }

    /** Half way between the least score of a draw and that of a German victory (10.2). */
    static double even(State s) {
        return (least(s, Optional.empty()) + least(s, Optional.of(Army.GERMAN))) / 2.0;
    }

    /** The least score with which a side wins, or with which the game is drawn. */
    private static int least(State s, Optional<Army> winner) {
        int least = Integer.MAX_VALUE;
        for (VictoryLevel level : VictoryLevel.of(s.definition().scenario().id()))
            if (level.winner().equals(winner)) least = Math.min(least, level.minimum());
        return least;
    }

    private static double chanceByLevels(Position position, Side side) {
        State s = ((BreakthroughPosition) position).state();
        double score = projected(position, s);
        int turnsLeft = position.outcome().isPresent()
                ? 0
                : s.definition().lastTurn() - s.turn().number() + 1;
        double spread = SPREAD + SPREAD_PER_TURN * turnsLeft;
        double german = (Evaluator.chance((score - least(s, Optional.empty())) / spread)
                        + Evaluator.chance((score - least(s, Optional.of(Army.GERMAN))) / spread))
                / 2;
        return side.equals(Breakthrough.GERMAN) ? german : 1 - german;
    }

    private static double advantage(Position known, Side side) {
        State s = ((BreakthroughPosition) known).state();
        double german = known.standing().orElseThrow().score() / POINTS;
        for (int u : OrderOfBattle.indices(Army.GERMAN))
            if (s.forces().onMap(u))
                german -= PER_HEX * wayToATown(s, s.forces().hex(u));
        return side.equals(Breakthrough.GERMAN) ? german : -german;
    }

    private static int wayToATown(State s, int hex) {
        int least = FAR;
        for (Town town : Town.all()) {
            int at = s.board().at(town.x(), town.y());
            if (at != Board.NONE && !s.ground().german(at))
                least = Math.min(least, s.board().distance(hex, at));
        }
        return least == FAR ? 0 : least;
    }
}
