package salient.wave.orders;

import static salient.wave.orders.OrderAccess.in;

import java.util.List;
import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.hex.HexGrid;
import salient.kernel.order.OrderKind;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.wave.air.AirPower;
import salient.wave.movement.BridgeRepairs;
import salient.wave.notation.Slots;
import salient.wave.play.TurnEvent;
import salient.wave.play.WaveOrder;
import salient.wave.play.WaveOrder.BreakDown;
import salient.wave.play.WaveOrder.BringToTop;
import salient.wave.play.WaveOrder.ChooseOrder;
import salient.wave.play.WaveOrder.Concede;
import salient.wave.play.WaveOrder.Done;
import salient.wave.play.WaveOrder.Drop;
import salient.wave.play.WaveOrder.Eliminate;
import salient.wave.play.WaveOrder.Interdict;
import salient.wave.play.WaveOrder.Reform;
import salient.wave.play.WaveOrder.Release;
import salient.wave.play.WaveOrder.Repair;
import salient.wave.play.WaveSubject;
import salient.wave.reinforcement.British;
import salient.wave.reinforcement.Cavalry;
import salient.wave.sequence.TurnSequence;
import salient.wave.setup.SetupCheck;
import salient.wave.stacking.Stacking;
import salient.wave.state.Phase;
import salient.wave.state.State;
import salient.wave.state.TurnState;
import salient.wave.supply.AerialSupply;
import salient.wave.units.Sides;
import salient.wave.victory.Victory;

/** 4, 5, 6.15, 7.2, 7.3, 8.5, 8.7, 9.15, 9.18: the orders between movement and combat, and those of every phase. */
final class TurnOrders {
    private TurnOrders() {}

    static List<OrderKind<State, ? extends WaveOrder>> kinds() {
        return List.of(
                top(),
                interdict(),
                drop(),
                choose("move-first", false),
                choose("fight-first", true),
                repair(),
                release(),
                reform(),
                breakDown(),
                eliminate(),
                done(),
                concede());
    }

    private static OrderKind<State, BringToTop> top() {
        return OrderKinds.of(BringToTop.class, "top", Slots.UNIT, BringToTop::unit, BringToTop::new, "7.3")
                .access(OrderAccess.always())
                .judge((state, order, reasons) -> Stacking.judgeTop(state, order.unit(), reasons))
                .play((state, order, _, tell) -> Stacking.bringToTop(state, order.unit(), tell))
                .label((state, order) -> "Put " + Labels.unit(state, order.unit()) + " on top of its stack")
                .build();
    }

    private static OrderKind<State, Interdict> interdict() {
        return OrderKinds.of(Interdict.class, "interdict", "9.18a")
                .text(Slots.HEX, Interdict::hex, Slots.AIRCRAFT, Interdict::aircraft, Interdict::new)
                .access(OrderAccess.interdiction())
                .judgeAlways((state, order, reasons) ->
                        AirPower.judgeInterdiction(state, order.hex(), order.aircraft(), reasons))
                .play((state, order, _, tell) -> AirPower.interdict(state, order.hex(), order.aircraft(), tell))
                .offer((state, subject, each) -> {
                    if (state.turn.phase == Phase.INTERDICTION
                            && subject instanceof WaveSubject.Air
                            && AirPower.available(state) > 0)
                        for (int hex = 0; hex < state.map.size(); hex++)
                            if (AirPower.canInterdict(state, hex)) each.accept(new Interdict(hex, AirPower.ANY));
                })
                .label((state, order) ->
                        "Interdict the roads in " + Labels.hex(state, order.hex()) + Labels.by(order.aircraft()))
                .build();
    }

