package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.List;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.greatbattles.scenario.Feature;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.VictoryRule;
import salient.greatbattles.state.State;

/** The places that win a scenario, as its victory rule names them, the most important first. */
final class Goals {
    /** A place, and whether the side holds it. */
    record Goal(Point center, Polygon area, boolean held) {}

    private Goals() {}

    static List<Goal> of(Situation situation) {
        State s = situation.state();
        List<Goal> goals = new ArrayList<>();
        for (VictoryRule rule : s.scenario().victory()) add(situation, rule, goals);
        return goals;
    }

    private static void add(Situation situation, VictoryRule rule, List<Goal> goals) {
        State s = situation.state();
        switch (rule) {
            case VictoryRule.HoldTown(int _, String town) -> {
                Polygon area = area(s.scenario(), town);
                goals.add(new Goal(center(area), area, situation.ownIn(area) && !situation.enemyIn(area)));
            }
            case VictoryRule.CommandIn(int side, String town, String ridge) -> {
                Polygon area = area(s.scenario(), town);
                Polygon heights = area(s.scenario(), ridge);
                boolean attacker = side == situation.side();
                Point entrance = roadIn(s.scenario(), area, center(heights));
                goals.add(new Goal(entrance, area, !attacker && situation.ownIn(area)));
                if (!attacker)
                    goals.add(new Goal(
                            roadIn(s.scenario(), heights, center(heights)), heights, situation.ownIn(heights)));
            }
            case VictoryRule.TwoTowns(int _, String first, String second, List<Integer> _) -> {
                Polygon one = area(s.scenario(), first);
                Polygon other = area(s.scenario(), second);
                goals.add(new Goal(center(one), one, s.turnState().controlsFirstTown() == situation.side()));
                goals.add(new Goal(center(other), other, s.turnState().controlsSecondTown() == situation.side()));
            }
            case VictoryRule.PortsAndAirfields _ -> {
                for (Objective.Kind kind : new Objective.Kind[] {Objective.Kind.PORT, Objective.Kind.AIRFIELD})
                    for (Objective o : s.scenario().objectives())
                        if (o.kind() == kind && o.outline().isPresent())
                            goals.add(new Goal(
                                    o.at(), o.outline().get(), s.objectives().holder(o.index()) == situation.side()));
            }
        }
    }

    static Polygon area(ScenarioDefinition battle, String name) {
        return battle.findFeature(name).map(Feature::outline).orElseThrow();
    }

    static Point center(Polygon area) {
        long x = 0;
        long y = 0;
        int n = area.corners();
        for (int i = 0; i < n; i++) {
            x += area.corner(i).x();
            y += area.corner(i).y();
        }
        return new Point((int) (x / n), (int) (y / n));
    }

    /** The place of an area on a road that is nearest to another place; its middle if no road runs through it. */
    static Point roadIn(ScenarioDefinition battle, Polygon area, Point near) {
        Point best = center(area);
        long least = Long.MAX_VALUE;
        for (Road road : battle.roads())
            for (int mile = 0; mile <= road.length(); mile += 250) {
                Point p = road.along(mile);
                if (area.contains(p) && p.squaredTo(near) < least) {
                    least = p.squaredTo(near);
                    best = p;
                }
            }
        return best;
    }
}
