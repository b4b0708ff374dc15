package salient.greatbattles.supply;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.state.State;
import salient.kernel.rulebook.Clause;

/**
 * Q44v, V52: ports and beachheads that a side holds replace the friendly board edge wherever the rules mention it (C2b,
 * C2c, C9t, N15, U36, U39).
 */
public final class SupplySources {
    private static final int SAMPLE = 250;

    private SupplySources() {}

    @Clause("greatbattles V52")
    public static boolean instead(State s) {
        return s.variants().supplyByPorts;
    }

    @Clause("greatbattles Q44v")
    public static List<Objective> held(State s, int side) {
        List<Objective> held = new ArrayList<>();
        for (Objective o : s.scenario().objectives())
            if (o.kind() != Objective.Kind.AIRFIELD && s.objectives().heldBy(o.index(), side)) held.add(o);
        return held;
    }

    public static boolean at(State s, int side, Point p) {
        for (Objective o : held(s, side)) if (o.contains(p)) return true;
        return false;
    }

    /** The source nearest to a place. */
    public static Optional<Objective> nearest(State s, int side, Point p) {
        Objective best = null;
        for (Objective o : held(s, side))
            if (best == null || o.at().squaredTo(p) < best.at().squaredTo(p)) best = o;
        return Optional.ofNullable(best);
    }

    /** The road point nearest to the middle of a source, or the middle itself if no road leads through it. */
    public static Point gate(State s, Objective o) {
        Point nearest = null;
        for (Road road : s.scenario().roads())
            for (int mile = 0; mile <= road.length(); mile += SAMPLE) {
                Point p = road.along(mile);
                boolean nearer = nearest == null || p.squaredTo(o.at()) < nearest.squaredTo(o.at());
                if (nearer && o.contains(p)) nearest = p;
            }
        return nearest == null ? o.at() : nearest;
    }
}
