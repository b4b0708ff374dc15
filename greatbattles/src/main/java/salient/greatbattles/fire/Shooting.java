package salient.greatbattles.fire;

import java.util.List;
import salient.greatbattles.Teller;
import salient.greatbattles.combat.Casualties;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.sight.Spotting;
import salient.greatbattles.state.Ask;
import salient.greatbattles.state.GameFact;
import salient.greatbattles.state.StandFact;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitFact;
import salient.greatbattles.state.Variants.DestroyMods;
import salient.greatbattles.tables.Charts;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.Clause;

/** C7Fh, C7Fi, C7Fy, C7Fac: rolls the declared shots of a battalion one by one; the owner may displace a casualty. */
@Clause({
    "greatbattles C7Fh",
    "greatbattles C7Fi",
    "greatbattles C7Ft",
    "greatbattles C7Fy",
    "greatbattles C7Fac",
    "greatbattles C7Fm",
    "greatbattles ACT23",
    "greatbattles ACT24",
    "greatbattles Q34a",
    "greatbattles Q34d",
    "greatbattles Q34b",
    "greatbattles V55",
    "greatbattles Q42b",
    "greatbattles Q27b",
    "greatbattles U10",
    "greatbattles U13",
    "greatbattles U18",
    "greatbattles U30",
    "greatbattles U50",
    "greatbattles P22",
    "greatbattles C8d",
    "greatbattles Q3i",
    "greatbattles Q34d"
})
public final class Shooting {
    private static final Purpose HIT = Clauses.purpose("to hit", "C7Fh");
    private static final Purpose DESTROY = Clauses.purpose("to destroy", "C7Fh");

    private static final Purpose COLOURED = Clauses.purpose("to destroy, black 1-10 or red 11-20", "C7Faa");

    private Shooting() {}

    /** The aims have been set; from here the shots are rolled. */
    public static void begin(State s, int unit, boolean weapons, boolean opportunity, Teller t) {
        Spotting.reveal(s, unit, t, "fires", "H3", "C7Fm");
        if (!opportunity) s.set(unit, UnitFact.FIRED, 1);
        s.set(GameFact.SHOOTER, unit);
        s.set(GameFact.NEXT_SHOT, 0);
        s.set(GameFact.WITH_WEAPONS, weapons ? 1 : 0);
        s.set(GameFact.OPPORTUNITY, opportunity ? 1 : 0);
        if (!opportunity) s.set(GameFact.FIRED, 1);
        if (weapons) Fire.heavyWeapons(s, unit).ifPresent(hw -> s.set(hw, StandFact.SET_UP, 1));
        for (int stand : s.standsOf(unit)) {
            if (s.get(stand, StandFact.AIM) < 0) continue;
            s.set(stand, opportunity ? StandFact.DEBT : StandFact.ACTED, 1);
            s.set(stand, StandFact.LOADED, 0);
            if (s.stand(stand).transport().isPresent()) s.set(stand, StandFact.DISMOUNTED, 1);
            if (s.type(stand).gun()) s.set(stand, StandFact.SET_UP, 1);
        }
    }

    /** Goes on until all shots are done or an owner must decide about a casualty. */
    public static void goOn(State s, Teller t) {
        int unit = s.get(GameFact.SHOOTER);
        for (int stand = s.get(GameFact.NEXT_SHOT); stand < s.stands(); stand++) {
            s.set(GameFact.NEXT_SHOT, stand + 1);
            if (s.unitOf(stand) != unit || s.get(stand, StandFact.AIM) < 0) continue;
            int target = s.get(stand, StandFact.AIM);
            boolean indirect = s.is(stand, StandFact.INDIRECT);
            s.set(stand, StandFact.AIM, -1);
            s.set(stand, StandFact.INDIRECT, 0);
            if (!s.onTable(target)) {
                t.tell(
                        Kind.SHOT,
                        List.of(s.stand(stand).name(), s.stand(target).name()),
                        s.stand(stand) + " fires at the fallen " + s.stand(target) + " in vain.",
                        "C7Fy");
                Ammunition.wasted(s, stand, t);
                continue;
            }
            fire(s, stand, target, indirect, t);
            if (s.ask() == Ask.DISPLACEMENT) return;
        }
        s.set(GameFact.SHOOTER, -1);
        s.set(GameFact.NEXT_SHOT, 0);
        s.set(GameFact.WITH_WEAPONS, 0);
        s.set(GameFact.OPPORTUNITY, 0);
    }

