package salient.greatbattles.orders;

import static salient.greatbattles.orders.Access.in;
import static salient.greatbattles.orders.Access.step;
import static salient.greatbattles.orders.Access.untilTheEnd;
import static salient.greatbattles.orders.Kinds.order;
import static salient.greatbattles.orders.Kinds.playing;
import static salient.greatbattles.orders.Slots.MISSION;
import static salient.greatbattles.orders.Slots.PLACE_IF_ANY;
import static salient.greatbattles.orders.Slots.TEMPLATE;
import static salient.greatbattles.orders.Slots.TURN_IF_ANY;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.greatbattles.artillery.Barrages;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesOrder.Call;
import salient.greatbattles.play.GreatBattlesOrder.Cancel;
import salient.greatbattles.play.GreatBattlesOrder.Keep;
import salient.greatbattles.play.GreatBattlesOrder.Plan;
import salient.greatbattles.play.GreatBattlesOrder.Smoke;
import salient.greatbattles.scenario.Feature;
import salient.greatbattles.scenario.Names;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.kernel.order.OrderKind;

/** C1Da, C5: missions of templates are planned, called, kept firing and canceled. */
final class ArtilleryOrders {
    static final List<OrderKind<State, ? extends GreatBattlesOrder>> KINDS = List.of(
            order(Plan.class, "plan", "C1Da")
                    .text(
                            TEMPLATE,
                            Plan::template,
                            MISSION,
                            Plan::mission,
                            PLACE_IF_ANY,
                            Plan::at,
                            TURN_IF_ANY,
                            Plan::turn,
                            Plan::new)
                    .access(step(in(Phase.PLANNING)))
                    .judgeAlways(Barrages::judge)
                    .play(playing(Barrages::play))
                    .label((_, o) -> planLabel(o))
                    .build(),
            order(Keep.class, "keep", "T6")
                    .text(TEMPLATE, Keep::template, Keep::new)
                    .access(step(in(Phase.UPKEEP)))
                    .judgeAlways(Barrages::judge)
                    .play(playing(Barrages::play))
                    .label((_, o) -> "Spend a round to keep template " + o.template() + " firing")
                    .build(),
            order(Call.class, "call", "T9")
                    .text(TEMPLATE, Call::template, PLACE_IF_ANY, Call::at, Call::new)
                    .access(step(in(Phase.BARRAGE)))
                    .judgeAlways(Barrages::judge)
                    .play(playing(Barrages::play))
                    .label((_, o) -> "Call template " + o.template()
                            + o.at().map(p -> " at " + Names.of(p)).orElse(" on its registered target"))
                    .build(),
            // ART10: what falls due lands when the activation step ends
            order(Cancel.class, "cancel", "ART10")
                    .text(TEMPLATE, Cancel::template, Cancel::new)
                    .access(step(in(Phase.ACTIVATION, Phase.BARRAGE)))
                    .judgeAlways(Barrages::judge)
                    .play(playing(Barrages::play))
                    .label((_, o) -> "Cancel template " + o.template())
                    .build(),
            order(Smoke.class, "smoke", "V34")
                    .text(TEMPLATE, Smoke::template, Smoke::new)
                    .access(step(in(Phase.PLANNING, Phase.BARRAGE)))
                    .judgeAlways(untilTheEnd(
                            (s, o, why) -> salient.greatbattles.artillery.Smoke.judge(s, o.template(), why)))
                    .play(playing((s, o, t) -> salient.greatbattles.artillery.Smoke.play(s, o.template(), t)))
                    .label((_, o) -> "Change template " + o.template() + " between smoke and shells")
                    .build());

    private ArtilleryOrders() {}

    private static String planLabel(Plan o) {
        String template = "template " + o.template();
        String at = o.at().map(p -> " at " + Names.of(p)).orElse("");
        return switch (o.mission()) {
            case ON_CALL -> "Keep " + template + " on call";
            case REGISTERED -> "Register " + template + at;
            case PRE_PLANNED -> "Plan a barrage of " + template + at + " in turn " + o.turn();
        };
    }

    static void propose(State s, int number, Consumer<GreatBattlesOrder> offer) {
        switch (s.phase()) {
            case PLANNING -> {
                proposePlans(s, number, offer);
                if (s.variants().smoke) offer.accept(new Smoke(number));
            }
            case UPKEEP -> offer.accept(new Keep(number));
            case ACTIVATION -> offer.accept(new Cancel(number));
            case BARRAGE -> proposeBarrage(s, number, offer);
            default -> {}
        }
    }

    private static void proposePlans(State s, int number, Consumer<GreatBattlesOrder> offer) {
        int template = s.scenario().template(s.decider(), number).orElse(-1);
        if (template < 0) return;
        if (s.templates().mission(template) != Mission.ON_CALL) {
            offer.accept(new Plan(number, Mission.ON_CALL, Optional.empty(), 0));
            return;
        }
        for (Feature f : s.scenario().features()) {
            Point middle = f.middle();
            offer.accept(new Plan(number, Mission.REGISTERED, Optional.of(middle), 0));
            offer.accept(new Plan(number, Mission.PRE_PLANNED, Optional.of(middle), 1));
            offer.accept(new Plan(number, Mission.PRE_PLANNED, Optional.of(middle), 3));
        }
    }

    private static void proposeBarrage(State s, int number, Consumer<GreatBattlesOrder> offer) {
        int template = s.scenario().template(s.decider(), number).orElse(-1);
        if (template < 0) return;
        if (s.variants().smoke) offer.accept(new Smoke(number));
        if (s.templates().battery(template) == Battery.WAITING) offer.accept(new Cancel(number));
        else if (s.templates().mission(template) == Mission.REGISTERED)
            offer.accept(new Call(number, Optional.empty()));
        else if (s.templates().battery(template) == Battery.AVAILABLE)
            for (int stand = 0; stand < s.stands().count(); stand++)
                if (s.stand(stand).side() != s.decider()
                        && s.visible(stand)
                        && s.type(stand).fights()) offer.accept(new Call(number, Optional.of(s.at(stand))));
    }
}
