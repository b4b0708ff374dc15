package salient.greatbattles.play;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.tables.Weather;

/** Day and night, turns, weather, activation, objectives and the end of the game. */
public sealed interface TurnHappening extends Happening {
    record Dawn(int day) implements TurnHappening {}

    record NightFell(int day) implements TurnHappening {}

    /** Q44d: the day ends on this die or a higher one. */
    record DayEndRolled(int needed, int die, boolean ends) implements TurnHappening {}

    record WeatherRolled(Weather weather) implements TurnHappening {}

    record SightingRolled(int die) implements TurnHappening {}

    record FogRolled(boolean lifts) implements TurnHappening {}

    record TurnBegan(int turn, String side) implements TurnHappening {}

    record Passed(String side) implements TurnHappening {}

    record Proceeded(String side) implements TurnHappening {}

    record ActionsRolled(String unit, int die, int actions) implements TurnHappening {}

    record ActionSkipped(String unit) implements TurnHappening {}

    record Activated(String unit) implements TurnHappening {}

    record GroupsActivated(List<String> battlegroups) implements TurnHappening {
        public GroupsActivated {
            battlegroups = List.copyOf(battlegroups);
        }
    }

    /** What the other side learns: this many battlegroups, or one battalion if 0. */
    record ActivationBought(String side, int battlegroups) implements TurnHappening {}

    record Deactivated(String unit) implements TurnHappening {}

    record OrdersDelayed(String unit, int turns) implements TurnHappening {}

    record OrdersArrived(String unit) implements TurnHappening {}

    /** A roll to activate a unit again, or by its initiative, or its whole battlegroup. */
    record ActivationRolled(String unit, boolean battlegroup, int needed, int die, boolean activated)
            implements TurnHappening {}

    record StaffHelped(String side, Optional<String> unit) implements TurnHappening {}

    record PointsGained(String side, int points, boolean byStaffWork) implements TurnHappening {}

    /** Q44s: of a side, or of one of its divisions by number. */
    record PointsKept(String side, Optional<Integer> division, int kept, int points, int needed)
            implements TurnHappening {}

    record CommandLost(String unit, int points) implements TurnHappening {}

    record ObjectiveTaken(String side, String objective) implements TurnHappening {}

    record BeachheadWon(String objective) implements TurnHappening {}

    record GameOver(String winner, boolean marginal) implements TurnHappening {}
}
