package salient.players.learned;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;

/** The curve of chances at the end of a game. */
class ForecastTest {
    static Stream<GameEntry> games() {
        return GameCatalog.standard().entries().stream();
    }

    /** The model of every game fits its features and scenarios. */
    @ParameterizedTest
    @MethodSource("games")
    void theChancesOfBothSidesAddUpToAHundredInEveryScenario(GameEntry entry) {
        Forecast forecast = entry.forecast().orElseThrow();
        Game game = entry.game();
        for (Scenario scenario : game.scenarios()) {
            Position start = game.start(scenario, Options.of(game.options(), Map.of()));
            int sum = 0;
            for (Side side : game.sides()) {
                assertThat(forecast.percent(start, side)).isBetween(0, 100);
                sum += forecast.percent(start, side);
            }
            assertThat(sum).as(scenario.id()).isEqualTo(100);
        }
    }

    @Test
    void aGameThatHasEndedIsCertain() {
        GameEntry race = GameCatalog.standard().find("race").orElseThrow();
        Position end = race.game()
                .start(
                        race.game().scenarios().getFirst(),
                        Options.of(race.game().options(), Map.of()));
        SeededDice dice = new SeededDice(3);
        Map<Side, ComputerPlayer> players = new LinkedHashMap<>();
        for (Side side : race.game().sides())
            players.put(side, race.standard(side).maker().make(side, 1));
        while (end.outcome().isEmpty()) {
            Side side = end.toDecide();
            end.play(players.get(side).decide(end.knownTo(side)), dice, _ -> {});
        }
        Side winner = end.outcome().orElseThrow().winner().orElseThrow();
        Forecast forecast = race.forecast().orElseThrow();
        for (Side side : race.game().sides())
            assertThat(forecast.percent(end, side)).isEqualTo(side.equals(winner) ? 100 : 0);
    }
}
