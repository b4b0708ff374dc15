package salient.greatbattles.victory;

import java.util.ArrayList;
import java.util.List;
import salient.greatbattles.landing.Objectives;
import salient.greatbattles.play.GreatBattlesView.GoalView;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.VictoryRule;
import salient.greatbattles.state.State;

/** How a scenario is won, in words for both sides, and how it stands. */
public final class Goals {
    private Goals() {}

    public static List<GoalView> of(State s) {
        List<GoalView> goals = new ArrayList<>();
        for (VictoryRule rule : s.scenario().victory())
            switch (rule) {
                case VictoryRule.HoldTown(int side, String town) -> holdTown(s, side, town, goals);
                case VictoryRule.CommandIn command -> commandIn(s, command, goals);
                case VictoryRule.TwoTowns towns -> twoTowns(s, towns, goals);
                case VictoryRule.PortsAndAirfields(int attacker) -> ports(s, attacker, goals);
            }
        return goals;
    }

    private static GoalView goal(int side, String text, String place, boolean met) {
        return new GoalView(ScenarioDefinition.SIDE_IDS.get(side), text, place, met);
    }

    private static void holdTown(State s, int side, String town, List<GoalView> goals) {
        boolean held = Victory.holds(s, side, Victory.area(s, town));
        goals.add(goal(
                side,
                "At the end, have an infantry stand that is not suppressed in " + town + " and no enemy stand in it.",
                town,
                held));
        goals.add(goal(1 - side, "Keep the enemy from holding " + town + " at the end.", town, !held));
    }

    private static void commandIn(State s, VictoryRule.CommandIn rule, List<GoalView> goals) {
        int side = rule.side();
        String town = rule.town();
        boolean there = Victory.commands(s, side, Victory.area(s, town));
        goals.add(goal(
                side, "Bring your Center of Operations onto a road in " + town + ": you win at once.", town, there));
        goals.add(goal(
                1 - side, "Keep the enemy's Center of Operations out of " + town + " until the end.", town, !there));
        goals.add(goal(
                1 - side,
                "Have a fighting stand on " + rule.ridge() + " at the end; without one the victory is marginal.",
                rule.ridge(),
                Victory.present(s, 1 - side, Victory.area(s, rule.ridge()))));
    }

    private static void twoTowns(State s, VictoryRule.TwoTowns rule, List<GoalView> goals) {
        boolean first = s.turnState().controlsFirstTown() == rule.attacker();
        boolean second = s.turnState().controlsSecondTown() == rule.attacker();
        goals.add(goal(rule.attacker(), "Control " + rule.first() + " at the end.", rule.first(), first));
        goals.add(goal(
                rule.attacker(),
                "Control " + rule.second() + " as well for a decisive victory.",
                rule.second(),
                second));
        goals.add(goal(
                1 - rule.attacker(),
                "Control " + rule.first() + " at the end for a decisive victory.",
                rule.first(),
                !first));
        goals.add(goal(
                1 - rule.attacker(),
                "Otherwise control " + rule.second() + " and save half of the stands in " + rule.first()
                        + " for a marginal victory.",
                rule.second(),
                !second));
    }

    private static void ports(State s, int attacker, List<GoalView> goals) {
        int ports = Objectives.count(s, Objective.Kind.PORT, attacker);
        int airfields = Objectives.count(s, Objective.Kind.AIRFIELD, attacker);
        int all = ports + Objectives.count(s, Objective.Kind.PORT, 1 - attacker);
        goals.add(goal(attacker, "Hold all " + all + " ports at the end for a decisive victory.", "", ports == all));
        goals.add(goal(
                attacker, "Hold one port and two airfields for a marginal victory.", "", ports > 0 && airfields >= 2));
        goals.add(goal(
                1 - attacker,
                "Leave the enemy no port and no airfield at the end for a decisive victory.",
                "",
                ports == 0 && airfields == 0));
    }
}
