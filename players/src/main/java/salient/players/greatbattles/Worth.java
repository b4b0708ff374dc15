package salient.players.greatbattles;

import salient.greatbattles.Chances;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.Going;

/**
 * How good it is for one battalion to stand somewhere in a formation, counted in hits (C10b): actions still needed to its
 * aim, fire to suffer, fire to give, cover.
 */
final class Worth {
    /** What an action of marching is worth, in hits. */
    private static final double ACTION = 1.1;
    /** Enemies have an action more often than not, but not always a reason to fire. */
    private static final double SUFFERED = 0.45;

    private static final double GIVEN = 0.3;
    private static final double COVER = 0.25;
    private static final Formation[] FORMATIONS = Formation.values();

    private final Situation situation;
    private final State s;
    private final int unit;
    private final Point aim;
    private final int[] stands;
    private final int sight;
    private final int[] onGround = new int[FORMATIONS.length];
    private final int paved;
    private final int dirt;

    Worth(Situation situation, int unit, Point aim) {
        this.situation = situation;
        this.unit = unit;
        this.aim = aim;
        s = situation.state();
        stands = s.standsOf(unit);
        sight = Chances.sight(s);
        for (Formation f : FORMATIONS) onGround[f.ordinal()] = Math.max(250, Chances.reach(s, unit, f, Going.GOOD));
        paved = Math.max(250, Chances.reach(s, unit, Formation.ROAD, Going.PAVED_ROAD));
        dirt = Math.max(250, Chances.reach(s, unit, Formation.ROAD, Going.DIRT_ROAD));
    }

    int[] stands() {
        return stands;
    }

    int reach(Formation formation) {
        return onGround[formation.ordinal()];
    }

    /** With the middle of the battalion at a place and so many of its stands in cover. */
    double of(Point at, Formation formation, int covered) {
        return fire(at, formation) - ACTION * actions(at, formation) + COVER * covered * urgency(at);
    }

    /** Cover counts where the enemy is near. */
    private double urgency(Point at) {
        return situation.nearestEnemy(at) < 14 * Point.INCH ? 1 : 0.4;
    }

    /** Actions of marching from a place to the aim, formations changed on the way included. */
    double actions(Point at, Formation now) {
        int far = Math.max(0, at.distanceUp(aim) - 500);
        double least = Double.MAX_VALUE;
        for (Formation f : FORMATIONS) {
            double change = f == now ? 0 : 1;
            double unfold = f == Formation.MARCH || f == Formation.ROAD ? 0.5 : 0;
            double way = f == Formation.ROAD ? byRoad(at) : (double) far / onGround[f.ordinal()];
            least = Math.min(least, change + unfold + way);
        }
        return least;
    }

    private double byRoad(Point at) {
        Road road = Chances.road(s, at).orElse(null);
        if (road == null) return Double.MAX_VALUE / 4;
        int leave = road.milestone(aim);
        double along = (double) Math.abs(road.milestone(at) - leave) / (road.paved() ? paved : dirt);
        return along + (double) road.along(leave).distanceUp(aim) / onGround[Formation.MARCH.ordinal()];
    }

    /** Hits to give less hits to suffer, if the battalion stands there when fire is exchanged. */
    private double fire(Point at, Formation formation) {
        boolean column = formation == Formation.MARCH || formation == Formation.ROAD;
        int modifier = (column ? 1 : 0) - (s.activated(unit) ? 0 : 2);
        int armor = Ranges.targetClass(s, stands[0]);
        int suffered = 0;
        int[] best = new int[stands.length];
        int limit = Math.min(sight, 12 * Point.INCH) + Point.INCH;
        for (int enemy : situation.enemies()) {
            Point there = s.at(enemy);
            if (Math.abs(there.x() - at.x()) > limit || Math.abs(there.y() - at.y()) > limit) continue;
            int mils = Math.max(0, there.distanceUp(at) - Point.INCH);
            if (mils > sight || mils > Point.INCH && !Chances.open(s, there, at)) continue;
            if (!s.suppressed(enemy)) suffered += Ranges.hits(s, enemy, mils, armor, modifier);
            int given = s.activated(s.unitOf(enemy)) ? 0 : -2;
            int kind = Ranges.targetClass(s, enemy);
            for (int i = 0; i < best.length; i++)
                best[i] = Math.max(best[i], Ranges.hits(s, stands[i], mils, kind, given));
        }
        return GIVEN * given(best, formation) / 100 - SUFFERED * Math.min(suffered, 100 * stands.length) / 100;
    }

    /** Only the front rank fires (C7Fu). */
    private int given(int[] best, Formation formation) {
        int ranks = switch (formation) {
            case DEFENSIVE -> best.length;
            case ASSAULT -> Math.max(2, (best.length + 1) / 2);
            case MARCH, ROAD -> 1;
        };
        java.util.Arrays.sort(best);
        int sum = 0;
        for (int i = best.length - 1; i >= Math.max(0, best.length - ranks); i--) sum += best[i];
        return sum;
    }

    /** The stands that would be in cover if all of them went by a vector. */
    int covered(int dx, int dy) {
        int n = 0;
        for (int stand : stands) if (s.battle().terrain().cover(s.at(stand).plus(dx, dy)) != Cover.OPEN) n++;
        return n;
    }
}
