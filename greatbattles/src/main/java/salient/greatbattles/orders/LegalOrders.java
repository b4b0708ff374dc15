package salient.greatbattles.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import salient.greatbattles.actions.ActionRules;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesSubject;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.kernel.order.OrderLists;
import salient.kernel.play.Choice;
import salient.kernel.play.Order;
import salient.kernel.play.Subject;

/**
 * Lists subjects and the legal orders of one. Places and directions are proposed on a few points, and each proposal is
 * judged before it is listed; a player may order any other place that is legal.
 */
public final class LegalOrders {
    public static final OrderLists<State> LISTS =
            new OrderLists<>(LegalOrders::subjects, LegalOrders::orders, LegalOrders::anyOrder);

    private LegalOrders() {}

    private static void subjects(State s, Consumer<? super GreatBattlesSubject> each) {
        if (s.phase() == Phase.OVER) return;
        for (Unit unit : s.scenario().units())
            if (unit.side() == s.decider() && listed(s, unit)) each.accept(new GreatBattlesSubject.OfUnit(unit));
        if (s.ask() == Decision.NOTHING)
            for (int k = 0; k < s.templates().count(); k++) {
                int number = s.scenario().templateNumber(k);
                if (s.scenario().templateSide(k) == s.decider()
                        && has(s, list -> ArtilleryOrders.propose(s, number, list)))
                    each.accept(new GreatBattlesSubject.OfTemplate(number));
            }
        if (has(s, list -> doneOr(s, list))) each.accept(GreatBattlesSubject.STEP);
    }

    /** Whether there is anything to decide. */
    public static boolean any(State s) {
        if (has(s, list -> doneOr(s, list))) return true;
        List<GreatBattlesSubject> found = new ArrayList<>();
        subjects(s, found::add);
        return !found.isEmpty();
    }

    public static void orders(State s, Subject subject, Consumer<? super GreatBattlesOrder> each) {
        if (s.phase() == Phase.OVER) return;
        OrderList list = OrderList.all(s);
        propose(s, (GreatBattlesSubject) subject, list);
        list.forEach(each);
    }

    /**
     * One of the listed orders at random. A subject is chosen, then its proposals are chosen and judged one by one until
     * one is legal; if none is, another subject is chosen.
     */
    private static Optional<Order> anyOrder(State s, Choice choice) {
        List<GreatBattlesSubject> subjects = new ArrayList<>();
        if (s.phase() != Phase.OVER) possibleSubjects(s, subjects::add);
        // In set-up, what is proposed depends on what of it is legal.
        boolean settingUp = s.phase() == Phase.SET_UP;
        while (!subjects.isEmpty()) {
            OrderList list = settingUp ? OrderList.all(s) : OrderList.unjudged(s);
            propose(s, OrderList.take(subjects, choice), list);
            Optional<GreatBattlesOrder> order = list.any(choice);
            if (order.isPresent()) return Optional.of(order.get());
        }
        return Optional.empty();
    }

    /** The subjects that are listed, and others that have no legal order. */
    private static void possibleSubjects(State s, Consumer<? super GreatBattlesSubject> each) {
        for (Unit unit : s.scenario().units())
            if (unit.side() == s.decider() && mayBeListed(s, unit)) each.accept(new GreatBattlesSubject.OfUnit(unit));
        for (int k = 0; k < s.templates().count() && s.ask() == Decision.NOTHING; k++)
            if (s.scenario().templateSide(k) == s.decider())
                each.accept(new GreatBattlesSubject.OfTemplate(s.scenario().templateNumber(k)));
        each.accept(GreatBattlesSubject.STEP);
    }

    private static void propose(State s, GreatBattlesSubject subject, OrderList list) {
        switch (subject) {
            case GreatBattlesSubject.OfUnit(Unit unit) -> {
                if (unit.side() == s.decider()) ofUnit(s, unit, list);
            }
            case GreatBattlesSubject.OfTemplate(int number) -> {
                if (s.ask() == Decision.NOTHING) ArtilleryOrders.propose(s, number, list);
            }
            case GreatBattlesSubject.OfStep() -> ofStep(s, list);
        }
    }

    /** "Done" is the usual order of a step. */
    private static void doneOr(State s, OrderList list) {
        list.accept(new GreatBattlesOrder.Done());
        if (!list.full()) ofStep(s, list);
    }

    private static boolean has(State s, Consumer<OrderList> proposals) {
        OrderList list = OrderList.any(s);
        proposals.accept(list);
        return !list.isEmpty();
    }

    /** A cheap answer where there is one; otherwise makes the list. */
    private static boolean listed(State s, Unit unit) {
        if (!mayBeListed(s, unit)) return false;
        return isAction(s) || has(s, list -> ofUnit(s, unit, list));
    }

    private static boolean mayBeListed(State s, Unit unit) {
        if (!isAction(s)) return true;
        return s.phase() == Phase.MOVEMENT ? ActionRules.mayMove(s, unit.index()) : ActionRules.mayAct(s, unit.index());
    }

    /** Whether a unit is listed exactly if it has an action left. */
    private static boolean isAction(State s) {
        return s.ask() == Decision.NOTHING && (s.phase() == Phase.MOVEMENT || s.phase() == Phase.FIRE);
    }

    private static void ofStep(State s, OrderList list) {
        switch (s.ask()) {
            case OPPORTUNITY -> FireOrders.proposeHold(list);
            case DISPLACEMENT -> list.accept(new GreatBattlesOrder.Accept());
            case ADVANCE -> CombatOrders.proposeAdvance(list);
            case LOSS, SUPPRESSION, RETREAT -> {}
            case NOTHING -> StepOrders.propose(s, list);
        }
    }

    private static void ofUnit(State s, Unit unit, OrderList list) {
        switch (s.ask()) {
            case OPPORTUNITY -> FireOrders.proposeOpportunity(s, unit, list);
            case DISPLACEMENT -> ofStands(s, unit, GreatBattlesOrder.Displace::new, list);
            case LOSS -> ofStands(s, unit, GreatBattlesOrder.Lose::new, list);
            case SUPPRESSION -> ofStands(s, unit, GreatBattlesOrder.Suppress::new, list);
            case RETREAT -> CombatOrders.proposeRetreat(s, unit, list);
            case ADVANCE -> {}
            case NOTHING -> inPhase(s, unit, list);
        }
    }

    private static void ofStands(State s, Unit unit, Function<Stand, GreatBattlesOrder> order, OrderList list) {
        for (int stand : s.standsOf(unit.index())) list.accept(order.apply(s.stand(stand)));
    }

    private static void inPhase(State s, Unit unit, OrderList list) {
        switch (s.phase()) {
            case SET_UP -> SetUpOrders.propose(s, unit, list);
            case PLANNING -> AirborneOrders.proposeDrops(s, unit, list);
            case DAWN_DEPLOYMENT, DEPLOYMENT -> DeploymentOrders.propose(s, unit, list);
            case DAWN_ACTIVATION, ACTIVATION -> ActivationOrders.propose(unit, list);
            case MOVEMENT -> MoveProposals.propose(s, unit, list);
            case FIRE -> FireOrders.propose(s, unit, list);
            case CLOSE_COMBAT -> CombatOrders.propose(s, unit, list);
            case NIGHT -> CombatOrders.proposeNight(s, unit, list);
            default -> {}
        }
    }
}
