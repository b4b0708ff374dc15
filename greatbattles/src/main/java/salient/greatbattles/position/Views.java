package salient.greatbattles.position;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import salient.greatbattles.activation.Activation;
import salient.greatbattles.deployment.Deployment;
import salient.greatbattles.formation.LoneStand;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesView;
import salient.greatbattles.scenario.Arrival;
import salient.greatbattles.scenario.Feature;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.sight.Sight;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Arms;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.victory.Goals;
import salient.kernel.rulebook.Clause;

/** Makes a view from a position already limited to what a side knows. */
public final class Views {
    private static final int TURNS_PER_DAY = Constants.number("turns_per_day");

    private Views() {}

    @Clause({"greatbattles U51", "greatbattles ART35"})
    public static GreatBattlesView of(State s) {
        List<GreatBattlesView.PartyView> parties = new ArrayList<>();
        for (int side = 0; side < 2; side++)
            parties.add(new GreatBattlesView.PartyView(
                    ScenarioDefinition.SIDE_IDS.get(side),
                    s.scenario().parties().get(side).nation(),
                    s.scenario().parties().get(side).title(),
                    s.sides().points(side),
                    s.sides().rounds(side)));
        return new GreatBattlesView(
                s.scenario().id(),
                s.day(),
                s.scenario().days(),
                s.turn(),
                TURNS_PER_DAY,
                s.phase().word(),
                ScenarioDefinition.SIDE_IDS.get(s.player()),
                s.phase() == Phase.OVER ? "referee" : ScenarioDefinition.SIDE_IDS.get(s.decider()),
                s.turnState().weather().word(),
                Sight.range(s),
                s.turnState().round(),
                parties,
                IntStream.rangeClosed(0, 3)
                        .mapToObj(n -> Activation.price(s, n))
                        .toList(),
                s.scenario().units().stream().map(u -> unit(s, u)).toList(),
                s.scenario().stands().stream().map(stand -> stand(s, stand)).toList(),
                templates(s),
                LandingViews.divisions(s),
                LandingViews.objectives(s),
                Goals.of(s),
                LandingViews.drops(s),
                Markers.of(s),
                ridges(s.scenario()),
                table(s.scenario()));
    }

    /** What the counter of a unit shows: its name and side, its actions, whether it is activated or gone to ground. */
    @Clause({
        "greatbattles P16",
        "greatbattles P17",
        "greatbattles P18",
        "greatbattles P24",
        "greatbattles P25",
        "greatbattles P26",
        "greatbattles P27",
        "greatbattles P28",
        "greatbattles P10",
        "greatbattles E16"
    })
    private static GreatBattlesView.UnitView unit(State s, Unit u) {
        int locked = s.units().lockedWith(u.index());
        return new GreatBattlesView.UnitView(
                u.name(),
                u.title(),
                ScenarioDefinition.SIDE_IDS.get(u.side()),
                s.units().place(u.index()).id(),
                s.hidden(u.index()),
                s.units().status(u.index()).id(),
                LoneStand.formation(s, u.index()).id(),
                s.quality(u.index()).id(),
                s.units().actions(u.index()),
                s.units().hits(u.index()),
                locked < 0 ? "" : s.unit(locked).name(),
                LandingViews.division(s, u),
                s.units().scattered(u.index()),
                LandingViews.rendezvous(s, u),
                LandingViews.comes(u),
                u.arrival().map(Arrival::day).orElse(u.day()),
                u.arrival().map(Arrival::turn).orElse(u.turn()),
                Deployment.isWelcome(s, u));
    }

    /** U29, F13: a client draws the carrier with the stand it carries. */
    @Clause({"greatbattles U29", "greatbattles F13", "greatbattles P1", "greatbattles P5"})
    private static GreatBattlesView.StandView stand(State s, Stand spec) {
        int i = spec.index();
        boolean on = s.onTable(i);
        Base base = s.base(i);
        List<List<Integer>> corners = new ArrayList<>();
        for (int k = 0; on && k < 4; k++) corners.add(pair(base.corner(k)));
        int aim = s.stands().target(i);
        return new GreatBattlesView.StandView(
                spec.name(),
                s.unitOf(i) < 0 ? "" : s.unit(s.unitOf(i)).name(),
                spec.type().id(),
                spec.arms().map(Arms::name).orElse(""),
                spec.transport().map(Arms::name).orElse(""),
                s.stands().place(i).id(),
                base.center().x(),
                base.center().y(),
                base.facing(),
                corners,
                s.suppressed(i),
                s.stands().loaded(i),
                s.stands().emplaced(i),
                s.stands().owesAction(i),
                s.stands().rear(i),
                aim < 0 ? "" : s.stand(aim).name());
    }

    private static List<Integer> pair(Point p) {
        return List.of(p.x(), p.y());
    }

    @Clause({"greatbattles ART2", "greatbattles ART37"})
    private static List<GreatBattlesView.TemplateView> templates(State s) {
        List<GreatBattlesView.TemplateView> all = new ArrayList<>();
        for (int k = 0; k < s.templates().count(); k++)
            all.add(new GreatBattlesView.TemplateView(
                    ScenarioDefinition.SIDE_IDS.get(s.scenario().templateSide(k)),
                    s.scenario().templateNumber(k),
                    s.templates().mission(k).id(),
                    s.templates().battery(k).id(),
                    s.templates().at(k).x(),
                    s.templates().at(k).y(),
                    s.circle(k).radius(),
                    s.templates().turn(k),
                    s.templates().disk(k)));
        return all;
    }

    private static List<GreatBattlesView.RidgeView> ridges(ScenarioDefinition b) {
        return b.ridges().stream()
                .map(r -> new GreatBattlesView.RidgeView(
                        r.name(), r.line().stream().map(Views::pair).toList()))
                .toList();
    }

    private static GreatBattlesView.TableView table(ScenarioDefinition b) {
        List<GreatBattlesView.AreaView> areas = new ArrayList<>();
        for (Feature f : b.features()) {
            List<List<Integer>> outline = new ArrayList<>();
            for (int i = 0; i < f.outline().corners(); i++)
                outline.add(pair(f.outline().corner(i)));
            areas.add(new GreatBattlesView.AreaView(f.kind().id(), f.name(), f.level(), outline));
        }
        List<GreatBattlesView.RoadView> roads = new ArrayList<>();
        for (Road road : b.roads())
            roads.add(new GreatBattlesView.RoadView(
                    road.name(),
                    road.paved(),
                    road.line().stream().map(Views::pair).toList()));
        return new GreatBattlesView.TableView(b.title(), b.width(), b.height(), areas, roads);
    }
}
