package salient.greatbattles.movement;

import java.util.List;
import salient.greatbattles.Teller;
import salient.greatbattles.airborne.Consolidation;
import salient.greatbattles.combat.Contact;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.fire.Shooting;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.state.GameFact;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandFact;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitFact;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** C7a to C7c, ACT19 to ACT39: what one action of a battalion can be spent on. */
@Clause({
    "greatbattles C7a",
    "greatbattles C7b",
    "greatbattles C7c",
    "greatbattles C7e",
    "greatbattles ACT9",
    "greatbattles ACT14",
    "greatbattles ACT15",
    "greatbattles ACT16",
    "greatbattles ACT19",
    "greatbattles ACT22",
    "greatbattles ACT37",
    "greatbattles ACT38",
    "greatbattles ACT39",
    "greatbattles U31",
    "greatbattles U32",
    "greatbattles C9d",
    "greatbattles U36",
    "greatbattles U40",
    "greatbattles U27"
})
public final class Actions {
    private Actions() {}

    /** Whether a unit has an action of this round left for moving or forming. */
    public static boolean mayMove(State s, int unit) {
        return s.unit(unit).side() == s.player()
                && s.unitOnTable(unit)
                && !s.unit(unit).fup()
                && s.get(unit, UnitFact.ACTIONS) >= s.get(GameFact.ROUND)
                && s.get(unit, UnitFact.DOING) == 0
                && s.get(unit, UnitFact.LOCKED) < 0;
    }

    public static boolean mayAct(State s, int unit) {
        return s.unit(unit).side() == s.player()
                && s.unitOnTable(unit)
                && s.unit(unit).battalion()
                && s.get(unit, UnitFact.ACTIONS) >= s.get(GameFact.ROUND)
                && s.get(unit, UnitFact.DOING) != 1
                && !Consolidation.scattered(s, unit);
    }

    public static void judgeMove(State s, int unit, Verdict.Reasons why) {
        if (!s.unitOnTable(unit)) why.add(Clauses.clause("T13"), s.unit(unit) + " is not on the table.");
        if (s.unit(unit).fup()) why.add(Clauses.clause("U40"), "The FUP does not move by day.");
        if (s.get(unit, UnitFact.ACTIONS) < s.get(GameFact.ROUND))
            why.add(Clauses.clause("C6c"), s.unit(unit) + " has no action in this round.");
        if (s.get(unit, UnitFact.DOING) == 1) why.add(Clauses.clause("C7c"), s.unit(unit) + " has used this action.");
        if (s.get(unit, UnitFact.DOING) == 2)
            why.add(Clauses.clause("C8g"), "Stands of " + s.unit(unit) + " pay for an action taken out of turn.");
        if (s.get(unit, UnitFact.LOCKED) >= 0)
            why.add(Clauses.clause("C9d"), s.unit(unit) + " is locked in close combat.");
    }

    public static void judgeAct(State s, Stand stand, Verdict.Reasons why) {
        int unit = s.unitOf(stand.index());
        if (unit < 0 || !s.onTable(stand.index())) {
            why.add(Clauses.clause("T13"), stand + " is not on the table.");
            return;
        }
        if (!s.type(stand.index()).fights()) {
            boolean fup = s.type(stand.index()) == StandType.FUP;
            why.add(Clauses.clause(fup ? "U40" : "U34"), stand + " neither fires nor acts as troops do.");
            return;
        }
        if (s.get(unit, UnitFact.ACTIONS) < s.get(GameFact.ROUND))
            why.add(Clauses.clause("C6c"), s.unit(unit) + " has no action in this round.");
        if (s.get(unit, UnitFact.DOING) == 1)
            why.add(Clauses.clause("C7c"), s.unit(unit) + " has used this action as a whole.");
        if (Consolidation.scattered(s, unit))
            why.add(Clauses.clause("A20"), s.unit(unit) + " gathers before it does anything else.");
        if (s.is(stand.index(), StandFact.ACTED)) why.add(Clauses.clause("C7b"), stand + " has used this action.");
    }

    /** T15c, T15d: inside a round the whole side rallies and limbers before it fires. */
    private static void beforeFire(State s, Verdict.Reasons why) {
        if (s.is(GameFact.FIRED)) why.add(Clauses.clause("T15"), "Rallying and limbering come before fire.");
    }

    public static void judge(State s, GreatBattlesOrder.Limber o, Verdict.Reasons why) {
        judgeAct(s, o.stand(), why);
        beforeFire(s, why);
        int stand = o.stand().index();
        boolean tow = o.stand().type().gun() && o.stand().transport().isPresent() && !s.is(stand, StandFact.LOADED);
        if (!s.is(stand, StandFact.SET_UP) && !tow)
            why.add(Clauses.clause("ACT19"), o.stand() + " has nothing to limber or dismantle.");
        if (why.isEmpty() && Contact.engaged(s, s.unitOf(stand)))
            why.add(Clauses.clause("C9d"), o.stand() + " is in close combat.");
    }

