package salient.players.wave;

import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.search.Evaluator;
import salient.wave.WavePosition;
import salient.wave.state.State;
import salient.wave.units.Sides;

/**
 * How a game stands: victory points, cities and towns held, and St. Vith, which can decide the campaign (4.5a).
 *
 * @param city what holding one is worth, in points
 */
record WaveEvaluator(double city) implements Evaluator.Advantage {
    static final Evaluator EVALUATOR = Evaluator.of(new WaveEvaluator(3));

    /**
     * For playouts: games that are over count by their points too, since a narrow victory might as well have been
     * missed.
     */
    static final Evaluator PROJECTED = WaveEvaluator::projected;

    /** So many points are a clear advantage. */
    private static final double POINTS = 30;

    /** 4.7: a city counts ten points at the end, if it is held until then. */
    private static final WaveEvaluator NEAR_THE_END = new WaveEvaluator(7);

    private static final double TOWN = 1;
    private static final double DECIDES = 10;

    @Override
    public double of(Position known, Side side) {
        State state = ((WavePosition) known).state();
        double german = state.tally.total(Sides.GERMAN) - state.tally.total(Sides.ALLIED);
        for (int hex = 0; hex < state.map.size(); hex++) {
            if (!state.map.isSettled(hex)) continue;
            int control = state.ground.control(hex);
            double worth = state.map.isCity(hex) ? city : TOWN;
            if (control == Sides.GERMAN) german += worth;
            else if (control == Sides.ALLIED) german -= worth;
        }
        int decisive = Posts.decisive(state);
        if (decisive >= 0) german += state.ground.control(decisive) == Sides.GERMAN ? DECIDES : -DECIDES;
        return (side.equals(Sides.GERMAN_SIDE) ? german : -german) / POINTS;
    }

    private static double projected(Position position, Side side) {
        State state = ((WavePosition) position).state();
        if (position.outcome().isEmpty()) return Evaluator.chance(NEAR_THE_END.of(position, side));
        double german = (state.tally.total(Sides.GERMAN) - state.tally.total(Sides.ALLIED)) / POINTS;
        double byPoints = Evaluator.chance(side.equals(Sides.GERMAN_SIDE) ? german : -german);
        return (byPoints + EVALUATOR.chance(position, side)) / 2;
    }
}
