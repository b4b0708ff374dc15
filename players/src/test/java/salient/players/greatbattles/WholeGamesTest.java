package salient.players.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
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
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;
import salient.players.ComputerPlayer;
import salient.players.catalog.GameCatalog;

class WholeGamesTest {
    private static final GreatBattles GAME = new GreatBattles();
    /** More decisions than any game has. */
    private static final int ENDLESS = 50_000;

    static Stream<String> scenarios() {
        return GAME.scenarios().stream().map(Scenario::id);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void bothSidesPlayWholeGamesWithLegalOrdersOnly(String scenario) {
        Position position = start(scenario, Map.of());
        play(position, seated(), 1);
        assertThat(position.outcome()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void anyCombinationOfOptionsIsPlayedToItsEnd(long seed) {
        String scenario =
                GAME.scenarios().get((int) (seed % GAME.scenarios().size())).id();
        Position position = startSomehow(scenario, seed);
        play(position, seated(), seed);
        assertThat(position.outcome()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"crossroads", "noville"})
    void theSameDiceGiveTheSameGame(String scenario) {
        long[] hashes = new long[2];
        for (int i = 0; i < 2; i++) {
            Position position = start(scenario, Map.of());
            play(position, seated(), 7);
            hashes[i] = position.hash();
        }
        assertThat(hashes[0]).isEqualTo(hashes[1]);
    }

    @Test
    void aPlayerWhoTakesOverAtEveryDecisionFinishesTheGame() {
        Position position = start("crossroads", Map.of());
        play(position, (side, known) -> best(side).decide(known), 5);
        assertThat(position.outcome()).isPresent();
    }

    @Clause({"greatbattles H1", "greatbattles H15"})
    @Test
    void whatIsHiddenChangesNoDecision() {
        Position position = start("noville", Map.of());
        int[] compared = {0};
        play(
                position,
                (side, known) -> {
                    Order order = best(side).decide(known);
                    if (disturb((GreatBattlesPosition) position, side).isPresent()) {
                        Position other =
                                disturb((GreatBattlesPosition) position, side).orElseThrow();
                        assertThat(best(side).decide(other.knownTo(side))).isEqualTo(order);
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
                return start(scenario, anyOptions(at));
            } catch (Options.BadOption excluded) {
                assertThat(excluded).hasMessageContaining("greatbattles");
            }
        }
        throw new AssertionError("no combination of options goes together");
    }

    private static Position start(String scenario, Map<String, String> options) {
        return GAME.start(GAME.scenario(scenario), Options.of(GAME.options(), options));
    }

    private static BiFunction<Side, Position, Order> seated() {
        Map<String, ComputerPlayer> players = new TreeMap<>();
        for (Side side : GAME.sides()) players.put(side.id(), best(side));
        return (side, known) -> players.get(side.id()).decide(known);
    }

    private static void play(Position position, BiFunction<Side, Position, Order> decide, long seed) {
        SeededDice dice = new SeededDice(seed);
        for (int n = 0; position.outcome().isEmpty(); n++) {
            assertThat(n).as("decisions").isLessThan(ENDLESS);
            Side side = position.toDecide();
            Order order = decide.apply(side, position.knownTo(side));
            Verdict verdict = position.play(order, dice, _ -> {});
            assertThat(verdict.isLegal())
                    .as(GAME.notation().print(order) + ": " + verdict)
                    .isTrue();
        }
    }

    private static ComputerPlayer best(Side side) {
        return GameCatalog.standard().entry(GAME).computers().stream()
                .filter(offer -> offer.sides().contains(side))
                .findFirst()
                .orElseThrow()
                .maker()
                .make(side, 1);
    }
}
