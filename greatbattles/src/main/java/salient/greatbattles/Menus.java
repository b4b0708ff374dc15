package salient.greatbattles;

import java.util.List;
import java.util.function.Consumer;
import salient.greatbattles.combat.Retreat;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.fire.Targets;
import salient.greatbattles.landing.LandingFire;
import salient.greatbattles.movement.Actions;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesSubject;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Ask;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.works.Entrenchments;

/** What can be ordered now, in small steps. Places are offered on a few points; any other legal place is taken too. */
final class Menus {
    private Menus() {}

    static void subjects(State s, Consumer<? super GreatBattlesSubject> each) {
        if (s.phase() == Phase.OVER) return;
        for (Unit unit : s.battle().units())
            if (unit.side() == s.decider() && listed(s, unit)) each.accept(new GreatBattlesSubject.OfUnit(unit));
        if (s.ask() == Ask.NOTHING)
            for (int k = 0; k < s.templates().count(); k++) {
                int number = s.battle().templateNumber(k);
                if (s.battle().templateSide(k) == s.decider() && has(s, list -> ofTemplate(s, number, list)))
                    each.accept(new GreatBattlesSubject.OfTemplate(number));
            }
        if (has(s, list -> doneOr(s, list))) each.accept(GreatBattlesSubject.STEP);
    }

    /** Being done is the usual order of a step. */
    private static void doneOr(State s, Listing list) {
        list.accept(new GreatBattlesOrder.Done());
        if (!list.full()) ofStep(s, list);
    }

    private static boolean has(State s, Consumer<Listing> menu) {
        Listing list = Listing.any(s);
        menu.accept(list);
        return !list.isEmpty();
    }

    /** Cheap answers where there are some; else by making the list. */
    private static boolean listed(State s, Unit unit) {
        if (s.ask() == Ask.NOTHING && s.phase() == Phase.MOVEMENT) return Actions.mayMove(s, unit.index());
        if (s.ask() == Ask.NOTHING && s.phase() == Phase.FIRE) return Actions.mayAct(s, unit.index());
        return has(s, list -> ofUnit(s, unit, list));
    }

    static void orders(State s, GreatBattlesSubject subject, Consumer<? super GreatBattlesOrder> each) {
        if (s.phase() == Phase.OVER) return;
        Listing list = Listing.all(s);
        switch (subject) {
            case GreatBattlesSubject.OfUnit(Unit unit) -> {
                if (unit.side() == s.decider()) ofUnit(s, unit, list);
            }
            case GreatBattlesSubject.OfTemplate(int number) -> ofTemplate(s, number, list);
            case GreatBattlesSubject.OfStep() -> ofStep(s, list);
        }
        list.forEach(each);
    }

    private static void ofStep(State s, Listing list) {
        switch (s.ask()) {
            case OPPORTUNITY -> {
                for (GreatBattlesOrder.Scope scope : GreatBattlesOrder.Scope.values())
                    list.accept(new GreatBattlesOrder.Hold(scope));
            }
            case DISPLACEMENT -> list.accept(new GreatBattlesOrder.Accept());
            case ADVANCE -> {
                list.accept(new GreatBattlesOrder.Advance());
                list.accept(new GreatBattlesOrder.Stay());
            }
            case LOSS, SUPPRESSION, RETREAT -> {}
            case NOTHING -> step(s, list);
        }
    }

    private static void step(State s, Listing list) {
        if (s.phase() == Phase.PASS_OR_PROCEED) {
            list.accept(new GreatBattlesOrder.Pass());
            list.accept(new GreatBattlesOrder.Proceed());
            return;
        }
        if (s.phase() == Phase.ACTIVATION || s.phase() == Phase.DAWN_ACTIVATION) groups(s, list);
        list.accept(new GreatBattlesOrder.Done());
    }

    private static void groups(State s, Listing list) {
        List<String> letters = s.battle().units().stream()
                .filter(u -> u.side() == s.decider() && u.battalion())
                .map(Unit::battlegroup)
                .distinct()
                .sorted()
                .toList();
        for (int i = 0; i < letters.size(); i++) {
            list.accept(new GreatBattlesOrder.ActivateGroups(List.of(letters.get(i))));
            for (int j = i + 1; j < letters.size(); j++) {
                list.accept(new GreatBattlesOrder.ActivateGroups(List.of(letters.get(i), letters.get(j))));
                for (int k = j + 1; k < letters.size(); k++)
                    list.accept(new GreatBattlesOrder.ActivateGroups(
                            List.of(letters.get(i), letters.get(j), letters.get(k))));
            }
        }
    }

