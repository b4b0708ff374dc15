package salient.wave;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import salient.kernel.hex.HexGrid;
import salient.wave.air.AirPower;
import salient.wave.data.Constants;
import salient.wave.data.ScenarioTurns;
import salient.wave.data.WeatherTable;
import salient.wave.play.WaveView;
import salient.wave.stacking.Peiper;
import salient.wave.state.Depots;
import salient.wave.state.Phase;
import salient.wave.state.Skies;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.state.TurnState;
import salient.wave.supply.Supply;
import salient.wave.supply.SupplyProblems;
import salient.wave.units.Counter;
import salient.wave.units.Sides;

/** Makes what a side sees from a position that holds no more than it may know. */
final class Views {
    private static final WaveView.Limits LIMITS = new WaveView.Limits(
            Constants.of("stacking"),
            Constants.of("stacking-independents"),
            Constants.of("german-repairs"),
            Constants.of("aerial-steps"),
            Constants.of("artillery-defense"));

    private Views() {}

    static WaveView of(State state) {
        TurnState turn = state.turn;
        return new WaveView(
                state.scenario.id(),
                state.scenario.beginner(),
                turn.number,
                WeatherTable.date(turn.number),
                state.scenario.lastTurn(),
                calendar(state),
                turn.couplet,
                turn.phase.word(),
                turn.phase == Phase.OVER ? Optional.empty() : Optional.of(Sides.word(turn.active)),
                turn.fightFirst,
                turn.clear,
                turn.baseplate,
                AirPower.available(state),
                stacks(state),
                control(state),
                bridges(state),
                names(state, state.skies.interdicted()),
                drops(state),
                depots(state),
                SupplyProblems.victims(state),
                Optional.of(Peiper.hex(state)).filter(hex -> hex >= 0).map(state.map::name),
                released(state),
                turn.crossingMade,
                turn.repairs,
                at(state, Stacks.TRACK),
                at(state, Stacks.UNPLACED),
                at(state, Stacks.LOST),
                points(state),
                battle(state),
                state.counters.ids(state.march.moving()),
                cities(state),
                LIMITS);
    }

    private static List<WaveView.City> cities(State state) {
        List<WaveView.City> cities = new ArrayList<>();
        for (int hex = 0; hex < state.map.size(); hex++)
            if (state.map.isCity(hex))
                cities.add(new WaveView.City(
                        state.map.name(hex),
                        Sides.word(state.map.isGermanSide(hex) ? Sides.ALLIED : Sides.GERMAN),
                        Constants.of("city-points"),
                        Sides.word(state.ground.control(hex))));
        return cities;
    }

    private static List<WaveView.TurnDate> calendar(State state) {
        List<WaveView.TurnDate> calendar = new ArrayList<>();
        int first = ScenarioTurns.of(state.scenario.id()).first();
        for (int turn = first; turn <= state.scenario.lastTurn(); turn++)
            calendar.add(new WaveView.TurnDate(turn, WeatherTable.day(turn), WeatherTable.month(turn)));
        return calendar;
    }

    private static List<WaveView.Stack> stacks(State state) {
        List<WaveView.Stack> stacks = new ArrayList<>();
        for (int hex = 0; hex < state.map.size(); hex++) {
            if (state.stacks.isEmpty(hex)) continue;
            List<WaveView.Unit> units = Arrays.stream(state.stacks.units(hex))
                    .mapToObj(unit -> unit(state, unit))
                    .toList();
            stacks.add(new WaveView.Stack(state.map.name(hex), Sides.word(state.stacks.holder(hex)), units));
        }
        return stacks;
    }

    private static WaveView.Unit unit(State state, int unit) {
        Counter counter = state.counters.counter(unit);
        boolean known = !state.counters.isUnknown(unit);
        int steps = state.stacks.steps(unit);
        boolean moving = state.stacks.is(unit, Stacks.MOVING);
        return new WaveView.Unit(
                counter.id(),
                counter.name(),
                Sides.word(counter.side()),
                known ? counter.nationality().name().toLowerCase(java.util.Locale.ROOT) : "",
                counter.organization(),
                known ? counter.type() : "",
                counter.heavy(),
                counter.motorized(),
                known ? counter.factors(steps) : "",
                known ? state.counters.attack(unit, steps) : 0,
                known ? state.counters.defense(unit, steps) : 0,
                known ? counter.movement() : 0,
                known ? steps : 0,
                known && steps < counter.steps(),
                known,
                marks(state, unit),
                counter.arrival().map(Counter.Arrival::turn),
                counter.arrival().map(Counter.Arrival::edge).orElse(""),
                moving ? Optional.of(state.march.left(unit)) : Optional.empty());
    }

