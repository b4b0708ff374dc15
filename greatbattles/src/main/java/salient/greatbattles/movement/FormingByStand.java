package salient.greatbattles.movement;

import salient.greatbattles.formation.OrderedBases;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** ACT1, F1 to F11: a change of formation with gaps of the player's choice. */
public final class FormingByStand {
    private FormingByStand() {}

    /** Whether the stands are named, the center stand stays and the new formation is one; nothing about the way there. */
    @Clause("greatbattles ACT1")
    public static void judge(State s, GreatBattlesOrder.FormStands o, Verdict.Reasons why) {
        Unit unit = o.unit();
        int[] stands = s.standsOf(unit.index());
        if (!OrderedBases.named(unit, o.ways(), stands, why) || stands.length == 0) return;
        GreatBattlesOrder.Way center = o.ways().get(OrderPaths.center(s, stands));
        if (!center.end().center().equals(s.at(center.stand().index()))
                || !center.corners().isEmpty())
            why.add(
                    Clauses.clause("ACT1"),
                    center.stand() + " is the center stand of " + unit + " and stays where it is.");
        OrderedBases.judgeFormation(s, o.ways(), OrderedBases.bases(s, o.ways()), o.formation(), why);
    }
}
