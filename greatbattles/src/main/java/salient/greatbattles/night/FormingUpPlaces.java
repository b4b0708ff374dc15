package salient.greatbattles.night;

import java.util.Optional;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.placement.PlacementCheck;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.Happening;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.play.UnitHappening.Reason;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.sight.Spotting;
import salient.greatbattles.state.CommandPosts;
import salient.greatbattles.state.State;
import salient.greatbattles.supply.RoadNet;
import salient.greatbattles.supply.Roads;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/** N1, N15: where the FUPs go at nightfall. */
final class FormingUpPlaces {
    /** N1: how close to the C Ops the FUP tries to move, in mils; farther away where there is no room. */
    @Clause("greatbattles N1")
    private static final int[] UP_TO = {250, 500, 1000, 2000, 4000};

    private FormingUpPlaces() {}

    /** N1: up to the C Ops along the road between them, over its junctions, if it is clear. */
    @Clause("greatbattles U43")
    static void move(State s, Unit unit, PlayContext t) {
        Optional<Integer> fup = CommandPosts.post(s, unit, StandType.FUP);
        Optional<Integer> post = CommandPosts.post(s, unit, StandType.C_OPS);
        if (fup.isEmpty()) return;
        if (post.isEmpty()) {
            fallBack(s, fup.get(), t);
            return;
        }
        if (s.visible(fup.get())) callUp(s, post.get(), t);
        Base command = s.base(post.get());
        if (Formations.roadAt(s, command.center()).isEmpty()
                || RoadNet.reach(s, unit.side(), s.at(fup.get()), command::covers)
                        .isEmpty()) return;
        for (int gap : UP_TO) {
            if (s.base(fup.get()).within(gap, command)) return;
            Optional<Base> there = room(s, fup.get(), command, gap, t);
            if (there.isEmpty()) continue;
            callUp(s, post.get(), t);
            go(s, fup.get(), there.get(), new UnitHappening.PostMovedUp(unit.name()), "N1", t);
            return;
        }
    }

    /** H13: the place of a visible FUP tells where its C Ops is, and so does its staying where it is. */
    @Clause("greatbattles H13")
    private static void callUp(State s, int post, PlayContext t) {
        Spotting.reveal(s, s.unitOf(post), t, Reason.CALLS_UP, "N1", "H13");
    }

    /** The first place on the road this close to the C Ops. What is hidden there is revealed, and the search goes on. */
    private static Optional<Base> room(State s, int fup, Base command, int gap, PlayContext t) {
        Base now = s.base(fup);
        while (true) {
            Optional<Base> there = RoadNet.reach(
                            s,
                            s.stand(fup).side(),
                            now.center(),
                            p -> now.at(p).within(gap, command) && PlacementCheck.seemsFree(s, fup, now.at(p)))
                    .map(now::at);
            if (there.isEmpty() || PlacementCheck.freeAfterLooking(s, fup, there.get(), t)) return there;
        }
    }

    private static void go(State s, int fup, Base there, Happening what, String clause, PlayContext t) {
        Spotting.reveal(s, s.unitOf(fup), t, Reason.MOVES, "H2", clause);
        s.put(fup, there);
        t.tellOf(s.unitOf(fup), Kind.NIGHT, what, clause);
    }

    /** N15: the FUP of a lost C Ops moves back along a clear friendly road until its base is against the edge. */
    @Clause("greatbattles N15")
    private static void fallBack(State s, int fup, PlayContext t) {
        Optional<Point> exit = Roads.clearWay(s, s.stand(fup).side(), s.at(fup));
        if (exit.isEmpty()) return;
        Base there = againstTheEdge(s, fup, exit.get());
        if (there.center().equals(s.at(fup)) || PlacementCheck.taken(s, fup, there, t)) return;
        go(s, fup, there, new UnitHappening.PostFellBack(s.unit(s.unitOf(fup)).name()), "N15", t);
    }

    /** The place on the road that ends at the exit from which the base just reaches it. */
    private static Base againstTheEdge(State s, int fup, Point exit) {
        Base base = s.base(fup);
        for (Road road : s.scenario().roads())
            for (boolean first : new boolean[] {true, false}) {
                if (!(first ? road.line().getFirst() : road.line().getLast()).equals(exit)) continue;
                for (int in = 0; in < road.length(); in += 10) {
                    Base there = base.at(road.along(first ? in : road.length() - in));
                    if (there.onTable(s.scenario().width(), s.scenario().height())) return there;
                }
            }
        return base.at(exit).onTable(s.scenario().width(), s.scenario().height()) ? base.at(exit) : base;
    }
}
