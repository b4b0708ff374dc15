package salient.greatbattles.state;

import java.util.Optional;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/** C3o: the C Ops and the FUP of each division. */
@Clause("greatbattles C3o")
public final class CommandPosts {
    private CommandPosts() {}

    /** The C Ops or FUP that serves a unit, if it is on the table. */
    public static Optional<Integer> post(State s, Unit unit, StandType type) {
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.type(stand) == type
                    && s.stand(stand).side() == unit.side()
                    && s.onTable(stand)
                    && s.unit(s.unitOf(stand)).division() == unit.division()) return Optional.of(stand);
        return Optional.empty();
    }

    /** Whether the enemy does not know where the unit's C Ops or FUP is. */
    public static boolean hidden(State s, Unit unit) {
        return unseen(s, post(s, unit, StandType.C_OPS)) || unseen(s, post(s, unit, StandType.FUP));
    }

    private static boolean unseen(State s, Optional<Integer> post) {
        return post.isPresent() && !s.visible(post.get());
    }
}
