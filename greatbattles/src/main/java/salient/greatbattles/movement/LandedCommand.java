package salient.greatbattles.movement;

import java.util.List;
import salient.greatbattles.actions.ActionRules;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Segment;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.paths.Rates;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** A16: a C Ops that has landed off road moves to a point on a road, and gives no benefits until it gets there. */
public final class LandedCommand {
    private static final int MOVE = Constants.mils("command_move_off_road");

    private LandedCommand() {}

    @Clause("greatbattles A16")
    public static void judge(State s, GreatBattlesOrder.MakeFor o, Verdict.Reasons why) {
        int unit = o.unit().index();
        if (!s.commandOffRoad(unit)) {
            why.add(Clauses.clause("A16"), o.unit() + " is not a Center of Operations that has landed off road.");
            return;
        }
        ActionRules.judgeMove(s, unit, why);
        if (!s.unitOnTable(unit) || why.settled()) return;
        if (Formations.roadAt(s, o.at()).isEmpty()) why.add(Clauses.clause("A16"), "It makes for a point on a road.");
        Paths paths = paths(s, o);
        if (paths.longest() == 0) why.add(Clauses.clause("ACT16"), "A move must move some stand.");
        else if (paths.cost(s, Rates.of(s, unit, s.units().formation(unit)), 0, 0, paths.length(0)) < 0)
            why.add(Clauses.clause("G24"), o.unit() + " cannot cross impassable ground.");
        Movement.judgeEnd(s, unit, paths, why);
    }

    /** Straight to the road, 12 inches per action. */
    public static Paths paths(State s, GreatBattlesOrder.MakeFor o) {
        int post = s.standsOf(o.unit().index())[0];
        Point from = s.at(post);
        int whole = new Segment(from, o.at()).length();
        Point to = whole <= MOVE ? o.at() : from.towards(o.at(), MOVE, whole);
        return Paths.of(List.of(new Paths.Way(post, s.base(post).facing(), false, List.of(from, to))));
    }
}
