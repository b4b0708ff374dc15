package salient.wave;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import salient.kernel.rulebook.Clause;
import salient.wave.combat.Preview;
import salient.wave.state.Phase;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.supply.SupplyState;
import salient.wave.supply.SupplyTrace;

/** Answers questions with the code that plays: the search that moves, the trace of the check, the odds of the battle. */
@Clause({"wave R.4", "wave R.5"})
final class Answers {
    private final State state;
    private final Reach reach;

    Answers(State state, Reach reach) {
        this.state = state;
        this.reach = reach;
    }

    WaveAnswer answer(WaveQuestion question) {
        return switch (question) {
            case WaveQuestion.ReachOf(Ids units) -> reachOf(units.array());
            case WaveQuestion.SupplyOf(int unit) -> supplyOf(unit);
            case WaveQuestion.SupplyAt(int side, int hex) -> supplyAt(side, hex);
            case WaveQuestion.OddsOf odds -> Preview.of(state, odds);
        };
    }

    private WaveAnswer reachOf(int[] units) {
        List<WaveAnswer.Goal> goals = new ArrayList<>();
        List<String> ids = Arrays.stream(units).mapToObj(state.counters::id).toList();
        boolean together = units.length > 0
                && state.stacks.isOnMap(units[0])
                && Arrays.stream(units).allMatch(u -> state.stacks.place(u) == state.stacks.place(units[0]));
        if (!together) return new WaveAnswer.Reachable(ids, Optional.empty(), 0, 0, entries(units));
        int hex = state.stacks.place(units[0]);
        boolean moving = state.stacks.is(units[0], Stacks.MOVING);
        boolean inColumn = state.stacks.is(units[0], Stacks.COLUMN);
        boolean own = state.counters.side(units[0]) == state.clock.active && state.clock.phase == Phase.MOVEMENT;
        boolean free = !own || Arrays.stream(units).allMatch(u -> MovementPhase.mayMove(state, u));
        int points = 0;
        int columnPoints = 0;
        if (free && !inColumn) points = add(Mover.of(state, units, false), goals);
        if (free && (inColumn || (!moving && MovementPhase.canBeginColumn(state, units))))
            columnPoints = add(Mover.of(state, units, true), goals);
        return new WaveAnswer.Reachable(ids, Optional.of(state.map.name(hex)), points, columnPoints, goals);
    }

    private int add(Mover mover, List<WaveAnswer.Goal> goals) {
        reach.search(state, mover);
        reach.forEach((hex, cost, path) -> goals.add(
                new WaveAnswer.Goal(state.map.name(hex), cost, new HexNameList(state.map, path), mover.column)));
        return mover.left;
    }

    /** Where due reinforcements can come in, for a single unit. */
    private List<WaveAnswer.Goal> entries(int[] units) {
        List<WaveAnswer.Goal> goals = new ArrayList<>();
        boolean own = units.length == 1
                && state.clock.phase == Phase.MOVEMENT
                && state.counters.side(units[0]) == state.clock.active;
        if (!own || !Reinforcements.isDue(state, units[0])) return goals;
        for (int hex : state.scene.zone(units[0])) {
            if (!Reinforcements.canEnter(state, units[0], hex, false)) continue;
            Mover mover = Mover.entering(state, units, false);
            int before = Reinforcements.before(state, units, hex);
            int cost = before + Reinforcements.entryCost(state, mover, hex, mover.left - before, before == 0);
            goals.add(new WaveAnswer.Goal(state.map.name(hex), cost, List.of(state.map.name(hex)), false));
        }
        return goals;
    }

    private WaveAnswer supplyOf(int unit) {
        String what = state.counters.counter(unit).name();
        if (!state.stacks.isOnMap(unit))
            return new WaveAnswer.Supplied(what, "not on the map", Clauses.of("6.1a"), List.of(), List.of());
        SupplyState found = Supply.of(state, unit);
        int side = state.counters.side(unit);
        SupplyTrace.Found line = SupplyTrace.from(state, side, state.stacks.place(unit));
        String clause = switch (found) {
            case NORMAL -> state.scene.beginner() ? "P.4a" : "6.5";
            case AUTOMATIC -> Supply.automaticClause(state, unit);
            case AERIAL -> "6.15c";
            case OUT -> Supply.isVictim(state, unit) ? "6.16b" : "6.6a";
        };
        return new WaveAnswer.Supplied(
                what,
                found.word(),
                Clauses.of(clause),
                line.path().stream().map(state.map::name).toList(),
                found == SupplyState.OUT ? line.blocks() : List.of());
    }

    private WaveAnswer supplyAt(int side, int hex) {
        SupplyTrace.Found line = SupplyTrace.from(state, side, hex);
        return new WaveAnswer.Supplied(
                Sides.name(side) + " supply in " + state.map.spoken(hex),
                line.isSupplied() ? SupplyState.NORMAL.word() : SupplyState.OUT.word(),
                Clauses.of(line.isSupplied() ? "6.5" : "6.6a"),
                line.path().stream().map(state.map::name).toList(),
                line.blocks());
    }
}
