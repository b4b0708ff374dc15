package salient.players.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.State;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;
import salient.players.Matches;

class WholeGamesTest {
    private static final GreatBattles GAME = new GreatBattles();
    private static final Matches MATCHES = new Matches(GAME);

    static Stream<String> scenarios() {
        return GAME.scenarios().stream().map(Scenario::id);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void bothSidesPlayWholeGamesWithLegalOrdersOnly(String scenario) {
        Position position = MATCHES.start(scenario, Map.of());
        MATCHES.play(position, MATCHES.standardPlayers(), 1);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void anyCombinationOfOptionsIsPlayedToItsEnd(long seed) {
        String scenario =
                GAME.scenarios().get((int) (seed % GAME.scenarios().size())).id();
        Position position = startSomehow(scenario, seed);
        MATCHES.play(position, MATCHES.standardPlayers(), seed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"crossroads", "noville"})
    void theSameDiceGiveTheSameGame(String scenario) {
        MATCHES.assertRepeatable(() -> MATCHES.start(scenario, Map.of()), 7, Integer.MAX_VALUE);
    }

    @Test
    void aPlayerWhoTakesOverAtEveryDecisionFinishesTheGame() {
        Position position = MATCHES.start("crossroads", Map.of());
        MATCHES.play(position, (side, known) -> MATCHES.standard(side).decide(known), 5);
    }

    @Clause({"greatbattles H1", "greatbattles H15"})
    @Test
    void whatIsHiddenChangesNoDecision() {
        Position position = MATCHES.start("noville", Map.of());
        int[] compared = {0};
        MATCHES.play(
                position,
                (side, known) -> {
                    Order order = MATCHES.standard(side).decide(known);
                    if (disturb((GreatBattlesPosition) position, side).isPresent()) {
                        Position other =
                                disturb((GreatBattlesPosition) position, side).orElseThrow();
                        assertThat(MATCHES.standard(side).decide(other.knownTo(side)))
                                .isEqualTo(order);
                        compared[0]++;
                    }
                    return order;
                },
                3);
        assertThat(compared[0]).isGreaterThan(20);
    }

    /** The same game with the stands of the other side's hidden battalions a quarter inch elsewhere. */
    private static java.util.Optional<Position> disturb(GreatBattlesPosition position, Side side) {
        GreatBattlesPosition other = position.copy();
        State s = other.state();
        int own = GAME.sides().indexOf(side);
        boolean changed = false;
        for (int stand = 0; stand < s.stands().count(); stand++) {
            if (s.stand(stand).side() == own || !s.onTable(stand) || !s.hidden(s.unitOf(stand))) continue;
            s.put(stand, s.base(stand).at(s.at(stand).plus(250, 0)));
            s.stands().setSuppressed(stand, true);
            changed = true;
        }
        return changed ? java.util.Optional.of(other) : java.util.Optional.empty();
    }

    private static Map<String, String> anyOptions(long seed) {
        Dice dice = new SeededDice(seed);
        Purpose choice = new Purpose("an option", new ClauseId("greatbattles", "V1"));
        Map<String, String> chosen = new TreeMap<>();
        for (Option option : GAME.options())
            chosen.put(
                    option.id(),
                    option.values()
                            .get(dice.roll(option.values().size(), choice) - 1)
                            .id());
        return chosen;
    }

    /** Some options exclude each other: the next combination is tried then. */
    private static Position startSomehow(String scenario, long seed) {
        for (long at = seed; at < seed + 100_000; at += 100) {
            try {
                return MATCHES.start(scenario, anyOptions(at));
            } catch (Options.BadOption excluded) {
                assertThat(excluded).hasMessageContaining("greatbattles");
            }
        }
        throw new AssertionError("no combination of options goes together");
    }
}
