package salient.greatbattles.combat;

import java.util.List;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.Happening;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.riders.TankRiders;
import salient.greatbattles.sight.Crests;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Cover;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.Clause;

/** C9R: the rally number of a battalion, fixed for the player turn, and the rolls made against it. */
public final class Rally {
    private static final Purpose ROLL = new Purpose("rally", Clauses.clause("C9Rg"));
    private static final int UNKNOWN = -99;
    private static final int EACH_SUPPRESSED = Charts.value("rally_modifier/each_stand_suppressed");
    private static final int EACH_DESTROYED = Charts.value("rally_modifier/each_stand_destroyed");
    private static final int HQ_ATTACHED = Charts.value("rally_modifier/hq_attached");
    /** By cover, none in the open: with one stand in it, with more. */
    private static final int[][] COVERED = {
        {0, 0}, covered("soft_cover_or_crest"), covered("hard_cover"), covered("bunker"),
    };

    private Rally() {}

    private static int[] covered(String row) {
        return new int[] {Charts.value("rally_modifier/" + row + "/1"), Charts.value("rally_modifier/" + row + "/2+")};
    }

    /** C9Rh: worked out at the first roll of the player turn and kept. */
    @Clause({"greatbattles Q4a", "greatbattles Q4c", "greatbattles C9Rh"})
    public static int number(State s, int unit) {
        if (s.units().rallyNumber(unit) == UNKNOWN) s.units().setRallyNumber(unit, worked(s, unit));
        return s.units().rallyNumber(unit);
    }

    /** C9Rg, V26: the number a suppressed stand of the unit needs to rally now; asking does not fix the number. */
    @Clause({"greatbattles C9Rg", "greatbattles V26"})
    public static int needed(State s, int unit) {
        int fixed = s.units().rallyNumber(unit);
        return (fixed == UNKNOWN ? worked(s, unit) : fixed) + (s.variants().rallyIgnoresSelf ? 1 : 0);
    }

    /** In tenths: how many faces of the die rally a suppressed stand of the unit now. */
    public static int chance(State s, int unit) {
        return Math.clamp(needed(s, unit), 0, 10);
    }

    @Clause({
        "greatbattles C9Ra",
        "greatbattles C9Rb",
        "greatbattles C9Rd",
        "greatbattles C9Ri",
        "greatbattles Q4b",
        "greatbattles U23",
        "greatbattles U52"
    })
    public static int worked(State s, int unit) {
        int number = Charts.rally(s.quality(unit));
        for (int stand : s.standsOf(unit)) if (s.suppressed(stand)) number += EACH_SUPPRESSED;
        number += lost(s, unit) * EACH_DESTROYED;
        if (s.hasHq(unit)) number += HQ_ATTACHED;
        return Math.clamp(number + cover(s, unit), -20, 20);
    }

    /** C9Rc, P13: card strength minus what is left; a stand waiting to rejoin is not lost. */
    @Clause("greatbattles C9Rc")
    public static int lost(State s, int unit) {
        int lost = 0;
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.unitOf(stand) == unit
                    && !s.stands().offCard(stand)
                    && (s.stands().place(stand) == StandPlace.FALLEN
                            || s.stands().place(stand) == StandPlace.DESTROYED)) lost++;
        return lost;
    }

    /** C9Re, C9Rf: the best single entry. */
    @Clause({"greatbattles Q30", "greatbattles C9Re", "greatbattles C9Rf"})
    private static int cover(State s, int unit) {
        int[] count = new int[COVERED.length];
        for (int stand : s.standsOf(unit)) {
            Cover cover = s.cover(stand);
            if (cover == Cover.OPEN && (Crests.on(s, stand) || assumed(s, unit))) cover = Cover.SOFT;
            count[cover.ordinal()]++;
        }
        int best = 0;
        for (int c = 1; c < count.length; c++)
            if (count[c] > 0) best = Math.max(best, COVERED[c][count[c] == 1 ? 0 : 1]);
        return best;
    }

    /** V33: an early rule gave inactive units in the open soft cover. */
    @Clause("greatbattles V33")
    static boolean assumed(State s, int unit) {
        return s.variants().inactiveSoftCover && !s.activated(unit);
    }

    /** ACT33: one stand tries to remove its suppression. */
    @Clause({"greatbattles ACT33", "greatbattles C7d", "greatbattles C9Rj", "greatbattles C9Rk", "greatbattles G6"})
    public static void play(State s, int stand, PlayContext t) {
        int unit = s.unitOf(stand);
        number(s, unit);
        int needed = needed(s, unit);
        int die = t.die(unit, 10, ROLL);
        s.stands().setActed(stand, true);
        boolean rallied = needed >= 10 || die <= needed;
        if (rallied) s.stands().setSuppressed(stand, false);
        TankRiders.share(s, stand);
        t.tellOf(
                unit, Kind.RALLY, new CombatHappening.RallyRolled(s.stand(stand).name(), needed, die, rallied), "C9Rg");
    }

    /** C9b: every stand of the loser; a failure suppresses, or eliminates a stand that was already suppressed. */
    @Clause({"greatbattles C9b", "greatbattles C9k", "greatbattles C9n", "greatbattles C9x"})
    static void afterDefeat(State s, int unit, int by, PlayContext t) {
        int number = number(s, unit);
        for (int stand : s.standsOf(unit)) {
            int needed = s.variants().rallyIgnoresSelf && s.suppressed(stand) ? number + 1 : number;
            int die = t.d10(ROLL);
            boolean holds = needed >= 10 || die <= needed;
            boolean falls = !holds && s.suppressed(stand);
            Happening.Effect effect =
                    holds ? Happening.Effect.NONE : falls ? Happening.Effect.DESTROYED : Happening.Effect.SUPPRESSED;
            String name = s.stand(stand).name();
            t.tell(
                    Kind.RALLY,
                    List.of(name),
                    new CombatHappening.DefeatRolled(name, needed, die, effect),
                    "C9b",
                    "C9k");
            if (falls) Casualties.eliminate(s, stand, by, true, t);
            else if (!holds) Casualties.suppress(s, stand, by, true);
        }
    }
}
