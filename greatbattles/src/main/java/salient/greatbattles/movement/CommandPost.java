package salient.greatbattles.movement;

import java.util.Optional;
import java.util.function.Consumer;
import salient.greatbattles.actions.ActionRules;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.formation.LoneStand;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.supply.Roads;
import salient.greatbattles.supply.SupplySources;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Formation;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** U36, C7Mm: marching along a road, for battalions in road column and for the C Ops. */
public final class CommandPost {
    private static final int MOVE = Constants.mils("command_move");
    private static final int STEP = 250;

    private CommandPost() {}

    @Clause("greatbattles C6h")
    public static void judgeRoad(State s, GreatBattlesOrder.Road o, Verdict.Reasons why) {
        judge(s, o.unit(), o, why, more -> judgePost(s, o, more));
    }

    /** A battalion must be in road column; of a post more is asked. */
    private static void judge(
            State s, Unit unit, GreatBattlesOrder o, Verdict.Reasons why, Consumer<Verdict.Reasons> judgePost) {
        ActionRules.judgeMove(s, unit.index(), why);
        if (!s.unitOnTable(unit.index()) || unit.fup()) return;
        why.apart(more -> {
            if (!unit.battalion()) judgePost.accept(more);
            else if (LoneStand.formation(s, unit.index()) == Formation.ROAD) Movement.judge(s, unit.index(), o, more);
            else more.add(Clauses.clause("C7Mm"), () -> unit + " is not in road column.");
        });
    }

    private static void judgePost(State s, GreatBattlesOrder.Road o, Verdict.Reasons why) {
        int unit = o.unit().index();
        int post = s.standsOf(unit)[0];
        Optional<Road> road = Formations.roadAt(s, s.at(post));
        Optional<Paths> paths = OrderPaths.of(s, o);
        if (road.isEmpty() || paths.isEmpty() || o.mils() == 0) {
            why.add(Clauses.clause("U36"), "The Center of Operations moves along a road.");
            return;
        }
        if (Math.abs(o.mils()) > MOVE)
            why.add(Clauses.clause("U36"), "The Center of Operations moves at most 12\" per action.");
        int from = road.get().milestone(s.at(post));
        if (!Roads.clear(s, o.unit().side(), road.get(), from, from + o.mils()))
            why.add(Clauses.clause("U36"), "The road is not clear of enemies.");
        else if (Roads.clearWay(s, o.unit().side(), s.at(post)).isEmpty())
            why.add(Clauses.clause("U36"), "No clear road leads from here to the friendly edge.");
        Movement.judgeEnd(s, unit, paths.get(), why);
    }

    @Clause({"greatbattles C7Mm", "greatbattles U36"})
    public static void judgeRoad(State s, GreatBattlesOrder.RoadTo o, Verdict.Reasons why) {
        judge(
                s,
                o.unit(),
                o,
                why,
                more -> OrderPaths.of(s, o)
                        .ifPresentOrElse(
                                paths -> judgeWay(s, o.unit(), paths, more),
                                () -> more.add(
                                        Clauses.clause("U36"),
                                        () -> "No road leads from the Center of Operations to " + o.at() + ".")));
    }

    /** U36: its own path, over junctions of friendly roads or along the friendly board edge. */
    public static void judgeWay(State s, Unit unit, Paths paths, Verdict.Reasons why) {
        if (paths.count() != 1 || paths.longest() == 0) {
            why.add(Clauses.clause("ACT16"), "A move must move its stand.");
            return;
        }
        if (paths.longest() > MOVE)
            why.add(Clauses.clause("U36"), "The Center of Operations moves at most 12\" per action.");
        int length = paths.length(0);
        for (int at = 0; at < length + STEP && why.isEmpty(); at += STEP) {
            Base there =
                    at >= length ? paths.last(s, 0) : s.base(paths.stand(0)).at(paths.along(0, at));
            if (!alongEdge(s, unit.side(), there) && !onFriendlyRoad(s, unit.side(), there.center()))
                why.add(
                        Clauses.clause("U36"),
                        "The Center of Operations keeps to a friendly road or to the friendly board edge.");
            else if (meetsEnemy(s, unit.side(), there))
                why.add(Clauses.clause("G33"), () -> unit + " cannot pass through an enemy stand.");
        }
        if (why.isEmpty()) Movement.judgeEnd(s, unit.index(), paths, why);
    }

    private static boolean onFriendlyRoad(State s, int side, Point p) {
        return Formations.roadAt(s, p).isPresent() && Roads.hasClearWay(s, side, p);
    }

    private static boolean alongEdge(State s, int side, Base base) {
        if (SupplySources.instead(s)) return false;
        String edges = s.scenario().parties().get(side).edges();
        int north = s.scenario().height() - Base.CONTACT;
        int east = s.scenario().width() - Base.CONTACT;
        for (int k = 0; k < 4; k++) {
            Point corner = base.corner(k);
            if (edges.contains("N") && corner.y() >= north
                    || edges.contains("E") && corner.x() >= east
                    || edges.contains("S") && corner.y() <= Base.CONTACT
                    || edges.contains("W") && corner.x() <= Base.CONTACT) return true;
        }
        return false;
    }

    private static boolean meetsEnemy(State s, int side, Base base) {
        for (int other : s.visibleStands(1 - side))
            if (s.stands().near(other, base.center(), 3 * Point.INCH) && base.overlaps(s.base(other))) return true;
        return false;
    }
}
