package salient.greatbattles.scenario;

import java.util.Optional;
import salient.greatbattles.tables.Arms;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/**
 * G11: one company or battery. The unit is the one it belongs to by the order of battle, or -1 if it is in a
 * battlegroup's pool and attached by the player (P12), for this day at the earliest.
 */
@Clause({"greatbattles G11", "greatbattles P12"})
public record Stand(
        int index,
        int side,
        String id,
        int unit,
        String pool,
        StandType type,
        Optional<Arms> arms,
        Optional<Arms> transport,
        int day)
        implements Piece {
    /** The same stand, if it comes on a later day than the first. */
    Stand from(int later) {
        return new Stand(index, side, id, unit, pool, type, arms, transport, later);
    }

    public boolean attachable() {
        return unit < 0;
    }

    @Override
    public String toString() {
        return name();
    }
}
