package salient.greatbattles.orders;

import static salient.greatbattles.orders.Access.asked;
import static salient.greatbattles.orders.Access.battalion;
import static salient.greatbattles.orders.Access.in;
import static salient.greatbattles.orders.Access.ofOwn;
import static salient.greatbattles.orders.Access.own;
import static salient.greatbattles.orders.Access.step;
import static salient.greatbattles.orders.Kinds.order;
import static salient.greatbattles.orders.Kinds.playing;
import static salient.greatbattles.orders.OrderTo.to;
import static salient.greatbattles.orders.Slots.SCOPE;
import static salient.greatbattles.orders.Slots.STAND;
import static salient.greatbattles.orders.Slots.UNIT;
import static salient.greatbattles.orders.Slots.flag;

import java.util.List;
import java.util.function.Consumer;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.fire.LandingFire;
import salient.greatbattles.fire.Shooting;
import salient.greatbattles.fire.Targets;
import salient.greatbattles.movement.Actions;
import salient.greatbattles.movement.March;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesOrder.Accept;
import salient.greatbattles.play.GreatBattlesOrder.Aim;
import salient.greatbattles.play.GreatBattlesOrder.Decline;
import salient.greatbattles.play.GreatBattlesOrder.Displace;
import salient.greatbattles.play.GreatBattlesOrder.Entrench;
import salient.greatbattles.play.GreatBattlesOrder.Hold;
import salient.greatbattles.play.GreatBattlesOrder.Limber;
import salient.greatbattles.play.GreatBattlesOrder.OpportunityFire;
import salient.greatbattles.play.GreatBattlesOrder.Rally;
import salient.greatbattles.play.GreatBattlesOrder.Scope;
import salient.greatbattles.play.GreatBattlesOrder.Shoot;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.scenario.Names;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.HoldFire;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.works.Entrenchments;
import salient.greatbattles.works.FieldWorks;
import salient.kernel.order.OrderKind;

/** C7F, C8, ACT19, ACT33: stands fire, rally, limber and entrench; the other side answers. */
final class FireOrders {
    private static final String WEAPONS = ", heavy weapons too";

