package salient.race;

import static salient.race.Race.AMERICAN_SIDE;
import static salient.race.Race.GERMAN_SIDE;
import static salient.race.Race.SCENARIO;
import static salient.race.Race.clause;
import static salient.race.Race.figure;

import java.util.List;
import java.util.function.Consumer;
import salient.hexwar.plain.PlainEvent;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainUnit;
import salient.kernel.play.Event;
import salient.kernel.rulebook.Clause;

/** Chapter 2. */
final class TurnSequence {
    private TurnSequence() {}

    @Clause("race 2.1")
    static boolean isOver(PlainState state) {
        return state.turn() > figure("turns");
    }

    @Clause({"race 2.2", "race 2.3"})
    static void nextPhase(PlainState state, Consumer<? super Event> tell) {
        int turn = state.turn();
        if (state.isMovement()) state.turn(turn, state.side(), PlainState.COMBAT);
        else if (state.side() == AMERICAN_SIDE) state.turn(turn + 1, GERMAN_SIDE, PlainState.MOVEMENT);
        else {
            boolean surprised = turn <= figure("surprise-turns");
            state.turn(turn, AMERICAN_SIDE, surprised ? PlainState.COMBAT : PlainState.MOVEMENT);
        }
        if (isOver(state)) return;
        tell.accept(PlainEvent.PhaseBegan.of(state, new RaceRules().date(state.turn()), clause("2.2")));
        if (state.isMovement()) arrivals(state, tell);
    }

    @Clause("race 2.4")
    private static void arrivals(PlainState state, Consumer<? super Event> tell) {
        for (PlainUnit unit : SCENARIO.units()) {
            if (unit.side() != state.side() || !state.isDue(unit) || unit.turn() > state.turn()) continue;
            if (state.count(unit.hex(), 1 - unit.side()) > 0) continue;
            if (state.count(unit.hex(), unit.side()) >= figure("stacking")) continue;
            state.place(unit, unit.hex());
            tell.accept(new PlainEvent.Arrived(unit.id(), SCENARIO.hexName(unit.hex()), List.of(clause("2.4"))));
        }
    }

    static int day(int turn) {
        return figure("first-day") + (turn - 1) / figure("turns-per-day");
    }

    static boolean isMorning(int turn) {
        return (turn - 1) % figure("turns-per-day") == 0;
    }
}
