package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Standing;
import salient.players.ComputerPlayer;
import salient.players.weights.Tunable;
import salient.players.weights.WeightTable;
import salient.players.weights.Weights;

/** The staffs with other weights. A side's role is what the scenario makes of it: attack or defense. */
final class GreatBattlesTuning implements Tunable {
    /** What a full victory counts beside a marginal one, which is 1. */
    private static final double FULL = 0.2;

    private static final double PER_STAND = 0.02;

    @Override
    public WeightTable<?> table() {
        return RoleWeights.TABLE;
    }

    @Override
    public String role(Position start, Side side) {
        int attacker = ((GreatBattlesPosition) start).state().scenario().attacker();
        return side.equals(GreatBattles.ALLIED) == (attacker == 0) ? RoleWeights.ATTACK : RoleWeights.DEFENSE;
    }

    @Override
    public ComputerPlayer staff(Side side, String column, double[] factors, long seed) {
        Weights<Weight> weights = RoleWeights.TABLE.of(column).times(factors);
        return new Staff(new RoleWeights(weights, weights), seed);
    }

    /**
     * Victory or defeat, a little more if it is full, and a little for each stand lost, which tells more where one side nearly
     * always wins.
     */
    @Override
    public double result(Position end, Side side) {
        Outcome outcome = end.outcome().orElseThrow();
        double level = 1 + FULL * (outcome.score() - 1);
        double result = outcome.winner().equals(Optional.of(side)) ? level : -level;
        for (Standing.Figure figure : end.standing().orElseThrow().figures())
            if (figure.kind() == Standing.Kind.LOSSES)
                result += (figure.side().equals(side) ? -PER_STAND : PER_STAND) * figure.value();
        return result;
    }
}
