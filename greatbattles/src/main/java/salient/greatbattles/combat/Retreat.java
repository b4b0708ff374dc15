package salient.greatbattles.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.contact.Foes;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.placement.PlacementCheck;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening.Reason;
import salient.greatbattles.sight.Spotting;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.PendingRetreat;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.supply.SupplySources;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.GroundType;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/**
 * C9t: three inches straight away from the cause, each stand as far as it can; a stand is lost if none can move an
 * inch.
 */
public final class Retreat {
    private static final int LENGTH = Constants.mils("retreat");
    private static final int KEEP_OFF = Constants.mils("retreat_clearance");
    private static final int STEP = 250;

    private Retreat() {}

    /** A direction of retreat: through one of the unit's stands, straight away from an enemy stand. */
    public record Way(int stand, int from, int bearing) {}

    /**
     * Retreats a unit from the nearest stand of the causes (a bit set); asks for the direction if there are several.
     */
    @Clause("greatbattles C10i")
    public static void play(State s, int unit, int causes, PlayContext t) {
        if (s.standsOf(unit).length == 0) return;
        Casualties.limberAll(s, unit);
        s.units().release(unit);
        List<Way> ways = ways(s, unit, causes);
        if (ways.size() < 2 || s.hidden(unit)) { // a question would reveal a hidden unit
            go(s, unit, ways.isEmpty() ? homeward(s, unit) : ways.getFirst().bearing(), t);
            return;
        }
        s.pending().retreat().begin(unit, causes);
        s.ask(Decision.RETREAT, s.unit(unit).side());
    }

    /** The directions the owner can choose from while the question is pending. */
    public static List<Way> choices(State s) {
        PendingRetreat retreat = s.pending().retreat();
        return ways(s, retreat.unit(), retreat.causes());
    }

    @Clause("greatbattles C9t")
    public static void judge(State s, int stand, int from, Verdict.Reasons why) {
        if (!s.onTable(stand)) why.add(Clauses.clause("C9t"), s.stand(stand) + " is not on the table.");
        if (s.stand(from).side() == s.stand(stand).side()
                || !s.visible(from)
                || !s.type(from).fights())
            why.add(Clauses.clause("C9t"), s.stand(from) + " is not a visible enemy stand on the table.");
        if (s.ask() != Decision.RETREAT || !why.isEmpty()) return;
        int unit = s.pending().retreat().unit();
        if (s.unitOf(stand) != unit)
            why.add(
                    Clauses.clause("C9t"),
                    s.stand(stand) + " does not belong to " + s.unit(unit) + ", which retreats.");
        else if (choices(s).stream().noneMatch(w -> w.stand() == stand && w.from() == from))
            why.add(
                    Clauses.clause("C9t"),
                    s.stand(stand) + " and " + s.stand(from) + " are not the two nearest to each other.");
    }

    /** The owner has chosen. */
    public static void answer(State s, int stand, int from, PlayContext t) {
        int unit = s.pending().retreat().unit();
        s.pending().retreat().end();
        s.ask(Decision.NOTHING, s.phase() == Phase.DAWN_DEPLOYMENT ? s.decider() : s.player());
        go(s, unit, Bearing.of(s.at(from), s.at(stand)), t);
    }

    @Clause("greatbattles C10k")
    private static void go(State s, int unit, int bearing, PlayContext t) {
        Base[] ends = ends(s, unit, bearing, t);
        int[] stands = s.standsOf(unit);
        if (Arrays.stream(stands).noneMatch(i -> ends[i] != null)) {
            t.tellOf(
                    unit,
                    Kind.RETREAT,
                    new CombatHappening.CannotRetreat(s.unit(unit).name()),
                    "C10k",
                    "C9t");
            lose(s, unit, t);
            return;
        }
        Spotting.reveal(s, unit, t, Reason.RETREATS, "H2", "H15");
        for (int stand : stands) {
            Base now = s.base(stand);
            if (ends[stand] != null) s.put(stand, ends[stand]);
            Base whole = now.at(Bearing.step(now.center(), bearing, LENGTH, 0));
            if (!whole.equals(ends[stand])) s.units().setGaps(unit, true);
        }
        t.tell(
                Kind.RETREAT,
                List.of(s.unit(unit).name()),
                new CombatHappening.Retreated(s.unit(unit).name()),
                "C9t");
        Spotting.all(s, t);
    }

