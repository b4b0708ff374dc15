package salient.greatbattles.placement;

import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.GroundType;
import salient.kernel.rulebook.Clause;

/** A15: where a landing stand is put when its place is taken. */
public final class FreeSpot {
    private static final int CLEAR_OF_ENEMY = Constants.mils("drop_clearance");
    /** The steps of the search, in mils. */
    private static final int SEARCH = 100;

    private FreeSpot() {}

    /** A15: the nearest place where the base is clear of others; half an inch from an enemy it would touch there. */
    @Clause("greatbattles A15")
    public static Base near(State s, int stand, Base wanted, PlayContext t) {
        if (free(s, stand, wanted, Base.CONTACT + 1, t)) return wanted;
        Base nearest = nearest(s, stand, wanted, 0, t);
        // The nearest place next to an enemy would touch it; the search is only exact to a tenth of an inch.
        boolean contact = !free(s, stand, nearest, SEARCH + Base.CONTACT, t);
        return contact ? nearest(s, stand, wanted, CLEAR_OF_ENEMY, t) : nearest;
    }

    private static Base nearest(State s, int stand, Base wanted, int clear, PlayContext t) {
        for (int away = 0; away < 12 * Point.INCH; away += SEARCH)
            for (int bearing = 0; bearing < Bearing.CIRCLE; bearing += away == 0 ? Bearing.CIRCLE : 10) {
                Base there = wanted.at(Bearing.step(wanted.center(), bearing, away, 0));
                if (free(s, stand, there, clear, t)) return there;
            }
        throw new IllegalStateException("no free spot within 12\" of " + wanted + " (greatbattles A15)");
    }

    /** A hidden unit in the way is revealed: the stand's final place would reveal it anyway. */
    private static boolean free(State s, int stand, Base there, int clear, PlayContext t) {
        if (!there.onTable(s.scenario().width(), s.scenario().height()) || water(s, there.center())) return false;
        for (int other = 0; other < s.stands().count(); other++) {
            if (other == stand || !s.onTable(other) || !s.stands().near(other, there.center(), 3500)) continue;
            boolean enemy = s.stand(other).side() != s.stand(stand).side();
            if (!there.overlaps(s.base(other)) && !(enemy && there.distanceDown(s.base(other)) < clear)) continue;
            if (s.unitOf(other) != s.unitOf(stand)) PlacementCheck.reveal(s, stand, other, t, "A15", "H5");
            return false;
        }
        return true;
    }

    public static boolean water(State s, Point p) {
        return s.scenario().terrain().going(p.x(), p.y()) == GroundType.IMPASSABLE;
    }
}
