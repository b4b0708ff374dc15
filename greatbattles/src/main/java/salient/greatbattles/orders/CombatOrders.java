package salient.greatbattles.orders;

import static salient.greatbattles.orders.Access.asked;
import static salient.greatbattles.orders.Access.in;
import static salient.greatbattles.orders.Access.ofOwn;
import static salient.greatbattles.orders.Access.own;
import static salient.greatbattles.orders.Access.step;
import static salient.greatbattles.orders.Access.untilTheEnd;
import static salient.greatbattles.orders.Kinds.order;
import static salient.greatbattles.orders.Kinds.playing;
import static salient.greatbattles.orders.OrderTo.to;
import static salient.greatbattles.orders.OrderTo.toBattalion;
import static salient.greatbattles.orders.Slots.FROM_STAND;
import static salient.greatbattles.orders.Slots.STAND;
import static salient.greatbattles.orders.Slots.UNIT;
import static salient.greatbattles.orders.Slots.UP_TO_AN_INCH;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.combat.CloseCombat;
import salient.greatbattles.deployment.DeploymentFire;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.night.DayReserve;
import salient.greatbattles.night.Night;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.GreatBattlesEvent;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesOrder.Advance;
import salient.greatbattles.play.GreatBattlesOrder.Combat;
import salient.greatbattles.play.GreatBattlesOrder.Lose;
import salient.greatbattles.play.GreatBattlesOrder.Remount;
import salient.greatbattles.play.GreatBattlesOrder.Retreat;
import salient.greatbattles.play.GreatBattlesOrder.Stay;
import salient.greatbattles.play.GreatBattlesOrder.Withdraw;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.scenario.Names;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.kernel.order.OrderKind;
import salient.kernel.play.Verdict;

/** C9, C10, N4: close combat and its consequences, and withdrawal into reserve. */
final class CombatOrders {
    private static final Predicate<State> LOSS = asked(Decision.LOSS).or(in(Phase.NIGHT));
    private static final Predicate<State> WITHDRAWAL =
            in(Phase.NIGHT).or(in(Phase.DEPLOYMENT).and(s -> s.variants().dayReserve));

    static final List<OrderKind<State, ? extends GreatBattlesOrder>> KINDS = List.of(
            order(Combat.class, "combat", "C9s")
                    .text(UNIT, Combat::attacker, UNIT, Combat::defender, Combat::new)
                    .access(step(in(Phase.CLOSE_COMBAT)))
                    .judgeAlways(untilTheEnd((s, o, why) -> {
                        if (touchOpenly(s, o))
                            CloseCombat.judge(
                                    s, o.attacker().index(), o.defender().index(), why);
                    }))
                    .play(playing((s, o, t) -> CloseCombat.play(
                            s, o.attacker().index(), o.defender().index(), t)))
                    .label((s, o) -> "Close combat: " + Names.seenFrom(-1, o.attacker(), s.scenario()) + " attacks "
                            + Names.seenFrom(-1, o.defender(), s.scenario()))
                    .build(),
            to(STAND, Lose.class, "lose", Lose::stand, Lose::new, "C10k", "R9")
                    .given(LOSS, (s, o, why) -> judgeLoss(s, o.stand(), why))
                    .play((s, o, t) -> lose(s, o.stand(), t))
                    .label(name -> "Remove " + name),
            order(Retreat.class, "retreat", "C9t")
                    .text(STAND, Retreat::stand, FROM_STAND, Retreat::from, Retreat::new)
                    .access(own(asked(Decision.RETREAT), Retreat::stand))
                    .judgeAlways(ofOwn(
                            Retreat::stand,
                            (s, o, why) -> salient.greatbattles.combat.Retreat.judge(
                                    s, o.stand().index(), o.from().index(), why)))
                    .play(playing((s, o, t) -> salient.greatbattles.combat.Retreat.answer(
                            s, o.stand().index(), o.from().index(), t)))
                    .label((s, o) -> "Retreat through " + Names.of(o.stand()) + ", straight away from "
                            + Names.seenFrom(o.stand().side(), o.from(), s.scenario()))
                    .build(),
            order(Advance.class, "advance", "C9u")
                    .text(UP_TO_AN_INCH, Advance::most, Advance::new)
                    .access(step(asked(Decision.ADVANCE)))
                    .judgeAlways(untilTheEnd((_, o, why) -> salient.greatbattles.combat.Advance.judge(o.most(), why)))
                    .play(playing((s, o, t) -> {
                        s.ask(Decision.NOTHING, s.player());
                        salient.greatbattles.combat.Advance.play(s, o.most(), t);
                        salient.greatbattles.combat.Advance.end(s);
                    }))
                    .label((_, o) -> "Advance " + Point.inches(o.most()) + "\"")
                    .build(),
            order(Stay.class, "stay", "C9u")
                    .text(new Stay())
                    .access(step(asked(Decision.ADVANCE)))
                    .play(playing((s, _, _) -> {
                        s.ask(Decision.NOTHING, s.player());
                        salient.greatbattles.combat.Advance.end(s);
                    }))
                    .label((_, _) -> "Do not advance")
                    .build(),
            toBattalion(Withdraw.class, "withdraw", Withdraw::unit, Withdraw::new, "N4", "V25")
                    .given(WITHDRAWAL, (s, o, why) -> {
                        if (s.phase() != Phase.NIGHT && !s.variants().dayReserve)
                            why.add(Clauses.clause("Q6a"), "No way leads into reserve by day.");
                        if (s.phase() == Phase.NIGHT || !s.variants().dayReserve)
                            Night.judgeWithdrawal(s, o.unit().index(), why);
                        else DayReserve.judge(s, o.unit().index(), why);
                    })
                    .play((s, o, t) -> {
                        if (s.phase() == Phase.DEPLOYMENT)
                            s.units().setRetired(o.unit().index(), true);
                        Night.withdraw(s, o.unit().index(), t);
                    })
                    .label(name -> "Withdraw " + name + " into reserve"));

