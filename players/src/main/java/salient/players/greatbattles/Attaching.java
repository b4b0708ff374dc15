package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;

/** U45 to U54: where unattached stands go, preferably to battalions of their own battlegroup. */
final class Attaching {
    private Attaching() {}

    static Optional<GreatBattlesOrder> next(Situation situation) {
        State s = situation.state();
        for (Stand stand : s.scenario().stands()) {
            if (stand.side() != situation.side() || !free(s, stand) || slows(situation, stand)) continue;
            List<Unit> takers = new ArrayList<>(situation.battalions());
            takers.sort(Comparator.<Unit>comparingInt(u -> -use(situation, stand, u))
                    .thenComparingInt(Unit::index));
            for (Unit unit : takers) {
                GreatBattlesOrder order = new GreatBattlesOrder.Attach(stand, unit);
                if (use(situation, stand, unit) > 0 && situation.legal(order)) return Optional.of(order);
            }
        }
        return Optional.empty();
    }

    private static boolean free(State s, Stand stand) {
        return stand.attachable()
                && s.unitOf(stand.index()) < 0
                && s.stands().place(stand.index()) == StandPlace.RESERVE;
    }

    /** C7Mp: guns towed by trucks slow an attack down in towns and woods. */
    private static boolean slows(Situation situation, Stand stand) {
        return stand.type().gun() && situation.attacking();
    }

    private static int use(Situation situation, Stand stand, Unit unit) {
        boolean infantry = situation.hasInfantry(unit.index());
        if (!infantry && !stand.type().support()) return 0;
        int use = 2 * unit.stands().size() + (infantry ? 4 : 0);
        if (unit.zone().isPresent()) use += 3;
        if (unit.battlegroup().equals(stand.pool())) use += 6;
        return use;
    }
}