    private static void ofTemplate(State s, int number, Listing list) {
        if (s.ask() != Ask.NOTHING) return;
        switch (s.phase()) {
            case PLANNING -> {
                Offers.plans(s, number, list);
                if (s.variants().smoke) list.accept(new GreatBattlesOrder.Smoke(number));
            }
            case UPKEEP -> list.accept(new GreatBattlesOrder.Keep(number));
            case ACTIVATION -> list.accept(new GreatBattlesOrder.Cancel(number));
            case BARRAGE -> {
                int template = s.battle().template(s.decider(), number).orElse(-1);
                if (template < 0) return;
                if (s.variants().smoke) list.accept(new GreatBattlesOrder.Smoke(number));
                if (s.templates().battery(template) == Battery.WAITING)
                    list.accept(new GreatBattlesOrder.Cancel(number));
                else if (s.templates().mission(template) == Mission.REGISTERED)
                    list.accept(new GreatBattlesOrder.Call(number, java.util.Optional.empty()));
                else if (s.templates().battery(template) == Battery.AVAILABLE) Offers.calls(s, number, list);
            }
            default -> {}
        }
    }

    private static void ofUnit(State s, Unit unit, Listing list) {
        switch (s.ask()) {
            case OPPORTUNITY -> opportunity(s, unit, list);
            case DISPLACEMENT -> stands(s, unit, stand -> list.accept(new GreatBattlesOrder.Displace(stand)));
            case LOSS -> stands(s, unit, stand -> list.accept(new GreatBattlesOrder.Lose(stand)));
            case SUPPRESSION -> stands(s, unit, stand -> list.accept(new GreatBattlesOrder.Suppress(stand)));
            case RETREAT ->
                Retreat.choices(s).forEach(w -> {
                    if (s.unitOf(w.stand()) == unit.index())
                        list.accept(new GreatBattlesOrder.Retreat(s.stand(w.stand()), s.stand(w.from())));
                });
            case ADVANCE -> {}
            case NOTHING -> inPhase(s, unit, list);
        }
    }

    private static void inPhase(State s, Unit unit, Listing offer) {
        switch (s.phase()) {
            case SET_UP -> {
                attachments(s, unit, offer);
                Offers.drops(s, unit, offer);
                if (s.units().place(unit.index()) != UnitPlace.TABLE || offer.isEmpty() && Offers.stuck(s))
                    Offers.setUps(s, unit, offer);
                if (Entrenchments.mayStartEntrenched(s))
                    stands(s, unit, stand -> offer.accept(new GreatBattlesOrder.Entrench(stand)));
            }
            case PLANNING -> Offers.drops(s, unit, offer);
            case DAWN_DEPLOYMENT, DEPLOYMENT -> {
                Offers.deployments(s, unit, offer);
                if (s.phase() == Phase.DEPLOYMENT) Offers.drops(s, unit, offer);
                if (s.phase() == Phase.DEPLOYMENT) offer.accept(new GreatBattlesOrder.Withdraw(unit));
            }
            case DAWN_ACTIVATION, ACTIVATION -> {
                offer.accept(new GreatBattlesOrder.Activate(unit));
                offer.accept(new GreatBattlesOrder.Deactivate(unit));
                offer.accept(new GreatBattlesOrder.Reactivate(unit));
                offer.accept(new GreatBattlesOrder.Help(unit));
            }
            case MOVEMENT -> {
                offer.accept(new GreatBattlesOrder.Decline(unit));
                offer.accept(new GreatBattlesOrder.Dismount(unit));
                Offers.landed(s, unit, offer);
                VariantOffers.movement(s, unit, offer);
                if (Actions.mayMove(s, unit.index())) Offers.moves(s, unit, offer);
            }
            case FIRE -> fire(s, unit, offer);
            case CLOSE_COMBAT -> {
                for (Unit other : s.battle().units())
                    if (other.side() != unit.side()) {
                        offer.accept(new GreatBattlesOrder.Combat(unit, other));
                        offer.accept(new GreatBattlesOrder.Combat(other, unit));
                    }
            }
            case NIGHT -> {
                offer.accept(new GreatBattlesOrder.Withdraw(unit));
                if (s.units().owesStand(unit.index()))
                    stands(s, unit, stand -> offer.accept(new GreatBattlesOrder.Lose(stand)));
                if (unit.battalion()
                        && s.unitOnTable(unit.index())
                        && s.units().actionUse(unit.index()) == ActionUse.NONE)
                    Offers.forms(s, unit, s.units().formation(unit.index()), offer);
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
        int quarry = LandingFire.quarry(s);
        stands(s, unit, stand -> {
            for (int target : s.standsOf(quarry))
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
            if (s.variants().entrench || Entrenchments.played(s)) offer.accept(new GreatBattlesOrder.Entrench(stand));
            offer.accept(new GreatBattlesOrder.Limber(stand));
            offer.accept(new GreatBattlesOrder.Rally(stand));
            if (!Fire.armed(s, stand.index()) || s.stands().acted(stand.index())) return;
            Targets.inRange(s, stand.index(), Fire.Manner.DIRECT, target -> {
                offer.accept(new GreatBattlesOrder.Aim(stand, s.stand(target), false));
                if (stand.type().infantry()) offer.accept(new GreatBattlesOrder.Aim(stand, s.stand(target), true));
            });
        });
    }
}
