package salient.greatbattles.orders;

import static salient.greatbattles.orders.Access.battalion;
import static salient.greatbattles.orders.Access.in;
import static salient.greatbattles.orders.Access.ofOwnBattalion;
import static salient.greatbattles.orders.Access.ofOwnUnit;
import static salient.greatbattles.orders.Access.step;
import static salient.greatbattles.orders.Access.unit;
import static salient.greatbattles.orders.Access.untilTheEnd;
import static salient.greatbattles.orders.Kinds.order;
import static salient.greatbattles.orders.Kinds.playing;
import static salient.greatbattles.orders.Slots.LETTERS;
import static salient.greatbattles.orders.Slots.UNIT;

import java.util.List;
import java.util.function.Consumer;
import salient.greatbattles.activation.Activation;
import salient.greatbattles.activation.GroupInitiative;
import salient.greatbattles.activation.Reactivation;
import salient.greatbattles.activation.Staff;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesOrder.Activate;
import salient.greatbattles.play.GreatBattlesOrder.ActivateGroups;
import salient.greatbattles.play.GreatBattlesOrder.Deactivate;
import salient.greatbattles.play.GreatBattlesOrder.Help;
import salient.greatbattles.play.GreatBattlesOrder.Initiative;
import salient.greatbattles.play.GreatBattlesOrder.Reactivate;
import salient.greatbattles.play.GreatBattlesOrder.Rouse;
import salient.greatbattles.play.GreatBattlesOrder.Save;
import salient.greatbattles.scenario.Names;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.kernel.order.OrderKind;

/** C3 and its variants: battalions and battlegroups are activated. */
final class ActivationOrders {
    static final List<OrderKind<State, ? extends GreatBattlesOrder>> KINDS = List.of(
            order(Activate.class, "activate", "C3a")
                    .text(UNIT, Activate::unit, Activate::new)
                    .access(battalion(in(Phase.ACTIVATION, Phase.DAWN_ACTIVATION), Activate::unit))
                    .judgeAlways(ofOwnUnit(
                            Activate::unit,
                            (s, o, why) -> Activation.judgeBattalion(s, o.unit().index(), why)))
                    .play(playing(
                            (s, o, t) -> Activation.playBattalion(s, o.unit().index(), t)))
                    .label((_, o) -> "Activate " + Names.of(o.unit()))
                    .build(),
            order(ActivateGroups.class, "activate-groups", "C3a")
                    .text(LETTERS, ActivateGroups::letters, ActivateGroups::new)
                    .access(step(in(Phase.ACTIVATION, Phase.DAWN_ACTIVATION)))
                    .judgeAlways(untilTheEnd((s, o, why) -> Activation.judgeGroups(s, o.letters(), why)))
                    .play(playing((s, o, t) -> Activation.playGroups(s, o.letters(), t)))
                    .label((_, o) -> (o.letters().size() == 1 ? "Activate battlegroup " : "Activate battlegroups ")
                            + String.join(", ", o.letters()))
                    .build(),
            order(Deactivate.class, "deactivate", "C3h")
                    .text(UNIT, Deactivate::unit, Deactivate::new)
                    .access(battalion(in(Phase.ACTIVATION, Phase.DAWN_ACTIVATION), Deactivate::unit))
                    .judgeAlways(ofOwnBattalion(
                            Deactivate::unit,
                            (s, o, why) ->
                                    Activation.judgeDeactivation(s, o.unit().index(), why)))
                    .play(playing((s, o, t) -> Activation.deactivate(s, o.unit().index(), t)))
                    .label((_, o) -> "Deactivate " + Names.of(o.unit()))
                    .build(),
            order(Reactivate.class, "reactivate", "V1", "V5")
                    .text(UNIT, Reactivate::unit, Reactivate::new)
                    .access(battalion(in(Phase.ACTIVATION), Reactivate::unit))
                    .judgeAlways(ofOwnBattalion(
                            Reactivate::unit,
                            (s, o, why) -> Reactivation.judge(s, o.unit().index(), why)))
                    .play(playing((s, o, t) -> Reactivation.play(s, o.unit().index(), t)))
                    .label((_, o) -> "Roll to activate " + Names.of(o.unit()) + " again")
                    .build(),
            order(Initiative.class, "initiative", "V2")
                    .text(UNIT, Initiative::unit, Initiative::new)
                    .access(battalion(in(Phase.MOVEMENT), Initiative::unit))
                    .judgeAlways(ofOwnBattalion(
                            Initiative::unit,
                            (s, o, why) ->
                                    Reactivation.judgeInitiative(s, o.unit().index(), why)))
                    .play(playing(
                            (s, o, t) -> Reactivation.playInitiative(s, o.unit().index(), t)))
                    .label((_, o) -> Names.of(o.unit()) + " spends its actions on a roll to be activated")
                    .build(),
            order(Rouse.class, "rouse", "V4")
                    .text(UNIT, Rouse::unit, Rouse::new)
                    .access(battalion(in(Phase.MOVEMENT), Rouse::unit))
                    .judgeAlways(ofOwnBattalion(
                            Rouse::unit,
                            (s, o, why) -> GroupInitiative.judge(s, o.unit().index(), why)))
                    .play(playing((s, o, t) -> GroupInitiative.play(s, o.unit().index(), t)))
                    .label((_, o) -> Names.of(o.unit()) + " rolls to activate its battlegroup")
                    .build(),
            order(Save.class, "save", "V6")
                    .text(UNIT, Save::unit, Save::new)
                    .access(unit(in(Phase.MOVEMENT), Save::unit))
                    .judgeAlways(ofOwnUnit(Save::unit, (s, o, why) -> Staff.judgeSave(s, o.unit(), why)))
                    .play(playing((s, o, t) -> Staff.save(s, o.unit(), t)))
                    .label((_, o) -> Names.of(o.unit()) + " trades an action for an activation point")
                    .build(),
            order(Help.class, "help", "V11")
                    .text(UNIT, Help::unit, Help::new)
                    .access(battalion(in(Phase.ACTIVATION), Help::unit))
                    .judgeAlways(ofOwnBattalion(
                            Help::unit,
                            (s, o, why) -> Staff.judgeHelp(s, o.unit().index(), why)))
                    .play(playing((s, o, t) -> Staff.help(s, o.unit().index(), t)))
                    .label((_, o) -> "The Center of Operations helps " + Names.of(o.unit()))
                    .build());

    private ActivationOrders() {}

    static void propose(Unit unit, Consumer<GreatBattlesOrder> offer) {
        offer.accept(new Activate(unit));
        offer.accept(new Deactivate(unit));
        offer.accept(new Reactivate(unit));
        offer.accept(new Help(unit));
    }

    /** One, two or three battlegroups. */
    static void proposeGroups(State s, Consumer<GreatBattlesOrder> offer) {
        List<String> letters = s.scenario().units().stream()
                .filter(u -> u.side() == s.decider() && u.battalion())
                .map(Unit::battlegroup)
                .distinct()
                .sorted()
                .toList();
        for (int i = 0; i < letters.size(); i++) {
            offer.accept(new ActivateGroups(List.of(letters.get(i))));
            for (int j = i + 1; j < letters.size(); j++) {
                offer.accept(new ActivateGroups(List.of(letters.get(i), letters.get(j))));
                for (int k = j + 1; k < letters.size(); k++)
                    offer.accept(new ActivateGroups(List.of(letters.get(i), letters.get(j), letters.get(k))));
            }
        }
    }
}
