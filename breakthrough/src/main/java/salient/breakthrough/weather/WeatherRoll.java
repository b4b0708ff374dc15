package salient.breakthrough.weather;

import static salient.breakthrough.play.Clauses.clause;

import java.util.List;
import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.TurnEvent;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.Weather;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.Roll;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** Chapter 9: the weather of the turn, and the freeze. */
public final class WeatherRoll {
    public static final int FREEZE_FIRST_TURN = Constants.of("freeze-first-turn");
    private static final Purpose WEATHER = new Purpose("weather", clause("3.1e"));
    private static final List<Chances> CHANCES = Resources.rows("breakthrough/weather.csv").stream()
            .map(WeatherRoll::chances)
            .toList();

    /** One row of the weather table, in percent. */
    public record Chances(int firstTurn, int lastTurn, int overcast, int fog, int clear, ClauseId clause) {}

    private WeatherRoll() {}

    /** The row of the table that holds on a turn. */
    @Clause({"breakthrough 9a", "breakthrough 9b", "breakthrough 9c", "breakthrough 9d", "breakthrough 9g"})
    public static Chances chances(int turn) {
        for (Chances row : CHANCES) if (turn >= row.firstTurn() && turn <= row.lastTurn()) return row;
        throw new IllegalStateException("weather.csv: no row for turn " + turn);
    }

    /** 9f: from December 24 to the end, whatever the weather. */
    @Clause({"breakthrough 9f", "breakthrough 13.5r"})
    public static boolean frozen(State s) {
        return s.turn().number() >= FREEZE_FIRST_TURN;
    }

    /** 3.1e: rolled at the start of the Air Phase; a certain result needs no roll. */
    @Clause("breakthrough 3.1e")
    public static void settle(State s, Dice dice, Consumer<BreakthroughEvent> tell) {
        Chances row = chances(s.turn().number());
        Weather weather;
        List<Roll> rolls = List.of();
        if (row.overcast() == 100) {
            weather = Weather.OVERCAST;
        } else {
            int rolled = dice.roll(100, WEATHER);
            rolls = List.of(new Roll(WEATHER, 100, rolled));
            weather = rolled <= row.overcast()
                    ? Weather.OVERCAST
                    : rolled <= row.overcast() + row.fog() ? Weather.FOG : Weather.CLEAR;
        }
        s.turn().setWeather(weather);
        tell.accept(new TurnEvent.WeatherSettled(weather, rolls, List.of(row.clause())));
        if (s.turn().number() == FREEZE_FIRST_TURN) tell.accept(new TurnEvent.GroundFroze());
    }

    private static Chances chances(CsvTable.Row row) {
        Chances read = new Chances(
                row.number("first_turn"),
                row.number("last_turn"),
                row.number("overcast"),
                row.number("fog"),
                row.number("clear"),
                clause(row.text("clause")));
        if (read.overcast() + read.fog() + read.clear() != 100) throw row.fault("the chances do not add up to 100");
        return read;
    }
}
