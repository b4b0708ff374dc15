package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import salient.greatbattles.formation.DrawingUp;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.movement.Ways;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.preview.Chances;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.GroundType;

/** What a battalion in road column can do beyond following its own road: turn at junctions, and leave the road. */
final class RoadOptions {
    private final State s;
    private final Unit unit;
    private final Point aim;
    private final int[] stands;

    RoadOptions(State s, Unit unit, Point aim) {
        this.s = s;
        this.unit = unit;
        this.aim = aim;
        stands = s.standsOf(unit.index());
    }

    /** Over junctions to the place on any road that is nearest to the aim, or as far toward it as the column comes. */
    void turns(BiConsumer<GreatBattlesOrder, Point> offer) {
        Optional<Road> own = Chances.road(s, s.at(stands[0]));
        if (own.isEmpty()) return;
        int most = Chances.reach(
                s,
                unit.index(),
                Formation.ROAD,
                own.get().paved() ? GroundType.PAVED_ROAD : GroundType.DIRT_ROAD);
        nearestToTheAim(own.get()).flatMap(this::path).ifPresent(way -> {
            for (int far : new int[] {way.length(), most, most * 3 / 4, most / 2}) {
                if (far < 500 || far > most || far > way.length()) continue;
                Point to = way.along(far);
                offer.accept(new GreatBattlesOrder.RoadTo(unit, to), to);
            }
        });
    }

    /** The place of another road, if one comes nearer to the aim than the road the column is on. */
    private Optional<Point> nearestToTheAim(Road own) {
        Point best = own.along(own.milestone(aim));
        boolean other = false;
        for (Road road : s.scenario().roads()) {
            Point there = road.along(road.milestone(aim));
            if (there.squaredTo(aim) >= best.squaredTo(aim)) continue;
            best = there;
            other = true;
        }
        return other ? Optional.of(best) : Optional.empty();
    }

    /** From the end of the column that has the shorter way. */
    private Optional<Road> path(Point to) {
        Optional<Road> head = way(s.at(stands[0]), to);
        Optional<Road> tail = way(s.at(stands[stands.length - 1]), to);
        if (head.isEmpty() || tail.isEmpty()) return head.or(() -> tail);
        return head.get().length() <= tail.get().length() ? head : tail;
    }

    private Optional<Road> way(Point from, Point to) {
        return s.scenario().roadGraph().path(from, to).filter(points -> points.size() > 1).map(points -> new Road("", true, points));
    }

    /** Off the road into march column, toward the aim. */
    void leavings(BiConsumer<GreatBattlesOrder, Point> offer) {
        if (stands.length < 2) return;
        int center = Ways.center(s, stands);
        Point from = s.at(stands[center]);
        int good = Chances.reach(s, unit.index(), Formation.MARCH, GroundType.GOOD);
        int bearing = Bearing.of(from, aim);
        int left = from.distanceUp(aim);
        for (int far : new int[] {left, good, good * 3 / 4, good / 2}) {
            if (far < 500 || far > good || far > left) continue;
            Point to = Bearing.step(from, bearing, far, 0);
            Base[] bases = DrawingUp.round(s, stands, center, Formation.MARCH, to, bearing)
                    .bases();
            List<GreatBattlesOrder.Way> ways = new ArrayList<>();
            for (int i = 0; i < stands.length; i++)
                ways.add(new GreatBattlesOrder.Way(s.stand(stands[i]), List.of(), bases[i]));
            offer.accept(new GreatBattlesOrder.Go(unit, ways), to);
        }
    }
}
