package salient.greatbattles.fire;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.Happening;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening.Reason;
import salient.greatbattles.sight.Spotting;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Variants.DestroyMods;
import salient.greatbattles.tables.Charts;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** C7Fh, C7Fi, C7Fy, C7Fac: rolls the declared shots of a battalion one by one; the owner may displace a casualty. */
public final class Shooting {
    private static final Purpose HIT = new Purpose("to hit", Clauses.clause("C7Fh"));
    private static final Purpose DESTROY = new Purpose("to destroy", Clauses.clause("C7Fh"));

    private static final Purpose COLORED = new Purpose("to destroy, black 1-10 or red 11-20", Clauses.clause("C7Faa"));

    private Shooting() {}

    /** The targets have been chosen; from here on the shots are rolled. */
    @Clause({
        "greatbattles U10",
        "greatbattles U13",
        "greatbattles U18",
        "greatbattles U30",
        "greatbattles P22",
        "greatbattles C8d",
        "greatbattles C7Fm"
    })
    public static void begin(State s, int unit, boolean weapons, boolean opportunity, PlayContext t) {
        Spotting.reveal(s, unit, t, Reason.FIRES, "H3", "C7Fm");
        if (!opportunity) s.units().setFired(unit, true);
        s.pending().shots().begin(unit, weapons, opportunity);
        if (!opportunity) s.turnState().setShotsRolled(true);
        if (weapons) Fire.heavyWeapons(s, unit).ifPresent(hw -> s.stands().setEmplaced(hw, true));
        for (int stand : s.standsOf(unit)) {
            if (!s.stands().aimed(stand)) continue;
            if (opportunity) s.stands().setOwesAction(stand, true);
            else s.stands().setActed(stand, true);
            s.stands().setLoaded(stand, false);
            if (s.stand(stand).transport().isPresent()) s.stands().setDismounted(stand, true);
            if (s.type(stand).gun()) s.stands().setEmplaced(stand, true);
        }
    }

    /** Continues until all shots are done or an owner must decide about a casualty. */
    @Clause({
        "greatbattles C7Ft",
        "greatbattles ACT24",
        "greatbattles Q34d",
        "greatbattles Q34b",
        "greatbattles Q3i",
        "greatbattles C7Fy"
    })
    public static void resume(State s, PlayContext t) {
        int unit = s.pending().shots().unit();
        for (int stand; (stand = s.stands().nextToFire(unit)) >= 0; ) {
            int target = s.stands().target(stand);
            boolean indirect = s.stands().indirect(stand);
            s.stands().clearAim(stand);
            if (!s.onTable(target)) {
                t.tell(
                        Kind.SHOT,
                        List.of(s.stand(stand).name(), s.stand(target).name()),
                        new CombatHappening.ShotWasted(
                                s.stand(stand).name(), s.stand(target).name()),
                        "C7Fy");
                Ammunition.wasted(s, stand, t);
                continue;
            }
            fire(s, stand, target, indirect, t);
            if (s.ask() == Decision.DISPLACEMENT) return;
        }
        s.pending().shots().end();
    }

    @Clause({
        "greatbattles C7Fi",
        "greatbattles ACT23",
        "greatbattles Q34a",
        "greatbattles V55",
        "greatbattles U50",
        "greatbattles G6",
        "greatbattles C7Fh"
    })
    private static void fire(State s, int stand, int target, boolean indirect, PlayContext t) {
        Fire.Manner manner = s.pending().shots().opportunity()
                ? Fire.Manner.OPPORTUNITY
                : indirect ? Fire.Manner.INDIRECT : Fire.Manner.DIRECT;
        Fire.Shot shot = Fire.shot(s, stand, target, manner, s.pending().shots().heavyWeapons());
        int die = t.d10(HIT);
        List<String> about = List.of(s.stand(stand).name(), s.stand(target).name());
        boolean hits = die <= shot.hit() || die == 1;
        if (!hits) {
            t.tell(
                    Kind.SHOT,
                    about,
                    told(s, stand, target, shot, die, false, Optional.empty(), Happening.Effect.NONE),
                    "C7Fh");
            return;
        }
        boolean colored = s.variants().destroyMods == DestroyMods.RED_DIE;
        if (!s.variants().twoDice)
            t.tell(
                    Kind.SHOT,
                    about,
                    told(s, stand, target, shot, die, true, Optional.empty(), Happening.Effect.NONE),
                    "C7Fh");
        int second = colored ? t.die(2 * Fire.COLOR, COLORED) : t.d10(DESTROY);
        boolean fatal =
                colored ? shot.destroysWithColor(second) : shot.destroy() != Charts.NEVER && second <= shot.destroy();
        t.tell(
                Kind.SHOT,
                about,
                told(
                        s,
                        stand,
                        target,
                        shot,
                        die,
                        true,
                        Optional.of(second),
                        fatal ? Happening.Effect.DESTROYED : Happening.Effect.SUPPRESSED),
                "C7Fh",
                fatal ? "C7Fh" : "C7Fq");
        Ammunition.fired(s, stand, die, second > Fire.COLOR ? second - Fire.COLOR : second, t);
        struck(s, target, fatal, t);
    }

