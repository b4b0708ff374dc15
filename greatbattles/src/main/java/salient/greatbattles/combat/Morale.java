package salient.greatbattles.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.riders.TankRiders;
import salient.greatbattles.sight.Crests;
import salient.greatbattles.state.CommandPosts;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Status;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.StandType;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.Clause;

/** C10: the test of every battalion that was hit, at the end of each player turn. */
public final class Morale {
    private static final Purpose TEST = new Purpose("morale", Clauses.clause("C10c"));
    static final int COMMAND_RANGE = Constants.mils("command_range");

    private static final Fire.Modifier CREST = modifier("C10n", "stand_on_crestline", "on a crestline");
    private static final Fire.Modifier ASSUMED_COVER =
            modifier("V33", "stand_in_soft_cover", "inactive, as if in soft cover");
    private static final Fire.Modifier SOFT_COVER = modifier("C10m", "stand_in_soft_cover", "in soft cover");
    private static final Fire.Modifier HARD_COVER = modifier("C10o", "stand_in_hard_cover", "in hard cover");
    private static final Fire.Modifier BUNKER = modifier("C10o", "stand_in_bunker", "in a bunker");
    private static final Fire.Modifier FAR_FROM_COMMAND =
            modifier("C10p", "not_within_12_of_cops", "not within 12\" of the Center of Operations");
    private static final Fire.Modifier DRIZZLE = modifier("C10q", "drizzle", "drizzle");
    private static final Fire.Modifier FOG_OR_RAIN = modifier("C10r", "fog_or_rain", "fog or rain");

    private Morale() {}

    /** C10v: battalions with hits and stands. */
    @Clause({"greatbattles C10a", "greatbattles C10l", "greatbattles T16"})
    public static boolean tests(State s, int unit) {
        return s.unit(unit).battalion()
                && s.unitOnTable(unit)
                && s.units().hits(unit) > 0
                && !s.units().wonCloseCombat(unit);
    }

    @Clause({"greatbattles C10e", "greatbattles V54"})
    public static int stands(State s, int unit) {
        return s.variants().moraleByCard
                ? card(s, unit)
                : s.standsOf(unit).length + TankRiders.count(s, unit) + fallen(s, unit);
    }

