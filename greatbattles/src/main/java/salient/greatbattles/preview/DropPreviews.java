package salient.greatbattles.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import salient.greatbattles.airborne.Airborne;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.orders.GreatBattlesOrders;
import salient.greatbattles.placement.FreeSpot;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.scenario.Arrival;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.DropHeight;
import salient.greatbattles.tables.DropTables;
import salient.greatbattles.tables.DropTables.Result;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Verdict;

/** A drop before it is made: where a stand may land and what happens to it, over every roll of the dice. */
final class DropPreviews {
    private DropPreviews() {}

    static TableAnswer of(State s, GreatBattlesOrder.Drop o) {
        return of(s, o.unit(), o.at(), o.height(), Previews.reasons(GreatBattlesOrders.judge(s, o)));
    }

    static TableAnswer of(State s, GreatBattlesOrder.Postpone o) {
        return of(s, o.unit(), o.at(), o.height(), Previews.reasons(GreatBattlesOrders.judge(s, o)));
    }

    /** The paths of a consolidation move; there are none before a rendezvous is chosen. */
    static TableAnswer of(State s, GreatBattlesOrder.Gather o) {
        int unit = o.unit().index();
        if (!s.scattered(unit) || s.units().rendezvous(unit) < 0)
            return new TableAnswer.Ruled(Previews.reasons(GreatBattlesOrders.judge(s, o)));
        return MovePreviews.of(s, o.unit(), o);
    }

    private static TableAnswer of(State s, Unit unit, Point aim, DropHeight height, List<Verdict.Reason> reasons) {
        if (!unit.airborne()) return new TableAnswer.Ruled(reasons);
        String fire = s.scenario().landings().density(aim).id();
        int[] air = new int[Result.values().length];
        for (int die = 1; die <= 10; die++)
            air[DropTables.approach(height, fire, die).ordinal()]++;
        SortedMap<Point, Integer> spots = spots(s, unit, aim, height);
        int whole = spots.values().stream().mapToInt(Integer::intValue).sum();
        int[] ground = new int[Result.values().length];
        int lost = 0;
        List<TableAnswer.Spot> places = new ArrayList<>();
        for (var spot : spots.entrySet()) {
            Point p = spot.getKey();
            boolean gone = !s.scenario().onTable(p) || FreeSpot.water(s, p);
            if (gone) lost += spot.getValue();
            else landing(s, unit, p, spot.getValue(), ground);
            places.add(new TableAnswer.Spot(p.x(), p.y(), percent(spot.getValue(), whole), gone));
        }
        int safe = 10 - air[Result.DESTROYED.ordinal()];
        return new TableAnswer.DropPreview(
                unit.name(),
                aim.x(),
                aim.y(),
                fire,
                night(s, unit) ? "night" : "day",
                percent(air[Result.DESTROYED.ordinal()], 10),
                percent(air[Result.SUPPRESSED.ordinal()], 10),
                percent((long) lost * safe, 10L * whole),
                percent((long) ground[Result.DESTROYED.ordinal()] * safe, 100L * whole),
                percent((long) ground[Result.NONE.ordinal()] * air[Result.NONE.ordinal()], 100L * whole),
                places,
                reasons);
    }

    private static boolean night(State s, Unit unit) {
        if (s.phase() == Phase.DEPLOYMENT) return false; // Q44i: turns from now, a number not known yet
        State then = s.copy();
        Arrival arrival = unit.arrival().orElseThrow();
        then.turnState().setDay(arrival.day());
        then.turnState().setTurn(arrival.turn());
        return Airborne.byNight(then);
    }

    private static int percent(long part, long whole) {
        return (int) ((200 * part + whole) / (2 * whole));
    }

    /** Every place an infantry stand may drift to, with the number of rolls that bring it there. */
    private static SortedMap<Point, Integer> spots(State s, Unit unit, Point aim, DropHeight height) {
        SortedMap<Point, Integer> spots = new TreeMap<>();
        if (s.on("variant.drift-d8d6")) {
            for (int d = 0; d < 8; d++)
                for (int inches = 0; inches < 6; inches++)
                    spots.merge(
                            Bearing.step(aim, d * 45, DropTables.times(height, inches * Point.INCH), 0),
                            1,
                            Integer::sum);
            return spots;
        }
        String table = s.scenario().landings().drift().column();
        for (int first = 1; first <= 10; first++)
            for (int second = 1; second <= 10; second++)
                spots.merge(DropTables.drift(table, height, aim, first, second), 1, Integer::sum);
        return spots;
    }

    /** Ten faces for each roll of drift. */
    private static void landing(State s, Unit unit, Point p, int times, int[] ground) {
        int stand = unit.stands().getFirst();
        Base base = new Base(p, 0, StandType.INFANTRY.depth(), StandType.INFANTRY.frontage());
        int change = Airborne.enemyNear(s, stand, base) ? Charts.value("landing_die_modifier/within_6_of_enemy") : 0;
        boolean glider = unit.comesBy(Arrival.Means.GLIDER);
        for (int die = 1; die <= 10; die++)
            ground[
                    DropTables.landing(night(s, unit), glider, Airborne.rough(s, p), die + change)
                            .ordinal()] += times;
    }
}
