package salient.greatbattles;

import java.util.ArrayList;
import java.util.List;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Circle;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.scenario.Zone;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;
import salient.kernel.play.Verdict;

/** What an order would do, asked of the same rooms that would carry it out. */
final class Previews {
    private Previews() {}

    static TableAnswer of(State s, GreatBattlesOrder order) {
        return switch (order) {
            case GreatBattlesOrder.March o -> MovePreviews.of(s, o.unit(), o);
            case GreatBattlesOrder.Go o ->
                s.phase() == Phase.SET_UP ? arrangement(s, o) : MovePreviews.of(s, o.unit(), o);
            case GreatBattlesOrder.Road o -> MovePreviews.of(s, o.unit(), o);
            case GreatBattlesOrder.Form o -> MovePreviews.of(s, o.unit(), o);
            case GreatBattlesOrder.SetUp o -> layout(s, o.unit(), o.formation(), o.at(), o.facing(), o);
            case GreatBattlesOrder.Deploy o -> layout(s, o.unit(), o.formation(), o.at(), o.facing(), o);
            case GreatBattlesOrder.Plan o -> BarragePreviews.plan(s, o);
            case GreatBattlesOrder.Call o -> BarragePreviews.call(s, o);
            case GreatBattlesOrder.Aim o -> FirePreviews.aim(s, o);
            case GreatBattlesOrder.OpportunityFire o -> FirePreviews.opportunity(s, o);
            case GreatBattlesOrder.Combat o -> FirePreviews.combat(s, o);
            case GreatBattlesOrder.Drop o -> DropPreviews.of(s, o);
            case GreatBattlesOrder.Postpone o -> DropPreviews.of(s, o);
            case GreatBattlesOrder.Gather o -> DropPreviews.of(s, o);
            default -> new TableAnswer.Ruled(reasons(Referee.judge(s, order)));
        };
    }

    static List<Verdict.Reason> reasons(Verdict verdict) {
        return verdict instanceof Verdict.Refused(List<Verdict.Reason> reasons) ? reasons : List.of();
    }

    private static TableAnswer.Layout layout(
            State s, Unit unit, Formation formation, Point at, int facing, GreatBattlesOrder order) {
        int[] stands = Deployment.waiting(s, unit.index());
        List<TableAnswer.Placed> placed = new ArrayList<>();
        if (stands.length > 0)
            Formations.layout(s, stands, formation, at, facing).ifPresent(layout -> {
                for (int i = 0; i < stands.length; i++) placed.add(placed(s, stands[i], layout.bases()[i]));
            });
        return new TableAnswer.Layout(unit.name(), formation.id(), placed, reasons(Referee.judge(s, order)));
    }

    private static TableAnswer.Layout arrangement(State s, GreatBattlesOrder.Go o) {
        List<TableAnswer.Placed> placed = o.ways().stream()
                .map(way -> placed(s, way.stand().index(), Arrangement.base(s, way)))
                .toList();
        return new TableAnswer.Layout(
                o.unit().name(), s.formation(o.unit().index()).id(), placed, reasons(Referee.judge(s, o)));
    }

    static TableAnswer.Placed placed(State s, int stand, Base base) {
        List<List<Integer>> corners = new ArrayList<>();
        for (int k = 0; k < 4; k++)
            corners.add(List.of(base.corner(k).x(), base.corner(k).y()));
        return new TableAnswer.Placed(
                s.stand(stand).name(), base.centre().x(), base.centre().y(), base.facing(), corners);
    }

    /** T20 at set-up, C2a afterwards. */
    static TableAnswer.Ground ground(State s, Unit unit) {
        if (s.phase() == Phase.SET_UP && unit.zone().isPresent()) {
            Zone zone = unit.zone().get();
            return new TableAnswer.Ground(
                    unit.name(),
                    zone.areas().stream().map(Previews::outline).toList(),
                    zone.circles().stream().map(Previews::circle).toList(),
                    zone.onRoad(),
                    zone.facing());
        }
        List<Base> gates = s.phase() == Phase.SET_UP ? List.of() : Deployment.gates(s, unit);
        return new TableAnswer.Ground(
                unit.name(),
                List.of(),
                gates.stream()
                        .map(g -> circle(new Circle(g.centre(), Movement.NEAR)))
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
        return List.of(circle.centre().x(), circle.centre().y(), circle.radius());
    }
}
