package salient.greatbattles.paths;

import java.util.ArrayList;
import java.util.List;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Ramp;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Terrain;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.GroundType;
import salient.greatbattles.tables.Mobility;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/** C7M: how fast a battalion moves, and what a path costs as a fraction of one move (G32). */
public final class Rates {
    /** A whole move. Every rate in quarter inches divides it evenly a mil; see docs/decisions/040. */
    public static final long WHOLE = 332_640L * 250;

    private static final int PER_MIL = 332_640;
    /** The ground is looked at every tenth of an inch. */
    public static final int STRIDE = 100;

    private final int[] quarters;
    /** By ground: what a mil costs, 0 if it is impassable. */
    private final int[] perMil;
    /** V32: the board edges of the enemy half where the unit is slowed; empty for a unit that is not slowed. */
    private final String slowEdges;

    private Rates(int[] quarters, String slowEdges) {
        this.quarters = quarters;
        this.slowEdges = slowEdges;
        perMil = new int[quarters.length];
        for (int i = 0; i < quarters.length; i++) if (quarters[i] > 0) perMil[i] = PER_MIL / quarters[i];
    }

    /** C7Ml: the slowest stand's rate on each ground; an HQ never slows its battalion (C7Mp). */
    @Clause({"greatbattles C7Ml", "greatbattles C7Mp"})
    public static Rates of(State s, int unit, Formation formation) {
        return of(s, unit, formation, false);
    }

    /** With fresh, as if no stand was suppressed. */
    @Clause({
        "greatbattles C7Mg",
        "greatbattles C7Mh",
        "greatbattles C7Mm",
        "greatbattles ACT11",
        "greatbattles ACT13",
        "greatbattles ACT21",
        "greatbattles P19",
        "greatbattles P2"
    })
    public static Rates of(State s, int unit, Formation formation, boolean fresh) {
        int[] quarters = new int[GroundType.values().length];
        boolean suppressed = false;
        boolean setUp = false;
        int[] stands = s.standsOf(unit);
        for (int stand : stands) {
            suppressed |= s.suppressed(stand) && !fresh;
            setUp |= s.stands().emplaced(stand);
        }
        boolean hurries = s.units().hurries(unit);
        boolean road = formation == Formation.ROAD && !suppressed && !setUp;
        for (GroundType going : GroundType.values()) {
            if (going == GroundType.IMPASSABLE) continue;
            boolean onRoad = going == GroundType.DIRT_ROAD || going == GroundType.PAVED_ROAD;
            GroundType rated = suppressed ? GroundType.BAD : onRoad && !road ? GroundType.GOOD : going;
            int least = Integer.MAX_VALUE;
            for (int stand : stands)
                if (s.type(stand) != StandType.HQ || stands.length == 1)
                    least = Math.min(
                            least,
                            rate(
                                    s,
                                    setUp ? Mobility.GUN : mobility(s, stand),
                                    formation,
                                    rated,
                                    hurries && !suppressed));
            quarters[going.ordinal()] = least;
        }
        return new Rates(quarters, InactiveMarch.slowEdges(s, unit));
    }

    /** C7Mf, C7Mh, C7Mm: whether a unit moves at road rates where its road is. */
    @Clause("greatbattles C7Fa")
    public static boolean onRoad(State s, int unit, Formation formation) {
        if (formation != Formation.ROAD) return false;
        for (int stand : s.standsOf(unit))
            if (s.suppressed(stand) || s.stands().emplaced(stand) || mobility(s, stand) == Mobility.GUN) return false;
        return true;
    }

    @Clause({"greatbattles C7Ma", "greatbattles ACT12", "greatbattles C7Mf"})
    private static int rate(State s, Mobility row, Formation formation, GroundType going, boolean hurries) {
        if (hurries && going == GroundType.BAD) return hurrying(s, row, formation);
        int rate = Charts.rate(row, formation, going);
        return rate > 0 ? rate : Charts.rate(row, formation, GroundType.GOOD); // C7Mf
    }

