package salient.players.breakthrough;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.BreakthroughPosition;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;
import salient.players.ComputerPlayer;
import salient.players.catalog.GameCatalog;

class WholeGamesTest {
    private static final Breakthrough GAME = new Breakthrough();

    @Clause({"breakthrough 12.3a", "breakthrough 12.3b", "breakthrough 12.3e"})
    @ParameterizedTest
    @ValueSource(strings = {"first-seven-days", "last-seven-days", "twelve-days"})
    void bothStaffsPlayWholeGamesWithLegalOrdersOnly(String scenario) {
        Position position = GAME.start(GAME.scenario(scenario), Options.of(GAME.options(), Map.of()));
        ComputerPlayer german = best(Breakthrough.GERMAN);
        ComputerPlayer american = best(Breakthrough.AMERICAN);
        play(position, german, american, 1, Integer.MAX_VALUE);
        assertThat(position.outcome()).isPresent();
    }

    /** As after a restart of the server, and worse: the next decision is always a newcomer's. */
    @Clause({"breakthrough 12.3e", "breakthrough 12.3m"})
    @Test
    void aStaffThatTakesOverInTheMiddleOfAPhaseEndsIt() {
        Position position = GAME.start(GAME.scenario("first-seven-days"), Options.of(GAME.options(), Map.of()));
        int turns = 2;
        ComputerPlayer newcomers = known -> best(known.toDecide()).decide(known);
        for (int decisions = 0; turn(position) <= turns; decisions++) {
            assertThat(decisions).isLessThan(500 * turns);
            play(position, newcomers, newcomers, decisions, 1);
        }
    }

    private static int turn(Position position) {
        return ((BreakthroughPosition) position).state().turn().number();
    }

    @Clause("breakthrough 12.3m")
    @Test
    void theSameDiceGiveTheSameGame() {
        long[] hashes = new long[2];
        for (int i = 0; i < 2; i++) {
            Position position = GAME.start(GAME.scenario("first-seven-days"), Options.of(GAME.options(), Map.of()));
            play(position, best(Breakthrough.GERMAN), best(Breakthrough.AMERICAN), 7, 1500);
            hashes[i] = position.hash();
        }
        assertThat(hashes[0]).isEqualTo(hashes[1]);
    }

    static void play(Position position, ComputerPlayer german, ComputerPlayer american, long seed, int decisions) {
        SeededDice dice = new SeededDice(seed);
        for (int i = 0; i < decisions && position.outcome().isEmpty(); i++) {
            Side side = position.toDecide();
            ComputerPlayer player = side.equals(Breakthrough.GERMAN) ? german : american;
            Order order = player.decide(position.knownTo(side));
            Verdict verdict = position.play(order, dice, _ -> {});
            assertThat(verdict.isLegal())
                    .as(GAME.notation().print(order) + ": " + verdict)
                    .isTrue();
        }
    }

    static ComputerPlayer best(Side side) {
        return GameCatalog.standard().entry(GAME).computers().stream()
                .filter(offer -> offer.sides().contains(side))
                .findFirst()
                .orElseThrow()
                .maker()
                .make(side, 1);
    }
}
