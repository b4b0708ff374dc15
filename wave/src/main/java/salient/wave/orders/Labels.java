package salient.wave.orders;

import salient.wave.air.AirPower;
import salient.wave.play.Ids;
import salient.wave.state.State;

/** Names of units and places for the labels of orders and subjects. */
final class Labels {
    /** More units than this are counted, not named. */
    private static final int NAMED = 2;

    private Labels() {}

    static String unit(State state, int unit) {
        return state.counters.counter(unit).name();
    }

    static String units(State state, Ids units) {
        if (units.size() > NAMED) return units.size() + " units";
        return String.join(
                " and ", units.stream().mapToObj(unit -> unit(state, unit)).toList());
    }

    /** As in {@code Bastogne (E2033)}. */
    static String hex(State state, int hex) {
        return state.map.spokenName(hex);
    }

    /** As in {@code with aircraft 3}, or nothing if any will do. */
    static String by(int aircraft) {
        return aircraft == AirPower.ANY ? "" : " with aircraft " + (aircraft + 1);
    }

    /** As in {@code the bridge at Dasburg (E3231/E3330)}; a hexside without a bridge by its hexes. */
    static String bridge(State state, int hexside) {
        int bridge = state.map.bridgeOn(hexside);
        return bridge < 0 ? "the hexside " + state.map.sideName(hexside) : state.map.spokenBridge(bridge);
    }
}
