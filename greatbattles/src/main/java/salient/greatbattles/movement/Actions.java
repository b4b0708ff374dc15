package salient.greatbattles.movement;

import java.util.List;
import salient.greatbattles.airborne.Consolidation;
import salient.greatbattles.combat.Contact;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.fire.Shooting;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.TurnHappening;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
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
                && s.units().actions(unit) >= s.turnState().round()
                && s.units().actionUse(unit) == ActionUse.NONE
                && !s.units().locked(unit);
    }

    public static boolean mayAct(State s, int unit) {
        return s.unit(unit).side() == s.player()
                && s.unitOnTable(unit)
                && s.unit(unit).battalion()
                && s.units().actions(unit) >= s.turnState().round()
                && s.units().actionUse(unit) != ActionUse.WHOLE_UNIT
                && !Consolidation.scattered(s, unit);
    }

    public static void judgeMove(State s, int unit, Verdict.Reasons why) {
        if (!s.unitOnTable(unit)) why.add(Clauses.clause("T13"), s.unit(unit) + " is not on the table.");
        if (s.unit(unit).fup()) why.add(Clauses.clause("U40"), "The FUP does not move by day.");
        if (s.units().actions(unit) < s.turnState().round())
            why.add(Clauses.clause("C6c"), s.unit(unit) + " has no action in this round.");
        if (s.units().actionUse(unit) == ActionUse.WHOLE_UNIT)
            why.add(Clauses.clause("C7c"), s.unit(unit) + " has used this action.");
        if (s.units().actionUse(unit) == ActionUse.SINGLE_STANDS)
            why.add(Clauses.clause("C8g"), "Stands of " + s.unit(unit) + " pay for an action taken out of turn.");
        if (s.units().locked(unit)) why.add(Clauses.clause("C9d"), s.unit(unit) + " is locked in close combat.");
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
        if (s.units().actions(unit) < s.turnState().round())
            why.add(Clauses.clause("C6c"), s.unit(unit) + " has no action in this round.");
        if (s.units().actionUse(unit) == ActionUse.WHOLE_UNIT)
            why.add(Clauses.clause("C7c"), s.unit(unit) + " has used this action as a whole.");
        if (Consolidation.scattered(s, unit))
            why.add(Clauses.clause("A20"), s.unit(unit) + " gathers before it does anything else.");
        if (s.stands().acted(stand.index())) why.add(Clauses.clause("C7b"), stand + " has used this action.");
    }

    /** T15c, T15d: inside a round the whole side rallies and limbers before it fires. */
    private static void beforeFire(State s, Verdict.Reasons why) {
        if (s.turnState().shotsRolled()) why.add(Clauses.clause("T15"), "Rallying and limbering come before fire.");
    }

    public static void judge(State s, GreatBattlesOrder.Limber o, Verdict.Reasons why) {
        judgeAct(s, o.stand(), why);
        beforeFire(s, why);
        int stand = o.stand().index();
        boolean tow = o.stand().type().gun()
                && o.stand().transport().isPresent()
                && !s.stands().loaded(stand);
        if (!s.stands().emplaced(stand) && !tow)
            why.add(Clauses.clause("ACT19"), o.stand() + " has nothing to limber or dismantle.");
        if (why.isEmpty() && Contact.engaged(s, s.unitOf(stand)))
            why.add(Clauses.clause("C9d"), o.stand() + " is in close combat.");
    }

    public static void play(State s, GreatBattlesOrder.Limber o, PlayContext t) {
        int stand = o.stand().index();
        s.stands().setEmplaced(stand, false);
        if (o.stand().type().gun() && o.stand().transport().isPresent())
            s.stands().setLoaded(stand, true);
        acted(s, stand);
        t.tellOf(
                s.unitOf(stand),
                Kind.LIMBER,
                new UnitHappening.Limbered(o.stand().name()),
                "ACT19");
    }

    public static void acted(State s, int stand) {
        s.stands().setActed(stand, true);
        s.units().setActionUse(s.unitOf(stand), ActionUse.SINGLE_STANDS);
    }

    public static void judge(State s, GreatBattlesOrder.Rally o, Verdict.Reasons why) {
        judgeAct(s, o.stand(), why);
        beforeFire(s, why);
        if (!s.suppressed(o.stand().index())) why.add(Clauses.clause("ACT33"), o.stand() + " is not suppressed.");
    }

    public static void judge(State s, GreatBattlesOrder.Aim o, Verdict.Reasons why) {
        judgeAct(s, o.stand(), why);
        if (s.stands().aimed(o.stand().index())) why.add(Clauses.clause("C7Fy"), o.stand() + " has its target.");
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
            if (s.units().fired(unit))
                why.add(Clauses.clause("C7Fy"), s.unit(unit) + " has rolled its shots of this action.");
            return;
        }
        for (int stand : s.standsOf(unit))
            if (s.stands().aimed(stand)) {
                why.add(Clauses.clause("Q34c"), s.stand(stand) + " fires first: one shot after the other.");
                return;
            }
    }

    public static void play(State s, GreatBattlesOrder.Aim o, PlayContext t) {
        s.stands().aim(o.stand().index(), o.target().index(), o.indirect());
        t.tellOnly(
                s.player(),
                Kind.SHOT,
                List.of(o.stand().name(), o.target().name()),
                new CombatHappening.Aimed(o.stand().name(), o.target().name()),
                "C7Fy");
    }

    public static void judge(State s, GreatBattlesOrder.Shoot o, Verdict.Reasons why) {
        int unit = o.unit().index();
        boolean aimed = false;
        for (int stand : s.standsOf(unit)) aimed |= s.stands().aimed(stand);
        if (!aimed) why.add(Clauses.clause("C7Fy"), "No stand of " + o.unit() + " has a target.");
        if (o.weapons() && Fire.heavyWeapons(s, unit).isEmpty())
            why.add(Clauses.clause("U20"), o.unit() + " has no heavy weapons to use.");
    }

    public static void play(State s, GreatBattlesOrder.Shoot o, PlayContext t) {
        s.units().setActionUse(o.unit().index(), ActionUse.SINGLE_STANDS);
        Shooting.begin(s, o.unit().index(), o.weapons(), false, t);
    }

    public static void judge(State s, GreatBattlesOrder.Dismount o, Verdict.Reasons why) {
        boolean loaded = false;
        for (int stand : s.standsOf(o.unit().index()))
            loaded |= s.stands().loaded(stand) && s.type(stand) != StandType.ARMOR;
        loaded |= TankRiders.canGetOff(s, o.unit().index());
        if (!loaded) why.add(Clauses.clause("U30"), o.unit() + " has nobody in transport.");
    }

    public static void play(State s, GreatBattlesOrder.Dismount o, PlayContext t) {
        for (int stand : s.standsOf(o.unit().index()))
            if (s.stands().loaded(stand)) {
                s.stands().setLoaded(stand, false);
                s.stands().setDismounted(stand, true);
            }
        t.tellOf(
                o.unit().index(),
                Kind.MOVE,
                new UnitHappening.Dismounted(o.unit().name()),
                "U30",
                "U31");
        TankRiders.getOff(s, o.unit().index(), t);
        if (s.phase() == Phase.MOVEMENT) GettingOut.goOnFoot(s, o.unit().index());
    }

    public static void decline(State s, int unit, PlayContext t) {
        s.units().setActionUse(unit, ActionUse.WHOLE_UNIT);
        for (int stand : s.standsOf(unit)) {
            s.stands().clearAim(stand);
        }
        t.tellOf(
                unit, Kind.ACTIONS, new TurnHappening.ActionSkipped(s.unit(unit).name()), "ACT37");
    }
}
