package salient.wave.air;

import java.util.Optional;
import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.data.WeatherTable;
import salient.wave.play.Clauses;
import salient.wave.play.TurnEvent;
import salient.wave.state.State;

/** 5.3, 5.4: weather for the game turn, and Operation Baseplate. */
@Clause({"wave 5.3a", "wave 5.3c", "wave 5.4b"})
public final class Weather {
    @Clause("wave 5.3b")
    private static final Purpose WEATHER = new Purpose("weather", Clauses.clause("5.3b"));

    @Clause("wave 5.4a")
    private static final Purpose BASEPLATE = new Purpose("Operation Baseplate", Clauses.clause("5.4a"));

    private static final int AIRCRAFT = Constants.of("aircraft");
    private static final int AIRCRAFT_LEFT = Constants.of("aircraft-after-baseplate");
    private static final int LAUNCHED_ON = Constants.of("baseplate-die");
    private static final int ALWAYS_OVERCAST = 6;

    private Weather() {}

    @Clause("wave P.4b")
    public static void find(State state, Dice dice, Consumer<? super Event> tell) {
        state.turn.clear = false;
        if (state.scenario.beginner()) return; // P.4b: weather governs nothing there
        int overcast = WeatherTable.overcastUpTo(state.turn.number);
        if (overcast == ALWAYS_OVERCAST) {
            tell.accept(new TurnEvent.WeatherFound(false, overcast, Optional.empty()));
            return;
        }
        Roll roll = new Roll(WEATHER, 6, dice.roll(6, WEATHER));
        state.turn.clear = roll.value() > overcast;
        tell.accept(new TurnEvent.WeatherFound(state.turn.clear, overcast, Optional.of(roll)));
        if (state.turn.clear && !state.turn.baseplate) tryBaseplate(state, dice, tell);
    }

    private static void tryBaseplate(State state, Dice dice, Consumer<? super Event> tell) {
        Roll roll = new Roll(BASEPLATE, 6, dice.roll(6, BASEPLATE));
        state.turn.baseplate = roll.value() >= LAUNCHED_ON;
        tell.accept(new TurnEvent.BaseplateTried(roll, state.turn.baseplate, aircraft(state)));
    }

    /** 5.3d, 5.4c: aircraft the Allied player has this game turn. */
    @Clause({"wave 5.3d", "wave 5.4c"})
    public static int aircraft(State state) {
        if (!state.turn.clear) return 0;
        return state.turn.baseplate ? AIRCRAFT_LEFT : AIRCRAFT;
    }
}
