package salient.breakthrough.supply;

import java.util.List;
import salient.breakthrough.play.UnitPurpose;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Roll;
import salient.kernel.rulebook.Clause;

/** 4.4c, 4.4d: German units run out of fuel from December 20 on. */
final class Fuel {
    private static final int PERCENT = Constants.of("fuel-percent");
    private static final int FIRST_TURN = Constants.of("fuel-first-turn");
    private static final UnitPurpose FUEL = new UnitPurpose("fuel of", "4.4c");

    private Fuel() {}

    /** Rolled for every German unit whose trace succeeds. */
    @Clause({"breakthrough 4.4c", "breakthrough 4.4d"})
    static boolean runsOut(State s, int u, Dice dice, List<Roll> rolls) {
        if (s.forces().army(u) != Army.GERMAN || s.turn().number() < FIRST_TURN) return false;
        Roll roll = new Roll(FUEL.of(u), 100, dice.roll(100, FUEL.of(u)));
        rolls.add(roll);
        return roll.value() <= PERCENT;
    }
}