    /**
     * Where each stand of the unit ends, by its number; all null if none can move an inch. They move together, so the
     * leading stands find their places first and no stand blocks another one of the unit that moves away.
     */
    private static Base[] ends(State s, int unit, int bearing, PlayContext t) {
        Integer[] order = Arrays.stream(s.standsOf(unit)).boxed().toArray(Integer[]::new);
        Arrays.sort(order, Comparator.comparingLong((Integer stand) -> -along(s.at(stand), bearing)));
        Base[] ends = new Base[s.stands().count()];
        int most = 0;
        for (int i = 0; i < order.length; i++) {
            int stand = order[i];
            Base start = s.base(stand);
            int far = reach(s, unit, stand, bearing);
            Base end = start.at(Bearing.step(start.center(), bearing, far, 0));
            while (far > 0 && (onMate(end, order, i, ends) || PlacementCheck.takenByOthers(s, stand, end, t))) {
                far -= STEP;
                end = start.at(Bearing.step(start.center(), bearing, far, 0));
            }
            ends[stand] = end;
            most = Math.max(most, far);
        }
        return most < Point.INCH ? new Base[s.stands().count()] : ends;
    }

    private static long along(Point p, int bearing) {
        return (long) p.x() * Bearing.east(bearing) + (long) p.y() * Bearing.north(bearing);
    }

    private static boolean onMate(Base end, Integer[] order, int placed, Base[] ends) {
        for (int k = 0; k < placed; k++) if (end.overlaps(ends[order[k]])) return true;
        return false;
    }

    /** The owner chooses; if the unit is hidden or has one stand left, the choice is automatic. */
    private static void lose(State s, int unit, PlayContext t) {
        int[] stands = s.standsOf(unit);
        if (s.hidden(unit) || stands.length == 1) {
            Casualties.eliminate(s, stands[stands.length - 1], Casualties.NOBODY, false, t);
            return;
        }
        s.pending().standLoss().begin(unit);
        s.ask(Decision.LOSS, s.unit(unit).side());
    }

    /**
     * Away from the nearest stand of the causes, or of any enemy if no cause is on the table; one entry per direction.
     */
    private static List<Way> ways(State s, int unit, int causes) {
        List<Way> ways = nearest(s, unit, causes);
        return ways.isEmpty() ? nearest(s, unit, Foes.ALL) : ways;
    }

    private static List<Way> nearest(State s, int unit, int causes) {
        List<Way> ways = new ArrayList<>();
        int least = Integer.MAX_VALUE;
        for (int other = 0; other < s.stands().count(); other++) {
            if (s.stand(other).side() == s.unit(unit).side()
                    || !s.visible(other)
                    || !s.type(other).fights()
                    || (causes & Foes.bit(s, s.unitOf(other))) == 0) continue;
            for (int stand : s.standsOf(unit)) {
                int distance = s.base(stand).distanceUp(s.base(other));
                if (distance > least) continue;
                if (distance < least) ways.clear();
                least = distance;
                Way way = new Way(stand, other, Bearing.of(s.at(other), s.at(stand)));
                if (ways.stream().noneMatch(w -> w.bearing() == way.bearing())) ways.add(way);
            }
        }
        return ways;
    }

    /** No enemy is in sight: to the nearest friendly board edge, or to whatever replaces it. */
    private static int homeward(State s, int unit) {
        int side = s.unit(unit).side();
        Point from = s.at(s.standsOf(unit)[0]);
        if (SupplySources.instead(s))
            return SupplySources.nearest(s, side, from)
                    .map(o -> Bearing.of(from, o.at()))
                    .orElse(0);
        int[] away = {s.scenario().height() - from.y(), s.scenario().width() - from.x(), from.y(), from.x()};
        int best = -1;
        for (char edge : s.scenario().parties().get(side).edges().toCharArray()) {
            int k = "NESW".indexOf(edge);
            if (best < 0 || away[k] < away[best]) best = k;
        }
        return Math.max(0, best) * 90;
    }

    /** How far a stand can move: to the table's edge, impassable ground, or an inch from a visible enemy. */
    private static int reach(State s, int unit, int stand, int bearing) {
        Base start = s.base(stand);
        int far = 0;
        for (int at = STEP; at <= LENGTH; at += STEP) {
            Base there = start.at(Bearing.step(start.center(), bearing, at, 0));
            if (!there.onTable(s.scenario().width(), s.scenario().height())) break;
            if (s.scenario().terrain().going(there.center().x(), there.center().y()) == GroundType.IMPASSABLE) break;
            if (tooNear(s, unit, start, there)) break;
            far = at;
        }
        return far;
    }

    private static boolean tooNear(State s, int unit, Base start, Base there) {
        for (int other = 0; other < s.stands().count(); other++) {
            if (s.stand(other).side() == s.unit(unit).side()
                    || !s.visible(other)
                    || !s.type(other).fights()) continue;
            if (!s.stands().near(other, there.center(), 5 * Point.INCH)) continue;
            Base enemy = s.base(other);
            int distance = there.distanceUp(enemy);
            if (distance <= KEEP_OFF && distance < Math.min(KEEP_OFF + 1, start.distanceUp(enemy))) return true;
            // C2d: a unit that deployed next to a hidden enemy must be able to retreat from it
            if (there.overlaps(enemy) && !start.overlaps(enemy)) return true;
        }
        return false;
    }
}
