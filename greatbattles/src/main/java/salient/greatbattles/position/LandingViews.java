package salient.greatbattles.position;

import java.util.ArrayList;
import java.util.List;
import salient.greatbattles.play.GreatBattlesView;
import salient.greatbattles.scenario.Division;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;

/** The part of a view about divisions, objectives and drops. */
public final class LandingViews {
    private static final int TURNS = Constants.number("turns_per_day");
    private static final List<String> HOLDERS = List.of("", "allied", "axis");

    private LandingViews() {}

    public static String division(State s, Unit unit) {
        return unit.division() < 0 ? "" : name(s.scenario().divisions().get(unit.division()));
    }

    private static String name(Division d) {
        return ScenarioDefinition.SIDE_IDS.get(d.side()) + "/" + d.number();
    }

    public static String comes(Unit unit) {
        return unit.arrival().map(a -> a.means().id()).orElse(unit.zone().isPresent() ? "set-up" : "reserve");
    }

    public static String rendezvous(State s, Unit unit) {
        int stand = s.units().rendezvous(unit.index());
        return stand < 0 ? "" : s.stand(stand).name();
    }

    public static List<GreatBattlesView.DivisionView> divisions(State s) {
        return s.scenario().divisions().stream()
                .map(d -> new GreatBattlesView.DivisionView(
                        name(d),
                        d.title(),
                        ScenarioDefinition.SIDE_IDS.get(d.side()),
                        s.divisions().points(d.index())))
                .toList();
    }

    public static List<GreatBattlesView.ObjectiveView> objectives(State s) {
        return s.scenario().objectives().stream().map(o -> objective(s, o)).toList();
    }

    private static GreatBattlesView.ObjectiveView objective(State s, Objective o) {
        List<List<Integer>> outline = new ArrayList<>();
        o.outline().ifPresent(polygon -> {
            for (int i = 0; i < polygon.corners(); i++)
                outline.add(List.of(polygon.corner(i).x(), polygon.corner(i).y()));
        });
        return new GreatBattlesView.ObjectiveView(
                o.kind().id(),
                o.name(),
                HOLDERS.get(s.objectives().holder(o.index()) + 1),
                o.at().x(),
                o.at().y(),
                o.radius(),
                outline);
    }

    public static List<GreatBattlesView.DropView> drops(State s) {
        List<GreatBattlesView.DropView> drops = new ArrayList<>();
        for (Unit unit : s.scenario().units()) {
            int u = unit.index();
            boolean withheld = s.units().withheld(u);
            if (!s.units().dropPlanned(u) && !withheld) continue;
            int hour = s.units().dropHour(u);
            // The last turn of a day belongs to that day; a drop in the night before a day has turn 0 of that day.
            boolean night = unit.arrival().orElseThrow().turn() == 0;
            int day = withheld ? 0 : night ? hour / TURNS + 1 : (hour + TURNS - 1) / TURNS;
            drops.add(new GreatBattlesView.DropView(
                    unit.name(),
                    withheld,
                    s.units().dropPoint(u).x(),
                    s.units().dropPoint(u).y(),
                    withheld ? "" : s.units().dropHeight(u).id(),
                    day,
                    withheld ? 0 : hour - (day - 1) * TURNS));
        }
        return drops;
    }
}
