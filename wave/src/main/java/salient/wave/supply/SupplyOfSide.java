package salient.wave.supply;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;
import salient.wave.play.Clauses;
import salient.wave.play.WaveAnswer;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** How a whole side is supplied, hex by hex: the line of each stack, or what stops it. */
@Clause({"wave R.5", "wave 6.1b"})
public record SupplyOfSide(State state, int side) {
    public WaveAnswer answer() {
        List<WaveAnswer.StackLine> lines = new ArrayList<>();
        for (int hex = 0; hex < state.map.grid().size(); hex++) if (state.stacks.holds(hex, side)) add(hex, lines);
        return new WaveAnswer.SuppliedSide(Sides.word(side), lines);
    }

    /** The units of a hex trace the same line, but need not be in the same state (6.16b, 8.3h). */
    private void add(int hex, List<WaveAnswer.StackLine> lines) {
        Map<SupplyState, List<Integer>> states = new EnumMap<>(SupplyState.class);
        for (int unit = state.stacks.top(hex); unit != Stacks.NONE; unit = state.stacks.below(unit))
            states.computeIfAbsent(Supply.of(state, unit), _ -> new ArrayList<>())
                    .add(unit);
        SupplyTrace.Found line = SupplyTrace.from(state, side, hex);
        states.forEach((found, units) -> {
            boolean out = found == SupplyState.OUT;
            lines.add(new WaveAnswer.StackLine(
                    state.map.name(hex),
                    units.stream().map(state.counters::id).toList(),
                    found.word(),
                    clause(state, units.getFirst(), found),
                    line.path().stream().map(state.map::name).toList(),
                    out ? line.blocks() : List.of(),
                    out ? line.barred().stream().map(state.map::name).toList() : List.of()));
        });
    }

    /** The clause by which a unit is in its state. */
    public static ClauseId clause(State state, int unit, SupplyState found) {
        return Clauses.clause(
                switch (found) {
                    case NORMAL -> state.scenario.beginner() ? "P.4a" : "6.5";
                    case AUTOMATIC -> Supply.automaticClause(state, unit);
                    case AERIAL -> "6.15c";
                    case OUT -> Supply.isVictim(state, unit) ? "6.16b" : "6.6a";
                });
    }
}
