package salient.players.wave;

import java.util.List;
import salient.kernel.play.Position;
import salient.players.learned.Features;
import salient.players.learned.SideFeatures;
import salient.wave.WavePosition;
import salient.wave.data.ScenarioTurns;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Sides;

/** The German side's game in figures. */
final class WaveFeatures {
    static final Features FEATURES = new SideFeatures(
            List.of(
                    "points",
                    "points late",
                    "cities",
                    "cities late",
                    "towns",
                    "decisive",
                    "decisive late",
                    "forces",
                    "german supply",
                    "allied supply",
                    "late"),
            Sides.GERMAN_SIDE,
            known -> ((WavePosition) known).state().scenario.id(),
            WaveFeatures::of);

    /** So many points are a clear advantage. */
    private static final double POINTS = 30;

    private static final double CITIES = 5;
    private static final double TOWNS = 20;

    private WaveFeatures() {}

    private static double[] of(Position known) {
        State state = ((WavePosition) known).state();
        ScenarioTurns turns = ScenarioTurns.of(state.scenario.id());
        double late = Math.clamp((state.turn.number - turns.first()) / (double) turns.count(), 0, 1);
        double points = (state.tally.total(Sides.GERMAN) - state.tally.total(Sides.ALLIED)) / POINTS;
        double cities = 0;
        double towns = 0;
        for (int hex = 0; hex < state.map.size(); hex++) {
            if (!state.map.isSettled(hex)) continue;
            int control = state.ground.control(hex);
            int german = control == Sides.GERMAN ? 1 : control == Sides.ALLIED ? -1 : 0;
            if (state.map.isCity(hex)) cities += german / CITIES;
            else towns += german / TOWNS;
        }
        int decisive = Posts.decisive(state);
        double decides = decisive < 0 ? 0 : state.ground.control(decisive) == Sides.GERMAN ? 1 : -1;
        return new double[] {
            points,
            points * late,
            cities,
            cities * late,
            towns,
            decides,
            decides * late,
            forces(state),
            supply(state, Sides.GERMAN),
            supply(state, Sides.ALLIED),
            late
        };
    }

    /** The German part of all steps on the map. */
    private static double forces(State state) {
        double german = steps(state, Sides.GERMAN);
        return german / Math.max(1, german + steps(state, Sides.ALLIED));
    }

    private static int steps(State state, int side) {
        int sum = 0;
        for (int unit : state.counters.of(side)) if (state.stacks.isOnMap(unit)) sum += state.stacks.steps(unit);
        return sum;
    }

    /** The part of a side's hexes with units from which a supply line can be traced. */
    private static double supply(State state, int side) {
        int traced = 0;
        int stacks = 0;
        for (int unit : state.counters.of(side)) {
            int hex = state.stacks.place(unit);
            if (hex < 0 || state.stacks.top(hex) != unit) continue;
            stacks++;
            if (Supply.canTrace(state, side, hex)) traced++;
        }
        return stacks == 0 ? 1 : (double) traced / stacks;
    }
}
