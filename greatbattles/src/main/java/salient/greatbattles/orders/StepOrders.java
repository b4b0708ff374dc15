package salient.greatbattles.orders;

import static salient.greatbattles.orders.Access.in;
import static salient.greatbattles.orders.Access.notIn;
import static salient.greatbattles.orders.Access.step;
import static salient.greatbattles.orders.Access.untilTheEnd;
import static salient.greatbattles.orders.Kinds.order;
import static salient.greatbattles.orders.Kinds.playing;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import salient.greatbattles.airborne.DropPlans;
import salient.greatbattles.combat.CloseCombat;
import salient.greatbattles.movement.Consolidation;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesOrder.Done;
import salient.greatbattles.play.GreatBattlesOrder.Pass;
import salient.greatbattles.play.GreatBattlesOrder.Proceed;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.turn.TurnSequence;
import salient.kernel.order.OrderKind;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** Orders about the step itself: its end, and passing a turn (C1De). */
final class StepOrders {
    static final List<OrderKind<State, ? extends GreatBattlesOrder>> KINDS = List.of(
            order(Done.class, "done", "T2")
                    .text(new Done())
                    .access(step(notIn(Phase.PASS_OR_PROCEED, Phase.CLOSE_COMBAT, Phase.MORALE, Phase.OVER)))
                    .judgeAlways(untilTheEnd((s, _, why) -> judgeDone(s, why)))
                    .play(playing((s, _, t) -> TurnSequence.done(s, t)))
                    .label((s, _) -> "Done: " + s.phase().title)
                    .build(),
            atItsStart(Pass.class, "pass", new Pass(), TurnSequence::pass, "Pass this turn"),
            atItsStart(Proceed.class, "proceed", new Proceed(), TurnSequence::proceed, "Proceed with this turn"));

    private StepOrders() {}

    /** C1De: what is done with a turn is said at its start. */
    private static <O extends GreatBattlesOrder> OrderKind<State, O> atItsStart(
            Class<O> type, String verb, O order, BiConsumer<State, PlayContext> action, String label) {
        return order(type, verb, "C1De")
                .text(order)
                .access(step(in(Phase.PASS_OR_PROCEED)))
                .judgeAlways(untilTheEnd((s, _, why) -> judgeUnplayed(s, why)))
                .play(playing((s, _, t) -> action.accept(s, t)))
                .label((_, _) -> label)
                .build();
    }

    private static void judgeDone(State s, Verdict.Reasons why) {
        if (s.phase() == Phase.NIGHT)
            for (Unit unit : s.scenario().units())
                if (unit.side() == s.decider() && s.units().owesStand(unit.index()))
                    why.add(Clauses.clause("R9"), unit + " is isolated and must lose a stand first.");
        if (s.phase() == Phase.SET_UP)
            for (Unit unit : s.scenario().units())
                if (unit.side() == s.decider()
                        && unit.zone().isPresent()
                        && s.units().place(unit.index()) != UnitPlace.TABLE)
                    why.add(Clauses.clause("T20"), unit + " is not set up yet.");
        DropPlans.judgeDone(s, why);
        if (s.phase() == Phase.CLOSE_COMBAT)
            CloseCombat.forEach(
                    s,
                    (attacker, defender) -> why.add(
                            Clauses.clause("C9s"),
                            s.unit(attacker) + " has a close combat with " + s.unit(defender) + " to fight first."));
        if (s.phase() == Phase.MOVEMENT && s.decider() == s.player())
            Consolidation.mustGather(s)
                    .ifPresent(u -> why.add(Clauses.clause("A30"), u + " must consolidate with every action it gets."));
    }

    /** T3: turns are passed or played in full, and the first that is played settles it for the day. */
    @Clause("greatbattles T3")
    private static void judgeUnplayed(State s, Verdict.Reasons why) {
        if (s.turnState().proceeded() && s.phase() != Phase.PASS_OR_PROCEED && s.phase() != Phase.NIGHT)
            why.add(Clauses.clause("T3"), "A side has proceeded today: all later turns are played in full.");
    }

    static void propose(State s, Consumer<GreatBattlesOrder> offer) {
        if (s.phase() == Phase.PASS_OR_PROCEED) {
            offer.accept(new Pass());
            offer.accept(new Proceed());
            return;
        }
        if (s.phase() == Phase.ACTIVATION || s.phase() == Phase.DAWN_ACTIVATION)
            ActivationOrders.proposeGroups(s, offer);
        offer.accept(new Done());
    }
}
