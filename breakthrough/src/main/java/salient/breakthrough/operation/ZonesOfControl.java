package salient.breakthrough.operation;

import java.util.List;
import salient.breakthrough.play.OperationEvent;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.rulebook.Clause;

/** 7.6a to 7.6i: what enemy zones of control cost a mover. */
public final class ZonesOfControl {
    private static final int INFILTRATION_THROUGH = Constants.of("infiltration-through-turn");
    private static final int INFILTRATOR = OrderOfBattle.named("150").index();

    private ZonesOfControl() {}

    /** 7.6i: the 150th Panzer Brigade pays nothing through December 17. */
    @Clause("breakthrough 7.6i")
    static boolean ignores(State s, int u) {
        return u == INFILTRATOR && s.turn().number() <= INFILTRATION_THROUGH;
    }

    /** Whether a hex is in a zone of the unit's enemy that matters to it. */
    static boolean matters(State s, int u, int hex) {
        return s.forces().inZone(hex, s.forces().army(u).opponent()) && !ignores(s, u);
    }

    @Clause({"breakthrough 7.6b", "breakthrough 13.5i"})
    static int cost(State s, int u, int from, int to) {
        Forces forces = s.forces();
        Army enemy = forces.army(u).opponent();
        boolean enters = forces.inZone(to, enemy);
        boolean leaves = forces.inZone(from, enemy);
        if (!enters && !leaves || ignores(s, u)) return 0;
        boolean mobile = OrderOfBattle.unit(u).mobile();
        return (enters ? OperationCost.ENTER_ZOC.of(mobile) : 0)
                + (leaves ? leaving(s, u).of(mobile) : 0);
    }

    @Clause({"breakthrough 7.6c", "breakthrough 13.5j"})
    private static OperationCost leaving(State s, int u) {
        return s.forces().traveling(u) ? OperationCost.LEAVE_ZOC_TRAVEL : OperationCost.LEAVE_ZOC;
    }

    static void ledger(State s, int u, int from, int to, List<OperationEvent.Cost> costs) {
        boolean mobile = OrderOfBattle.unit(u).mobile();
        if (matters(s, u, to)) Step.add(costs, OperationCost.ENTER_ZOC, mobile);
        if (matters(s, u, from)) Step.add(costs, leaving(s, u), mobile);
    }

    /** 7.6d: from zone to zone in normal mode ends the unit's operations. */
    @Clause({"breakthrough 7.6d", "breakthrough 13.5u"})
    static boolean exhausts(State s, int u, int from, int to) {
        return !s.forces().traveling(u) && matters(s, u, from) && matters(s, u, to);
    }
}
