package salient.greatbattles.contact;

import salient.greatbattles.play.Clauses;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** C9p to C9r, C9w, C9y, U3, U7: which units may move into contact with which. */
public final class Contact {
    private Contact() {}

    /** May the attacker touch this stand? */
    @Clause({
        "greatbattles U3",
        "greatbattles U7",
        "greatbattles C9p",
        "greatbattles C9q",
        "greatbattles C9r",
        "greatbattles C9w",
        "greatbattles C9y"
    })
    public static void judge(State s, int attacker, int stand, Verdict.Reasons why) {
        if (!s.activated(attacker))
            why.add(Clauses.clause("C9w"), "Only an activated battalion starts a close combat.");
        boolean alone = true; // armor without infantry; an HQ does not matter (U54)
        boolean infantry = false;
        boolean armor = false;
        for (int own : s.standsOf(attacker)) {
            alone &= !s.type(own).infantry();
            infantry |= s.type(own).infantry() && !s.suppressed(own);
            armor |= s.type(own) == StandType.ARMOR && !s.suppressed(own);
        }
        if (!infantry && !(alone && armor))
            why.add(
                    Clauses.clause("C9y"),
                    s.unit(attacker) + " has no unsuppressed " + (alone ? "armor" : "infantry") + " to attack with.");
        else if (s.type(stand) == StandType.ARMOR && infantry)
            why.add(Clauses.clause("C9r"), () -> "Infantry may not close-combat the armor " + s.stand(stand) + ".");
        else if (s.type(stand) == StandType.ARMOR || !infantry && s.stands().loaded(stand))
            why.add(Clauses.clause("C9q"), () -> "Armor may not close-combat the vehicle " + s.stand(stand) + ".");
        else if (!infantry && s.cover(stand) == Cover.BUNKER)
            why.add(Clauses.clause("C9p"), () -> "Armor alone may not contact the bunker of " + s.stand(stand) + ".");
    }

    /** Whether a unit touches a stand of the other that it may fight. */
    public static boolean fights(State s, int attacker, int defender) {
        for (int own : s.standsOf(attacker))
            for (int other : s.standsOf(defender))
                if (s.base(own).touches(s.base(other)) && may(s, attacker, other)) return true;
        return false;
    }

    /** The same answer as {@link #judge}. */
    public static boolean may(State s, int attacker, int stand) {
        Verdict.Reasons why = Verdict.Reasons.untilSettled();
        judge(s, attacker, stand, why);
        return why.isEmpty();
    }

    /** Whether two units have bases in contact. */
    public static boolean between(State s, int one, int other) {
        for (int a : s.standsOf(one))
            for (int b : s.standsOf(other)) if (s.base(a).touches(s.base(b))) return true;
        return false;
    }

    /**
     * C9d, C7Fw, C8j: whether a unit is in close combat: it is locked, or it has a combat to fight in this player turn.
     * Contact alone is not enough; where neither unit can attack the other, both may fire.
     */
    @Clause("greatbattles C9d")
    public static boolean engaged(State s, int unit) {
        if (s.units().locked(unit)) return true;
        if (!s.inContact(unit, u -> touchesEnemy(s, u))) return false;
        for (int other = 0; other < s.units().count(); other++)
            if (attacks(s, unit, other) || attacks(s, other, unit)) return true;
        return false;
    }

    /** Whether a unit that is not locked attacks the other in this player turn. */
    public static boolean attacks(State s, int attacker, int defender) {
        return s.unit(attacker).side() != s.unit(defender).side()
                && s.unit(attacker).battalion()
                && s.unit(defender).battalion()
                && s.unitOnTable(attacker)
                && s.unitOnTable(defender)
                && !s.units().locked(attacker)
                && begins(s, attacker, defender)
                && !s.hidden(attacker)
                && !s.hidden(defender)
                && fights(s, attacker, defender);
    }

    /** The phasing side attacks the units it touches; the other side only those its advance has touched (C9v). */
    private static boolean begins(State s, int attacker, int defender) {
        return charged(s, attacker, defender)
                || s.unit(attacker).side() == s.player() && !charged(s, defender, attacker);
    }

    private static boolean charged(State s, int winner, int other) {
        return (s.units().charged(winner) & Foes.bit(s, other)) != 0;
    }

    public static boolean touchesEnemy(State s, int unit) {
        for (int a : s.standsOf(unit))
            for (int b = 0; b < s.stands().count(); b++)
                if (s.stand(b).side() != s.unit(unit).side()
                        && s.visible(b)
                        && s.type(b).fights()
                        && s.stands().near(b, s.at(a), 3000)
                        && s.base(a).touches(s.base(b))) return true;
        return false;
    }
}
