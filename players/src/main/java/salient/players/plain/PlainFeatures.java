package salient.players.plain;

import java.util.List;
import salient.hexwar.plain.PlainPosition;
import salient.hexwar.plain.PlainScenario;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainUnit;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.learned.Features;

/**
 * A plain hex game in figures, for the first side.
 *
 * @param scenario    the id of the game's only scenario
 * @param pointsToWin the points with which the first side wins
 * @param turns       of the game
 */
public record PlainFeatures(String scenario, int pointsToWin, int turns) implements Features {
    private static final double POINTS = 10;
    private static final double HEXES = 10;

    @Override
    public List<String> names() {
        return List.of(
                "points",
                "points late",
                "prize",
                "prize late",
                "first steps",
                "second steps",
                "first way",
                "second way",
                "late");
    }

    @Override
    public Side side(Position position) {
        return ((PlainPosition) position).state().scenario().sides().getFirst();
    }

    @Override
    public String scenario(Position position) {
        return scenario;
    }

    @Override
    public double[] of(Position known) {
        PlainState state = ((PlainPosition) known).state();
        double late = Math.min(1, (state.turn() - 1) / (double) turns);
        double points = (known.standing().orElseThrow().score() - pointsToWin + 0.5) / POINTS;
        double prize = state.holder(PlainEvaluator.prize(state)) == 0 ? 1 : 0;
        return new double[] {
            points,
            points * late,
            prize,
            prize * late,
            steps(state, 0),
            steps(state, 1),
            way(state, 0),
            way(state, 1),
            late
        };
    }

    /** The part of its steps that a side has, of the units that have arrived. */
    private static double steps(PlainState state, int side) {
        int left = 0;
        int all = 0;
        for (PlainUnit unit : state.scenario().units()) {
            if (unit.side() != side || state.isDue(unit)) continue;
            all += PlainUnit.STEPS;
            if (state.onMap(unit)) left += PlainUnit.STEPS - state.lostSteps(unit);
        }
        return all == 0 ? 1 : (double) left / all;
    }

    /** The mean distance of a side's units from the town worth most. */
    private static double way(PlainState state, int side) {
        PlainScenario.Town prize = PlainEvaluator.prize(state);
        int sum = 0;
        int units = 0;
        for (PlainUnit unit : state.scenario().units()) {
            if (unit.side() != side || !state.onMap(unit)) continue;
            sum += state.scenario().grid().distance(state.hex(unit), prize.hex());
            units++;
        }
        return units == 0 ? 1 : sum / HEXES / units;
    }
}
