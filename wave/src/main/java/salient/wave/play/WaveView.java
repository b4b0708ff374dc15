package salient.wave.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.View;
import salient.kernel.rulebook.Clause;
import salient.wave.AirPower;
import salient.wave.Fog;
import salient.wave.Peiper;
import salient.wave.Sides;
import salient.wave.data.WeatherTable;
import salient.wave.state.Clock;
import salient.wave.state.Depots;
import salient.wave.state.Phase;
import salient.wave.state.Skies;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.supply.SupplyProblems;
import salient.wave.units.Counter;

/**
 * What a side sees, ready for a codec; made from a masked position only ({@link Fog}).
 *
 * @param control hexes not under the control of the side they began with
 */
@Clause({"wave 7.3", "wave 2.16", "wave 3.11e"})
public record WaveView(
        String scenario,
        boolean beginner,
        int turn,
        String date,
        int lastTurn,
        int couplet,
        String phase,
        Optional<String> active,
        boolean fightFirst,
        boolean clearSkies,
        boolean baseplate,
        int aircraft,
        List<Stack> stacks,
        List<Control> control,
        List<Bridge> bridges,
        List<String> interdicted,
        List<Drop> drops,
        List<Depot> depots,
        List<String> outOfSupply,
        Optional<String> peiper,
        Optional<String> released,
        boolean crossingMade,
        int germanRepairs,
        List<Unit> track,
        List<Unit> unplaced,
        List<Unit> lost,
        List<Points> points,
        Optional<BattleView> battle,
        List<String> moving)
        implements View {

    /** A stack, top first. */
    public record Stack(String hex, String side, List<Unit> units) {}

    /** A counter; what is not known is empty. */
    public record Unit(
            String id,
            String name,
            String side,
            String nationality,
            String organization,
            String type,
            boolean heavy,
            boolean motorized,
            String factors,
            int attack,
            int defense,
            int movement,
            int steps,
            boolean reduced,
            boolean known,
            List<String> marks,
            Optional<Integer> arrival,
            String entry,
            Optional<Integer> pointsLeft) {}

    public record Control(String hex, String side) {}

    /** A bridge that is not as it was printed: blown, under repair, or repaired. */
    public record Bridge(String hexside, String state) {}

    public record Drop(String hex, int load) {}

    public record Depot(String hex, String face) {}

    public record Points(String side, String what, int points, String clause) {}

    public record BattleView(
            String target,
            List<String> attackers,
            List<String> attackGuns,
            List<String> defenceGuns,
            boolean aircraft,
            int attackerLosses,
            int defenderLosses) {}

    public static WaveView of(State state) {
        Clock clock = state.clock;
        return new WaveView(
                state.scene.id(),
                state.scene.beginner(),
                clock.turn,
                WeatherTable.date(clock.turn),
                state.scene.lastTurn(),
                clock.couplet,
                clock.phase.word(),
                clock.phase == Phase.OVER ? Optional.empty() : Optional.of(Sides.word(clock.active)),
                clock.fightFirst,
                clock.clear,
                clock.baseplate,
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
                clock.crossingMade,
                clock.repairs,
                at(state, Stacks.TRACK),
                at(state, Stacks.UNPLACED),
                at(state, Stacks.LOST),
                points(state),
                battle(state),
                Arrays.stream(state.march.moving()).mapToObj(state.counters::id).toList());
    }

    private static List<Stack> stacks(State state) {
        List<Stack> stacks = new ArrayList<>();
        for (int hex = 0; hex < state.map.size(); hex++) {
            if (state.stacks.isEmpty(hex)) continue;
            List<Unit> units = Arrays.stream(state.stacks.units(hex))
                    .mapToObj(unit -> unit(state, unit))
                    .toList();
            stacks.add(new Stack(state.map.name(hex), Sides.word(state.stacks.holder(hex)), units));
        }
        return stacks;
    }

    private static Unit unit(State state, int unit) {
        Counter counter = state.counters.counter(unit);
        boolean known = !state.counters.isUnknown(unit);
        int steps = state.stacks.steps(unit);
        boolean moving = state.stacks.is(unit, Stacks.MOVING);
        return new Unit(
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
        if (shown
                && state.clock.phase != Phase.SET_UP
                && !Supply.of(state, unit).isSupplied()) marks.add("out-of-supply");
        return marks;
    }

    private static List<Control> control(State state) {
        List<Control> changed = new ArrayList<>();
        for (int hex = 0; hex < state.map.size(); hex++) {
            int start = state.map.isGermanSide(hex) ? Sides.GERMAN : Sides.ALLIED;
            int now = state.ground.control(hex);
            if (now != start) changed.add(new Control(state.map.name(hex), Sides.word(now)));
        }
        return changed;
    }

    private static List<Bridge> bridges(State state) {
        List<Bridge> bridges = new ArrayList<>();
        for (int bridge = 0; bridge < state.map.bridgeCount(); bridge++) {
            boolean blown = state.ground.blown().has(bridge);
            if (!blown && !state.map.isBlownAtStart(bridge)) continue;
            String how = state.ground.underRepair().has(bridge) ? "under-repair" : blown ? "blown" : "intact";
            bridges.add(new Bridge(state.map.bridgeId(bridge), how));
        }
        return bridges;
    }

    private static List<Drop> drops(State state) {
        List<Drop> drops = new ArrayList<>();
        for (int marker = 0; marker < Skies.MARKERS; marker++)
            if (state.skies.drop(marker) != HexGrid.NONE)
                drops.add(new Drop(state.map.name(state.skies.drop(marker)), state.skies.load(marker)));
        return drops;
    }

    private static List<Depot> depots(State state) {
        List<Depot> depots = new ArrayList<>();
        for (int marker = 0; marker < Depots.MARKERS; marker++) {
            int hex = state.depots.hex(marker);
            String face = state.depots.isUnseen() ? "unknown" : state.depots.isReal(marker) ? "real" : "dummy";
            if (hex >= 0) depots.add(new Depot(state.map.name(hex), face));
        }
        return depots;
    }

    private static Optional<String> released(State state) {
        int released = state.clock.released;
        if (released == Clock.NOTHING) return Optional.empty();
        return Optional.of(
                released == Clock.BRIGADES
                        ? "brigades"
                        : state.counters.organizations().get(released).designator());
    }

    private static List<Unit> at(State state, int place) {
        List<Unit> units = new ArrayList<>();
        for (int unit = 0; unit < state.counters.known(); unit++)
            if (state.stacks.place(unit) == place) units.add(unit(state, unit));
        return units;
    }

    private static List<Points> points(State state) {
        List<Points> points = new ArrayList<>();
        for (int side = 0; side < 2; side++)
            for (Award award : Award.values())
                if (state.tally.points(side, award) != 0)
                    points.add(new Points(
                            Sides.word(side),
                            award.title(),
                            state.tally.points(side, award),
                            award.clause().toString()));
        return points;
    }

    private static Optional<BattleView> battle(State state) {
        if (!state.battle.isOn()) return Optional.empty();
        return Optional.of(new BattleView(
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