    public static void play(State s, GreatBattlesOrder.Limber o, Teller t) {
        int stand = o.stand().index();
        s.set(stand, StandFact.SET_UP, 0);
        if (o.stand().type().gun() && o.stand().transport().isPresent()) s.set(stand, StandFact.LOADED, 1);
        acted(s, stand);
        t.tellOf(s.unitOf(stand), Kind.LIMBER, o.stand() + " is ready to move.", "ACT19");
    }

    public static void acted(State s, int stand) {
        s.set(stand, StandFact.ACTED, 1);
        s.set(s.unitOf(stand), UnitFact.DOING, 2);
    }

    public static void judge(State s, GreatBattlesOrder.Rally o, Verdict.Reasons why) {
        judgeAct(s, o.stand(), why);
        beforeFire(s, why);
        if (!s.suppressed(o.stand().index())) why.add(Clauses.clause("ACT33"), o.stand() + " is not suppressed.");
    }

    public static void judge(State s, GreatBattlesOrder.Aim o, Verdict.Reasons why) {
        judgeAct(s, o.stand(), why);
        if (s.get(o.stand().index(), StandFact.AIM) >= 0)
            why.add(Clauses.clause("C7Fy"), o.stand() + " has its target.");
        if (why.isEmpty()) assignment(s, s.unitOf(o.stand().index()), why);
        if (why.isEmpty())
            Fire.judge(
                    s,
                    o.stand().index(),
                    o.target().index(),
                    o.indirect() ? Fire.Manner.INDIRECT : Fire.Manner.DIRECT,
                    why);
    }

    /** C7Fy, V31: all shots of an action before any is rolled, or one after the other. */
    @Clause({"greatbattles V31", "greatbattles Q34b", "greatbattles Q34c", "greatbattles C7Fy"})
    private static void assignment(State s, int unit, Verdict.Reasons why) {
        if (!s.variants().reactiveFire) {
            if (s.is(unit, UnitFact.FIRED))
                why.add(Clauses.clause("C7Fy"), s.unit(unit) + " has rolled its shots of this action.");
            return;
        }
        for (int stand : s.standsOf(unit))
            if (s.get(stand, StandFact.AIM) >= 0) {
                why.add(Clauses.clause("Q34c"), s.stand(stand) + " fires first: one shot after the other.");
                return;
            }
    }

    public static void play(State s, GreatBattlesOrder.Aim o, Teller t) {
        s.set(o.stand().index(), StandFact.AIM, o.target().index());
        s.set(o.stand().index(), StandFact.INDIRECT, o.indirect() ? 1 : 0);
        t.tellOnly(
                s.player(),
                Kind.SHOT,
                List.of(o.stand().name(), o.target().name()),
                o.stand() + " aims at " + o.target() + ".",
                "C7Fy");
    }

    public static void judge(State s, GreatBattlesOrder.Shoot o, Verdict.Reasons why) {
        int unit = o.unit().index();
        boolean aimed = false;
        for (int stand : s.standsOf(unit)) aimed |= s.get(stand, StandFact.AIM) >= 0;
        if (!aimed) why.add(Clauses.clause("C7Fy"), "No stand of " + o.unit() + " has a target.");
        if (o.weapons() && Fire.heavyWeapons(s, unit).isEmpty())
            why.add(Clauses.clause("U20"), o.unit() + " has no heavy weapons to use.");
    }

    public static void play(State s, GreatBattlesOrder.Shoot o, Teller t) {
        s.set(o.unit().index(), UnitFact.DOING, 2);
        Shooting.begin(s, o.unit().index(), o.weapons(), false, t);
    }

    public static void judge(State s, GreatBattlesOrder.Dismount o, Verdict.Reasons why) {
        boolean loaded = false;
        for (int stand : s.standsOf(o.unit().index()))
            loaded |= s.is(stand, StandFact.LOADED) && s.type(stand) != StandType.ARMOR;
        loaded |= TankRiders.canGetOff(s, o.unit().index());
        if (!loaded) why.add(Clauses.clause("U30"), o.unit() + " has nobody in transport.");
    }

    public static void play(State s, GreatBattlesOrder.Dismount o, Teller t) {
        for (int stand : s.standsOf(o.unit().index()))
            if (s.is(stand, StandFact.LOADED)) {
                s.set(stand, StandFact.LOADED, 0);
                s.set(stand, StandFact.DISMOUNTED, 1);
            }
        t.tellOf(o.unit().index(), Kind.MOVE, o.unit() + " gets out of its transport.", "U30", "U31");
        TankRiders.getOff(s, o.unit().index(), t);
        if (s.phase() == Phase.MOVEMENT) GettingOut.goOnFoot(s, o.unit().index());
    }

    public static void decline(State s, int unit, Teller t) {
        s.set(unit, UnitFact.DOING, 1);
        for (int stand : s.standsOf(unit)) {
            s.set(stand, StandFact.AIM, -1);
            s.set(stand, StandFact.INDIRECT, 0);
        }
        t.tellOf(unit, Kind.ACTIONS, s.unit(unit) + " lets its action go.", "ACT37");
    }
}
