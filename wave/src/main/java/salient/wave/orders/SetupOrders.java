package salient.wave.orders;

import static salient.wave.orders.OrderAccess.in;

import java.util.List;
import salient.kernel.order.OrderKind;
import salient.wave.notation.Slots;
import salient.wave.play.Ids;
import salient.wave.play.WaveOrder;
import salient.wave.play.WaveOrder.FormPeiper;
import salient.wave.play.WaveOrder.Historical;
import salient.wave.play.WaveOrder.Place;
import salient.wave.play.WaveOrder.PlaceDepot;
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

    private static <O extends WaveOrder> OrderKind.Builder<State, O> inSetUp(
            Class<O> type, String verb, OrderKind.Judge<State, O> judge, String... clauses) {
        return OrderKinds.of(type, verb, clauses).access(in(Phase.SET_UP)).judgeAlways(judge);
    }

    private static OrderKind<State, Place> place() {
        return inSetUp(Place.class, "place", Setup::judge, "3.3a", "3.8")
                .text(Slots.UNIT, Place::unit, Slots.HEX, Place::hex, Place::new)
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

    private static OrderKind<State, PlaceDepot> depot() {
        return inSetUp(PlaceDepot.class, "depot", Setup::judgeDepot, "3.7a")
                .text(Slots.MARKER, PlaceDepot::marker, Slots.HEX, PlaceDepot::hex, PlaceDepot::new)
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

    private static OrderKind<State, Historical> historical() {
        return inSetUp(
                        Historical.class,
                        "historical",
                        (state, _, reasons) -> Setup.judgeHistorical(state, reasons),
                        "3.3a")
                .text(new Historical())
                .play((state, _, _, tell) -> Setup.historical(state, tell))
                .offer((state, subject, each) -> {
                    if (subject instanceof WaveSubject.ThePhase && Setup.hasHistorical(state))
                        each.accept(new Historical());
                })
                .label((_, _) -> "Use the historical set-up")
                .build();
    }

    private static OrderKind<State, FormPeiper> withoutPeiper() {
        FormPeiper none = new FormPeiper(Ids.of());
        return OrderKinds.of(FormPeiper.class, "peiper none", "7.7a")
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

    private static OrderKind<State, FormPeiper> peiper() {
        return OrderKinds.of(FormPeiper.class, "peiper", "7.7a")
                .where(order -> !order.units().isEmpty())
                .text(Slots.UNITS, FormPeiper::units, FormPeiper::new)
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
