package salient.greatbattles.fire;

import salient.greatbattles.geometry.Point;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.state.HoldFire;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** C8: fire at a moving enemy. {@link WatchedMove} measures how much of a path a firer has seen. */
public final class OpportunityFire {
    private OpportunityFire() {}

    /** Whether a stand could use opportunity fire now at all. */
    @Clause({"greatbattles C8j", "greatbattles C8m"})
    public static boolean ready(State s, int stand) {
        return s.onTable(stand)
                && Fire.armed(s, stand)
                && !s.suppressed(stand)
                && !s.stands().owesAction(stand)
                && !s.stands().rear(stand);
    }

    /**
     * C8f: whether the other side is asked at this place of a move: where a stand first meets C8a for a visible firer,
     * and after each further inch. Hidden firers must not be revealed by the place, so while there are units that
     * cannot be seen the other side is asked at each inch and at the end.
     */
    @Clause("greatbattles C8f")
    public static boolean due(State s, Paths paths, WatchedMove watch) {
        int walked = s.pending().move().walked();
        int longest = paths.longest();
        boolean inch = walked - s.pending().move().askedAt() >= Point.INCH;
        boolean end = walked == longest && longest >= Point.INCH && unseen(s, 1 - s.player());
        return (inch || end || watch.metInTheOpen()) && asked(s, paths);
    }

    /**
     * Whether the other side has something to decide here. Hidden units must not be revealed, so an unseen unit is enough reason to
     * ask.
     */
    public static boolean asked(State s, Paths paths) {
        if (s.turnState().holdFire() != HoldFire.NO) return false;
        int side = 1 - s.unit(s.pending().move().unit()).side();
        if (unseen(s, side)) return true;
        int count = s.stands().count();
        int[] watched = s.pending().move().watched();
        for (int i = 0; i < paths.count() && watched.length > 0; i++)
            for (int eye = 0; eye < count; eye++)
                if (watched[i * count + eye] >= Point.INCH
                        && s.stand(eye).side() == side
                        && ready(s, eye)
                        && legal(s, eye, paths.stand(i))) return true;
        return false;
    }

    /** Whether a side has battalions that the other side cannot see. */
    @Clause("greatbattles C8n")
    public static boolean unseen(State s, int side) {
        for (int unit = 0; unit < s.units().count(); unit++)
            if (s.unit(unit).side() == side
                    && s.unit(unit).battalion()
                    && (s.hidden(unit)
                            || s.units().place(unit) == UnitPlace.RESERVE
                            || s.units().place(unit) == UnitPlace.UNKNOWN)) return true;
        return false;
    }

    public static boolean legal(State s, int eye, int target) {
        Verdict.Reasons why = Verdict.Reasons.untilSettled();
        judge(s, eye, target, false, why);
        return why.isEmpty();
    }

    @Clause({
        "greatbattles C8b",
        "greatbattles C8c",
        "greatbattles C8g",
        "greatbattles C8i",
        "greatbattles C8k",
        "greatbattles C8a",
        "greatbattles C8h"
    })
    public static void judge(State s, int eye, int target, boolean weapons, Verdict.Reasons why) {
        if (s.pending().landing().underWay()) {
            LandingFire.judge(s, eye, target, weapons, why);
            return;
        }
        int mover = s.pending().move().unit();
        if (!s.onTable(eye) || s.unitOf(target) != mover || !s.onTable(target)) {
            why.add(
                    Clauses.clause("C8a"),
                    () -> s.stand(target) + " is not on the move in sight of " + s.stand(eye) + ".");
            return;
        }
        // A stand that cannot fire at all has not been watching; what keeps it from firing is told below.
        if (seen(s, eye, target) < Point.INCH && ready(s, eye))
            why.add(
                    Clauses.clause("C8a"),
                    () -> s.stand(target) + " has not moved 1\" in sight of " + s.stand(eye) + ".");
        judgeFirer(s, eye, weapons, why);
        if (!why.settled()) Fire.judge(s, eye, target, Fire.Manner.OPPORTUNITY, why);
    }

    /** What keeps the stand from opportunity fire at any target. */
    @Clause("greatbattles U20")
    public static void judgeFirer(State s, int eye, boolean weapons, Verdict.Reasons why) {
        if (!s.onTable(eye)) {
            why.add(Clauses.clause("C8a"), () -> s.stand(eye) + " is not on the table.");
            return;
        }
        if (s.stands().owesAction(eye)) why.add(Clauses.clause("C8h"), () -> s.stand(eye) + " already owes an action.");
        if (s.suppressed(eye))
            why.add(Clauses.clause("C8j"), () -> s.stand(eye) + " is suppressed: no opportunity fire.");
        if (weapons) Fire.judgeWeapons(s, s.unitOf(eye), why);
    }

    private static int seen(State s, int eye, int target) {
        int[] watched = s.pending().move().watched();
        int i = watched.length == 0 ? -1 : Paths.indexOf(s.pending().move().plan(), target);
        return i < 0 ? 0 : watched[i * s.stands().count() + eye];
    }
}
