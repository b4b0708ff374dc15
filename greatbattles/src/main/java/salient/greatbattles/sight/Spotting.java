package salient.greatbattles.sight;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.play.UnitHappening.Reason;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Cover;
import salient.kernel.rulebook.Clause;

/** H1 to H11: how hidden battalions are revealed. */
public final class Spotting {
    /** H5. */
    @Clause("greatbattles H5")
    public static final int SEEN_IN_COVER = Constants.mils("seen_in_cover");

    private Spotting() {}

    /** H8: the whole battalion. */
    @Clause({"greatbattles H2", "greatbattles H3", "greatbattles H10", "greatbattles H8"})
    public static void reveal(State s, int unit, PlayContext t, Reason reason, String... clauses) {
        reveal(s, unit, t, reason, Optional.empty(), clauses);
    }

    /** @param by the unit that ran into it, or the stand it is in the way of */
    public static void reveal(State s, int unit, PlayContext t, Reason reason, Optional<String> by, String... clauses) {
        if (!s.hidden(unit)) return;
        s.units().setHidden(unit, false);
        t.reveal(
                Kind.REVEALED,
                List.of(s.unit(unit).name()),
                new UnitHappening.Revealed(s.unit(unit).name(), reason, by),
                clauses);
    }

    /** A unit ran into a stand, which reveals the stand's unit if it was hidden. */
    public static void ranInto(State s, int stand, int by, PlayContext t, String... clauses) {
        reveal(s, s.unitOf(stand), t, Reason.RUN_INTO, Optional.of(s.unit(by).name()), clauses);
    }

    /**
     * H9: all units against all, at the start of a player turn and where a unit has moved: it may have stood in the way
     * of others that now see farther.
     */
    @Clause("greatbattles H9")
    public static void all(State s, PlayContext t) {
        int range = Sight.range(s);
        for (int unit = 0; unit < s.units().count(); unit++)
            if (s.unitOnTable(unit) && s.hidden(unit) && spotted(s, unit, range))
                reveal(s, unit, t, Reason.SPOTTED, "H4", "H5");
    }

    /** H9: on the way of a unit that moves, that unit and those that might see it or be seen by it. */
    public static void around(State s, int mover, PlayContext t) {
        int range = Sight.range(s);
        if (s.hidden(mover) && spotted(s, mover, range)) reveal(s, mover, t, Reason.SPOTTED, "H4", "H5");
        int[] movers = s.standsOf(mover);
        for (int unit = 0; unit < s.units().count(); unit++) {
            if (!s.unitOnTable(unit)
                    || !s.hidden(unit)
                    || s.unit(unit).side() == s.unit(mover).side()) continue;
            for (int hidden : s.standsOf(unit))
                if (s.hidden(unit) && seenByAny(s, hidden, movers, range))
                    reveal(s, unit, t, Reason.SPOTTED, "H4", "H5");
        }
    }

    private static boolean spotted(State s, int unit, int range) {
        for (int stand : s.standsOf(unit))
            for (int other = 0; other < s.stands().count(); other++)
                if (s.stand(other).side() != s.unit(unit).side() && s.onTable(other) && spots(s, other, stand, range))
                    return true;
        return false;
    }

    private static boolean seenByAny(State s, int hidden, int[] eyes, int range) {
        for (int eye : eyes) if (s.onTable(eye) && spots(s, eye, hidden, range)) return true;
        return false;
    }

    /** H4 to H7: 12 inches or the current sighting distance in the open, 1 inch in cover. */
    @Clause({"greatbattles H6", "greatbattles H4", "greatbattles H7"})
    private static boolean spots(State s, int eye, int hidden, int sight) {
        if (!s.type(eye).fights()) return false;
        Base there = s.base(hidden);
        int range = s.cover(hidden) == Cover.OPEN ? sight : SEEN_IN_COVER;
        return s.base(eye).within(range, there) && Sight.sees(s, eye, hidden);
    }
}