    private static OrderKind<State, Drop> drop() {
        return OrderKinds.of(Drop.class, "drop", Slots.HEX, Drop::hex, Drop::new, "6.15a")
                .access(OrderAccess.aerialSupply())
                .judgeAlways((state, order, reasons) -> AerialSupply.judge(state, order.hex(), reasons))
                .play((state, order, _, tell) -> AerialSupply.drop(state, order.hex(), tell))
                .offer((state, subject, each) -> {
                    if (state.turn.phase == Phase.AERIAL_SUPPLY
                            && subject instanceof WaveSubject.Air
                            && state.skies.freeMarker() != HexGrid.NONE)
                        for (int hex = 0; hex < state.map.size(); hex++)
                            if (AerialSupply.canDrop(state, hex)) each.accept(new Drop(hex));
                })
                .label((state, order) -> "Drop supply in " + Labels.hex(state, order.hex()))
                .build();
    }

    /** 5.6b: free every time; 5.8a leaves no choice to be asked. */
    private static OrderKind<State, ChooseOrder> choose(String verb, boolean fightFirst) {
        ChooseOrder choice = new ChooseOrder(fightFirst);
        return OrderKinds.of(ChooseOrder.class, verb, "5.6a")
                .where(order -> order.fightFirst() == fightFirst)
                .text(choice)
                .access(OrderAccess.declaration())
                .judgeAlways((state, order, reasons) -> TurnSequence.judgeOrder(state, order.fightFirst(), reasons))
                .play((state, order, dice, tell) -> TurnSequence.chooseOrder(state, order.fightFirst(), dice, tell))
                .offer((state, subject, each) -> {
                    if (state.turn.phase == Phase.ORDER && subject instanceof WaveSubject.ThePhase) each.accept(choice);
                })
                .label((_, _) -> fightFirst ? "Fight, then move" : "Move, then fight")
                .build();
    }

    private static OrderKind<State, Repair> repair() {
        return OrderKinds.of(Repair.class, "repair", Slots.BRIDGE, Repair::hexside, Repair::new, "9.15f")
                .access(in("9.15f", "Repairs are declared at the start of a segment, before its phases.", Phase.REPAIR))
                .judgeAlways((state, order, reasons) -> BridgeRepairs.judgeRepairAt(state, order.hexside(), reasons))
                .play((state, order, _, tell) ->
                        BridgeRepairs.beginRepair(state, state.turn.active, state.map.bridgeOn(order.hexside()), tell))
                .offer((state, subject, each) -> {
                    if (state.turn.phase == Phase.REPAIR
                            && subject instanceof WaveSubject.Bridge(int bridge, String _)
                            && BridgeRepairs.canRepair(state, state.turn.active, bridge))
                        each.accept(new Repair(state.map.sideOf(bridge)));
                })
                .label((state, order) -> "Repair " + Labels.bridge(state, order.hexside()))
                .build();
    }

    private static OrderKind<State, Release> release() {
        return OrderKinds.of(Release.class, "release", Slots.RELEASED, Release::organization, Release::new, "8.5b")
                .access(in(Phase.MOVEMENT, Phase.COMBAT))
                .judgeAlways((state, order, reasons) -> British.judgeRelease(state, order.organization(), reasons))
                .play((state, order, _, tell) -> British.release(state, order.organization(), tell))
                .offer((state, subject, each) -> {
                    boolean main = state.turn.phase == Phase.MOVEMENT || state.turn.phase == Phase.COMBAT;
                    if (main && subject instanceof WaveSubject.British && British.canRelease(state))
                        British.releases(state, each);
                })
                .label((state, order) -> order.organization() == TurnState.BRIGADES
                        ? "Release the three British brigades"
                        : "Release the British division " + state.releasedWord(order.organization()))
                .build();
    }

    private static OrderKind<State, Reform> reform() {
        return OrderKinds.of(Reform.class, "reform", new Reform(), "8.7a")
                .access(OrderAccess.reform())
                .judgeAlways((state, _, reasons) -> Cavalry.judge(state, reasons))
                .play((state, _, dice, tell) -> {
                    Cavalry.reform(state, tell);
                    TurnSequence.endMain(state, dice, tell);
                })
                .offer((state, subject, each) -> {
                    if (state.turn.phase == Phase.REFORM && subject instanceof WaveSubject.ThePhase)
                        each.accept(new Reform());
                })
                .label((_, _) -> "Form one squadron from the three troops of the 14th Cavalry")
                .build();
    }

