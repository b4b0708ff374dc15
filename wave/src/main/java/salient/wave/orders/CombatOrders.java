package salient.wave.orders;

import static salient.wave.orders.OrderAccess.in;

import java.util.List;
import salient.kernel.order.OrderKind;
import salient.wave.air.AirPower;
import salient.wave.combat.Artillery;
import salient.wave.combat.Attack;
import salient.wave.combat.Fight;
import salient.wave.notation.Slots;
import salient.wave.play.Ids;
import salient.wave.play.WaveOrder;
import salient.wave.play.WaveOrder.Advance;
import salient.wave.play.WaveOrder.AirSupport;
import salient.wave.play.WaveOrder.Lose;
import salient.wave.play.WaveOrder.Support;
import salient.wave.play.WaveSubject;
import salient.wave.state.Phase;
import salient.wave.state.State;

/** 10: the orders of a battle, from the attack to the advance. */
final class CombatOrders {
    private static final String NO_SUPPORT = "Support is declared battle by battle, and none is being declared now.";

    private CombatOrders() {}

    static List<OrderKind<State, ? extends WaveOrder>> kinds() {
        return List.of(attack(), airSupport(), support(), lose(), advance());
    }

    private static OrderKind<State, WaveOrder.Attack> attack() {
        return OrderKinds.of(WaveOrder.Attack.class, "attack", "10.1a")
                .text(Slots.HEX, WaveOrder.Attack::target, Slots.UNITS, WaveOrder.Attack::units, WaveOrder.Attack::new)
                .access(OrderAccess.combat())
                .judgeAlways((state, order, reasons) ->
                        Attack.judge(state, order.target(), order.units().array(), reasons))
                .play((state, order, dice, tell) ->
                        Fight.begin(state, order.target(), order.units().toArray(), dice, tell))
                .offer((state, subject, each) -> {
                    if (state.turn.phase == Phase.COMBAT
                            && subject instanceof WaveSubject.Target(int hex, String _)
                            && Attack.isTarget(state, hex)) Attack.offers(state, hex, each);
                })
                .label((state, order) ->
                        "Attack " + Labels.hex(state, order.target()) + " with " + Labels.units(state, order.units()))
                .build();
    }

    private static OrderKind<State, AirSupport> airSupport() {
        return OrderKinds.of(
                        AirSupport.class,
                        "support aircraft",
                        Slots.AIRCRAFT,
                        AirSupport::aircraft,
                        AirSupport::new,
                        "10.14b")
                .access(in("10.24", NO_SUPPORT, Phase.ATTACK_SUPPORT, Phase.DEFENSE_SUPPORT))
                .judgeAlways((state, order, reasons) ->
                        AirPower.judgeSupport(state, state.turn.decides(), order.aircraft(), reasons))
                .play((state, order, dice, tell) -> {
                    AirPower.support(state, order.aircraft(), tell);
                    Fight.afterSupport(state, dice, tell);
                })
                .offer((state, subject, each) -> {
                    if (isSupport(state)
                            && subject instanceof WaveSubject.Air
                            && AirPower.canSupport(state, state.turn.decides()))
                        each.accept(new AirSupport(AirPower.ANY));
                })
                .label((_, order) -> order.aircraft() == AirPower.ANY
                        ? "Support with an aircraft"
                        : "Support" + Labels.by(order.aircraft()))
                .build();
    }

    private static OrderKind<State, Support> support() {
        return OrderKinds.of(Support.class, "support", Slots.ARTILLERY, Support::unit, Support::new, "10.24")
                .access(in("10.24", NO_SUPPORT, Phase.ATTACK_SUPPORT, Phase.DEFENSE_SUPPORT))
                .judgeAlways((state, order, reasons) -> Artillery.judgeUnit(state, order.unit(), reasons))
                .judge((state, order, reasons) -> Artillery.judgeBattle(state, order.unit(), isAttack(state), reasons))
                .play((state, order, dice, tell) -> {
                    Artillery.support(state, order.unit(), isAttack(state), tell);
                    Fight.afterSupport(state, dice, tell);
                })
                .offer((state, subject, each) -> {
                    if (isSupport(state)
                            && subject instanceof WaveSubject.Unit(int unit, String _)
                            && state.counters.side(unit) == state.turn.decides()
                            && Artillery.canSupport(state, unit, isAttack(state))) each.accept(new Support(unit));
                })
                .label((state, order) -> "Support with " + Labels.unit(state, order.unit()))
                .build();
    }

    private static boolean isSupport(State state) {
        return state.turn.phase == Phase.ATTACK_SUPPORT || state.turn.phase == Phase.DEFENSE_SUPPORT;
    }

    private static boolean isAttack(State state) {
        return state.turn.isOfActive();
    }

    private static OrderKind<State, Lose> lose() {
        return OrderKinds.of(Lose.class, "lose", Slots.UNIT, Lose::unit, Lose::new, "10.9b")
                .access(in("10.9b", "No step losses are to be taken now.", Phase.ATTACK_LOSSES, Phase.DEFENSE_LOSSES))
                .judge((state, order, reasons) -> Fight.judgeLoss(state, order.unit(), reasons))
                .play((state, order, _, tell) -> Fight.lose(state, order.unit(), tell))
                .offer((state, subject, each) -> {
                    boolean losses =
                            state.turn.phase == Phase.ATTACK_LOSSES || state.turn.phase == Phase.DEFENSE_LOSSES;
                    if (losses
                            && subject instanceof WaveSubject.Unit(int unit, String _)
                            && isAmong(Fight.lossChoices(state), unit)) each.accept(new Lose(unit));
                })
                .label((state, order) ->
                        (state.stacks.steps(order.unit()) > 1 ? "Take a step loss with " : "Eliminate ")
                                + Labels.unit(state, order.unit()))
                .build();
    }

    private static OrderKind<State, Advance> advance() {
        return OrderKinds.of(Advance.class, "advance", Slots.UNITS, Advance::units, Advance::new, "10.26a")
                .access(OrderAccess.advance())
                .judge((state, order, reasons) ->
                        Fight.judgeAdvance(state, order.units().array(), reasons))
                .play((state, order, dice, tell) ->
                        Fight.advance(state, order.units().toArray(), dice, tell))
                .offer((state, subject, each) -> {
                    if (state.turn.phase == Phase.ADVANCE
                            && subject instanceof WaveSubject.Unit(int unit, String _)
                            && isAmong(Fight.advanceChoices(state), unit)) each.accept(new Advance(Ids.of(unit)));
                })
                .label((state, order) -> "Advance with " + Labels.units(state, order.units()) + target(state))
                .build();
    }

    private static String target(State state) {
        return state.battle.isOn() ? " into " + Labels.hex(state, state.battle.target) : "";
    }

    private static boolean isAmong(int[] choices, int unit) {
        for (int choice : choices) if (choice == unit) return true;
        return false;
    }
}
