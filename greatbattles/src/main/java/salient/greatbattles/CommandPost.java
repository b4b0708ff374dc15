package salient.greatbattles;

import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** U36, C7Mm: marching along a road, for battalions in road column and for the C Ops. */
@Clause({"greatbattles U36", "greatbattles C7Mm", "greatbattles C6h"})
final class CommandPost {
    private static final int MOVE = 12 * Point.INCH;

    private CommandPost() {}

    static void judgeRoad(State s, GreatBattlesOrder.Road o, Verdict.Reasons why) {
        int unit = o.unit().index();
        Actions.judgeMove(s, unit, why);
        if (!why.isEmpty()) return;
        if (o.unit().battalion()) {
            if (s.formation(unit) != Formation.ROAD)
                why.add(Clauses.clause("C7Mm"), o.unit() + " is not in road column.");
            else Movement.judge(s, unit, o, why);
            return;
        }
        int post = s.standsOf(unit)[0];
        Optional<Road> road = Formations.roadAt(s, s.at(post));
        Optional<Paths> paths = Movement.paths(s, o);
        if (road.isEmpty() || paths.isEmpty() || o.mils() == 0) {
            why.add(Clauses.clause("U36"), "The C Ops moves along a road.");
            return;
        }
        if (Math.abs(o.mils()) > MOVE) why.add(Clauses.clause("U36"), "The C Ops moves 12\" an action.");
        int from = road.get().milestone(s.at(post));
        if (!Roads.clear(s, o.unit().side(), road.get(), from, from + o.mils()))
            why.add(Clauses.clause("U36"), "The road is not clear of enemies.");
        Movement.judgeEnd(s, unit, paths.get(), why);
    }
}
