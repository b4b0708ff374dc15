package salient.greatbattles;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesSubject;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Ask;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.GameFact;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandFact;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Whereabouts;

/** What can be ordered now, in small steps. Places are offered on a few points; any other legal place is taken too. */
final class Menus {
    private Menus() {}

    static void subjects(State s, Consumer<? super GreatBattlesSubject> each) {
        if (s.phase() == Phase.OVER) return;
        for (Unit unit : s.battle().units())
            if (unit.side() == s.decider() && listed(s, unit)) each.accept(new GreatBattlesSubject.OfUnit(unit));
        if (s.ask() == Ask.NOTHING)
            for (int k = 0; k < s.templates(); k++)
                if (s.battle().templateSide(k) == s.decider()
                        && !ofTemplate(s, s.battle().templateNumber(k)).isEmpty())
                    each.accept(new GreatBattlesSubject.OfTemplate(s.battle().templateNumber(k)));
        if (!ofStep(s).isEmpty()) each.accept(GreatBattlesSubject.STEP);
    }

    /** Cheap answers where there are some; else by making the list. */
    private static boolean listed(State s, Unit unit) {
        if (s.ask() == Ask.NOTHING && s.phase() == Phase.MOVEMENT) return Actions.mayMove(s, unit.index());
        if (s.ask() == Ask.NOTHING && s.phase() == Phase.FIRE) return Actions.mayAct(s, unit.index());
        return !ofUnit(s, unit).isEmpty();
    }

    static void orders(State s, GreatBattlesSubject subject, Consumer<? super GreatBattlesOrder> each) {
        if (s.phase() == Phase.OVER) return;
        switch (subject) {
            case GreatBattlesSubject.OfUnit(Unit unit) -> {
                if (unit.side() == s.decider()) ofUnit(s, unit).forEach(each);
            }
            case GreatBattlesSubject.OfTemplate(int number) ->
                ofTemplate(s, number).forEach(each);
            case GreatBattlesSubject.OfStep() -> ofStep(s).forEach(each);
        }
    }

    private static void add(State s, GreatBattlesOrder order, List<GreatBattlesOrder> list) {
        if (Referee.judge(s, order).isLegal() && !list.contains(order)) list.add(order);
    }

    private static List<GreatBattlesOrder> ofStep(State s) {
        List<GreatBattlesOrder> list = new ArrayList<>();
        switch (s.ask()) {
            case OPPORTUNITY -> {
                for (GreatBattlesOrder.Scope scope : GreatBattlesOrder.Scope.values())
                    list.add(new GreatBattlesOrder.Hold(scope));
            }
            case DISPLACEMENT -> list.add(new GreatBattlesOrder.Accept());
            case ADVANCE -> {
                list.add(new GreatBattlesOrder.Advance());
                list.add(new GreatBattlesOrder.Stay());
            }
            case LOSS -> {}
            case NOTHING -> step(s, list);
        }
        return list;
    }

    private static void step(State s, List<GreatBattlesOrder> list) {
        if (s.phase() == Phase.PASS_OR_PROCEED) {
            list.add(new GreatBattlesOrder.Pass());
            list.add(new GreatBattlesOrder.Proceed());
            return;
        }
        if (s.phase() == Phase.ACTIVATION || s.phase() == Phase.DAWN_ACTIVATION) groups(s, list);
        add(s, new GreatBattlesOrder.Done(), list);
    }

    private static void groups(State s, List<GreatBattlesOrder> list) {
        List<String> letters = s.battle().units().stream()
                .filter(u -> u.side() == s.decider() && u.battalion())
                .map(Unit::battlegroup)
                .distinct()
                .sorted()
                .toList();
        for (int i = 0; i < letters.size(); i++) {
            add(s, new GreatBattlesOrder.ActivateGroups(List.of(letters.get(i))), list);
            for (int j = i + 1; j < letters.size(); j++) {
                add(s, new GreatBattlesOrder.ActivateGroups(List.of(letters.get(i), letters.get(j))), list);
                for (int k = j + 1; k < letters.size(); k++)
                    add(
                            s,
                            new GreatBattlesOrder.ActivateGroups(
                                    List.of(letters.get(i), letters.get(j), letters.get(k))),
                            list);
            }
        }
    }

    private static List<GreatBattlesOrder> ofTemplate(State s, int number) {
        List<GreatBattlesOrder> list = new ArrayList<>();
        if (s.ask() != Ask.NOTHING) return list;
        switch (s.phase()) {
            case PLANNING -> Offers.plans(s, number, order -> add(s, order, list));
            case UPKEEP -> add(s, new GreatBattlesOrder.Keep(number), list);
            case ACTIVATION -> add(s, new GreatBattlesOrder.Cancel(number), list);
            case BARRAGE -> {
                int template = s.battle().template(s.decider(), number).orElse(-1);
                if (template < 0) return list;
                if (s.battery(template) == Battery.WAITING) add(s, new GreatBattlesOrder.Cancel(number), list);
                else if (s.mission(template) == Mission.REGISTERED)
                    add(s, new GreatBattlesOrder.Call(number, java.util.Optional.empty()), list);
                else if (s.battery(template) == Battery.AVAILABLE)
                    Offers.calls(s, number, order -> add(s, order, list));
            }
            default -> {}
        }
        return list;
    }

