package salient.greatbattles;

import java.util.function.Consumer;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Variants;
import salient.greatbattles.tables.StandType;

/** Proposals of orders that only variants have; each is judged before it is listed. */
final class VariantOffers {
    private VariantOffers() {}

    /** What a unit may do in the movement step besides moving. */
    static void movement(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        Variants v = s.variants();
        if (!unit.battalion()) {
            if (v.actionToActivation) offer.accept(new GreatBattlesOrder.Save(unit));
            return;
        }
        if (v.initiativeRoll) offer.accept(new GreatBattlesOrder.Initiative(unit));
        if (v.initiativeHq) offer.accept(new GreatBattlesOrder.Rouse(unit));
        if (v.badGoingRoll || v.badGoingVehicles) offer.accept(new GreatBattlesOrder.Hurry(unit));
        if (v.tankRiders > 0) riders(s, unit, offer);
    }

    private static void riders(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        int[] stands = s.standsOf(unit.index());
        for (int stand : stands)
            for (int tank : stands)
                if (s.type(stand).infantry() && s.type(tank) == StandType.ARMOR)
                    offer.accept(new GreatBattlesOrder.Ride(s.stand(stand), s.stand(tank)));
    }
}
