package salient.greatbattles.orders;

import static salient.greatbattles.orders.Access.in;
import static salient.greatbattles.orders.Access.notIn;
import static salient.greatbattles.orders.Access.step;
import static salient.greatbattles.orders.Kinds.order;
import static salient.greatbattles.orders.Kinds.playing;

import java.util.List;
import java.util.function.Consumer;
import salient.greatbattles.airborne.DropPlans;
import salient.greatbattles.movement.Consolidation;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesOrder.Done;
import salient.greatbattles.play.GreatBattlesOrder.Pass;
import salient.greatbattles.play.GreatBattlesOrder.Proceed;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.turn.TurnSequence;
import salient.kernel.order.OrderKind;
import salient.kernel.play.Verdict;

/** Orders about the step itself: its end, and passing a turn (C1De). */
final class StepOrders {
    static final List<OrderKind<State, ? extends GreatBattlesOrder>> KINDS = List.of(
            order(Done.class, "done", "T2")
                    .text(new Done())
                    .access(step(notIn(Phase.PASS_OR_PROCEED, Phase.CLOSE_COMBAT, Phase.MORALE, Phase.OVER)))
                    .judge((s, _, why) -> judgeDone(s, why))
                    .play(playing((s, _, t) -> TurnSequence.done(s, t)))
                    .label((s, _) -> "Done: " + s.phase().title())
                    .build(),
            order(Pass.class, "pass", "C1De")
                    .text(new Pass())
                    .access(step(in(Phase.PASS_OR_PROCEED)))
                    .play(playing((s, _, t) -> TurnSequence.pass(s, t)))
                    .label((_, _) -> "Pass this turn")
                    .build(),
            order(Proceed.class, "proceed", "C1De")
                    .text(new Proceed())
                    .access(step(in(Phase.PASS_OR_PROCEED)))
                    .play(playing((s, _, t) -> TurnSequence.proceed(s, t)))
                    .label((_, _) -> "Proceed with this turn")
                    .build());

    private StepOrders() {}

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
        if (s.phase() == Phase.MOVEMENT)
            Consolidation.mustGather(s)
                    .ifPresent(u -> why.add(Clauses.clause("A30"), u + " must consolidate with every action it gets."));
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