    private static List<GreatBattlesOrder> ofUnit(State s, Unit unit) {
        List<GreatBattlesOrder> list = new ArrayList<>();
        Consumer<GreatBattlesOrder> offer = order -> add(s, order, list);
        switch (s.ask()) {
            case OPPORTUNITY -> opportunity(s, unit, offer);
            case DISPLACEMENT -> stands(s, unit, stand -> offer.accept(new GreatBattlesOrder.Displace(stand)));
            case LOSS -> stands(s, unit, stand -> offer.accept(new GreatBattlesOrder.Lose(stand)));
            case ADVANCE -> {}
            case NOTHING -> inPhase(s, unit, offer, list);
        }
        return list;
    }

    private static void inPhase(State s, Unit unit, Consumer<GreatBattlesOrder> offer, List<GreatBattlesOrder> list) {
        switch (s.phase()) {
            case SET_UP -> {
                attachments(s, unit, offer);
                Offers.drops(s, unit, offer);
                if (s.where(unit.index()) != Whereabouts.TABLE || list.isEmpty() && Offers.stuck(s))
                    Offers.setUps(s, unit, offer);
            }
            case PLANNING -> Offers.drops(s, unit, offer);
            case DAWN_DEPLOYMENT, DEPLOYMENT -> {
                Offers.deployments(s, unit, offer);
                if (s.phase() == Phase.DEPLOYMENT) Offers.drops(s, unit, offer);
            }
            case DAWN_ACTIVATION, ACTIVATION -> {
                offer.accept(new GreatBattlesOrder.Activate(unit));
                offer.accept(new GreatBattlesOrder.Deactivate(unit));
            }
            case MOVEMENT -> {
                offer.accept(new GreatBattlesOrder.Decline(unit));
                offer.accept(new GreatBattlesOrder.Dismount(unit));
                Offers.landed(s, unit, offer);
                if (Actions.mayMove(s, unit.index())) Offers.moves(s, unit, offer);
            }
            case FIRE -> fire(s, unit, offer);
            case CLOSE_COMBAT -> {
                for (Unit other : s.battle().units())
                    if (other.side() != unit.side()) offer.accept(new GreatBattlesOrder.Combat(unit, other));
            }
            case NIGHT -> {
                offer.accept(new GreatBattlesOrder.Withdraw(unit));
                Offers.drops(s, unit, offer);
                attachments(s, unit, offer);
            }
            default -> {}
        }
    }

    private static void stands(State s, Unit unit, Consumer<Stand> each) {
        for (int stand : s.standsOf(unit.index())) each.accept(s.stand(stand));
    }

    private static void attachments(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        for (Stand stand : s.battle().stands()) {
            if (stand.side() != unit.side() || !stand.attachable()) continue;
            offer.accept(new GreatBattlesOrder.Attach(stand, unit));
            if (s.unitOf(stand.index()) == unit.index() && s.phase() == Phase.NIGHT)
                offer.accept(new GreatBattlesOrder.Detach(stand));
        }
    }

    private static void opportunity(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        int mover = s.get(GameFact.MOVER);
        stands(s, unit, stand -> {
            for (int target : s.standsOf(mover))
                for (boolean weapons : new boolean[] {false, true})
                    if (!weapons || stand.type().infantry())
                        offer.accept(new GreatBattlesOrder.OpportunityFire(stand, s.stand(target), weapons));
        });
    }

    private static void fire(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        offer.accept(new GreatBattlesOrder.Decline(unit));
        offer.accept(new GreatBattlesOrder.Dismount(unit));
        offer.accept(new GreatBattlesOrder.Shoot(unit, false));
        offer.accept(new GreatBattlesOrder.Shoot(unit, true));
        stands(s, unit, stand -> {
            offer.accept(new GreatBattlesOrder.Limber(stand));
            offer.accept(new GreatBattlesOrder.Rally(stand));
            if (!Fire.armed(s, stand.index()) || s.is(stand.index(), StandFact.ACTED)) return;
            for (Stand target : s.battle().stands()) {
                if (target.side() == stand.side()
                        || !s.visible(target.index())
                        || !Movement.near(s, target.index(), s.at(stand.index()), 15_000)) continue;
                offer.accept(new GreatBattlesOrder.Aim(stand, target, false));
                if (stand.type().infantry()) offer.accept(new GreatBattlesOrder.Aim(stand, target, true));
            }
        });
    }
}
