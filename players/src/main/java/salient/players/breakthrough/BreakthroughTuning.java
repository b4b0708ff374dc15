package salient.players.breakthrough;

import salient.breakthrough.Breakthrough;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;
import salient.players.weights.Tunable;
import salient.players.weights.WeightTable;
import salient.players.weights.Weights;

/** The weights of the two staffs, a column for each side. */
final class BreakthroughTuning implements Tunable {
    private static final WeightTable<Weight> TABLE = WeightTable.read(
            "players/breakthrough/weights.csv",
            Weight.values(),
            WeightTable.roles(Breakthrough.GERMAN.id(), Breakthrough.AMERICAN.id()));

    static final Weights<Weight> GERMAN = TABLE.of(Breakthrough.GERMAN.id());
    static final Weights<Weight> AMERICAN = TABLE.of(Breakthrough.AMERICAN.id());
    static final Weights<Weight> VETERAN_GERMAN = TABLE.of(WeightTable.veteran(Breakthrough.GERMAN.id()));
    static final Weights<Weight> VETERAN_AMERICAN = TABLE.of(WeightTable.veteran(Breakthrough.AMERICAN.id()));

    @Override
    public WeightTable<Weight> table() {
        return TABLE;
    }

    @Override
    public String role(Position start, Side side) {
        return side.id();
    }

    @Override
    public ComputerPlayer staff(Side side, String column, double[] factors, long seed) {
        Weights<Weight> weights = TABLE.of(column).times(factors);
        Axes axes = column.equals(WeightTable.veteran(side.id())) ? Axes.VETERAN : Axes.TODAY;
        return new Staff(
                side.equals(Breakthrough.GERMAN)
                        ? new German(GermanPlan.USUAL, weights, axes)
                        : new American(AmericanPlan.USUAL, weights, AmericanPosts.TODAY));
    }

    @Override
    public double result(Position end, Side side) {
        double german = end.standing().orElseThrow().score();
        return side.equals(Breakthrough.GERMAN) ? german : -german;
    }

    /** The staff as it was before anything was tuned. */
    static ComputerPlayer first(Side side) {
        return new Staff(
                side.equals(Breakthrough.GERMAN)
                        ? new German(GermanPlan.USUAL, TABLE.first(), Axes.FIRST)
                        : new American(AmericanPlan.USUAL, TABLE.first(), AmericanPosts.FIRST));
    }
}
