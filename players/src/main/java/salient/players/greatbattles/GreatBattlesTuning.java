package salient.players.greatbattles;

import salient.greatbattles.GreatBattles;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;
import salient.players.weights.Tunable;
import salient.players.weights.WeightTable;

/** The staffs with other weights. A side's role is what the scenario makes of it: attack or defense. */
final class GreatBattlesTuning implements Tunable {
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
    public ComputerPlayer staff(Side side, String role, double[] factors) {
        RoleWeights usual = RoleWeights.USUAL;
        return new Staff(
                role.equals(RoleWeights.ATTACK)
                        ? new RoleWeights(usual.attack().times(factors), usual.defense())
                        : new RoleWeights(usual.attack(), usual.defense().times(factors)));
    }
}
