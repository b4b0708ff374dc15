package salient.greatbattles.night;

import salient.greatbattles.play.Clauses;
import salient.greatbattles.state.State;
import salient.greatbattles.supply.LineOfRetreat;
import salient.greatbattles.tables.Constants;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** V25: a battalion withdraws into reserve at the beginning of a turn, instead of anything else in that turn. */
public final class DayReserve {
    private static final int ZONE = Constants.mils("enemy_zone");

    private DayReserve() {}

    @Clause({"greatbattles V25", "greatbattles Q6a", "greatbattles Q6b"})
    public static void judge(State s, int unit, Verdict.Reasons why) {
        if (!s.unitOnTable(unit)) {
            why.add(Clauses.clause("Q6b"), s.unit(unit) + " is not a battalion on the table.");
            return;
        }
        if (s.units().locked(unit)) why.add(Clauses.clause("C9d"), s.unit(unit) + " is locked in close combat.");
        if (!LineOfRetreat.open(s, unit, ZONE))
            why.add(Clauses.clause("Q6b"), "A stand of " + s.unit(unit) + " is surrounded by the enemy.");
    }
}