    /** P11: the numbers of the unit card: inches in column, assault and defensive formation, fresh on good ground. */
    @Clause("greatbattles P11")
    public static String card(State s, int unit) {
        List<String> inches = new ArrayList<>();
        for (Formation f : new Formation[] {Formation.MARCH, Formation.ASSAULT, Formation.DEFENSIVE})
            inches.add(Point.inches(of(s, unit, f, true).mils(GroundType.GOOD)));
        return String.join("-", inches);
    }

    /** C7Md, C7Mp, C7Mq: the row of the chart a stand uses now. */
    @Clause("greatbattles C7Mq")
    public static Mobility mobility(State s, int stand) {
        Stand spec = s.stand(stand);
        if (spec.type() == StandType.ARMOR)
            return spec.arms().orElseThrow().mobility().orElseThrow();
        if (s.stands().loaded(stand))
            return spec.transport().orElseThrow().mobility().orElseThrow();
        return spec.type().gun() ? Mobility.GUN : Mobility.FOOT;
    }

    /** Inches of a whole move on one ground, in mils. */
    public int mils(GroundType going) {
        return quarters[going.ordinal()] * 250;
    }

    /** The fastest rate of this battalion on any ground, in mils. */
    public int most() {
        int most = 0;
        for (int q : quarters) most = Math.max(most, q * 250);
        return most;
    }

    /** G32: what a straight leg costs from one place along it to another; -1 if it enters impassable ground. */
    @Clause("greatbattles G32")
    public long cost(State s, Point a, Point b, int length, int from, int to) {
        Terrain terrain = s.scenario().terrain();
        Ramp x = new Ramp(a.x(), b.x(), length, from + STRIDE / 2, STRIDE);
        Ramp y = new Ramp(a.y(), b.y(), length, from + STRIDE / 2, STRIDE);
        long cost = 0;
        int done = from;
        for (; done + STRIDE <= to; done += STRIDE) {
            int dear = dear(s, terrain, x.next(), y.next());
            if (dear == 0) return -1;
            cost += STRIDE * dear;
        }
        if (done == to) return cost;
        int middle = done + (to - done) / 2;
        int dear = dear(s, terrain, Ramp.at(a.x(), b.x(), length, middle), Ramp.at(a.y(), b.y(), length, middle));
        return dear == 0 ? -1 : cost + (to - done) * dear;
    }

    /** G32: how far along a straight leg a whole move goes, to a tenth of an inch. */
    public int reach(State s, Point a, Point b) {
        int length = a.distanceUp(b);
        if (length == 0) return 0;
        Terrain terrain = s.scenario().terrain();
        Ramp x = new Ramp(a.x(), b.x(), length, STRIDE / 2, STRIDE);
        Ramp y = new Ramp(a.y(), b.y(), length, STRIDE / 2, STRIDE);
        long cost = 0;
        int done = 0;
        for (; done + STRIDE <= length; done += STRIDE) {
            int dear = dear(s, terrain, x.next(), y.next());
            cost += (long) STRIDE * dear;
            if (dear == 0 || cost > WHOLE) return done;
        }
        return done;
    }

    /** What a mil costs there, 0 if it is impassable. */
    private int dear(State s, Terrain terrain, int x, int y) {
        int cost = perMil[terrain.going(x, y).ordinal()];
        boolean slow = !slowEdges.isEmpty() && InactiveMarch.inHalfOf(s, slowEdges, x, y);
        return slow ? 2 * cost : cost;
    }

    public static boolean vehicle(Mobility row) {
        return row != Mobility.FOOT && row != Mobility.GUN && row != Mobility.HORSE;
    }

    /** The rate in quarter inches of a stand that hurries through bad going. */
    private static int hurrying(State s, Mobility row, Formation formation) {
        if (row == Mobility.FOOT && s.variants().badGoingRoll) return Charts.rate(row, formation, GroundType.GOOD);
        int bad = Charts.rate(row, formation, GroundType.BAD);
        return vehicle(row) && s.variants().badGoingVehicles ? bad * 3 / 2 : bad;
    }
}
