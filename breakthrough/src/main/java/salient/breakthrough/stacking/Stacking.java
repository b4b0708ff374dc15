package salient.breakthrough.stacking;

import static salient.breakthrough.play.Clauses.clause;

import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;

/** 7.6s to 7.6v: who may stand together. */
public final class Stacking {
    /** 7.6v: stacking points in a hex. */
    public static final int LIMIT = Constants.of("stacking-limit");

    private Stacking() {}

    /** Whether a unit that is not in the hex would keep the limit there. */
    @Clause({"breakthrough 7.6u", "breakthrough 7.6v"})
    public static boolean fits(State s, int u, int hex) {
        return s.forces().stackingAt(hex) + s.forces().stacking(u) <= LIMIT;
    }

    /** 7.6t: two units in travel mode never share a hex by moving or changing mode. */
    @Clause({"breakthrough 7.6t", "breakthrough 7.7i"})
    public static boolean travellerAt(State s, int hex, Army army, int except) {
        Forces forces = s.forces();
        for (int u = forces.first(hex); u != Forces.NONE; u = forces.next(u))
            if (u != except && forces.army(u) == army && forces.traveling(u)) return true;
        return false;
    }

    /** 7.6s: whether a unit in travel mode would join units in normal mode there. */
    @Clause({"breakthrough 7.6s", "breakthrough 7.7h"})
    public static boolean joinsNormal(State s, int u, int hex) {
        Forces forces = s.forces();
        if (!forces.traveling(u)) return false;
        for (int other = forces.first(hex); other != Forces.NONE; other = forces.next(other))
            if (forces.army(other) == forces.army(u) && !forces.traveling(other)) return true;
        return false;
    }

    public static boolean allows(State s, int u, int hex) {
        return fits(s, u, hex)
                && !(s.forces().traveling(u) && travellerAt(s, hex, s.forces().army(u), u));
    }

    public static void judge(State s, int u, int hex, Reasons reasons) {
        if (!fits(s, u, hex))
            reasons.add(
                    clause("7.6v"),
                    "More than " + LIMIT + " stacking points would be at "
                            + s.board().hex(hex) + ".");
        if (s.forces().traveling(u) && travellerAt(s, hex, s.forces().army(u), u))
            reasons.add(
                    clause("7.6t"),
                    "Another unit in travel mode is at " + s.board().hex(hex) + ".");
    }
}
