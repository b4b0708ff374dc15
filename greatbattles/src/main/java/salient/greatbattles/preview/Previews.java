package salient.greatbattles.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.combat.Advance;
import salient.greatbattles.deployment.Deployment;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.formation.OrderedBases;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Circle;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.greatbattles.landing.Beaches;
import salient.greatbattles.movement.Movement;
import salient.greatbattles.movement.OrderPaths;
import salient.greatbattles.orders.GreatBattlesOrders;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.scenario.Zone;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;
import salient.kernel.play.Verdict;

/** What an order would do, computed by the same rule classes that would carry it out. */
public final class Previews {
    private Previews() {}

    public static TableAnswer of(State s, GreatBattlesOrder order) {
        return switch (order) {
            case GreatBattlesOrder.March o -> MovePreviews.of(s, o.unit(), o);
            case GreatBattlesOrder.Go o ->
                s.phase() == Phase.SET_UP
                        ? layout(s, o.unit(), s.units().formation(o.unit().index()), o.ways(), o)
                        : MovePreviews.of(s, o.unit(), o);
            case GreatBattlesOrder.Road o -> MovePreviews.of(s, o.unit(), o);
            case GreatBattlesOrder.RoadTo o -> MovePreviews.of(s, o.unit(), o);
            case GreatBattlesOrder.Forming o ->
                s.phase() == Phase.NIGHT ? byNight(s, o) : MovePreviews.of(s, o.unit(), o);
            case GreatBattlesOrder.SetUp o -> layout(s, o.unit(), o.formation(), o.at(), o.facing(), o);
            case GreatBattlesOrder.Deploy o -> layout(s, o.unit(), o.formation(), o.at(), o.facing(), o);
            case GreatBattlesOrder.DeployStands o -> layout(s, o.unit(), o.formation(), o.ways(), o);
            case GreatBattlesOrder.Advance o -> advance(s, o);
            case GreatBattlesOrder.Plan o -> BarragePreviews.plan(s, o);
            case GreatBattlesOrder.Call o -> BarragePreviews.call(s, o);
            case GreatBattlesOrder.Aim o -> FirePreviews.aim(s, o);
            case GreatBattlesOrder.OpportunityFire o -> FirePreviews.opportunity(s, o);
            case GreatBattlesOrder.Combat o -> FirePreviews.combat(s, o);
            case GreatBattlesOrder.Drop o -> DropPreviews.of(s, o);
            case GreatBattlesOrder.Postpone o -> DropPreviews.of(s, o);
            case GreatBattlesOrder.Gather o -> DropPreviews.of(s, o);
            default -> new TableAnswer.Ruled(reasons(GreatBattlesOrders.judge(s, order)));
        };
    }

    static List<Verdict.Reason> reasons(Verdict verdict) {
        return verdict instanceof Verdict.Refused(List<Verdict.Reason> reasons) ? reasons : List.of();
    }

    private static TableAnswer.Layout layout(
            State s, Unit unit, Formation formation, Point at, int facing, GreatBattlesOrder order) {
        int[] stands = Deployment.waiting(s, unit.index());
        Optional<Formations.Layout> layout =
                stands.length == 0 ? Optional.empty() : Formations.layout(s, stands, formation, at, facing);
        return layout.map(l -> layout(s, unit, formation, stands, l, order))
                .orElseGet(() -> new TableAnswer.Layout(
                        unit.name(),
                        formation.id(),
                        List.of(),
                        List.of(),
                        reasons(GreatBattlesOrders.judge(s, order))));
    }

    /** Stand by stand. */
    private static TableAnswer.Layout layout(
            State s, Unit unit, Formation formation, List<GreatBattlesOrder.Way> ways, GreatBattlesOrder order) {
        int[] stands = ways.stream().mapToInt(way -> way.stand().index()).toArray();
        Base[] bases = OrderedBases.bases(s, ways);
        return layout(s, unit, formation, stands, new Formations.Layout(bases, new boolean[bases.length]), order);
    }

    private static TableAnswer.Layout layout(
            State s, Unit unit, Formation formation, int[] stands, Formations.Layout laid, GreatBattlesOrder order) {
        List<TableAnswer.Placed> placed = new ArrayList<>();
        for (int i = 0; i < stands.length; i++) placed.add(placed(s, stands[i], laid.bases()[i]));
        List<Verdict.Reason> reasons = reasons(GreatBattlesOrders.judge(s, order));
        Optional<String> forecast = reasons.isEmpty() && s.phase() != Phase.SET_UP
                ? Deployment.forecast(s, unit, laid, formation)
                : Optional.empty();
        return new TableAnswer.Layout(
                unit.name(),
                formation.id(),
                placed,
                forecast.map(text -> new TableAnswer.Remark(Clauses.clause("C2e"), text)).stream()
                        .toList(),
                reasons);
    }

