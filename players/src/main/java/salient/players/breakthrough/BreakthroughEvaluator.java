package salient.players.breakthrough;

import salient.breakthrough.Breakthrough;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Town;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.search.Evaluator;

/** How a game stands: the German score if it ended now, and how near the German units are to towns they lack. */
final class BreakthroughEvaluator {
    static final Evaluator EVALUATOR = Evaluator.of(BreakthroughEvaluator::advantage);

    /** So many points are a clear advantage. */
    private static final double POINTS = 400;

    private static final double PER_HEX = 0.004;
    private static final int FAR = 60;

    private BreakthroughEvaluator() {}

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
