package salient.players.plain;

import salient.hexwar.plain.PlainPosition;
import salient.hexwar.plain.PlainScenario;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainUnit;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.search.Evaluator;

/**
 * How a plain hex game stands: the points of the first side against what it needs, steps lost, and how near units are to the
 * town worth most, where both sides want to be.
 */
public final class PlainEvaluator {
    private static final double PER_POINT = 0.15;
    private static final double PER_STEP = 0.06;
    private static final double PER_HEX = 0.02;
    private static final int STEPS = 2;

    private PlainEvaluator() {}

    /** @param pointsToWin the points with which the first side wins */
    public static Evaluator of(int pointsToWin) {
        return Evaluator.of((known, side) -> advantage(known, side, pointsToWin));
    }

    private static double advantage(Position known, Side side, int pointsToWin) {
        PlainState state = ((PlainPosition) known).state();
        double first = PER_POINT * (known.standing().orElseThrow().score() - pointsToWin + 0.5);
        for (PlainUnit unit : state.scenario().units()) {
            if (state.isDue(unit)) continue;
            int lost = state.onMap(unit) ? state.lostSteps(unit) : STEPS;
            double cost = PER_STEP * lost + (state.onMap(unit) ? PER_HEX * wayToThePrize(state, state.hex(unit)) : 0);
            first += unit.side() == 0 ? -cost : cost;
        }
        return side.equals(state.scenario().sides().getFirst()) ? first : -first;
    }

    /** To the town worth most; nothing once the first side holds it. The same town all the time, so that taking another never costs. */
    private static int wayToThePrize(PlainState state, int hex) {
        PlainScenario.Town prize = prize(state);
        return state.holder(prize) == 0 ? 0 : state.scenario().grid().distance(hex, prize.hex());
    }

    /** The town worth most. */
    static PlainScenario.Town prize(PlainState state) {
        PlainScenario.Town prize = state.scenario().towns().getFirst();
        for (PlainScenario.Town town : state.scenario().towns()) if (town.points() > prize.points()) prize = town;
        return prize;
    }
}
