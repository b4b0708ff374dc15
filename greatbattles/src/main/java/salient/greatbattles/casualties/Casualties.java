package salient.greatbattles.casualties;

import java.util.List;
import salient.greatbattles.contact.Foes;
import salient.greatbattles.divisions.Divisions;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.riders.TankRiders;
import salient.greatbattles.sight.Spotting;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.StandType;
import salient.greatbattles.templates.BoundGuns;
import salient.kernel.rulebook.Clause;

/** P1 to P7, C10b, C10f: what suppression and elimination do to a stand and to its battalion's count of hits. */
public final class Casualties {
    public static final int NOBODY = -1;

    private Casualties() {}

    /** A first suppression counts 1, a further one nothing. */
    @Clause({"greatbattles P3", "greatbattles P4", "greatbattles C7Fab", "greatbattles U28"})
    public static void suppress(State s, int stand, int by, boolean counts) {
        if (s.suppressed(stand)) return;
        s.stands().setSuppressed(stand, true);
        TankRiders.share(s, stand);
        if (!counts) return;
        s.stands().setCounted(stand, true);
        count(s, s.unitOf(stand), 1, by);
    }

    /**
     * An elimination counts 2, including the stand's suppression if it was already counted. The stand stays on the
     * table until the morale phase is over.
     */
    @Clause({"greatbattles P6", "greatbattles C10u", "greatbattles Q20a", "greatbattles C10v", "greatbattles R12"})
    public static void eliminate(State s, int stand, int by, boolean counts, PlayContext t) {
        int unit = s.unitOf(stand);
        int hits = s.suppressed(stand) && s.stands().counted(stand) ? 1 : 2;
        s.stands().setPlace(stand, StandPlace.FALLEN);
        s.stands().clearCondition(stand);
        TankRiders.share(s, stand);
        BoundGuns.lost(s, stand, t);
        if (counts) count(s, unit, hits, by);
        if (s.standsOf(unit).length > 0) {
            Formations.closeRanks(s, unit);
            s.units().setGaps(unit, true);
            return;
        }
        s.units().setPlace(unit, UnitPlace.WIPED_OUT);
        s.units().setWipedOutOn(unit, s.day());
        s.units().release(unit);
        if (s.unit(unit).battalion())
            t.tellOf(
                    unit,
                    Kind.CASUALTY,
                    new CombatHappening.WipedOut(s.unit(unit).name()),
                    "C10v",
                    "R12");
    }

    @Clause({"greatbattles C10b", "greatbattles C10f"})
    private static void count(State s, int unit, int hits, int by) {
        s.units().setHits(unit, Math.min(99, s.units().hits(unit) + hits));
        if (by != NOBODY) s.units().setHitBy(unit, s.units().hitBy(unit) | Foes.bit(s, by));
    }

    /** C9o: guns limber and heavy weapons are dismantled in a retreat. */
    @Clause("greatbattles C9o")
    public static void limberAll(State s, int unit) {
        for (int stand : s.standsOf(unit)) {
            s.stands().setEmplaced(stand, false);
            if (s.type(stand).gun() && s.stand(stand).transport().isPresent())
                s.stands().hitch(stand);
        }
    }

    /** U37, U38: an enemy in contact with the C Ops destroys it. */
    @Clause({"greatbattles U37", "greatbattles U38"})
    public static void overrun(State s, int unit, PlayContext t) {
        for (int other = 0; other < s.stands().count(); other++) {
            if (s.type(other) != StandType.C_OPS
                    || !s.visible(other)
                    || s.stand(other).side() == s.unit(unit).side()) continue;
            for (int stand : s.standsOf(unit))
                if (s.onTable(other)
                        && s.unit(unit).battalion()
                        && s.base(stand).touches(s.base(other))) lose(s, other, unit, t);
        }
    }

    /** A moving battalion overruns a C Ops in its way, even an unknown one; false for anything else. */
    public static boolean overruns(State s, int unit, int other, PlayContext t) {
        if (s.type(other) != StandType.C_OPS || !s.unit(unit).battalion()) return false;
        Spotting.ranInto(s, other, unit, t, "H5", "U37");
        lose(s, other, unit, t);
        return true;
    }

    private static void lose(State s, int commandPost, int by, PlayContext t) {
        eliminate(s, commandPost, NOBODY, false, t);
        t.tell(
                Kind.CASUALTY,
                List.of(s.stand(commandPost).name()),
                new CombatHappening.PostOverrun(
                        s.unit(by).name(), s.stand(commandPost).name()),
                "U37");
        Divisions.loseCommand(s, s.unitOf(commandPost), t);
    }
}