    private static List<String> marks(State state, int unit) {
        List<String> marks = new ArrayList<>();
        if (state.stacks.is(unit, Stacks.DONE)) marks.add("done");
        if (state.stacks.is(unit, Stacks.FINISHED)) marks.add("finished");
        if (state.stacks.is(unit, Stacks.MOVING)) marks.add("moving");
        if (state.stacks.is(unit, Stacks.ATTACKED)) marks.add("attacked");
        if (state.stacks.is(unit, Stacks.PEIPER)) marks.add("peiper");
        if (Supply.isVictim(state, unit)) marks.add("supply-problems");
        boolean shown = !state.counters.isUnknown(unit) && state.stacks.isOnMap(unit);
        if (shown && state.turn.phase != Phase.SET_UP && !Supply.of(state, unit).isSupplied())
            marks.add("out-of-supply");
        return marks;
    }

    private static List<WaveView.Control> control(State state) {
        List<WaveView.Control> changed = new ArrayList<>();
        for (int hex = 0; hex < state.map.size(); hex++) {
            int start = state.map.isGermanSide(hex) ? Sides.GERMAN : Sides.ALLIED;
            int now = state.ground.control(hex);
            if (now != start) changed.add(new WaveView.Control(state.map.name(hex), Sides.word(now)));
        }
        return changed;
    }

    private static List<WaveView.Bridge> bridges(State state) {
        List<WaveView.Bridge> bridges = new ArrayList<>();
        for (int bridge = 0; bridge < state.map.bridgeCount(); bridge++) {
            boolean blown = state.ground.blown().has(bridge);
            if (!blown && !state.map.isBlownAtStart(bridge)) continue;
            String how = state.ground.underRepair().has(bridge) ? "under-repair" : blown ? "blown" : "intact";
            bridges.add(new WaveView.Bridge(state.map.bridgeId(bridge), how));
        }
        return bridges;
    }

    private static List<WaveView.Drop> drops(State state) {
        List<WaveView.Drop> drops = new ArrayList<>();
        for (int marker = 0; marker < Skies.MARKERS; marker++)
            if (state.skies.drop(marker) != HexGrid.NONE)
                drops.add(new WaveView.Drop(state.map.name(state.skies.drop(marker)), state.skies.load(marker)));
        return drops;
    }

    private static List<WaveView.Depot> depots(State state) {
        List<WaveView.Depot> depots = new ArrayList<>();
        for (int marker = 0; marker < Depots.MARKERS; marker++) {
            int hex = state.depots.hex(marker);
            String face = state.depots.isUnseen() ? "unknown" : state.depots.isReal(marker) ? "real" : "dummy";
            if (hex >= 0) depots.add(new WaveView.Depot(state.map.name(hex), face));
        }
        return depots;
    }

    private static Optional<String> released(State state) {
        int released = state.turn.released;
        if (released == TurnState.NOTHING) return Optional.empty();
        return Optional.of(state.releasedWord(released));
    }

    private static List<WaveView.Unit> at(State state, int place) {
        List<WaveView.Unit> units = new ArrayList<>();
        for (int unit = 0; unit < state.counters.known(); unit++)
            if (state.stacks.place(unit) == place) units.add(unit(state, unit));
        return units;
    }

    private static List<WaveView.Points> points(State state) {
        return state.tally.entries().stream()
                .map(entry -> new WaveView.Points(
                        Sides.word(entry.side()),
                        entry.award().title(),
                        entry.points(),
                        entry.award().clause().toString()))
                .toList();
    }

    private static Optional<WaveView.BattleView> battle(State state) {
        if (!state.battle.isOn()) return Optional.empty();
        return Optional.of(new WaveView.BattleView(
                state.map.name(state.battle.target),
                ids(state, state.battle.attackers()),
                ids(state, state.battle.guns(true)),
                ids(state, state.battle.guns(false)),
                state.battle.aircraft,
                state.battle.attackerLosses,
                state.battle.defenderLosses));
    }

    private static List<String> ids(State state, int[] units) {
        return Arrays.stream(units).mapToObj(state.counters::id).toList();
    }

    private static List<String> names(State state, int[] hexes) {
        return Arrays.stream(hexes).mapToObj(state.map::name).toList();
    }
}
