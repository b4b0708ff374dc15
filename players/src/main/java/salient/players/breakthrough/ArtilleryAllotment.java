package salient.players.breakthrough;

import java.util.Comparator;
import java.util.List;
import salient.breakthrough.organization.ArtilleryTransfers;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.rulebook.Clause;

/** 6.4: the guns of a corps go to its strongest units that face the enemy; they are lost on the march (6.4g). */
final class ArtilleryAllotment {
    private ArtilleryAllotment() {}

    @Clause({"breakthrough 12.1a", "breakthrough 12.3e"})
    static void feed(OrderDraft draft) {
        State s = draft.state();
        Army enemy = draft.army().opponent();
        List<Integer> units = draft.units(u -> ArtilleryTransfers.most(s, u) > 0
                && s.forces().inZone(s.forces().hex(u), enemy));
        units.sort(
                Comparator.comparingInt((Integer u) -> -s.forces().strength(u)).thenComparingInt(u -> u));
        for (int u : units)
            if (ArtilleryTransfers.most(s, u) > 0)
                draft.give(BreakthroughOrder.TransferArtillery.maximum(OrderOfBattle.unit(u)));
    }
}
