package salient.greatbattles;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.activation.Activation;
import salient.greatbattles.activation.GroupInitiative;
import salient.greatbattles.activation.Reactivation;
import salient.greatbattles.activation.Staff;
import salient.greatbattles.airborne.Consolidation;
import salient.greatbattles.airborne.DropPlans;
import salient.greatbattles.airborne.LandedCommand;
import salient.greatbattles.artillery.Barrages;
import salient.greatbattles.artillery.Smoke;
import salient.greatbattles.combat.Advance;
import salient.greatbattles.combat.Casualties;
import salient.greatbattles.combat.CloseCombat;
import salient.greatbattles.combat.Rally;
import salient.greatbattles.combat.Retreat;
import salient.greatbattles.deployment.Arrangement;
import salient.greatbattles.deployment.Deployment;
import salient.greatbattles.deployment.DeploymentFire;
import salient.greatbattles.fire.OpportunityFire;
import salient.greatbattles.fire.Shooting;
import salient.greatbattles.landing.LandingFire;
import salient.greatbattles.movement.Actions;
import salient.greatbattles.movement.BadGoing;
import salient.greatbattles.movement.CommandPost;
import salient.greatbattles.movement.March;
import salient.greatbattles.movement.Movement;
import salient.greatbattles.movement.Paths;
import salient.greatbattles.movement.TankRiders;
import salient.greatbattles.movement.Ways;
import salient.greatbattles.night.DayReserve;
import salient.greatbattles.night.Night;
import salient.greatbattles.night.NightFormation;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Ask;
import salient.greatbattles.state.HoldFire;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.works.Entrenchments;
import salient.greatbattles.works.FieldWorks;
import salient.kernel.dice.Dice;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict;

/** Which room judges an order, and which carries it out. */
public final class Referee {
    private Referee() {}

    public static Verdict judge(State s, GreatBattlesOrder order) {
        Verdict.Reasons why = new Verdict.Reasons();
        judge(s, order, why);
        return why.verdict();
    }

    /** As {@link #judge} answers, without looking for more than one reason. */
    static boolean isLegal(State s, GreatBattlesOrder order) {
        Verdict.Reasons why = Verdict.Reasons.untilSettled();
        judge(s, order, why);
        return why.isEmpty();
    }