    /**
     * P13: own stands at the start, including those waiting to rejoin, and the attachments held since the last dawn.
     */
    @Clause("greatbattles P13")
    private static int card(State s, int unit) {
        int n = 0;
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.unitOf(stand) == unit && !s.stands().offCard(stand)) n++;
        return n;
    }

    private static int fallen(State s, int unit) {
        int n = 0;
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.unitOf(stand) == unit && s.stands().place(stand) == StandPlace.FALLEN) n++;
        return n;
    }

    @Clause({
        "greatbattles C1d",
        "greatbattles C1e",
        "greatbattles Q32",
        "greatbattles V18",
        "greatbattles C1f",
        "greatbattles C10m",
        "greatbattles C10n",
        "greatbattles C10o",
        "greatbattles C10q",
        "greatbattles C10r",
        "greatbattles C10s"
    })
    public static List<Fire.Modifier> modifiers(State s, int unit) {
        List<Fire.Modifier> all = new ArrayList<>();
        Cover best = Cover.OPEN;
        boolean crest = false;
        for (int stand : s.standsOf(unit)) {
            if (s.cover(stand).compareTo(best) > 0) best = s.cover(stand);
            crest |= Crests.on(s, stand);
        }
        switch (best) {
            case OPEN -> {
                if (crest) all.add(CREST);
                else if (Rally.assumed(s, unit)) all.add(ASSUMED_COVER);
            }
            case SOFT -> all.add(SOFT_COVER);
            case HARD -> all.add(HARD_COVER);
            case BUNKER -> all.add(BUNKER);
        }
        if (!nearCommand(s, unit)) all.add(FAR_FROM_COMMAND);
        switch (s.turnState().weather()) {
            case DRIZZLE -> all.add(DRIZZLE);
            case FOG, RAIN -> all.add(FOG_OR_RAIN);
            case CLEAR, OVERCAST -> {}
        }
        if (s.variants().moraleByQuality)
            all.add(modifier("C10s", "quality_" + s.quality(unit).id(), "quality"));
        byRoll(s, unit, all);
        return all;
    }

    /** C10t, Q45m, Q45n: what an activation by a roll costs for the rest of the day. */
    @Clause({"greatbattles C10t", "greatbattles V3", "greatbattles Q45m", "greatbattles Q45n"})
    private static void byRoll(State s, int unit, List<Fire.Modifier> all) {
        if (!s.activated(unit)) return;
        switch (s.units().activatedBy(unit)) {
            case BY_POINTS -> {}
            case BY_ROLL -> {
                int penalty = s.variants().reactivationPenalty;
                if (penalty > 0) all.add(new Fire.Modifier("C10t", -penalty, "activated by a roll"));
            }
            case BY_HQ -> all.add(modifier("Q45m", "initiative_hq_faq45", "activated by its HQ"));
            case FROM_THE_GROUND -> all.add(modifier("Q45n", "ground_reactivation_faq45", "up from the ground"));
        }
    }

    private static Fire.Modifier modifier(String clause, String row, String why) {
        return new Fire.Modifier(clause, Charts.value("morale_modifier/" + row), why);
    }

    /** C10p, R4: whether a stand of the unit is within 12 inches of its C Ops. */
    @Clause({"greatbattles R4", "greatbattles U35", "greatbattles G21", "greatbattles C10p"})
    public static boolean nearCommand(State s, int unit) {
        Optional<Integer> post = CommandPosts.post(s, s.unit(unit), StandType.C_OPS);
        if (post.isEmpty() || s.commandOffRoad(s.unitOf(post.get()))) return false; // A16
        for (int stand : s.standsOf(unit)) if (s.base(stand).within(COMMAND_RANGE, s.base(post.get()))) return true;
        return false;
    }

    /** One unit's test; its retreat may ask for a loss. */
    @Clause({"greatbattles C10j", "greatbattles G6", "greatbattles C10c", "greatbattles C10h", "greatbattles C10i"})
    public static void test(State s, int unit, PlayContext t) {
        int count = s.units().hits(unit);
        int causes = s.units().hitBy(unit);
        int base = Charts.morale(count, stands(s, unit));
        int score = base;
        if (base != Charts.NEVER) for (Fire.Modifier m : modifiers(s, unit)) score += m.amount();
        boolean dash = base == Charts.NEVER; // C10h: it fails without a roll
        Optional<Integer> die = dash ? Optional.empty() : Optional.of(t.die(unit, 100, TEST));
        int needed = score;
        boolean passes = die.filter(d -> d <= needed).isPresent();
        t.tellByCommand(
                unit,
                Kind.MORALE,
                new CombatHappening.MoraleTested(
                        s.unit(unit).name(),
                        count,
                        base == Charts.NEVER ? Optional.empty() : Optional.of(score),
                        die,
                        passes),
                "C10c",
                passes ? "C10c" : "C10i");
        if (passes) return;
        s.units().setStatus(unit, Status.GONE_TO_GROUND);
        s.units().setActiveFrom(unit, 0); // C3i: a pending activation arrives too late
        Retreat.play(s, unit, causes, t);
    }

    /** C10f: the count starts over. */
    public static void forget(State s) {
        for (int unit = 0; unit < s.units().count(); unit++) {
            s.units().setHits(unit, 0);
            s.units().setHitBy(unit, 0);
            s.units().setWonCloseCombat(unit, false);
        }
        for (int stand = 0; stand < s.stands().count(); stand++) s.stands().setCounted(stand, false);
        s.pending().moraleRound().end();
    }
}
