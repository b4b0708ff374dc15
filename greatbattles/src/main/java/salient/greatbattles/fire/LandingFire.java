package salient.greatbattles.fire;

import salient.greatbattles.play.Clauses;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.HoldFire;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/**
 * Q44b: enemies near an airfield fire at troops that land there. It is opportunity fire without the penalty; the
 * landing stand is a soft target. Each stand gets one shot, paid for with its next action.
 */
public final class LandingFire {
    private static final int NEAR = Constants.mils("landing_fire");

    private LandingFire() {}

    /** The unit that is fired at while it moves or lands. */
    public static int quarry(State s) {
        return s.pending().landing().underWay()
                ? s.pending().landing().unit()
                : s.pending().move().unit();
    }

    @Clause("greatbattles V40")
    public static void begin(State s, int unit, Objective field) {
        if (!s.on("malta.airfields")) return;
        s.pending().landing().begin(unit, field.index());
        ask(s);
    }

    /** At the start and after each shot: whether any stand may still fire. */
    public static void ask(State s) {
        if (asked(s)) s.ask(Decision.OPPORTUNITY, 1 - s.player());
        else end(s);
    }

    public static void end(State s) {
        s.pending().landing().end();
    }

    /** As in C8f: hidden units must not be revealed, so an unseen unit is enough reason to ask. */
    private static boolean asked(State s) {
        int lander = s.pending().landing().unit();
        int side = 1 - s.unit(lander).side();
        if (s.turnState().holdFire() != HoldFire.NO || s.standsOf(lander).length == 0) return false;
        if (OpportunityFire.unseen(s, side)) return true;
        for (int eye = 0; eye < s.stands().count(); eye++)
            if (s.stand(eye).side() == side && OpportunityFire.ready(s, eye))
                for (int target : s.standsOf(lander)) if (OpportunityFire.legal(s, eye, target)) return true;
        return false;
    }

    @Clause("greatbattles Q44b")
    public static void judge(State s, int eye, int target, boolean weapons, Verdict.Reasons why) {
        if (!s.onTable(eye)) why.add(Clauses.clause("Q44b"), s.stand(eye) + " is not on the table.");
        if (s.unitOf(target) != s.pending().landing().unit() || !s.onTable(target))
            why.add(Clauses.clause("Q44b"), s.stand(target) + " is not landing.");
        if (!why.isEmpty()) return;
        Objective field = s.scenario().objectives().get(s.pending().landing().airfield());
        if (!field.outline().orElseThrow().within(NEAR, s.base(eye)))
            why.add(Clauses.clause("Q44b"), s.stand(eye) + " is not within 6\" of " + field.name() + ".");
        if (s.stands().owesAction(eye)) why.add(Clauses.clause("C8h"), s.stand(eye) + " already owes an action.");
        if (weapons) Fire.judgeWeapons(s, s.unitOf(eye), why);
        if (!why.settled()) Fire.judge(s, eye, target, Fire.Manner.OPPORTUNITY, why);
    }
}