    private static void judge(State s, GreatBattlesOrder order, Verdict.Reasons why) {
        Access.check(s, order, why);
        if (!why.isEmpty()) return;
        switch (order) {
            case GreatBattlesOrder.SetUp o -> Deployment.judge(s, o, why);
            case GreatBattlesOrder.Attach o -> Attachments.judge(s, o.stand(), o.unit(), why);
            case GreatBattlesOrder.Detach o -> Attachments.judgeDetach(s, o.stand(), why);
            case GreatBattlesOrder.Done _ -> done(s, why);
            case GreatBattlesOrder.Plan o -> Barrages.judge(s, o, why);
            case GreatBattlesOrder.Deploy o -> Deployment.judge(s, o, why);
            case GreatBattlesOrder.DeployStands o -> Arrangement.judge(s, o, why);
            case GreatBattlesOrder.Activate o ->
                Activation.judgeBattalion(s, o.unit().index(), why);
            case GreatBattlesOrder.ActivateGroups o -> Activation.judgeGroups(s, o.letters(), why);
            case GreatBattlesOrder.Deactivate o ->
                Activation.judgeDeactivation(s, o.unit().index(), why);
            case GreatBattlesOrder.Keep o -> Barrages.judge(s, o, why);
            case GreatBattlesOrder.Call o -> Barrages.judge(s, o, why);
            case GreatBattlesOrder.Cancel o -> Barrages.judge(s, o, why);
            case GreatBattlesOrder.March o -> move(s, o.unit(), o, why);
            case GreatBattlesOrder.Go o -> {
                if (s.phase() == Phase.SET_UP) Arrangement.judge(s, o, why);
                else move(s, o.unit(), o, why);
            }
            case GreatBattlesOrder.Road o -> CommandPost.judgeRoad(s, o, why);
            case GreatBattlesOrder.Form o -> {
                if (s.phase() == Phase.NIGHT) NightFormation.judge(s, o, why);
                else move(s, o.unit(), o, why);
            }
            case GreatBattlesOrder.Decline o -> decline(s, o.unit().index(), why);
            case GreatBattlesOrder.Dismount o -> Actions.judge(s, o, why);
            case GreatBattlesOrder.Limber o -> Actions.judge(s, o, why);
            case GreatBattlesOrder.Rally o -> Actions.judge(s, o, why);
            case GreatBattlesOrder.Aim o -> Actions.judge(s, o, why);
            case GreatBattlesOrder.Shoot o -> Actions.judge(s, o, why);
            case GreatBattlesOrder.Combat o -> {
                if (!CloseCombat.pending(s, o.attacker().index(), o.defender().index()))
                    why.add(
                            Clauses.clause("C9s"),
                            o.attacker() + " has no close combat with " + o.defender() + " to fight.");
            }
            case GreatBattlesOrder.OpportunityFire o ->
                OpportunityFire.judge(s, o.stand().index(), o.target().index(), o.weapons(), why);
            case GreatBattlesOrder.Displace o -> {
                if (!Shooting.mayTake(s, s.pending().casualty().stand(), o.to().index()))
                    why.add(Clauses.clause("C7Fac"), o.to() + " cannot take the casualty.");
            }
            case GreatBattlesOrder.Lose o -> {
                if (s.phase() == Phase.NIGHT) Night.judgeLoss(s, o.stand().index(), why);
                else if (s.unitOf(o.stand().index()) != s.pending().standLoss().unit()
                        || !s.onTable(o.stand().index()))
                    why.add(
                            Clauses.clause("C10k"),
                            o.stand() + " does not belong to the battalion that cannot retreat.");
            }
            case GreatBattlesOrder.Retreat o ->
                Retreat.judge(s, o.stand().index(), o.from().index(), why);
            case GreatBattlesOrder.Drop o -> DropPlans.judge(s, o, why);
            case GreatBattlesOrder.Withhold o -> DropPlans.judge(s, o, why);
            case GreatBattlesOrder.Postpone o -> DropPlans.judge(s, o, why);
            case GreatBattlesOrder.Rendezvous o -> Consolidation.judge(s, o, why);
            case GreatBattlesOrder.Gather o -> Consolidation.judge(s, o, why);
            case GreatBattlesOrder.MakeFor o -> LandedCommand.judge(s, o, why);
            case GreatBattlesOrder.Withdraw o -> {
                if (s.phase() == Phase.NIGHT) Night.judgeWithdrawal(s, o.unit().index(), why);
                else DayReserve.judge(s, o.unit().index(), why);
            }
            case GreatBattlesOrder.Reactivate o ->
                Reactivation.judge(s, o.unit().index(), why);
            case GreatBattlesOrder.Initiative o ->
                Reactivation.judgeInitiative(s, o.unit().index(), why);
            case GreatBattlesOrder.Rouse o -> GroupInitiative.judge(s, o.unit().index(), why);
            case GreatBattlesOrder.Save o -> Staff.judgeSave(s, o.unit(), why);
            case GreatBattlesOrder.Help o -> Staff.judgeHelp(s, o.unit().index(), why);
            case GreatBattlesOrder.Entrench o -> {
                if (s.phase() == Phase.SET_UP) Entrenchments.judgeStart(s, o.stand(), why);
                else FieldWorks.judge(s, o.stand(), why);
            }
            case GreatBattlesOrder.Ride o -> TankRiders.judge(s, o.stand(), o.tank(), why);
            case GreatBattlesOrder.Hurry o -> BadGoing.judge(s, o.unit().index(), why);
            case GreatBattlesOrder.Smoke o -> Smoke.judge(s, o.template(), why);
            case GreatBattlesOrder.Suppress o ->
                DeploymentFire.judge(s, o.stand().index(), why);
            case GreatBattlesOrder.Pass _,
                    GreatBattlesOrder.Proceed _,
                    GreatBattlesOrder.Hold _,
                    GreatBattlesOrder.Accept _,
                    GreatBattlesOrder.Stay _ -> {}
            case GreatBattlesOrder.Advance o -> Advance.judge(o.most(), why);
        }
    }

    private static void move(State s, Unit unit, GreatBattlesOrder order, Verdict.Reasons why) {
        Actions.judgeMove(s, unit.index(), why);
        if (order instanceof GreatBattlesOrder.Go go)
            for (GreatBattlesOrder.Way way : go.ways())
                if (s.unitOf(way.stand().index()) != unit.index())
                    why.add(Clauses.clause("C7a"), way.stand() + " does not belong to " + unit + ".");
        if (!unit.battalion()) {
            if (why.isEmpty()) CommandPost.judgeWay(s, unit, order, why);
            return;
        }
        if (Consolidation.scattered(s, unit.index())) {
            if (order instanceof GreatBattlesOrder.Form)
                why.add(Clauses.clause("A20"), unit + " gathers before it does anything else.");
            else if (Consolidation.rendezvous(s, unit.index()) < 0)
                why.add(Clauses.clause("A18"), unit + " has no rendezvous yet.");
        }
        if (why.isEmpty()) Movement.judge(s, unit.index(), order, why);
    }

