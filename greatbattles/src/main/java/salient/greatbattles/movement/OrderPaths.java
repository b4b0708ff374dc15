package salient.greatbattles.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.formation.FormationLayout;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.formation.OrderedBases;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;
import salient.kernel.rulebook.Clause;

/** The paths of a battalion's stands for a movement or formation order. */
@Clause("greatbattles F15")
public final class OrderPaths {
    private OrderPaths() {}

    /** The paths for an order, or nothing if it has none on this table. */
    public static Optional<Paths> of(State s, GreatBattlesOrder order) {
        return switch (order) {
            case GreatBattlesOrder.March o -> Optional.of(march(s, o));
            case GreatBattlesOrder.Go o -> Optional.of(go(s, o));
            case GreatBattlesOrder.Road o -> RoadMarch.along(s, o);
            case GreatBattlesOrder.RoadTo o -> RoadMarch.to(s, o);
            case GreatBattlesOrder.Form o -> form(s, o);
            case GreatBattlesOrder.FormStands o -> formStands(s, o);
            case GreatBattlesOrder.Gather o ->
                Optional.of(Consolidation.paths(s, o.unit().index()));
            case GreatBattlesOrder.MakeFor o -> Optional.of(LandedCommand.paths(s, o));
            default -> throw new IllegalArgumentException("not a movement: " + order);
        };
    }

    @Clause("greatbattles ACT10")
    private static Paths march(State s, GreatBattlesOrder.March o) {
        if (CloseUp.due(s, o.unit().index())) return CloseUp.march(s, o.unit().index(), o.dx(), o.dy());
        List<Paths.Way> ways = new ArrayList<>();
        for (int stand : Consolidation.company(s, o.unit().index())) {
            Point from = s.at(stand);
            ways.add(way(s, stand, s.stands().facing(stand), List.of(from, from.plus(o.dx(), o.dy()))));
        }
        return Paths.of(ways);
    }

    private static Paths.Way way(State s, int stand, int facing, List<Point> points) {
        return new Paths.Way(stand, facing, s.stands().rear(stand), points);
    }

    /** F9, F10: the stands that end in front are the front rank, wherever they started. */
    @Clause("greatbattles ACT17")
    private static Paths go(State s, GreatBattlesOrder.Go o) {
        return byStand(s, o.ways(), OrderedBases.rear(s, o));
    }

    private static Paths byStand(State s, List<GreatBattlesOrder.Way> ordered, boolean[] rear) {
        List<Paths.Way> ways = new ArrayList<>();
        for (int i = 0; i < rear.length; i++) {
            GreatBattlesOrder.Way w = ordered.get(i);
            List<Point> points = new ArrayList<>();
            points.add(s.at(w.stand().index()));
            points.addAll(w.corners());
            points.add(w.end().center());
            ways.add(new Paths.Way(w.stand().index(), w.end().facing(), rear[i], points));
        }
        return Paths.of(ways);
    }

    /** ACT1: the stand nearest to the middle of the battalion stays where it is. */
    @Clause("greatbattles ACT1")
    private static Optional<Paths> form(State s, GreatBattlesOrder.Form o) {
        int[] stands = s.standsOf(o.unit().index());
        if (stands.length == 0) return Optional.empty();
        int center = center(s, stands);
        Point pivot = s.at(stands[center]);
        Optional<Formations.Layout> laid = o.formation() == Formation.ROAD
                ? Formations.layout(s, stands, Formation.ROAD, pivot, o.facing())
                : Optional.of(FormationLayout.round(s, stands, center, o.formation(), pivot, o.facing()));
        return laid.map(layout -> {
            List<Paths.Way> ways = new ArrayList<>();
            for (int i = 0; i < stands.length; i++)
                ways.add(new Paths.Way(
                        stands[i],
                        layout.bases()[i].facing(),
                        layout.rear()[i],
                        List.of(s.at(stands[i]), layout.bases()[i].center())));
            return Paths.of(ways);
        });
    }

    /** Nothing if it names stands that the unit does not have on the table. */
    private static Optional<Paths> formStands(State s, GreatBattlesOrder.FormStands o) {
        boolean own = !o.ways().isEmpty();
        for (GreatBattlesOrder.Way way : o.ways())
            own &= s.onTable(way.stand().index())
                    && s.unitOf(way.stand().index()) == o.unit().index();
        if (!own) return Optional.empty();
        return Optional.of(
                byStand(s, o.ways(), OrderedBases.rear(o.formation(), o.ways(), OrderedBases.bases(s, o.ways()))));
    }

    public static int center(State s, int[] stands) {
        long x = 0;
        long y = 0;
        for (int stand : stands) {
            x += s.stands().x(stand);
            y += s.stands().y(stand);
        }
        Point mean = new Point((int) (x / stands.length), (int) (y / stands.length));
        int best = 0;
        for (int i = 1; i < stands.length; i++)
            if (s.at(stands[i]).squaredTo(mean) < s.at(stands[best]).squaredTo(mean)) best = i;
        return best;
    }
}