    private static Happening told(
            State s,
            int stand,
            int target,
            Fire.Shot shot,
            int die,
            boolean hit,
            Optional<Integer> second,
            Happening.Effect effect) {
        return new CombatHappening.Shot(
                s.stand(stand).name(),
                s.stand(target).name(),
                shot.range(),
                shot.base(),
                Fire.Modifier.told(shot.toHit()),
                shot.hit(),
                die,
                hit,
                second,
                effect);
    }

    /** C7Fac: asks the owner if a stand behind could take the casualty; otherwise applies it. */
    @Clause("greatbattles C7Fac")
    private static void struck(State s, int target, boolean fatal, PlayContext t) {
        if (!fatal && s.suppressed(target)) return;
        if (!s.stands().rear(target))
            for (int other : s.standsOf(s.unitOf(target)))
                if (mayTake(s, target, other)) {
                    s.pending().casualty().begin(target, fatal);
                    s.ask(Decision.DISPLACEMENT, s.stand(target).side());
                    return;
                }
        apply(s, target, fatal, t);
    }

    private static boolean mayTake(State s, int struck, int other) {
        if (s.unitOf(other) != s.unitOf(struck) || Fire.targetClass(s, other) != Fire.targetClass(s, struck))
            return false;
        Verdict.Reasons why = Verdict.Reasons.untilSettled();
        judgeRank(s, other, why);
        return why.isEmpty();
    }

    /** C7Fac: whether a stand can take the casualty; whose casualty it is, is known while its owner is asked. */
    public static void judgeTaking(State s, int other, Verdict.Reasons why) {
        judgeRank(s, other, why);
        if (s.ask() != Decision.DISPLACEMENT || !s.onTable(other)) return;
        int struck = s.pending().casualty().stand();
        if (s.unitOf(other) != s.unitOf(struck))
            why.add(
                    Clauses.clause("C7Fac"),
                    () -> s.stand(other) + " does not belong to the battalion of " + s.stand(struck)
                            + ", which was hit.");
        if (Fire.targetClass(s, other) != Fire.targetClass(s, struck))
            why.add(
                    Clauses.clause("C7Fac"),
                    () -> s.stand(other) + " is not the same kind of target as " + s.stand(struck)
                            + ", which was hit.");
    }

    /** An unsuppressed stand of a rear rank, but no HQ and no heavy weapons. */
    @Clause({"greatbattles Q42b", "greatbattles Q27b"})
    private static void judgeRank(State s, int other, Verdict.Reasons why) {
        if (!s.onTable(other)) {
            why.add(Clauses.clause("C7Fac"), () -> s.stand(other) + " is not on the table.");
            return;
        }
        if (!s.stands().rear(other)) why.add(Clauses.clause("C7Fac"), () -> s.stand(other) + " is not in a rear rank.");
        if (s.suppressed(other)) why.add(Clauses.clause("C7Fac"), () -> s.stand(other) + " is suppressed.");
        if (s.type(other).support())
            why.add(Clauses.clause("C7Fac"), "HQ and heavy weapons take no casualties of other stands.");
    }

    /** The owner's answer. */
    public static void answer(State s, int stand, PlayContext t) {
        int struck = s.pending().casualty().stand();
        boolean fatal = s.pending().casualty().fatal();
        s.pending().casualty().end();
        s.ask(Decision.NOTHING, s.player());
        if (stand != struck) {
            String hit = s.stand(struck).name();
            String taker = s.stand(stand).name();
            t.tell(Kind.CASUALTY, List.of(hit, taker), new CombatHappening.CasualtyTaken(taker, hit), "C7Fac");
        }
        apply(s, stand, fatal, t);
    }

    private static void apply(State s, int stand, boolean fatal, PlayContext t) {
        if (fatal) {
            t.tell(
                    Kind.CASUALTY,
                    List.of(s.stand(stand).name()),
                    new CombatHappening.StandLost(s.stand(stand).name(), CombatHappening.Cause.FIRE),
                    "P5");
            Casualties.eliminate(s, stand, s.pending().shots().unit(), true, t);
        } else {
            t.tell(
                    Kind.CASUALTY,
                    List.of(s.stand(stand).name()),
                    new CombatHappening.Suppressed(s.stand(stand).name()),
                    "P2");
            Casualties.suppress(s, stand, s.pending().shots().unit(), true);
        }
    }
}
