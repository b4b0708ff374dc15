package salient.greatbattles.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.contact.Contact;
import salient.greatbattles.contact.Foes;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.Happening;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.riders.TankRiders;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.StandType;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** C9a to C9s: battalion against battalion. {@link Advance} handles what the winner does next. */
public final class CloseCombat {
    private static final Purpose ATTACK = new Purpose("close combat, attacker", Clauses.clause("C9a"));
    private static final Purpose DEFENSE = new Purpose("close combat, defender", Clauses.clause("C9a"));

    private CloseCombat() {}

    /**
     * Whether these two must fight in this step: because they were locked, or because the phasing unit is in contact.
     */
    @Clause({"greatbattles C9e", "greatbattles Q7"})
    public static boolean pending(State s, int attacker, int defender) {
        if ((s.units().fought(attacker) & Foes.bit(s, defender)) != 0) return false;
        return s.units().locked(attacker) ? goesOn(s, attacker, defender) : Contact.attacks(s, attacker, defender);
    }

    /** C9s: that there is no such combat, and what keeps the attacker from one if the two are in contact. */
    public static void judge(State s, int attacker, int defender, Verdict.Reasons why) {
        if (pending(s, attacker, defender)) return;
        why.add(
                Clauses.clause("C9s"),
                () -> s.unit(attacker) + " has no close combat with " + s.unit(defender) + " to fight.");
        boolean enemies = s.unit(attacker).side() != s.unit(defender).side();
        if (!enemies || why.settled() || s.hidden(attacker) || s.hidden(defender)) return;
        for (int own : s.standsOf(attacker))
            for (int other : s.standsOf(defender))
                if (s.type(other).fights() && s.base(own).touches(s.base(other)))
                    Contact.judge(s, attacker, other, why);
    }

    /** C9d: a tie is fought again in the next player turn's first round, with the same attacker and defender. */
    @Clause("greatbattles C9d")
    private static boolean goesOn(State s, int attacker, int defender) {
        return s.units().lockedWith(attacker) == defender
                && s.units().attacker(attacker)
                && s.turnState().round() == 1;
    }

    public static boolean any(State s) {
        for (int a = 0; a < s.units().count(); a++)
            for (int d = 0; d < s.units().count(); d++) if (pending(s, a, d)) return true;
        return false;
    }

    /** Receives an attacker and a defender. */
    public interface Pair {
        void accept(int attacker, int defender);
    }

    /** All close combats that must still be fought in this step. */
    public static void forEach(State s, Pair each) {
        for (int a = 0; a < s.units().count(); a++)
            for (int d = 0; d < s.units().count(); d++) if (pending(s, a, d)) each.accept(a, d);
    }

    @Clause({"greatbattles V16", "greatbattles C9f", "greatbattles C9g"})
    public static List<Fire.Modifier> attackerModifiers(State s, int attacker, int defender) {
        List<Fire.Modifier> all = new ArrayList<>();
        int heaviest = -1;
        for (int stand : s.standsOf(attacker))
            if (s.type(stand) == StandType.ARMOR && !s.suppressed(stand))
                heaviest =
                        Math.max(heaviest, s.stand(stand).arms().orElseThrow().armor());
        boolean cover = covered(s, defender, Cover.SOFT) >= 2;
        if (heaviest >= 0) {
            all.add(modifier("C9f", cover ? "armor_vs_cover/attacker" : "armor_vs_open/attacker", "armor"));
            if (heaviest <= 1) all.add(modifier("C9g", "light_armor/attacker", "light armor"));
            if (heaviest == 4) all.add(modifier("C9g", "superheavy_armor/attacker", "superheavy armor"));
        }
        both(s, attacker, defender, all);
        return all;
    }

    @Clause({"greatbattles Q24", "greatbattles U9", "greatbattles C9h", "greatbattles C9i"})
    public static List<Fire.Modifier> defenderModifiers(State s, int defender, int attacker) {
        List<Fire.Modifier> all = new ArrayList<>();
        if (covered(s, defender, Cover.BUNKER) >= 2)
            all.add(modifier("C9h", "2+_stands_in_bunker/defender", "bunkers"));
        else if (covered(s, defender, Cover.HARD) >= 2)
            all.add(modifier("C9h", "2+_stands_in_hard_cover/defender", "hard cover"));
        else if (covered(s, defender, Cover.SOFT) >= 2)
            all.add(modifier("C9h", "2+_stands_in_soft_cover/defender", "soft cover"));
        boolean gun = false;
        boolean weapons = false;
        for (int stand : s.standsOf(defender))
            if (!s.suppressed(stand)) {
                gun |= s.type(stand).gun();
                weapons |= s.type(stand) == StandType.HVY_WPNS;
            }
        if (gun) all.add(modifier("C9i", "at_gun_attached/defender", "anti-tank gun"));
        if (weapons) all.add(modifier("C9i", "hvy_wpns_attached/defender", "heavy weapons"));
        both(s, defender, attacker, all);
        return all;
    }

    @Clause("greatbattles C9j")
    private static void both(State s, int own, int enemy, List<Fire.Modifier> all) {
        if (smg(s, own)) all.add(modifier("C9j", "submachinegun_bn/both", "submachine guns"));
        int grades = s.quality(own).ordinal() - s.quality(enemy).ordinal();
        if (grades > 0) all.add(new Fire.Modifier("C9j", grades, "higher quality"));
        int more = fit(s, own) - fit(s, enemy);
        if (more > 0) all.add(new Fire.Modifier("C9j", more, "more unsuppressed stands"));
    }

