package salient.wave.orders;

import java.util.List;
import salient.kernel.order.OrderKind;
import salient.wave.notation.Slots;
import salient.wave.play.Ids;
import salient.wave.play.WaveOrder;
import salient.wave.play.WaveSubject;
import salient.wave.setup.Setup;
import salient.wave.stacking.Peiper;
import salient.wave.state.Phase;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** 3, 7.7a: the orders of set-up. */
final class SetupOrders {
    private SetupOrders() {}

    static List<OrderKind<State, ? extends WaveOrder>> kinds() {
        return List.of(place(), depot(), historical(), withoutPeiper(), peiper());
    }

    private static OrderKind<State, WaveOrder.Place> place() {
        return OrderKinds.of(WaveOrder.Place.class, "place", "3.3a", "3.8")
                .text(Slots.UNIT, WaveOrder.Place::unit, Slots.HEX, WaveOrder.Place::hex, WaveOrder.Place::new)
                .access(OrderAccess.in(Phase.SET_UP))
                .judgeAlways(Setup::judge)
                .play((state, order, _, tell) -> Setup.place(state, order.unit(), order.hex(), tell))
                .offer((state, subject, each) -> {
                    if (state.turn.phase == Phase.SET_UP
                            && subject instanceof WaveSubject.Unit(int unit, String _)
                            && state.counters.side(unit) == state.turn.active
                            && Setup.isStarting(state, unit)) Setup.placesFor(state, unit, each);
                })
                .label((state, order) ->
                        "Set up " + Labels.unit(state, order.unit()) + " in " + Labels.hex(state, order.hex()))
                .build();
    }

    private static OrderKind<State, WaveOrder.PlaceDepot> depot() {
        return OrderKinds.of(WaveOrder.PlaceDepot.class, "depot", "3.7a")
                .text(
                        Slots.MARKER,
                        WaveOrder.PlaceDepot::marker,
                        Slots.HEX,
                        WaveOrder.PlaceDepot::hex,
                        WaveOrder.PlaceDepot::new)
                .access(OrderAccess.in(Phase.SET_UP))
                .judgeAlways(Setup::judgeDepot)
                .play((state, order, _, tell) -> Setup.placeDepot(state, order.marker(), order.hex(), tell))
                .offer((state, subject, each) -> {
                    if (state.turn.phase == Phase.SET_UP
                            && subject instanceof WaveSubject.Depot(int marker)
                            && state.turn.active == Sides.ALLIED
                            && !state.scenario.beginner()) Setup.depotPlaces(state, marker, each);
                })
                .label((state, order) ->
                        "Place POL marker " + (order.marker() + 1) + " in " + Labels.hex(state, order.hex()))
                .build();
    }

    private static OrderKind<State, WaveOrder.Historical> historical() {
        return OrderKinds.of(WaveOrder.Historical.class, "historical", "3.3a")
                .text(new WaveOrder.Historical())
                .access(OrderAccess.in(Phase.SET_UP))
                .judgeAlways((state, _, reasons) -> Setup.judgeHistorical(state, reasons))
                .play((state, _, _, tell) -> Setup.historical(state, tell))
                .offer((state, subject, each) -> {
                    if (subject instanceof WaveSubject.ThePhase && Setup.hasHistorical(state))
                        each.accept(new WaveOrder.Historical());
                })
                .label((_, _) -> "Use the historical set-up")
                .build();
    }

    private static OrderKind<State, WaveOrder.FormPeiper> withoutPeiper() {
        WaveOrder.FormPeiper none = new WaveOrder.FormPeiper(Ids.of());
        return OrderKinds.of(WaveOrder.FormPeiper.class, "peiper none", "7.7a")
                .where(order -> order.units().isEmpty())
                .text(none)
                .access(OrderAccess.peiper())
                .judgeAlways(Setup::judgePeiper)
                .play((state, order, _, tell) -> Setup.formPeiper(state, order.units(), tell))
                .offer((state, subject, each) -> {
                    if (isPeiperOffered(state, subject) && Peiper.size(state) > 0) each.accept(none);
                })
                .label((_, _) -> "Play without Kampfgruppe Peiper")
                .build();
    }

    private static OrderKind<State, WaveOrder.FormPeiper> peiper() {
        return OrderKinds.of(WaveOrder.FormPeiper.class, "peiper", "7.7a")
                .where(order -> !order.units().isEmpty())
                .text(Slots.UNITS, WaveOrder.FormPeiper::units, WaveOrder.FormPeiper::new)
                .access(OrderAccess.peiper())
                .judgeAlways(Setup::judgePeiper)
                .play((state, order, _, tell) -> Setup.formPeiper(state, order.units(), tell))
                .offer((state, subject, each) -> {
                    if (isPeiperOffered(state, subject)) Setup.peiperOffers(state, each);
                })
                .label((state, order) -> "Form Kampfgruppe Peiper in "
                        + Labels.hex(state, state.stacks.place(order.units().get(0))))
                .build();
    }

    private static boolean isPeiperOffered(State state, salient.kernel.play.Subject subject) {
        return state.turn.phase == Phase.SET_UP
                && subject instanceof WaveSubject.ThePhase
                && state.turn.active == Sides.GERMAN
                && !state.scenario.beginner();
    }
}
