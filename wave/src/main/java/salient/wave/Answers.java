package salient.wave;

import static salient.wave.play.Clauses.clause;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import salient.hexwar.notation.HexNameList;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Answer;
import salient.kernel.rulebook.Clause;
import salient.wave.combat.Choices;
import salient.wave.combat.Preview;
import salient.wave.movement.Movement;
import salient.wave.movement.MovementPhase;
import salient.wave.movement.Mover;
import salient.wave.movement.Reach;
import salient.wave.movement.Reinforcements;
import salient.wave.play.Ids;
import salient.wave.play.WaveAnswer;
import salient.wave.play.WaveQuestion;
import salient.wave.state.Phase;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.supply.SupplyOfSide;
import salient.wave.supply.SupplyState;
import salient.wave.supply.SupplyTrace;
import salient.wave.threat.Threat;
import salient.wave.units.Sides;

/** Answers questions with the code that plays: the search that moves, the trace of the check, the odds of the battle. */
@Clause({"wave R.4", "wave R.5"})
record Answers(State state) {
    Answer answer(WaveQuestion question) {
        return switch (question) {
            case WaveQuestion.ReachOf(Ids units) -> reachOf(units.array(), new int[0]);
            case WaveQuestion.ReachVia(Ids units, Ids way) -> reachOf(units.array(), way.array());
            case WaveQuestion.SupplyOf(int unit) -> supplyOf(unit);
            case WaveQuestion.SupplyOfSide(int side) -> new SupplyOfSide(state, side).answer();
            case WaveQuestion.SupplyAt(int side, int hex) -> supplyAt(side, hex);
            case WaveQuestion.ThreatOf(int side) -> new Threat(state, side).ofSide();
            case WaveQuestion.ThreatTo(int side, int hex) -> new Threat(state, side).to(hex);
            case WaveQuestion.OddsOf odds -> Preview.of(state, odds);
            case WaveQuestion.Choices() -> Choices.of(state);
        };
    }

    /** @param way hexes gone through first, one beside the other */
    private WaveAnswer reachOf(int[] units, int[] way) {
        List<WaveAnswer.Goal> goals = new ArrayList<>();
        List<String> ids = Arrays.stream(units).mapToObj(state.counters::id).toList();
        boolean together = units.length > 0
                && state.stacks.isOnMap(units[0])
                && Arrays.stream(units).allMatch(u -> state.stacks.place(u) == state.stacks.place(units[0]));
        if (!together) return new WaveAnswer.Reachable(ids, Optional.empty(), 0, 0, entries(units));
        int hex = state.stacks.place(units[0]);
        boolean moving = state.stacks.is(units[0], Stacks.MOVING);
        boolean inColumn = state.stacks.is(units[0], Stacks.COLUMN);
        boolean own = state.counters.side(units[0]) == state.turn.active && state.turn.phase == Phase.MOVEMENT;
        boolean free = !own || Arrays.stream(units).allMatch(u -> MovementPhase.mayMove(state, u));
        int points = 0;
        int columnPoints = 0;
        if (free && !inColumn) points = add(Mover.of(state, units, false), way, goals);
        if (free && (inColumn || (!moving && MovementPhase.canBeginColumn(state, units))))
            columnPoints = add(Mover.of(state, units, true), way, goals);
        return new WaveAnswer.Reachable(ids, Optional.of(state.map.name(hex)), points, columnPoints, goals);
    }

    private int add(Mover mover, int[] way, List<WaveAnswer.Goal> goals) {
        int hex = mover.hex;
        int left = Math.max(0, mover.left);
        boolean fresh = mover.fresh;
        for (int next : way) {
            int direction = state.map.grid().direction(hex, next);
            int cost = direction == HexGrid.NONE
                    ? Movement.FORBIDDEN
                    : Movement.cost(state, mover, hex, direction, left, fresh);
            if (cost == Movement.FORBIDDEN) return mover.left;
            left -= cost;
            fresh = false;
            hex = next;
        }
        int spent = Math.max(0, mover.left) - left;
        Reach.of(state, mover, hex, left, fresh)
                .forEach((goal, cost, path) -> goals.add(new WaveAnswer.Goal(
                        state.map.name(goal),
                        spent + cost,
                        new HexNameList(state.map, joined(way, path.array())),
                        mover.column)));
        return mover.left;
    }

    private static int[] joined(int[] first, int[] second) {
        if (first.length == 0) return second;
        int[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    /** Where due reinforcements can come in, for a single unit. */
    private List<WaveAnswer.Goal> entries(int[] units) {
        List<WaveAnswer.Goal> goals = new ArrayList<>();
        boolean own = units.length == 1
                && state.turn.phase == Phase.MOVEMENT
                && state.counters.side(units[0]) == state.turn.active;
        if (!own || !Reinforcements.isDue(state, units[0])) return goals;
        for (int hex : state.scenario.zone(units[0])) {
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
            return new WaveAnswer.Supplied(what, "not on the map", clause("6.1a"), List.of(), List.of(), List.of());
        SupplyState found = Supply.of(state, unit);
        SupplyTrace.Found line = SupplyTrace.from(state, state.counters.side(unit), state.stacks.place(unit));
        return new WaveAnswer.Supplied(
                what,
                found.word(),
                SupplyOfSide.clause(state, unit, found),
                line.path().stream().map(state.map::name).toList(),
                found == SupplyState.OUT ? line.blocks() : List.of(),
                found == SupplyState.OUT ? names(line.barred()) : List.of());
    }

    private WaveAnswer supplyAt(int side, int hex) {
        SupplyTrace.Found line = SupplyTrace.from(state, side, hex);
        return new WaveAnswer.Supplied(
                Sides.name(side) + " supply in " + state.map.spokenName(hex),
                line.isSupplied() ? SupplyState.NORMAL.word() : SupplyState.OUT.word(),
                clause(line.isSupplied() ? "6.5" : "6.6a"),
                line.path().stream().map(state.map::name).toList(),
                line.blocks(),
                names(line.barred()));
    }

    private List<String> names(List<Integer> hexes) {
        return hexes.stream().map(state.map::name).toList();
    }
}
