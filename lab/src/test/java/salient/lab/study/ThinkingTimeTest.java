package salient.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.players.catalog.GameCatalog;

class ThinkingTimeTest {
    private final ThinkingTime time =
            new ThinkingTime(GameCatalog.standard().find("race").orElseThrow(), null, Map.of());

    private static int playouts(String player) {
        return Integer.parseInt(player.substring("veteran@".length()));
    }

    @Test
    void moreTimeMeansMorePlayoutsAndAMillisecondIsEnoughToPlay() {
        int few = playouts(time.named("veteran", 1));
        assertThat(few).isPositive();
        assertThat(playouts(time.named("veteran", 100_000))).isGreaterThan(10 * few);
    }

    @Test
    void whoDoesNotSearchOrHasABudgetIsNotChanged() {
        assertThat(time.named("regular", 50)).isEqualTo("regular");
        assertThat(time.named("veteran@7", 50)).isEqualTo("veteran@7");
    }

    @Test
    void noTimeAtAllIsRefused() {
        assertThatThrownBy(() -> time.named("veteran", 0))
                .isInstanceOf(BadStudy.class)
                .hasMessage("A player needs at least 1 ms to think.");
    }

    @Test
    void whatAPlayerThatSearchesIntendedIsToldTurnByTurn() {
        Simulation simulation = Studies.simulation("race", null, Map.of("german", "veteran@4"), 3, 1);
        List<Simulation.Intention> told = simulation.intentions(0);
        assertThat(told).isNotEmpty().allSatisfy(each -> {
            assertThat(each.side()).isEqualTo("german");
            assertThat(each.words()).contains("Expects ").endsWith(".");
        });
        assertThat(told.stream().map(Simulation.Intention::turn).distinct()).hasSizeGreaterThan(3);
        assertThat(Studies.simulation("race", null, Map.of(), 3, 1).intentions(0))
                .isEmpty();
    }
}
