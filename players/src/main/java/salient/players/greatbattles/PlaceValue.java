package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.List;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.GroundType;

/**
 * How good a place and formation are for one battalion, in hits (C10b): actions still needed to reach its aim, fire
 * taken, fire given, cover.
 */
final class PlaceValue {
    /** U4: the range of mortars. */
    private static final int MORTARS = 8 * Point.INCH;

    private static final Formation[] FORMATIONS = Formation.values();

    private final Situation situation;
    private final State s;
    private final int unit;
    private final Point aim;
    private final int[] stands;
    private final int sight;
    private final Point here;
    private final int[] onGround = new int[FORMATIONS.length];
    private final int paved;
    private final int dirt;
    /** The last part of the way, where the enemy is expected and battalions move in assault formation. */
    private final int deployed;

    private final List<Goals.Goal> wanted = new ArrayList<>();

    PlaceValue(Situation situation, int unit, Point aim) {
        this.situation = situation;
        this.unit = unit;
        this.aim = aim;
        s = situation.state();
        stands = s.standsOf(unit);
        sight = Probabilities.sight(s);
        here = situation.at(unit);
        if (situation.attacking()) for (Goals.Goal goal : situation.goals()) if (!goal.held()) wanted.add(goal);
        deployed = wanted.isEmpty() ? 0 : Math.min(situation.mils(Weight.PLACE_SUSPECT), sight + 2 * Point.INCH);
        for (Formation f : FORMATIONS)
            onGround[f.ordinal()] = Math.max(250, Probabilities.reach(s, unit, f, GroundType.GOOD));
        paved = Math.max(250, Probabilities.reach(s, unit, Formation.ROAD, GroundType.PAVED_ROAD));
        dirt = Math.max(250, Probabilities.reach(s, unit, Formation.ROAD, GroundType.DIRT_ROAD));
    }

    int[] stands() {
        return stands;
    }

    int reach(Formation formation) {
        return onGround[formation.ordinal()];
    }

    /** With the middle of the battalion at a place and this many of its stands in cover. */
    double of(Point at, Formation formation, int covered) {
        return fire(at, formation)
                + marched(at, formation)
                + situation.weight(Weight.PLACE_COVER) * covered * urgency(at)
                - suspicion(at, formation)
                - shells(at);
    }

    /** Columns keep away from places where the enemy is likely, seen or not. */
    private double suspicion(Point at, Formation formation) {
        if (formation == Formation.DEFENSIVE || formation == Formation.ASSAULT) return 0;
        for (Goals.Goal goal : wanted)
            if (at.distanceUp(goal.center()) < deployed)
                return situation.weight(formation == Formation.ROAD ? Weight.PLACE_ROAD : Weight.PLACE_COLUMN);
        return 0;
    }

    /** Stands that would be under an active barrage, or one that is known to be coming. */
    private double shells(Point at) {
        int hit = 0;
        int under = situation.mils(Weight.PLACE_UNDER);
        for (int k = 0; k < s.templates().count(); k++) {
            if (!s.templates().firing(k) && s.templates().battery(k) != Battery.WAITING) continue;
            Point center = s.circle(k).center();
            if (center.distanceUp(at) > 6 * Point.INCH) continue;
            for (int stand : stands)
                if (s.at(stand).plus(at.x() - here.x(), at.y() - here.y()).distanceUp(center) < under) hit++;
        }
        return situation.weight(Weight.PLACE_SHELLED) * hit;
    }

    /** Cover counts where the enemy is near. */
    private double urgency(Point at) {
        return situation.nearestEnemy(at) < 14 * Point.INCH ? 1 : situation.weight(Weight.PLACE_FAR_COVER);
    }

    /** The rest of the way, in hits. */
    double marched(Point at, Formation now) {
        return -situation.weight(Weight.PLACE_ACTION) * actions(at, now);
    }

