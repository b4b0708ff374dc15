package salient.players.breakthrough;

import java.util.Comparator;
import java.util.List;
import salient.breakthrough.organization.Replacements;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.rulebook.Clause;

/** 6.5: replacements to the units that lack most, until no point is left. */
final class Organization {
    private Organization() {}

    @Clause({"breakthrough 6.5b", "breakthrough 12.3e"})
    static void replace(OrderDraft draft) {
        State s = draft.state();
        List<Integer> units = draft.units(u -> Replacements.most(s, u) > 0);
        units.sort(Comparator.comparingInt((Integer u) -> s.forces().strength(u) - s.fullStrength(u))
                .thenComparingInt(u -> u));
        for (int u : units) {
            int most = Replacements.most(s, u);
            if (most > 0) draft.give(new BreakthroughOrder.Replace(OrderOfBattle.unit(u), most));
        }
    }
}