    private CombatOrders() {}

    /** In its own step, or where what is said of it tells nothing about hidden units. */
    private static boolean touchOpenly(State s, Combat o) {
        return s.phase() == Phase.CLOSE_COMBAT || inTheOpen(s, o.attacker()) && inTheOpen(s, o.defender());
    }

    private static boolean inTheOpen(State s, Unit unit) {
        return s.unitOnTable(unit.index()) && !s.hidden(unit.index());
    }

    private static void judgeLoss(State s, Stand stand, Verdict.Reasons why) {
        if (s.phase() == Phase.NIGHT) Night.judgeLoss(s, stand.index(), why);
        else if (s.pending().deploymentLosses().standDue()) DeploymentFire.judgeLoss(s, stand.index(), why);
        else if (s.unitOf(stand.index()) != s.pending().standLoss().unit() || !s.onTable(stand.index()))
            why.add(Clauses.clause("C10k"), stand + " does not belong to the battalion that cannot retreat.");
    }

    private static void lose(State s, Stand stand, PlayContext t) {
        if (s.phase() == Phase.NIGHT) {
            Night.lose(s, stand.index(), t);
            return;
        }
        s.ask(Decision.NOTHING, s.phase() == Phase.DAWN_DEPLOYMENT ? s.decider() : s.player());
        if (s.pending().deploymentLosses().standDue()) {
            DeploymentFire.lose(s, stand.index(), t);
            return;
        }
        s.pending().standLoss().end();
        t.tell(
                GreatBattlesEvent.Kind.CASUALTY,
                List.of(stand.name()),
                new CombatHappening.StandLost(stand.name(), CombatHappening.Cause.NO_RETREAT),
                "C10k");
        Casualties.eliminate(s, stand.index(), Casualties.NOBODY, false, t);
    }

    static void propose(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        for (Unit other : s.scenario().units())
            if (other.side() != unit.side()) {
                offer.accept(new Combat(unit, other));
                offer.accept(new Combat(other, unit));
            }
    }

    static void proposeRetreat(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        salient.greatbattles.combat.Retreat.choices(s).forEach(w -> {
            if (s.unitOf(w.stand()) == unit.index()) offer.accept(new Retreat(s.stand(w.stand()), s.stand(w.from())));
        });
    }

    static void proposeAdvance(Consumer<GreatBattlesOrder> offer) {
        offer.accept(new Advance());
        offer.accept(new Stay());
    }

    static void proposeNight(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        offer.accept(new Withdraw(unit));
        offer.accept(new Remount(unit));
        if (s.units().owesStand(unit.index()))
            for (int stand : s.standsOf(unit.index())) offer.accept(new Lose(s.stand(stand)));
        if (unit.battalion() && s.unitOnTable(unit.index()) && s.units().actionUse(unit.index()) == ActionUse.NONE)
            MoveProposals.forms(s, unit, s.units().formation(unit.index()), offer);
        AirborneOrders.proposeDrops(s, unit, offer);
        SetUpOrders.proposeAttachments(s, unit, offer);
    }
}