    /** N5: at night there is no fire and no action is spent; a hidden unit reveals itself by it. */
    private static TableAnswer.Layout byNight(State s, GreatBattlesOrder.Forming o) {
        List<Verdict.Reason> reasons = reasons(GreatBattlesOrders.judge(s, o));
        List<TableAnswer.Placed> placed = new ArrayList<>();
        if (s.unitOnTable(o.unit().index()))
            OrderPaths.of(s, o).ifPresent(paths -> {
                for (int i = 0; i < paths.count(); i++) placed.add(placed(s, paths.stand(i), paths.last(s, i)));
            });
        boolean shows = reasons.isEmpty() && s.hidden(o.unit().index());
        return new TableAnswer.Layout(
                o.unit().name(),
                o.formation().id(),
                placed,
                shows
                        ? List.of(new TableAnswer.Remark(Clauses.clause("H2"), o.unit() + " shows itself by moving."))
                        : List.of(),
                reasons);
    }

    /** C9u: where the winner would end. */
    private static TableAnswer advance(State s, GreatBattlesOrder.Advance o) {
        List<Verdict.Reason> reasons = reasons(GreatBattlesOrders.judge(s, o));
        if (s.ask() != Decision.ADVANCE) return new TableAnswer.Ruled(reasons);
        Unit unit = s.unit(s.pending().advance().winner());
        int[] stands = s.standsOf(unit.index());
        Base[] ends = Advance.ends(s, Math.min(o.most(), Point.INCH));
        List<TableAnswer.Placed> placed = new ArrayList<>();
        for (int i = 0; i < ends.length; i++) placed.add(placed(s, stands[i], ends[i]));
        return new TableAnswer.Layout(
                unit.name(), s.units().formation(unit.index()).id(), placed, List.of(), reasons);
    }

    static TableAnswer.Placed placed(State s, int stand, Base base) {
        List<List<Integer>> corners = new ArrayList<>();
        for (int k = 0; k < 4; k++)
            corners.add(List.of(base.corner(k).x(), base.corner(k).y()));
        return new TableAnswer.Placed(
                s.stand(stand).name(), base.center().x(), base.center().y(), base.facing(), corners);
    }

    /** T20 at set-up, C2a afterward, Q44a for units that arrive by air or sea. */
    public static TableAnswer.Ground ground(State s, Unit unit) {
        if (s.phase() == Phase.SET_UP && unit.zone().isPresent()) {
            Zone zone = unit.zone().get();
            return new TableAnswer.Ground(
                    unit.name(),
                    zone.areas().stream().map(Previews::outline).toList(),
                    zone.circles().stream().map(Previews::circle).toList(),
                    zone.onRoad(),
                    zone.facing());
        }
        if (s.phase() != Phase.SET_UP && Deployment.byAirOrSea(s, unit)) {
            List<Objective> places = Beaches.places(s, unit);
            return new TableAnswer.Ground(
                    unit.name(),
                    places.stream()
                            .flatMap(o -> o.outline().stream())
                            .map(Previews::outline)
                            .toList(),
                    places.stream()
                            .filter(o -> o.outline().isEmpty())
                            .map(o -> circle(new Circle(o.at(), o.radius())))
                            .toList(),
                    false,
                    0);
        }
        List<Base> gates = s.phase() == Phase.SET_UP ? List.of() : Deployment.gates(s, unit);
        return new TableAnswer.Ground(
                unit.name(),
                List.of(),
                gates.stream()
                        .map(g -> circle(new Circle(g.center(), Movement.NEAR)))
                        .toList(),
                false,
                0);
    }

    private static List<List<Integer>> outline(Polygon polygon) {
        List<List<Integer>> corners = new ArrayList<>();
        for (int i = 0; i < polygon.corners(); i++)
            corners.add(List.of(polygon.corner(i).x(), polygon.corner(i).y()));
        return corners;
    }

    private static List<Integer> circle(Circle circle) {
        return List.of(circle.center().x(), circle.center().y(), circle.radius());
    }
}
