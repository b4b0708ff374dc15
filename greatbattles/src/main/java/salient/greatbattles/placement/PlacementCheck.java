package salient.greatbattles.placement;

import java.util.Optional;
import java.util.function.IntPredicate;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening.Reason;
import salient.greatbattles.sight.Spotting;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.GroundType;
import salient.kernel.rulebook.Clause;

/** G33, G34: whether a base fits at a place. */
public final class PlacementCheck {
    private PlacementCheck() {}

    /** On the table, on passable ground and clear of every base that the stand's side knows of. */
    @Clause("greatbattles G34")
    public static boolean free(State s, int stand, Base there) {
        return clear(s, stand, there, other -> known(s, stand, other));
    }

    /**
     * As {@link #free} for all who watch: where a visible stand is put must not depend on a hidden friend, except by
     * revealing it (H8). Only a hidden stand keeps away from hidden friends in secret.
     */
    public static boolean seemsFree(State s, int stand, Base there) {
        return clear(s, stand, there, s.hidden(s.unitOf(stand)) ? other -> known(s, stand, other) : s::visible);
    }

    private static boolean clear(State s, int stand, Base there, IntPredicate counts) {
        if (!there.onTable(s.scenario().width(), s.scenario().height())) return false;
        if (s.scenario().terrain().going(there.center().x(), there.center().y()) == GroundType.IMPASSABLE) return false;
        for (int other = 0; other < s.stands().count(); other++)
            if (other != stand && counts.test(other) && meets(s, other, there)) return false;
        return true;
    }

    /** A hidden unit in the place is revealed, so that bases never overlap. */
    @Clause("greatbattles G33")
    public static boolean freeAfterLooking(State s, int stand, Base there, PlayContext t) {
        for (int other = 0; other < s.stands().count(); other++)
            if (s.onTable(other) && !known(s, stand, other) && meets(s, other, there)) {
                Spotting.reveal(s, s.unitOf(other), t, Reason.RUN_INTO, "H5", "G33");
                return false;
            }
        if (free(s, stand, there)) return true;
        takenByOthers(s, stand, there, t);
        return false;
    }

    /** Whether another base is there; a hidden one is placed on the table, because blocking the way reveals it. */
    public static boolean taken(State s, int stand, Base there, PlayContext t) {
        return taken(s, stand, there, other -> other != stand, t);
    }

    private static boolean taken(State s, int stand, Base there, IntPredicate counts, PlayContext t) {
        for (int other = 0; other < s.stands().count(); other++)
            if (s.onTable(other) && counts.test(other) && meets(s, other, there)) {
                reveal(s, stand, other, t, "H8", "G33");
                return true;
            }
        return false;
    }

    /** As {@link #taken}, except for the stand's own unit. */
    public static boolean takenByOthers(State s, int stand, Base there, PlayContext t) {
        return taken(s, stand, there, other -> s.unitOf(other) != s.unitOf(stand), t);
    }

    /**
     * H8: a hidden unit in the way of a stand is placed on the table. Two hidden friends arrange themselves in secret,
     * and a hidden stand is not named.
     */
    @Clause("greatbattles H8")
    public static void reveal(State s, int stand, int inTheWay, PlayContext t, String... clauses) {
        boolean secret = s.hidden(s.unitOf(stand));
        if (secret && s.stand(inTheWay).side() == s.stand(stand).side()) return;
        Spotting.reveal(
                s,
                s.unitOf(inTheWay),
                t,
                Reason.IN_THE_WAY,
                secret ? Optional.empty() : Optional.of(s.stand(stand).name()),
                clauses);
    }

    private static boolean known(State s, int stand, int other) {
        return s.onTable(other) && (s.stand(other).side() == s.stand(stand).side() || !s.hidden(s.unitOf(other)));
    }

    private static boolean meets(State s, int other, Base there) {
        return s.stands().near(other, there.center(), 3_500) && there.overlaps(s.base(other));
    }
}
