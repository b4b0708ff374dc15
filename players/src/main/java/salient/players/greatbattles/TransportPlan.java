package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Unit;

/** U53: at nightfall every battalion gets back into its transports. */
final class TransportPlan {
    private TransportPlan() {}

    static Optional<GreatBattlesOrder> remount(Situation situation) {
        for (Unit unit : situation.battalions()) {
            GreatBattlesOrder order = new GreatBattlesOrder.Remount(unit);
            if (situation.legal(order)) return Optional.of(order);
        }
        return Optional.empty();
    }
}
