package salient.race;

import static salient.race.Rules.SCENARIO;
import static salient.race.Rules.clause;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import salient.hexwar.plain.OddsTable;
import salient.hexwar.plain.PlainEvent;
import salient.hexwar.plain.PlainEvent.How;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainUnit;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;

/** 4.7 to 4.10: losses, retreats and advances after a battle. */
final class Aftermath {
    private Aftermath() {}

    static void begin(PlainState state, RaceOrder.Attack order, OddsTable.Result result, Consumer<? super Event> tell) {
        List<PlainUnit> defenders = state.unitsIn(order.hex());
        for (PlainUnit unit : order.units()) state.set(unit, Rules.ATTACKED, true);
        for (PlainUnit unit : defenders) state.set(unit, Rules.DEFENDED, true);
        lose(state, order.units(), result.attackerSteps(), PlainUnit::attack, tell);
        lose(state, defenders, result.defenderSteps(), PlainUnit::defense, tell);
        state.battle(order.hex());
        for (PlainUnit unit : order.units())
            if (state.onMap(unit))
                state.set(unit, result.attackerRetreats() ? Rules.RETREATING : Rules.ADVANCING, true);
        for (PlainUnit unit : defenders)
            if (state.onMap(unit) && result.defenderRetreats()) state.set(unit, Rules.RETREATING, true);
        settle(state, tell);
    }

    @Clause({"race 1.3", "race 4.7"})
    private static void lose(
            PlainState state,
            List<PlainUnit> units,
            int steps,
            ToIntFunction<PlainUnit> printed,
            Consumer<? super Event> tell) {
        for (int i = 0; i < steps; i++) {
            PlainUnit loser = null;
            int most = 0;
            for (PlainUnit unit : units) {
                int strength = state.onMap(unit) ? state.strength(unit, printed.applyAsInt(unit)) : 0;
                if (strength > most) loser = unit;
                most = Math.max(most, strength);
            }
            if (loser == null) return;
            if (state.lostSteps(loser) > 0) eliminate(state, loser, "4.7", tell);
            else tell.accept(new PlainEvent.Reduced(loser.id(), List.of(clause("4.7"))));
            state.lostSteps(loser, 1);
        }
    }

    private static void eliminate(PlainState state, PlainUnit unit, String clause, Consumer<? super Event> tell) {
        state.place(unit, PlainState.LOST);
        state.set(unit, -1, false);
        tell.accept(new PlainEvent.Eliminated(unit.id(), List.of(clause(clause))));
    }

    /** The unit whose retreat is to be decided now, or null. */
    static PlainUnit retreating(PlainState state) {
        for (PlainUnit unit : SCENARIO.units()) if (state.is(unit, Rules.RETREATING)) return unit;
        return null;
    }

    @Clause("race 4.8")
    static List<Integer> retreats(PlainState state, PlainUnit unit) {
        List<Integer> hexes = new ArrayList<>();
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int to = SCENARIO.grid().neighbour(state.hex(unit), d);
            if (to == HexGrid.NONE || Movement.isGorge(SCENARIO.grid().side(state.hex(unit), d))) continue;
            if (state.count(to, 1 - unit.side()) > 0 || Rules.isFull(state, to, unit.side())) continue;
            if (!state.inEnemyZone(to, unit.side()) || state.count(to, unit.side()) > 0) hexes.add(to);
        }
        return hexes;
    }

    static void judge(PlainState state, RaceOrder.Retreat order, Reasons reasons) {
        if (order.unit() != retreating(state))
            reasons.add(clause("4.8"), order.unit().name() + " is not the unit that retreats now.");
        else if (!retreats(state, order.unit()).contains(order.hex()))
            reasons.add(clause("4.8"), order.unit().name() + " cannot retreat to that hex.");
    }

    static void retreat(PlainState state, PlainUnit unit, int hex, Consumer<? super Event> tell) {
        state.set(unit, Rules.RETREATING, false);
        Movement.go(state, unit, How.RETREAT, "4.8", tell, state.hex(unit), hex);
        settle(state, tell);
    }

    /** Plays what leaves no choice, up to the next decision or to the end of the battle. */
    @Clause({"race 4.9", "race 4.10"})
    private static void settle(PlainState state, Consumer<? super Event> tell) {
        PlainUnit unit = retreating(state);
        List<Integer> hexes = unit == null ? List.of() : retreats(state, unit);
        if (unit != null && hexes.isEmpty()) {
            eliminate(state, unit, "4.9", tell);
            settle(state, tell);
        } else if (hexes.size() == 1) retreat(state, unit, hexes.getFirst(), tell);
        else if (unit == null) {
            boolean open = state.count(state.battle(), 1 - state.side()) == 0;
            if (!open || !state.any(Rules.ADVANCING) || Rules.isFull(state, state.battle(), state.side())) end(state);
        }
    }

    /** No further advance. */
    static void end(PlainState state) {
        state.clear(Rules.ADVANCING);
        state.battle(HexGrid.NONE);
    }

    static void judge(PlainState state, RaceOrder.Advance order, Reasons reasons) {
        if (!state.is(order.unit(), Rules.ADVANCING))
            reasons.add(clause("4.10"), order.unit().name() + " did not win this battle.");
    }

    static void advance(PlainState state, RaceOrder.Advance order, Consumer<? super Event> tell) {
        state.set(order.unit(), Rules.ADVANCING, false);
        Movement.go(state, order.unit(), How.ADVANCE, "4.10", tell, state.hex(order.unit()), state.battle());
        settle(state, tell);
    }
}
