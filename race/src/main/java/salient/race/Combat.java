package salient.race;

import static salient.race.Rules.SCENARIO;
import static salient.race.Rules.clause;
import static salient.race.Rules.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.geography.Settlement;
import salient.hexwar.plain.OddsTable;
import salient.hexwar.plain.PlainAnswer;
import salient.hexwar.plain.PlainAnswer.Shift;
import salient.hexwar.plain.PlainEvent;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainUnit;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.Roll;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;

/** 4.1 to 4.6: attacks. What follows from the result is in {@link Aftermath}. */
final class Combat {
    private static final OddsTable TABLE = new OddsTable(Rules.FOLDER, figure("die"));
    private static final Purpose DIE = new Purpose("combat", clause("4.6"));

    private Combat() {}

    @Clause("race 4.2")
    private static boolean isAdjacent(int from, int to) {
        int side = SCENARIO.grid().sideBetween(from, to);
        return side != HexGrid.NONE && !Movement.isGorge(side);
    }

    /** The units of the active side that may still attack a hex. */
    static List<PlainUnit> eligible(PlainState state, int hex) {
        List<PlainUnit> units = new ArrayList<>();
        for (PlainUnit unit : SCENARIO.units())
            if (unit.side() == state.side() && state.onMap(unit) && !state.is(unit, Rules.ATTACKED))
                if (isAdjacent(state.hex(unit), hex)) units.add(unit);
        return units;
    }

    @Clause("race 4.1")
    static void judge(PlainState state, RaceOrder.Attack order, Reasons reasons) {
        int hex = order.hex();
        if (state.count(hex, 1 - state.side()) == 0) reasons.add(clause("4.1"), "No enemy unit is in that hex.");
        for (PlainUnit unit : state.unitsIn(hex))
            if (state.is(unit, Rules.DEFENDED))
                reasons.add(clause("4.1"), unit.name() + " has already been attacked in this phase.");
        for (PlainUnit unit : order.units()) {
            if (state.is(unit, Rules.ATTACKED))
                reasons.add(clause("4.1"), unit.name() + " has already attacked in this phase.");
            if (!isAdjacent(state.hex(unit), hex))
                reasons.add(clause("4.2"), unit.name() + " is not adjacent to that hex, or a gorge is between.");
        }
        if (reasons.isEmpty() && TABLE.column(attack(state, order.units()), defense(state, hex)) < 0)
            reasons.add(clause("4.4"), "The odds are below 1 to 2.");
    }

    static int attack(PlainState state, List<PlainUnit> units) {
        return units.stream()
                .mapToInt(unit -> state.strength(unit, unit.attack()))
                .sum();
    }

    @Clause("race 4.2")
    static int defense(PlainState state, int hex) {
        return state.unitsIn(hex).stream()
                .mapToInt(unit -> state.strength(unit, unit.defense()))
                .sum();
    }

    @Clause("race 4.5")
    private static List<Shift> shifts(PlainState state, int hex, List<PlainUnit> units) {
        List<Shift> shifts = new ArrayList<>();
        boolean town = SCENARIO.map().settlement(hex).compareTo(Settlement.TOWN) >= 0;
        int ground = town ? figure("town-shift") : Movement.terrain(hex, "shift");
        String what = town ? "town" : SCENARIO.map().terrain(hex);
        if (ground > 0) shifts.add(new Shift("Defender in " + what, ground, clause("4.5")));
        if (units.stream().allMatch(unit -> isRiver(state.hex(unit), hex)))
            shifts.add(new Shift("All attack across a river", figure("river-shift"), clause("4.5")));
        return shifts;
    }

    private static boolean isRiver(int from, int to) {
        return SCENARIO.map().hasRiver(SCENARIO.grid().sideBetween(from, to));
    }

    /** The odds of a legal attack. */
    @Clause({"race 4.3", "race 4.4"})
    static PlainAnswer.Odds odds(PlainState state, RaceOrder.Attack order) {
        int attack = attack(state, order.units());
        List<Shift> shifts = shifts(state, order.hex(), order.units());
        return TABLE.odds(state, order.hex(), order.units(), attack, defense(state, order.hex()), shifts);
    }

    @Clause("race 4.6")
    static void play(PlainState state, RaceOrder.Attack order, Dice dice, Consumer<? super Event> tell) {
        PlainAnswer.Odds odds = odds(state, order);
        int die = dice.roll(odds.faces(), DIE);
        OddsTable.Result result =
                TABLE.result(TABLE.shifted(TABLE.column(odds.attack(), odds.defense()), odds.shifts()), die);
        tell.accept(new PlainEvent.Fought(
                odds.hex(),
                odds.attackers(),
                odds.defenders(),
                odds.finalColumn(),
                result.code(),
                result.text(),
                List.of(new Roll(DIE, odds.faces(), die)),
                List.of(clause("4.3"), clause("4.6"))));
        Aftermath.begin(state, order, result, tell);
    }
}