    static final List<OrderKind<State, ? extends GreatBattlesOrder>> KINDS = List.of(
            to(STAND, Limber.class, "limber", Limber::stand, Limber::new, "ACT19")
                    .given(in(Phase.FIRE), Actions::judge)
                    .play(Actions::play)
                    .label(name -> "Limber or unlimber " + name),
            order(Rally.class, "rally", "ACT33")
                    .text(STAND, Rally::stand, Rally::new)
                    .access(own(in(Phase.FIRE), Rally::stand))
                    .judgeAlways(ofOwn(Rally::stand, Actions::judge))
                    .play(playing((s, o, t) -> {
                        s.units().setActionUse(s.unitOf(o.stand().index()), ActionUse.SINGLE_STANDS);
                        salient.greatbattles.combat.Rally.play(s, o.stand().index(), t);
                    }))
                    .label((s, o) -> "Rally " + Names.of(o.stand()) + ", "
                            + 10
                                    * salient.greatbattles.combat.Rally.chance(
                                            s, s.unitOf(o.stand().index())) + "%")
                    .build(),
            order(Aim.class, "aim", "C7Fy")
                    .text(STAND, Aim::stand, STAND, Aim::target, flag("indirect"), Aim::indirect, Aim::new)
                    .access(own(in(Phase.FIRE), Aim::stand))
                    .judgeAlways(ofOwn(Aim::stand, Actions::judge))
                    .play(playing(Actions::play))
                    .label((s, o) -> Names.of(o.stand()) + " aims " + (o.indirect() ? "indirect fire " : "") + "at "
                            + target(s, o.stand(), o.target()))
                    .build(),
            order(Shoot.class, "shoot", "C7Fy")
                    .text(UNIT, Shoot::unit, flag("weapons"), Shoot::weapons, Shoot::new)
                    .access(battalion(in(Phase.FIRE), Shoot::unit))
                    .judgeAlways(ofOwn(Shoot::unit, Actions::judge))
                    .play(playing(Actions::play))
                    .label((_, o) -> Names.of(o.unit()) + " fires at its targets" + (o.weapons() ? WEAPONS : ""))
                    .build(),
            to(STAND, Entrench.class, "entrench", Entrench::stand, Entrench::new, "V12")
                    .given(in(Phase.FIRE, Phase.SET_UP), (s, o, why) -> {
                        if (s.phase() == Phase.SET_UP) Entrenchments.judgeStart(s, o.stand(), why);
                        else FieldWorks.judge(s, o.stand(), why);
                    })
                    .play((s, o, t) -> {
                        if (s.phase() == Phase.SET_UP) Entrenchments.start(s, o.stand(), t);
                        else FieldWorks.entrench(s, o.stand(), t);
                    })
                    .label(name -> "Entrench " + name),
            order(OpportunityFire.class, "opportunity", "C8a")
                    .text(
                            STAND,
                            OpportunityFire::stand,
                            STAND,
                            OpportunityFire::target,
                            flag("weapons"),
                            OpportunityFire::weapons,
                            OpportunityFire::new)
                    .access(own(asked(Decision.OPPORTUNITY), OpportunityFire::stand))
                    .judgeAlways(ofOwn(OpportunityFire::stand, (s, o, why) -> {
                        if (s.ask() == Decision.OPPORTUNITY)
                            salient.greatbattles.fire.OpportunityFire.judge(
                                    s, o.stand().index(), o.target().index(), o.weapons(), why);
                        else
                            salient.greatbattles.fire.OpportunityFire.judgeFirer(
                                    s, o.stand().index(), o.weapons(), why);
                    }))
                    .play(playing(FireOrders::opportunity))
                    .label((s, o) -> Names.of(o.stand()) + " fires at " + target(s, o.stand(), o.target())
                            + (o.weapons() ? WEAPONS : ""))
                    .build(),
            order(Hold.class, "hold", "C8f")
                    .text(SCOPE, Hold::scope, Hold::new)
                    .access(step(asked(Decision.OPPORTUNITY)))
                    .play(playing((s, o, _) -> {
                        s.turnState().setHoldFire(HoldFire.values()[o.scope().ordinal()]);
                        LandingFire.end(s);
                        s.ask(Decision.NOTHING, s.player());
                    }))
                    .label((_, o) -> switch (o.scope()) {
                        case INCH -> "Hold fire at this inch";
                        case MOVE -> "Hold fire for the rest of this move";
                        case TURN -> "Hold fire for the rest of this player turn";
                    })
                    .build(),
            to(STAND, Displace.class, "displace", Displace::to, Displace::new, "C7Fac")
                    .given(asked(Decision.DISPLACEMENT), Shooting::judgeTaking, Shooting::answer)
                    .label(name -> name + " takes the casualty"),
            order(Accept.class, "accept", "C7Fac")
                    .text(new Accept())
                    .access(step(asked(Decision.DISPLACEMENT)))
                    .play(playing((s, _, t) ->
                            Shooting.answer(s, s.pending().casualty().stand(), t)))
                    .label((s, _) -> s.ask() == Decision.DISPLACEMENT
                            ? Names.of(s.stand(s.pending().casualty().stand())) + " takes the casualty"
                            : "The stand that was hit takes the casualty")
                    .build());

    private FireOrders() {}

    private static String target(State s, Stand from, Stand target) {
        return Names.seenFrom(from.side(), target, s.scenario());
    }

    private static void opportunity(State s, OpportunityFire o, PlayContext t) {
        int unit = s.unitOf(o.stand().index());
        boolean unknown = s.hidden(unit);
        s.ask(Decision.NOTHING, s.player());
        s.stands().aim(o.stand().index(), o.target().index(), false);
        Shooting.begin(s, unit, o.weapons(), true, t);
        if (unknown && s.pending().move().underWay()) March.firedAtBy(s, unit);
    }

    static void propose(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        offer.accept(new Decline(unit));
        MoveProposals.proposeUnloading(s, unit, offer);
        offer.accept(new Shoot(unit, false));
        offer.accept(new Shoot(unit, true));
        for (int index : s.standsOf(unit.index())) {
            Stand stand = s.stand(index);
            if (s.variants().entrench || Entrenchments.played(s)) offer.accept(new Entrench(stand));
            offer.accept(new Limber(stand));
            offer.accept(new Rally(stand));
            if (!Fire.armed(s, index) || s.stands().acted(index)) continue;
            Targets.inRange(s, index, Fire.Manner.DIRECT, target -> {
                offer.accept(new Aim(stand, s.stand(target), false));
                if (stand.type().infantry()) offer.accept(new Aim(stand, s.stand(target), true));
            });
        }
    }

    static void proposeOpportunity(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        int quarry = LandingFire.quarry(s);
        for (int stand : s.standsOf(unit.index()))
            for (int target : s.standsOf(quarry)) {
                offer.accept(new OpportunityFire(s.stand(stand), s.stand(target), false));
                if (s.type(stand).infantry()) offer.accept(new OpportunityFire(s.stand(stand), s.stand(target), true));
            }
    }

    static void proposeHold(Consumer<GreatBattlesOrder> offer) {
        for (Scope scope : Scope.values()) offer.accept(new Hold(scope));
    }
}
