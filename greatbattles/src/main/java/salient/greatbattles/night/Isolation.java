package salient.greatbattles.night;

import java.util.Optional;
import java.util.function.Predicate;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.state.CommandPosts;
import salient.greatbattles.state.State;
import salient.greatbattles.supply.OpenGround;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/**
 * R7, R8: is there a way from the battalion to its C Ops that keeps more than 2 inches from every visible enemy? Under
 * V21 it must not be longer than 36 inches, and V22 widens the zone.
 */
public final class Isolation {
    static final int ZONE = Constants.mils("enemy_zone");
    private static final int LONGEST = Constants.mils("isolation_length");

    private Isolation() {}

    @Clause({
        "greatbattles R7",
        "greatbattles R8",
        "greatbattles Q23a",
        "greatbattles Q23b",
        "greatbattles V21",
        "greatbattles V22"
    })
    public static boolean isolated(State s, int unit) {
        Optional<Integer> post = CommandPosts.post(s, s.unit(unit), StandType.C_OPS);
        int side = s.unit(unit).side();
        if (post.isEmpty()) return true;
        Point command = s.at(post.get());
        if (!s.variants().isolation36) {
            Predicate<Point> reached =
                    s.reachedFrom(post.get(), () -> new OpenGround(s, side, ZONE).from(command)::contains);
            for (int stand : s.standsOf(unit)) if (reached.test(s.at(stand))) return false;
            return true;
        }
        OpenGround.Ways ways =
                new OpenGround(s, side, s.variants().isolationZone * Point.INCH).measuredFrom(s.base(post.get()));
        for (int stand : s.standsOf(unit)) if (ways.within(LONGEST, s.base(stand))) return false;
        return true;
    }
}