    /** There is an order for it so that the referee can say what forbids it; it is never legal and never offered. */
    private static OrderKind<State, BreakDown> breakDown() {
        return OrderKinds.of(BreakDown.class, "break-down", Slots.UNIT, BreakDown::unit, BreakDown::new, "8.7b")
                .access(OrderAccess.always())
                .judgeAlways((state, order, reasons) -> Cavalry.judgeBreakDown(state, order.unit(), reasons))
                .play((_, order, _, _) -> {
                    throw new IllegalStateException("no unit is broken down: " + order);
                })
                .label((state, order) -> "Break down " + Labels.unit(state, order.unit()))
                .build();
    }

    private static OrderKind<State, Eliminate> eliminate() {
        return OrderKinds.of(Eliminate.class, "eliminate", Slots.UNIT, Eliminate::unit, Eliminate::new, "7.2c")
                .access(in("7.2c", "Overstacked units are eliminated at the end of a phase.", Phase.OVERSTACKED))
                .judgeAlways((state, order, reasons) -> Stacking.judgeElimination(state, order.unit(), reasons))
                .play((state, order, dice, tell) -> {
                    while (state.stacks.isOnMap(order.unit())) Victory.stepLost(state, order.unit(), "7.2c", tell);
                    TurnSequence.endMain(state, dice, tell);
                })
                .offer((state, subject, each) -> {
                    if (state.turn.phase == Phase.OVERSTACKED
                            && subject instanceof WaveSubject.Unit(int unit, String _)
                            && state.counters.side(unit) == state.turn.active
                            && Stacking.relieves(state, unit)) each.accept(new Eliminate(unit));
                })
                .label((state, order) -> "Eliminate " + Labels.unit(state, order.unit()))
                .build();
    }

    private static OrderKind<State, Done> done() {
        return OrderKinds.of(Done.class, "done", new Done(), "5.1a")
                .access(OrderAccess.always())
                .judge((state, _, reasons) -> TurnSequence.judgeDone(state, reasons))
                .play((state, _, dice, tell) -> done(state, dice, tell))
                .offer((state, subject, each) -> {
                    if (subject instanceof WaveSubject.ThePhase && isDoneOffered(state)) each.accept(new Done());
                })
                .label((state, _) -> doneLabel(state.turn.phase))
                .build();
    }

    private static void done(State state, Dice dice, Consumer<? super Event> tell) {
        if (state.turn.phase == Phase.SET_UP) SetupCheck.finished(state, tell);
        TurnSequence.done(state, dice, tell);
    }

    private static boolean isDoneOffered(State state) {
        Reasons reasons = Reasons.untilSettled();
        TurnSequence.judgeDone(state, reasons);
        return reasons.isEmpty();
    }

    private static String doneLabel(Phase phase) {
        return switch (phase) {
            case SET_UP -> "Finish set-up";
            case INTERDICTION, AERIAL_SUPPLY -> "No more " + phase.word().replace('-', ' ');
            case REPAIR -> "No more repairs";
            case MOVEMENT, COMBAT -> "End the " + phase.word() + " phase";
            case REFORM -> "Keep the three troops of the 14th Cavalry apart";
            case ATTACK_SUPPORT, DEFENSE_SUPPORT -> "No more support";
            case ADVANCE -> "End the advance";
            case ORDER, DEMOLITION, OVERSTACKED, ATTACK_LOSSES, DEFENSE_LOSSES, OVER -> "Done";
        };
    }

    private static OrderKind<State, Concede> concede() {
        return OrderKinds.of(Concede.class, "concede", new Concede(), "4.2b")
                .access(OrderAccess.always())
                .play((state, _, _, tell) -> {
                    state.turn.conceded = state.turn.decides();
                    state.turn.phase = Phase.OVER;
                    tell.accept(new TurnEvent.Conceded(Sides.side(state.turn.conceded)));
                })
                .label((_, _) -> "Concede the game")
                .build();
    }
}