    private static Fire.Modifier modifier(String clause, String row, String why) {
        return new Fire.Modifier(clause, Charts.value("close_combat/" + row), why);
    }

    private static int covered(State s, int unit, Cover least) {
        int n = 0;
        for (int stand : s.standsOf(unit)) if (s.cover(stand).compareTo(least) >= 0) n++;
        return n;
    }

    private static boolean smg(State s, int unit) {
        int smg = 0;
        int infantry = 0;
        for (int stand : s.standsOf(unit)) {
            if (s.type(stand).infantry()) infantry++;
            if (s.type(stand) == StandType.SMG) smg++;
        }
        return smg > 0 && 2 * smg >= infantry;
    }

    /** C9l: unsuppressed infantry; V17 adds armor. Attachments never count. */
    @Clause({"greatbattles Q40b", "greatbattles Q42c", "greatbattles C9l", "greatbattles V17"})
    private static int fit(State s, int unit) {
        int n = 0;
        for (int stand : s.standsOf(unit)) {
            boolean counts =
                    s.type(stand).infantry() || s.type(stand) == StandType.ARMOR && s.variants().closeCombatCountsArmor;
            if (counts && !s.suppressed(stand)) n++;
        }
        return n;
    }

    @Clause({"greatbattles G6", "greatbattles C9a", "greatbattles C9b"})
    public static void play(State s, int attacker, int defender, PlayContext t) {
        fought(s, attacker, Foes.bit(s, defender));
        fought(s, defender, Foes.bit(s, attacker));
        if (defenseless(s, defender)) {
            t.tell(
                    Kind.CLOSE_COMBAT,
                    names(s, attacker, defender),
                    new CombatHappening.GunsOverrun(
                            s.unit(attacker).name(), s.unit(defender).name()),
                    "C9m");
            for (int stand : s.standsOf(defender)) Casualties.eliminate(s, stand, attacker, true, t);
            win(s, attacker, defender);
            return;
        }
        TankRiders.getOff(s, attacker, t);
        TankRiders.getOff(s, defender, t);
        dismount(s, defender);
        List<Fire.Modifier> attack = attackerModifiers(s, attacker, defender);
        List<Fire.Modifier> defense = defenderModifiers(s, defender, attacker);
        int a = t.d10(ATTACK) + Fire.Modifier.sum(attack);
        int d = t.d10(DEFENSE) + Fire.Modifier.sum(defense);
        Happening fought = new CombatHappening.CloseCombatFought(
                s.unit(attacker).name(),
                s.unit(defender).name(),
                a,
                Fire.Modifier.told(attack),
                d,
                Fire.Modifier.told(defense),
                a == d
                        ? Optional.empty()
                        : Optional.of(s.unit(a > d ? attacker : defender).name()));
        s.units().release(attacker);
        s.units().release(defender);
        if (a <= d) fought(s, attacker, Foes.ALL);
        if (a == d) {
            s.units().setLockedWith(attacker, defender);
            s.units().setAttacker(attacker, true);
            s.units().setLockedWith(defender, attacker);
            t.tell(Kind.CLOSE_COMBAT, names(s, attacker, defender), fought, "C9d");
            return;
        }
        int winner = a > d ? attacker : defender;
        int loser = a > d ? defender : attacker;
        t.tell(Kind.CLOSE_COMBAT, names(s, attacker, defender), fought, "C9a", "C9b");
        Rally.number(s, loser); // C9x: before any roll and before the retreat
        Rally.afterDefeat(s, loser, winner, t);
        win(s, winner, loser);
        Retreat.play(s, loser, Foes.bit(s, winner), t);
    }

    /** V19: the position in which the two fight, with riders dismounted; passengers count the same either way. */
    public static State asFought(State s, int attacker, int defender) {
        if (TankRiders.count(s, attacker) + TankRiders.count(s, defender) == 0) return s;
        State there = s.copy();
        TankRiders.getOff(there, attacker);
        TankRiders.getOff(there, defender);
        return there;
    }

    /** C9r: a unit that is attacked in its transport gets out at once. */
    private static void dismount(State s, int unit) {
        for (int stand : s.standsOf(unit))
            if (s.stands().loaded(stand) && s.type(stand) != StandType.ARMOR) {
                s.stands().setLoaded(stand, false);
                s.stands().setDismounted(stand, true);
            }
    }

    /** C9s: an attacker fights those it touches in turn, each once, until it loses or ties. */
    @Clause("greatbattles C9s")
    static void fought(State s, int unit, int foes) {
        s.units().setFought(unit, s.units().fought(unit) | foes);
    }

    private static List<String> names(State s, int one, int other) {
        return List.of(s.unit(one).name(), s.unit(other).name());
    }

    /** C9m: guns that are attached to no infantry. */
    @Clause({"greatbattles Q40a", "greatbattles U12", "greatbattles C9m"})
    public static boolean defenseless(State s, int unit) {
        for (int stand : s.standsOf(unit)) if (!s.type(stand).gun()) return false;
        return true;
    }

    /** C10l; C9u: the winner may advance after the loser has retreated. */
    @Clause("greatbattles C9c")
    private static void win(State s, int winner, int loser) {
        s.units().setWonCloseCombat(winner, true);
        Advance.owed(s, winner, loser);
    }
}
