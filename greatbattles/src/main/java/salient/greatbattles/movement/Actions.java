package salient.greatbattles.movement;

import java.util.List;
import salient.greatbattles.actions.ActionRules;
import salient.greatbattles.contact.Contact;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.fire.Shooting;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.TurnHappening;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.State;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** C7a to C7c, ACT19 to ACT39: what one action of a battalion can be spent on. */
public final class Actions {
    private Actions() {}

    /** T15c, T15d: in each round the whole side rallies and limbers before it fires. */
    @Clause("greatbattles ACT39")
    private static void beforeFire(State s, Verdict.Reasons why) {
        if (s.turnState().shotsRolled()) why.add(Clauses.clause("T15"), "Rallying and limbering come before fire.");
    }

    @Clause({"greatbattles ACT22", "greatbattles ACT19", "greatbattles C9d"})
    public static void judge(State s, GreatBattlesOrder.Limber o, Verdict.Reasons why) {
        ActionRules.judgeOtherThanFire(s, o.stand(), why);
        beforeFire(s, why);
        int stand = o.stand().index();
        boolean tow = o.stand().type().gun()
                && o.stand().transport().isPresent()
                && !s.stands().loaded(stand);
        if (!s.stands().emplaced(stand) && !tow)
            why.add(Clauses.clause("ACT19"), () -> o.stand() + " has nothing to limber or dismantle.");
        if (s.onTable(stand) && Contact.engaged(s, s.unitOf(stand)))
            why.add(Clauses.clause("C9d"), () -> o.stand() + " is in close combat.");
    }

    @Clause({"greatbattles ACT15", "greatbattles U32"})
    public static void play(State s, GreatBattlesOrder.Limber o, PlayContext t) {
        int stand = o.stand().index();
        s.stands().setEmplaced(stand, false);
        if (o.stand().type().gun() && o.stand().transport().isPresent())
            s.stands().hitch(stand);
        ActionRules.acted(s, stand);
        t.tellOf(
                s.unitOf(stand),
                Kind.LIMBER,
                new UnitHappening.Limbered(o.stand().name()),
                "ACT19");
    }

    public static void judge(State s, GreatBattlesOrder.Rally o, Verdict.Reasons why) {
        ActionRules.judgeAct(s, o.stand(), why);
        beforeFire(s, why);
        if (!s.suppressed(o.stand().index())) why.add(Clauses.clause("ACT33"), () -> o.stand() + " is not suppressed.");
    }

    public static void judge(State s, GreatBattlesOrder.Aim o, Verdict.Reasons why) {
        ActionRules.judgeAct(s, o.stand(), why);
        if (s.stands().aimed(o.stand().index())) why.add(Clauses.clause("C7Fy"), () -> o.stand() + " has its target.");
        if (s.onTable(o.stand().index())) assignment(s, s.unitOf(o.stand().index()), why);
        if (!why.settled() && s.onTable(o.stand().index()))
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
                why.add(Clauses.clause("C7Fy"), () -> s.unit(unit) + " has rolled its shots of this action.");
            return;
        }
        for (int stand : s.standsOf(unit))
            if (s.stands().aimed(stand)) {
                why.add(Clauses.clause("Q34c"), () -> s.stand(stand) + " fires first: one shot after the other.");
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
        if (!aimed) why.add(Clauses.clause("C7Fy"), () -> "No stand of " + o.unit() + " has a target.");
        if (o.weapons()) Fire.judgeWeapons(s, unit, why);
    }

    public static void play(State s, GreatBattlesOrder.Shoot o, PlayContext t) {
        s.units().setActionUse(o.unit().index(), ActionUse.SINGLE_STANDS);
        Shooting.begin(s, o.unit().index(), o.weapons(), false, t);
    }

    @Clause({"greatbattles C7c", "greatbattles ACT37"})
    public static void decline(State s, int unit, PlayContext t) {
        s.units().setActionUse(unit, ActionUse.WHOLE_UNIT);
        for (int stand : s.standsOf(unit)) {
            s.stands().clearAim(stand);
        }
        t.tellOf(
                unit, Kind.ACTIONS, new TurnHappening.ActionSkipped(s.unit(unit).name()), "ACT37");
    }
}
