package salient.greatbattles.supply;

import java.util.List;
import java.util.function.Predicate;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.state.State;
import salient.kernel.rulebook.Clause;

/** N4, Q6b, Q45d: is there a path to the friendly board edge that keeps away from every visible enemy stand? */
public final class LineOfRetreat {
    private LineOfRetreat() {}

    /** Whether every stand of a unit has such a path, more than this many mils from the enemy. */
    @Clause("greatbattles Q6b")
    public static boolean open(State s, int unit, int zone) {
        OpenGround.Reached out = ground(s, unit, zone).leadingTo(edges(s, unit));
        for (int stand : s.standsOf(unit)) if (!out.contains(s.at(stand))) return false;
        return true;
    }

    /** Q45d, Q44v: whether a line leads to the source of supply: the friendly edge, or a port or beachhead instead. */
    @Clause({"greatbattles Q45d", "greatbattles Q44v"})
    public static boolean toSource(State s, int unit, int zone) {
        if (!SupplySources.instead(s)) return open(s, unit, zone);
        List<Objective> sources = SupplySources.held(s, s.unit(unit).side());
        OpenGround ground = ground(s, unit, zone);
        for (int stand : s.standsOf(unit)) {
            OpenGround.Reached reached = ground.from(s.at(stand));
            for (Objective source : sources) if (reached.any(source::contains)) return true;
        }
        return false;
    }

    /** N4, R8: whether one of its stands has such a path. */
    @Clause("greatbattles N4")
    public static boolean some(State s, int unit, int zone) {
        int side = s.unit(unit).side();
        Predicate<Point> out = s.waysOut(side, zone, () -> ground(s, unit, zone).leadingTo(edges(s, unit))::contains);
        for (int stand : s.standsOf(unit)) if (out.test(s.at(stand))) return true;
        return false;
    }

    private static OpenGround ground(State s, int unit, int zone) {
        return new OpenGround(s, s.unit(unit).side(), zone);
    }

    private static String edges(State s, int unit) {
        return s.scenario().parties().get(s.unit(unit).side()).edges();
    }
}
