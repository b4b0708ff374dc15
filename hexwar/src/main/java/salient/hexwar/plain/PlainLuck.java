package salient.hexwar.plain;

import java.util.List;
import salient.kernel.dice.Roll;
import salient.kernel.play.Battle;
import salient.kernel.play.ExpectedLosses;

/** A battle against the average of its die. Losses are the steps that the table takes, no more than the units have left. */
final class PlainLuck {
    private PlainLuck() {}

    static Battle of(PlainState state, OddsTable table, PlainEvent.Fought fought) {
        PlainScenario scenario = state.scenario();
        int column = table.column(fought.column());
        int attackers = stepsLeft(state, fought.attackers());
        int defenders = stepsLeft(state, fought.defenders());
        Roll die = fought.rolls().getFirst();
        ExpectedLosses.Sum sum = new ExpectedLosses.Sum();
        for (int face = 1; face <= die.sides(); face++) {
            OddsTable.Result result = table.result(column, face);
            sum.add(Math.min(attackers, result.attackerSteps()), Math.min(defenders, result.defenderSteps()), 1);
        }
        OddsTable.Result result = table.result(column, die.value());
        return new Battle(
                fought.hex(),
                scenario.sides()
                        .get(scenario.unit(fought.attackers().getFirst()).side())
                        .id(),
                fought.column(),
                Math.min(attackers, result.attackerSteps()),
                Math.min(defenders, result.defenderSteps()),
                sum.average());
    }

    private static int stepsLeft(PlainState state, List<String> units) {
        return units.stream()
                .mapToInt(
                        id -> PlainUnit.STEPS - state.lostSteps(state.scenario().unit(id)))
                .sum();
    }
}
