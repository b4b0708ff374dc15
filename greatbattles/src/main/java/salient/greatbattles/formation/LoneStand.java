package salient.greatbattles.formation;

import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Segment;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Formation;
import salient.kernel.rulebook.Clause;

/** F6, F7: the last stand of a battalion is in assault formation, or in column if it is aligned with a road. */
public final class LoneStand {
    /** F7: how far its long edge may point away from the road, in degrees. */
    @Clause("greatbattles F7")
    private static final int ALIGNED = Constants.number("road_alignment");

    private LoneStand() {}

    /** The only stand of a unit other than its HQ and heavy weapons, or -1 if there are more. */
    public static int of(State s, int unit) {
        int alone = -1;
        int[] stands = s.standsOf(unit);
        for (int stand : stands) {
            if (s.type(stand).support()) continue;
            if (alone >= 0) return -1;
            alone = stand;
        }
        return alone < 0 && stands.length == 1 ? stands[0] : alone;
    }

    /**
     * A unit's current formation: as ordered, unless only one stand is left. A column by F7 is a road column (C7Mm).
     */
    @Clause("greatbattles F6")
    public static Formation formation(State s, int unit) {
        int alone = of(s, unit);
        if (alone < 0) return s.units().formation(unit);
        return aligned(s, s.base(alone)) ? Formation.ROAD : Formation.ASSAULT;
    }

    /** Center on the road, long edge along it; any edge of a square base. */
    static boolean aligned(State s, Base base) {
        for (Road road : s.scenario().roads()) {
            if (!road.passes(base.center(), Road.ON_ROAD)) continue;
            Segment leg = road.nearest(base.center());
            int bearing = Bearing.of(leg.a(), leg.b());
            int along = base.frontage() > base.depth() ? base.facing() + 90 : base.facing();
            int turn = Bearing.between(bearing, along);
            if (Math.min(turn, 180 - turn) <= ALIGNED) return true;
            if (base.frontage() == base.depth() && Math.abs(90 - turn) <= ALIGNED) return true;
        }
        return false;
    }
}
