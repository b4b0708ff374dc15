package salient.greatbattles.orders;

import static salient.greatbattles.orders.Access.battalion;
import static salient.greatbattles.orders.Access.in;
import static salient.greatbattles.orders.Access.ofOwn;
import static salient.greatbattles.orders.Access.step;
import static salient.greatbattles.orders.Access.untilTheEnd;
import static salient.greatbattles.orders.Kinds.order;
import static salient.greatbattles.orders.Kinds.playing;
import static salient.greatbattles.orders.OrderTo.to;
import static salient.greatbattles.orders.OrderTo.toBattalion;
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
                    .judgeAlways(ofOwn(
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
            toBattalion(Deactivate.class, "deactivate", Deactivate::unit, Deactivate::new, "C3h")
                    .given(
                            in(Phase.ACTIVATION, Phase.DAWN_ACTIVATION),
                            Activation::judgeDeactivation,
                            Activation::deactivate)
                    .label(name -> "Deactivate " + name),
            toBattalion(Reactivate.class, "reactivate", Reactivate::unit, Reactivate::new, "V1", "V5")
                    .given(in(Phase.ACTIVATION), Reactivation::judge, Reactivation::play)
                    .label(name -> "Roll to activate " + name + " again"),
            toBattalion(Initiative.class, "initiative", Initiative::unit, Initiative::new, "V2")
                    .given(in(Phase.MOVEMENT), Reactivation::judgeInitiative, Reactivation::playInitiative)
                    .label(name -> name + " spends its actions on a roll to be activated"),
            toBattalion(Rouse.class, "rouse", Rouse::unit, Rouse::new, "V4")
                    .given(in(Phase.MOVEMENT), GroupInitiative::judge, GroupInitiative::play)
                    .label(name -> name + " rolls to activate its battlegroup"),
            to(UNIT, Save.class, "save", Save::unit, Save::new, "V6")
                    .given(in(Phase.MOVEMENT), (s, o, why) -> Staff.judgeSave(s, o.unit(), why))
                    .play((s, o, t) -> Staff.save(s, o.unit(), t))
                    .label(name -> name + " trades an action for an activation point"),
            toBattalion(Help.class, "help", Help::unit, Help::new, "V11")
                    .given(in(Phase.ACTIVATION), Staff::judgeHelp, Staff::help)
                    .label(name -> "The Center of Operations helps " + name));

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
