package salient.hexwar.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import salient.hexwar.plain.PlainEvent.How;
import salient.hexwar.plain.PlainRules.Matter;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.Roll;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Event;

/** A battle from the die to the last advance: losses by steps, retreats of one hex, advance into the empty hex. */
final class PlainBattle {
    private final PlainRules rules;
    private final Purpose die;

    PlainBattle(PlainRules rules) {
        this.rules = rules;
        die = new Purpose("combat", rules.clause(Matter.COMBAT_DIE));
    }

    static int attack(PlainState state, List<PlainUnit> units) {
        int sum = 0;
        for (PlainUnit unit : units) sum += state.strength(unit, unit.attack());
        return sum;
    }

    static int defense(PlainState state, int hex) {
        int sum = 0;
        for (PlainUnit unit : state.unitsIn(hex)) sum += state.strength(unit, unit.defense());
        return sum;
    }

    /** The odds of a legal attack. */
    PlainAnswer.Odds odds(PlainState state, int hex, List<PlainUnit> units) {
        return rules.odds()
                .odds(state, hex, units, attack(state, units), defense(state, hex), rules.shifts(state, hex, units));
    }

    void fight(PlainState state, PlainOrder.Attack order, Dice dice, Consumer<? super Event> tell) {
        PlainAnswer.Odds odds = odds(state, order.hex(), order.units());
        OddsTable table = rules.odds();
        int rolled = dice.roll(odds.faces(), die);
        OddsTable.Result result =
                table.result(table.shifted(table.column(odds.attack(), odds.defense()), odds.shifts()), rolled);
        tell.accept(new PlainEvent.Fought(
                odds.hex(),
                odds.attackers(),
                odds.defenders(),
                odds.finalColumn(),
                result.code(),
                result.text(),
                List.of(new Roll(die, odds.faces(), rolled)),
                List.of(rules.clause(Matter.ODDS), rules.clause(Matter.COMBAT_DIE))));
        List<PlainUnit> defenders = state.unitsIn(order.hex());
        for (PlainUnit unit : order.units()) state.set(unit, PlainState.ATTACKED, true);
        for (PlainUnit unit : defenders) state.set(unit, PlainState.DEFENDED, true);
        lose(state, order.units(), result.attackerSteps(), PlainUnit::attack, tell);
        lose(state, defenders, result.defenderSteps(), PlainUnit::defense, tell);
        state.battle(order.hex());
        for (PlainUnit unit : order.units())
            if (state.onMap(unit))
                state.set(unit, result.attackerRetreats() ? PlainState.RETREATING : PlainState.ADVANCING, true);
        for (PlainUnit unit : defenders)
            if (state.onMap(unit) && result.defenderRetreats()) state.set(unit, PlainState.RETREATING, true);
        settle(state, tell);
    }

    /** The strongest unit loses a step, of equal ones the first on the list. */
    private void lose(
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
            if (state.lostSteps(loser) == PlainUnit.STEPS - 1) eliminate(state, loser, Matter.STEP_LOSSES, tell);
            else tell.accept(new PlainEvent.Reduced(loser.id(), List.of(rules.clause(Matter.STEP_LOSSES))));
            state.lostSteps(loser, 1);
        }
    }

    private void eliminate(PlainState state, PlainUnit unit, Matter why, Consumer<? super Event> tell) {
        state.place(unit, PlainState.LOST);
        state.set(unit, -1, false);
        tell.accept(new PlainEvent.Eliminated(unit.id(), List.of(rules.clause(why))));
    }

    /** The unit whose retreat is to be decided now, or null. */
    static PlainUnit retreating(PlainState state) {
        if (!state.any(PlainState.RETREATING)) return null;
        for (PlainUnit unit : state.scenario().units()) if (state.is(unit, PlainState.RETREATING)) return unit;
        return null;
    }

    List<Integer> retreats(PlainState state, PlainUnit unit) {
        List<Integer> hexes = new ArrayList<>();
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int to = state.scenario().grid().neighbor(state.hex(unit), d);
            if (to == HexGrid.NONE || !rules.connects(state.hex(unit), to)) continue;
            if (state.count(to, 1 - unit.side()) > 0 || state.count(to, unit.side()) >= rules.stacking()) continue;
            if (rules.mayRetreat(state, unit, to)) hexes.add(to);
        }
        return hexes;
    }

    void retreat(PlainState state, PlainUnit unit, int hex, Consumer<? super Event> tell) {
        state.set(unit, PlainState.RETREATING, false);
        go(state, unit, How.RETREAT, Matter.RETREATS, tell, state.hex(unit), hex);
        settle(state, tell);
    }

    void advance(PlainState state, PlainUnit unit, Consumer<? super Event> tell) {
        state.set(unit, PlainState.ADVANCING, false);
        go(state, unit, How.ADVANCE, Matter.ADVANCES, tell, state.hex(unit), state.battle());
        settle(state, tell);
    }

    void go(PlainState state, PlainUnit unit, How how, Matter why, Consumer<? super Event> tell, int... path) {
        state.go(unit, how, path, rules.clause(why), rules.clause(Matter.TOWNS), tell);
    }

    /** Plays what leaves no choice, up to the next decision or to the end of the battle. */
    private void settle(PlainState state, Consumer<? super Event> tell) {
        PlainUnit unit = retreating(state);
        List<Integer> hexes = unit == null ? List.of() : retreats(state, unit);
        if (unit != null && hexes.isEmpty()) {
            eliminate(state, unit, Matter.NO_RETREAT, tell);
            settle(state, tell);
        } else if (hexes.size() == 1) retreat(state, unit, hexes.getFirst(), tell);
        else if (unit == null) {
            boolean open = state.count(state.battle(), 1 - state.side()) == 0
                    && state.count(state.battle(), state.side()) < rules.stacking();
            if (!open || !state.any(PlainState.ADVANCING)) end(state);
        }
    }

    /** No further advance. */
    static void end(PlainState state) {
        state.clear(PlainState.ADVANCING);
        state.battle(HexGrid.NONE);
    }
}
