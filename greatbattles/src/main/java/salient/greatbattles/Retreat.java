package salient.greatbattles;

import java.util.List;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.state.Ask;
import salient.greatbattles.state.GameFact;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitFact;
import salient.greatbattles.tables.Going;
import salient.kernel.rulebook.Clause;

/** C9t: three inches straight away from the cause, each stand as far as it can; a stand is lost if none can go an inch. */
@Clause({"greatbattles C9t", "greatbattles C10i", "greatbattles C10k"})
final class Retreat {
    private static final int LENGTH = 3 * Point.INCH;
    private static final int KEEP_OFF = Point.INCH;
    private static final int STEP = 250;

    private Retreat() {}

    /** Retreats a unit from the nearest stand of the causes, a bit each; asks for a loss if it cannot. */
    static void play(State s, int unit, int causes, Teller t) {
        int[] stands = s.standsOf(unit);
        if (stands.length == 0) return;
        Casualties.limberAll(s, unit);
        CloseCombat.release(s, unit);
        int bearing = direction(s, unit, causes);
        int[] far = new int[stands.length];
        int most = 0;
        for (int i = 0; i < stands.length; i++) {
            far[i] = reach(s, unit, stands[i], bearing);
            most = Math.max(most, far[i]);
        }
        if (most < Point.INCH) {
            t.tellOf(unit, Kind.RETREAT, s.unit(unit) + " cannot retreat and loses a stand.", "C10k", "C9t");
            lose(s, unit, t);
            return;
        }
        Spotting.reveal(s, unit, t, "retreats", "H2", "H15");
        for (int i = 0; i < stands.length; i++) {
            Base now = s.base(stands[i]);
            Base moved = now.at(Bearing.step(now.centre(), bearing, far[i], 0));
            while (far[i] > 0 && Footing.taken(s, stands[i], moved, t)) {
                far[i] = Math.max(0, far[i] - STEP);
                moved = now.at(Bearing.step(now.centre(), bearing, far[i], 0));
            }
            s.put(stands[i], moved);
            if (far[i] < LENGTH) s.set(unit, UnitFact.BROKEN, 1);
        }
        t.tell(Kind.RETREAT, List.of(s.unit(unit).name()), s.unit(unit) + " retreats.", "C9t");
        Spotting.around(s, unit, t);
    }

    /** The owner chooses; for what is hidden, or has one stand left, the choice is made for him. */
    private static void lose(State s, int unit, Teller t) {
        int[] stands = s.standsOf(unit);
        if (s.hidden(unit) || stands.length == 1) {
            Casualties.eliminate(s, stands[stands.length - 1], Casualties.NOBODY, false, t);
            return;
        }
        s.set(GameFact.SUBJECT, unit);
        s.ask(Ask.LOSS, s.unit(unit).side());
    }

    private static int direction(State s, int unit, int causes) {
        int side = s.unit(unit).side();
        int enemy = nearest(s, unit, causes);
        if (enemy < 0) enemy = nearest(s, unit, Foes.ALL);
        int[] stands = s.standsOf(unit);
        if (enemy < 0 && SupplySources.instead(s)) {
            Point from = s.at(stands[0]);
            return SupplySources.nearest(s, side, from)
                    .map(o -> Bearing.of(from, o.at()))
                    .orElse(0);
        }
        if (enemy < 0) return edge(s.battle().parties().get(side).edges());
        int closest = stands[0];
        for (int stand : stands)
            if (s.base(stand).distanceUp(s.base(enemy)) < s.base(closest).distanceUp(s.base(enemy))) closest = stand;
        return Bearing.of(s.at(enemy), s.at(closest));
    }

    private static int nearest(State s, int unit, int causes) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int other = 0; other < s.stands(); other++) {
            if (s.stand(other).side() == s.unit(unit).side()
                    || !s.visible(other)
                    || !s.type(other).fights()) continue;
            if ((causes & Foes.bit(s, s.unitOf(other))) == 0) continue;
            for (int stand : s.standsOf(unit)) {
                int distance = s.base(stand).distanceUp(s.base(other));
                if (distance < least) {
                    least = distance;
                    best = other;
                }
            }
        }
        return best;
    }

    private static int edge(String edges) {
        if (edges.isEmpty()) return 0;
        return "NESW".indexOf(edges.charAt(0)) * 90;
    }

    /** How far a stand can go: to the table's edge, impassable ground, or an inch from a visible enemy. */
    private static int reach(State s, int unit, int stand, int bearing) {
        Base start = s.base(stand);
        int far = 0;
        for (int at = STEP; at <= LENGTH; at += STEP) {
            Base there = start.at(Bearing.step(start.centre(), bearing, at, 0));
            if (!there.onTable(s.battle().width(), s.battle().height())) break;
            if (s.battle().terrain().going(there.centre().x(), there.centre().y()) == Going.IMPASSABLE) break;
            if (tooNear(s, unit, start, there)) break;
            far = at;
        }
        return far;
    }

    private static boolean tooNear(State s, int unit, Base start, Base there) {
        for (int other = 0; other < s.stands(); other++) {
            if (s.stand(other).side() == s.unit(unit).side()
                    || !s.visible(other)
                    || !s.type(other).fights()) continue;
            if (!Movement.near(s, other, there.centre(), 5 * Point.INCH)) continue;
            Base enemy = s.base(other);
            int distance = there.distanceUp(enemy);
            if (distance <= KEEP_OFF && distance < Math.min(KEEP_OFF + 1, start.distanceUp(enemy))) return true;
            if (there.overlaps(enemy)) return true;
        }
        return false;
    }
}
