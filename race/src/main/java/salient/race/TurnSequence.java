package salient.race;

import static salient.race.Rules.SCENARIO;
import static salient.race.Rules.clause;
import static salient.race.Rules.figure;

import java.util.List;
import java.util.function.Consumer;
import salient.hexwar.plain.PlainEvent;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainUnit;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Event;
import salient.kernel.rulebook.Clause;

/** Chapter 2. */
final class TurnSequence {
    private TurnSequence() {}

    @Clause("race 2.1")
    static boolean isOver(PlainState state) {
        return state.turn() > figure("turns");
    }

    /** Ends the phase, or the advance after a battle. */
    @Clause({"race 2.2", "race 2.3"})
    static void done(PlainState state, Consumer<? super Event> tell) {
        if (state.battle() != HexGrid.NONE) {
            Aftermath.end(state);
            return;
        }
        state.clear(-1);
        int turn = state.turn();
        if (state.phase() == Rules.MOVEMENT) state.turn(turn, state.side(), Rules.COMBAT);
        else if (state.side() == Rules.GERMAN)
            state.turn(turn, Rules.AMERICAN, turn <= figure("surprise-turns") ? Rules.COMBAT : Rules.MOVEMENT);
        else state.turn(turn + 1, Rules.GERMAN, Rules.MOVEMENT);
        if (isOver(state)) return;
        tell.accept(new PlainEvent.PhaseBegan(
                state.turn(),
                date(state.turn()),
                SCENARIO.sides().get(state.side()).id(),
                Rules.PHASES.get(state.phase()),
                List.of(clause("2.2"))));
        if (state.phase() == Rules.MOVEMENT) arrivals(state, tell);
    }

    @Clause("race 2.4")
    private static void arrivals(PlainState state, Consumer<? super Event> tell) {
        for (PlainUnit unit : SCENARIO.units()) {
            boolean due =
                    unit.side() == state.side() && state.hex(unit) == PlainState.DUE && unit.turn() <= state.turn();
            if (!due || state.count(unit.hex(), 1 - unit.side()) > 0) continue;
            if (Rules.isFull(state, unit.hex(), unit.side())) continue;
            state.place(unit, unit.hex());
            tell.accept(new PlainEvent.Arrived(unit.id(), SCENARIO.hexName(unit.hex()), List.of(clause("2.4"))));
        }
    }

    /** 2.1: as in "16 Dec morning". */
    static String date(int turn) {
        int half = (turn - 1) % figure("turns-per-day");
        int day = figure("first-day") + (turn - 1) / figure("turns-per-day");
        return day + " Dec " + (half == 0 ? "morning" : "afternoon");
    }
}
