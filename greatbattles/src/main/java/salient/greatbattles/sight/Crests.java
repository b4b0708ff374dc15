package salient.greatbattles.sight;

import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.Ridge;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.kernel.rulebook.Clause;

/** V27: what a crest is, by contour lines (G29, G30) or by the line along the middle of each ridge (Q12c). */
public final class Crests {
    private static final int ZONE = Constants.mils("crest_zone");

    private Crests() {}

    /** Whether a stand is on a crestline. */
    @Clause("greatbattles Q12a")
    public static boolean on(State s, int stand) {
        if (!s.variants().centrelineCrests) return s.scenario().terrain().crest(s.at(stand));
        for (Ridge ridge : s.scenario().ridges()) if (ridge.near(s.at(stand), ZONE)) return true;
        return false;
    }

    /** Q12c: sight from one side of a ridge to the other is open only from or to its crest. */
    @Clause({"greatbattles V27", "greatbattles Q12c"})
    static Optional<Sight.Block> block(State s, Point a, Point b) {
        for (Ridge ridge : s.scenario().ridges())
            if (ridge.crossedBy(a, b) && !ridge.near(a, ZONE) && !ridge.near(b, ZONE))
                return Optional.of(new Sight.Block("Q12c", ridge.name()));
        return Optional.empty();
    }
}