    /** A23: an ordinary move of a scattered battalion leaves those behind who are not in. */
    private static void ordinaryMove(State s, Unit unit, GreatBattlesOrder order, Teller t) {
        Paths paths = Ways.of(s, order).orElseThrow();
        Consolidation.leaveBehind(s, unit.index(), t);
        March.begin(s, unit.index(), paths, Optional.empty(), t);
    }

    private static void decline(State s, int unit, Verdict.Reasons why) {
        boolean may = s.phase() == Phase.MOVEMENT ? Actions.mayMove(s, unit) : Actions.mayAct(s, unit);
        if (!may) why.add(Clauses.clause("ACT37"), s.unit(unit) + " has no action to let go.");
        if (Consolidation.mustGather(s, unit))
            why.add(Clauses.clause("A30"), s.unit(unit) + " must gather with every action it gets.");
    }

    private static void done(State s, Verdict.Reasons why) {
        if (s.phase() == Phase.NIGHT)
            for (Unit unit : s.battle().units())
                if (unit.side() == s.decider() && s.units().owesStand(unit.index()))
                    why.add(Clauses.clause("R9"), unit + " is isolated and must lose a stand first.");
        if (s.phase() == Phase.SET_UP)
            for (Unit unit : s.battle().units())
                if (unit.side() == s.decider()
                        && unit.zone().isPresent()
                        && s.units().place(unit.index()) != UnitPlace.TABLE)
                    why.add(Clauses.clause("T20"), unit + " is not set up yet.");
        DropPlans.judgeDone(s, why);
        if (s.phase() == Phase.MOVEMENT)
            Consolidation.mustGather(s)
                    .ifPresent(u -> why.add(Clauses.clause("A30"), u + " must gather with every action it gets."));
    }

