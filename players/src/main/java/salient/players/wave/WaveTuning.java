package salient.players.wave;

import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;
import salient.players.weights.Tunable;
import salient.players.weights.WeightTable;
import salient.players.weights.Weights;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** The weights of the two staffs, a column for each side. */
final class WaveTuning implements Tunable {
    private static final WeightTable<Weight> TABLE = WeightTable.read(
            "players/wave/weights.csv",
            Weight.values(),
            WeightTable.roles(Sides.GERMAN_SIDE.id(), Sides.ALLIED_SIDE.id()));

    static final Weights<Weight> GERMAN = TABLE.of(Sides.GERMAN_SIDE.id());
    static final Weights<Weight> ALLIED = TABLE.of(Sides.ALLIED_SIDE.id());
    private static final Weights<Weight> VETERAN_GERMAN = TABLE.of(WeightTable.veteran(Sides.GERMAN_SIDE.id()));
    private static final Weights<Weight> VETERAN_ALLIED = TABLE.of(WeightTable.veteran(Sides.ALLIED_SIDE.id()));

    /** What the veteran weighs by: figures that were climbed in a short scenario and do not fit the campaign. */
    static Weights<Weight> veteran(int side, State state) {
        boolean campaign = Posts.decisive(state) >= 0;
        if (side == Sides.GERMAN) return campaign ? GERMAN : VETERAN_GERMAN;
        return campaign ? ALLIED : VETERAN_ALLIED;
    }

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
        return new Staff(side.equals(Sides.GERMAN_SIDE) ? new German(weights) : new Allied(weights));
    }

    /** The score, which tells more than who won. */
    @Override
    public double result(Position end, Side side) {
        double german = end.standing().orElseThrow().score();
        return side.equals(Sides.GERMAN_SIDE) ? german : -german;
    }

    /** The staff as it was before there were usual plans for scenarios and before anything was tuned. */
    static ComputerPlayer first(Side side) {
        return new Staff(
                side.equals(Sides.GERMAN_SIDE)
                        ? new German(WavePlan.EVEN, TABLE.first())
                        : new Allied(WavePlan.EVEN, TABLE.first()));
    }
}