    /** Marching actions from a place to the aim, including formation changes on the way. */
    double actions(Point at, Formation now) {
        int far = Math.max(0, at.distanceUp(aim) - 500);
        int attack = Math.min(far, deployed);
        double least = Double.MAX_VALUE;
        for (Formation f : FORMATIONS) {
            boolean column = f == Formation.MARCH || f == Formation.ROAD;
            double change = f == now ? 0 : 1;
            double way;
            if (!column) way = (double) far / onGround[f.ordinal()];
            else if (attack > 0)
                way = march(at, f, far - attack) + 1 + (double) attack / onGround[Formation.ASSAULT.ordinal()];
            else way = march(at, f, far) + 0.5;
            least = Math.min(least, change + way);
        }
        return least;
    }

    private double march(Point at, Formation column, int far) {
        if (far <= 0) return 0;
        return column == Formation.ROAD ? byRoad(at) : (double) far / onGround[column.ordinal()];
    }

    private double byRoad(Point at) {
        Road road = Probabilities.road(s, at).orElse(null);
        if (road == null) return Double.MAX_VALUE / 4;
        int leave = road.milestone(aim);
        double along = (double) Math.abs(road.milestone(at) - leave) / (road.paved() ? paved : dirt);
        return along + (double) road.along(leave).distanceUp(aim) / onGround[Formation.MARCH.ordinal()];
    }

    /** Hits given minus hits taken, if the battalion is there when fire is exchanged. */
    private double fire(Point at, Formation formation) {
        boolean column = formation == Formation.MARCH || formation == Formation.ROAD;
        int modifier = (column ? 1 : 0) - (s.activated(unit) ? 0 : 2);
        int armor = Ranges.targetClass(s, stands[0]);
        int suffered = 0;
        int[] best = new int[stands.length];
        boolean mortars = false;
        int limit = Math.min(sight, 12 * Point.INCH) + Point.INCH;
        for (int enemy : situation.enemies()) {
            Point there = s.at(enemy);
            if (Math.abs(there.x() - at.x()) > limit || Math.abs(there.y() - at.y()) > limit) continue;
            int mils = Math.max(0, there.distanceUp(at) - Point.INCH);
            mortars |= mils + Point.INCH <= MORTARS;
            if (mils > sight || mils > Point.INCH && !Probabilities.open(s, there, at)) continue;
            if (!s.suppressed(enemy) && !s.underTemplate(enemy))
                suffered += Ranges.hits(s, enemy, mils, armor, modifier);
            int given = s.activated(s.unitOf(enemy)) ? 0 : -2;
            int kind = Ranges.targetClass(s, enemy);
            for (int i = 0; i < best.length; i++)
                best[i] = Math.max(best[i], Ranges.hits(s, stands[i], mils, kind, given));
        }
        double suffers = situation.weight(Weight.PLACE_SUFFERED) * situation.stake(unit);
        double taken = suffers * Math.min(suffered, 100 * stands.length) / 100;
        return situation.weight(Weight.PLACE_GIVEN) * given(best, formation, mortars) / 100 - taken;
    }

    /**
     * Only the front rank fires direct (C7Fu): the first stands of the battalion, as formations are laid out (F3 to F6). All
     * its infantry may use its mortars instead (U4).
     */
    private int given(int[] best, Formation formation, boolean mortars) {
        int fighting = 0;
        for (int stand : stands) if (!s.type(stand).support()) fighting++;
        int front = switch (formation) {
            case DEFENSIVE -> fighting;
            case ASSAULT -> fighting <= 4 ? 2 : (fighting + 1) / 2;
            case MARCH, ROAD -> 1;
        };
        int sum = 0;
        int mortar = situation.whole(Weight.PLACE_MORTAR);
        for (int i = 0; i < best.length; i++) {
            if (s.type(stands[i]).support() || s.suppressed(stands[i])) continue;
            int direct = front-- > 0 ? best[i] : 0;
            sum += Math.max(direct, mortars && s.type(stands[i]).infantry() ? mortar : 0);
        }
        return sum;
    }

    /** The stands that would be in cover if all of them moved by a vector. */
    int covered(int dx, int dy) {
        int n = 0;
        for (int stand : stands) if (s.scenario().terrain().cover(s.at(stand).plus(dx, dy)) != Cover.OPEN) n++;
        return n;
    }
}