    /** The order has been judged legal. */
    static void carryOut(State s, GreatBattlesOrder order, Dice dice, java.util.function.Consumer<? super Event> tell) {
        Teller t = new Teller(s, dice, tell);
        switch (order) {
            case GreatBattlesOrder.SetUp o -> Deployment.play(s, o, t);
            case GreatBattlesOrder.Attach o -> Attachments.attach(s, o.stand(), o.unit(), t);
            case GreatBattlesOrder.Detach o -> Attachments.detach(s, o.stand(), t);
            case GreatBattlesOrder.Done _ -> TurnSequence.done(s, t);
            case GreatBattlesOrder.Plan o -> Barrages.play(s, o, t);
            case GreatBattlesOrder.Deploy o -> Deployment.play(s, o, t);
            case GreatBattlesOrder.DeployStands o -> Arrangement.play(s, o, t);
            case GreatBattlesOrder.Pass _ -> TurnSequence.pass(s, t);
            case GreatBattlesOrder.Proceed _ -> TurnSequence.proceed(s, t);
            case GreatBattlesOrder.Activate o ->
                Activation.playBattalion(s, o.unit().index(), t);
            case GreatBattlesOrder.ActivateGroups o -> Activation.playGroups(s, o.letters(), t);
            case GreatBattlesOrder.Deactivate o ->
                Activation.deactivate(s, o.unit().index(), t);
            case GreatBattlesOrder.Keep o -> Barrages.play(s, o, t);
            case GreatBattlesOrder.Call o -> Barrages.play(s, o, t);
            case GreatBattlesOrder.Cancel o -> Barrages.play(s, o, t);
            case GreatBattlesOrder.March o -> ordinaryMove(s, o.unit(), o, t);
            case GreatBattlesOrder.Go o -> {
                if (s.phase() == Phase.SET_UP) Arrangement.play(s, o, t);
                else ordinaryMove(s, o.unit(), o, t);
            }
            case GreatBattlesOrder.Road o ->
                March.begin(s, o.unit().index(), Ways.of(s, o).orElseThrow(), Optional.empty(), t);
            case GreatBattlesOrder.Form o -> {
                if (s.phase() == Phase.NIGHT) NightFormation.play(s, o, t);
                else March.begin(s, o.unit().index(), Ways.of(s, o).orElseThrow(), Optional.of(o.formation()), t);
            }
            case GreatBattlesOrder.Drop o -> DropPlans.play(s, o, t);
            case GreatBattlesOrder.Withhold o -> DropPlans.play(s, o, t);
            case GreatBattlesOrder.Postpone o -> DropPlans.play(s, o, t);
            case GreatBattlesOrder.Rendezvous o -> Consolidation.play(s, o, t);
            case GreatBattlesOrder.Gather o ->
                March.begin(s, o.unit().index(), Ways.of(s, o).orElseThrow(), Optional.empty(), t);
            case GreatBattlesOrder.MakeFor o ->
                March.begin(s, o.unit().index(), Ways.of(s, o).orElseThrow(), Optional.empty(), t);
            case GreatBattlesOrder.Decline o -> Actions.decline(s, o.unit().index(), t);
            case GreatBattlesOrder.Dismount o -> Actions.play(s, o, t);
            case GreatBattlesOrder.Limber o -> Actions.play(s, o, t);
            case GreatBattlesOrder.Rally o -> {
                s.units().setActionUse(s.unitOf(o.stand().index()), ActionUse.SINGLE_STANDS);
                Rally.play(s, o.stand().index(), t);
            }
            case GreatBattlesOrder.Aim o -> Actions.play(s, o, t);
            case GreatBattlesOrder.Shoot o -> Actions.play(s, o, t);
            case GreatBattlesOrder.Combat o ->
                CloseCombat.play(s, o.attacker().index(), o.defender().index(), t);
            case GreatBattlesOrder.OpportunityFire o -> opportunity(s, o, t);
            case GreatBattlesOrder.Hold o -> {
                s.turnState().setHoldFire(HoldFire.values()[o.scope().ordinal()]);
                LandingFire.end(s);
                s.ask(Ask.NOTHING, s.player());
            }
            case GreatBattlesOrder.Displace o -> Shooting.answer(s, o.to().index(), t);
            case GreatBattlesOrder.Accept _ ->
                Shooting.answer(s, s.pending().casualty().stand(), t);
            case GreatBattlesOrder.Lose o -> lose(s, o.stand(), t);
            case GreatBattlesOrder.Retreat o ->
                Retreat.answer(s, o.stand().index(), o.from().index(), t);
            case GreatBattlesOrder.Advance o -> {
                s.ask(Ask.NOTHING, s.player());
                Advance.play(s, o.most(), t);
                Advance.end(s);
            }
            case GreatBattlesOrder.Stay _ -> {
                s.ask(Ask.NOTHING, s.player());
                Advance.end(s);
            }
            case GreatBattlesOrder.Withdraw o -> {
                if (s.phase() == Phase.DEPLOYMENT) s.units().setRetired(o.unit().index(), true);
                Night.withdraw(s, o.unit().index(), t);
            }
            case GreatBattlesOrder.Reactivate o -> Reactivation.play(s, o.unit().index(), t);
            case GreatBattlesOrder.Initiative o ->
                Reactivation.playInitiative(s, o.unit().index(), t);
            case GreatBattlesOrder.Rouse o -> GroupInitiative.play(s, o.unit().index(), t);
            case GreatBattlesOrder.Save o -> Staff.save(s, o.unit(), t);
            case GreatBattlesOrder.Help o -> Staff.help(s, o.unit().index(), t);
            case GreatBattlesOrder.Entrench o -> {
                if (s.phase() == Phase.SET_UP) Entrenchments.start(s, o.stand(), t);
                else FieldWorks.entrench(s, o.stand(), t);
            }
            case GreatBattlesOrder.Ride o -> TankRiders.play(s, o.stand(), o.tank(), t);
            case GreatBattlesOrder.Hurry o -> BadGoing.play(s, o.unit().index(), t);
            case GreatBattlesOrder.Smoke o -> Smoke.play(s, o.template(), t);
            case GreatBattlesOrder.Suppress o ->
                DeploymentFire.suppress(s, o.stand().index(), t);
        }
        TurnSequence.goOn(s, t);
    }

    private static void opportunity(State s, GreatBattlesOrder.OpportunityFire o, Teller t) {
        s.ask(Ask.NOTHING, s.player());
        s.stands().aim(o.stand().index(), o.target().index(), false);
        Shooting.begin(s, s.unitOf(o.stand().index()), o.weapons(), true, t);
    }

    private static void lose(State s, Stand stand, Teller t) {
        if (s.phase() == Phase.NIGHT) {
            Night.lose(s, stand.index(), t);
            return;
        }
        s.ask(Ask.NOTHING, s.phase() == Phase.DAWN_DEPLOYMENT ? s.decider() : s.player());
        if (s.pending().deploymentLosses().standDue()) {
            DeploymentFire.lose(s, stand.index(), t);
            return;
        }
        s.pending().standLoss().end();
        t.tell(
                salient.greatbattles.play.GreatBattlesEvent.Kind.CASUALTY,
                List.of(stand.name()),
                stand + " is lost.",
                "C10k");
        Casualties.eliminate(s, stand.index(), Casualties.NOBODY, false, t);
    }
}