    private static void fire(State s, int stand, int target, boolean indirect, Teller t) {
        Fire.Manner manner = s.is(GameFact.OPPORTUNITY)
                ? Fire.Manner.OPPORTUNITY
                : indirect ? Fire.Manner.INDIRECT : Fire.Manner.DIRECT;
        Fire.Shot shot = Fire.shot(s, stand, target, manner, s.is(GameFact.WITH_WEAPONS));
        int die = t.d10(HIT);
        List<String> about = List.of(s.stand(stand).name(), s.stand(target).name());
        String who = s.stand(stand) + " fires at " + s.stand(target) + ", needs " + shot.hit();
        if (die > shot.hit() && die != 1) {
            t.tell(Kind.SHOT, about, who + " and misses with " + die + ".", "C7Fh");
            return;
        }
        boolean coloured = s.variants().destroyMods == DestroyMods.RED_DIE;
        if (!s.variants().twoDice) t.tell(Kind.SHOT, about, who + " and hits with " + die + ".", "C7Fh");
        int second = coloured ? t.die(2 * Fire.COLOUR, COLOURED) : t.d10(DESTROY);
        boolean fatal =
                coloured ? shot.destroysWithColour(second) : shot.destroy() != Charts.NEVER && second <= shot.destroy();
        t.tell(
                Kind.SHOT,
                about,
                who + ", hits with " + die + " and " + (fatal ? "destroys" : "suppresses") + " with " + second + ".",
                "C7Fh",
                fatal ? "C7Fh" : "C7Fq");
        Ammunition.fired(s, stand, die, second > Fire.COLOUR ? second - Fire.COLOUR : second, t);
        struck(s, target, fatal, t);
    }

    /** C7Fac: asks the owner if he has somebody behind to take it, else applies it. */
    private static void struck(State s, int target, boolean fatal, Teller t) {
        if (!fatal && s.suppressed(target)) return;
        if (!s.is(target, StandFact.REAR))
            for (int other : s.standsOf(s.unitOf(target)))
                if (mayTake(s, target, other)) {
                    s.set(GameFact.STRUCK, target);
                    s.set(GameFact.FATAL, fatal ? 1 : 0);
                    s.ask(Ask.DISPLACEMENT, s.stand(target).side());
                    return;
                }
        apply(s, target, fatal, t);
    }

    public static boolean mayTake(State s, int struck, int other) {
        return other != struck
                && s.unitOf(other) == s.unitOf(struck)
                && s.onTable(other)
                && s.is(other, StandFact.REAR)
                && !s.suppressed(other)
                && !s.type(other).support()
                && Fire.targetClass(s, other) == Fire.targetClass(s, struck);
    }

    /** The owner's answer. */
    public static void answer(State s, int stand, Teller t) {
        int struck = s.get(GameFact.STRUCK);
        boolean fatal = s.is(GameFact.FATAL);
        s.set(GameFact.STRUCK, -1);
        s.set(GameFact.FATAL, 0);
        s.ask(Ask.NOTHING, s.player());
        if (stand != struck)
            t.tell(
                    Kind.CASUALTY,
                    List.of(s.stand(struck).name(), s.stand(stand).name()),
                    s.stand(stand) + " takes the casualty of " + s.stand(struck) + ".",
                    "C7Fac");
        apply(s, stand, fatal, t);
    }

    private static void apply(State s, int stand, boolean fatal, Teller t) {
        if (fatal) {
            t.tell(Kind.CASUALTY, List.of(s.stand(stand).name()), s.stand(stand) + " is eliminated.", "P5");
            Casualties.eliminate(s, stand, s.get(GameFact.SHOOTER), true, t);
        } else {
            t.tell(Kind.CASUALTY, List.of(s.stand(stand).name()), s.stand(stand) + " is suppressed.", "P2");
            Casualties.suppress(s, stand, s.get(GameFact.SHOOTER), true);
        }
    }
}
