package salient.players.breakthrough;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.BreakthroughPosition;
import salient.kernel.play.Position;
import salient.kernel.rulebook.Clause;
import salient.players.Matches;

class WholeGamesTest {
    private static final Matches MATCHES = new Matches(new Breakthrough());

    @Clause({"breakthrough 12.3a", "breakthrough 12.3b", "breakthrough 12.3e"})
    @ParameterizedTest
    @ValueSource(strings = {"first-seven-days", "last-seven-days", "twelve-days"})
    void bothStaffsPlayWholeGamesWithLegalOrdersOnly(String scenario) {
        MATCHES.play(MATCHES.start(scenario, Map.of()), MATCHES.standardPlayers(), 1);
    }

    /** As after a restart of the server, and worse: the next decision is always a newcomer's. */
    @Clause({"breakthrough 12.3e", "breakthrough 12.3m"})
    @Test
    void aStaffThatTakesOverInTheMiddleOfAPhaseEndsIt() {
        Position position = MATCHES.start("first-seven-days", Map.of());
        int turns = 2;
        for (int decisions = 0; turn(position) <= turns; decisions++) {
            assertThat(decisions).isLessThan(500 * turns);
            MATCHES.play(position, (side, known) -> MATCHES.standard(side).decide(known), decisions, 1);
        }
    }

    private static int turn(Position position) {
        return ((BreakthroughPosition) position).state().turn().number();
    }

    @Clause("breakthrough 12.3m")
    @Test
    void theSameDiceGiveTheSameGame() {
        MATCHES.assertRepeatable(() -> MATCHES.start("first-seven-days", Map.of()), 7, 1500);
    }
}
