package salient.race;

import static salient.race.Race.SCENARIO;
import static salient.race.Race.clause;
import static salient.race.Race.figure;

import java.util.ArrayList;
import java.util.List;
import salient.geography.Settlement;
import salient.hexwar.plain.OddsTable;
import salient.hexwar.plain.PlainAnswer.Shift;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainUnit;
import salient.kernel.rulebook.Clause;

/** Chapter 4, as far as it is not the same in every plain hex game. */
final class Combat {
    @Clause({"race 4.3", "race 4.4", "race 4.6", "race 4.7"})
    static final OddsTable TABLE = new OddsTable(Race.FOLDER, figure("die"));

    private Combat() {}

    @Clause("race 4.2")
    static boolean connects(int from, int to) {
        return !Movement.isGorge(SCENARIO.grid().sideBetween(from, to));
    }

    @Clause("race 4.5")
    static List<Shift> shifts(PlainState state, int hex, List<PlainUnit> units) {
        List<Shift> shifts = new ArrayList<>();
        boolean town = SCENARIO.map().settlement(hex).compareTo(Settlement.TOWN) >= 0;
        int ground = town ? figure("town-shift") : Movement.terrain(hex, "shift");
        String what = town ? "a town" : SCENARIO.map().terrain(hex);
        if (ground > 0) shifts.add(new Shift("Defender in " + what, ground, clause("4.5")));
        if (units.stream().allMatch(unit -> isRiver(state.hex(unit), hex)))
            shifts.add(new Shift("All attack across a river", figure("river-shift"), clause("4.5")));
        return shifts;
    }

    private static boolean isRiver(int from, int to) {
        return SCENARIO.map().hasRiver(SCENARIO.grid().sideBetween(from, to));
    }

    @Clause({"race 4.8", "race 4.9"})
    static boolean mayRetreat(PlainState state, PlainUnit unit, int to) {
        return !state.inEnemyZone(to, unit.side()) || state.count(to, unit.side()) > 0;
    }
}
