package salient.players.wave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.players.ComputerPlayer;
import salient.players.RandomPlayer;
import salient.players.catalog.GameCatalog;
import salient.wave.Wave;
import salient.wave.WavePosition;
import salient.wave.play.WaveOrder;
import salient.wave.units.Sides;

class WholeGamesTest {
    private static final Wave GAME = new Wave();

    @ParameterizedTest
    @ValueSource(strings = {"northern-shoulder", "bastogne", "campaign"})
    void bothSidesPlayWholeGamesWithLegalOrdersOnly(String scenario) {
        Position position = start(scenario, Map.of());
        play(position, best(Sides.GERMAN_SIDE), best(Sides.ALLIED_SIDE), 1);
        assertThat(position.outcome()).isPresent();
    }

    @Test
    void theBeginnerGameIsPlayedToItsEndToo() {
        Position position = start("campaign", Map.of(Wave.BEGINNER, "yes"));
        play(position, best(Sides.GERMAN_SIDE), best(Sides.ALLIED_SIDE), 2);
        assertThat(position.outcome()).isPresent();
    }

    @ParameterizedTest
    @CsvSource({"northern-shoulder,german", "northern-shoulder,allied", "bastogne,german", "bastogne,allied"})
    void eachSideScoresMoreThanARandomPlayer(String scenario, String side) {
        boolean german = side.equals("german");
        int margin = 0;
        for (long seed = 1; seed <= 2; seed++) {
            Position position = start(scenario, Map.of());
            play(
                    position,
                    german ? best(Sides.GERMAN_SIDE) : new RandomPlayer(seed),
                    german ? new RandomPlayer(seed) : best(Sides.ALLIED_SIDE),
                    seed);
            var tally = ((WavePosition) position).state().tally;
            margin += tally.total(Sides.GERMAN) - tally.total(Sides.ALLIED);
        }
        assertThat(german ? margin : -margin).isPositive();
    }

    /** The handicaps are set so; a staff that plays better has them set anew. */
    @ParameterizedTest
    @ValueSource(strings = {"northern-shoulder", "bastogne"})
    void ourScenariosAreWonByEitherSide(String scenario) {
        int german = 0;
        int allied = 0;
        for (long seed = 1; seed <= 8; seed++) {
            Position position = start(scenario, Map.of());
            play(position, best(Sides.GERMAN_SIDE), best(Sides.ALLIED_SIDE), seed);
            var winner = position.outcome().orElseThrow().winner();
            if (winner.equals(java.util.Optional.of(Sides.GERMAN_SIDE))) german++;
            if (winner.equals(java.util.Optional.of(Sides.ALLIED_SIDE))) allied++;
        }
        assertThat(german).as("German victories of 8").isBetween(2, 6);
        assertThat(allied).as("Allied victories of 8").isBetween(2, 6);
    }

    @Test
    void theSameDiceGiveTheSameGame() {
        long[] hashes = new long[2];
        for (int i = 0; i < 2; i++) {
            Position position = start("northern-shoulder", Map.of());
            play(position, best(Sides.GERMAN_SIDE), best(Sides.ALLIED_SIDE), 7);
            hashes[i] = position.hash();
        }
        assertThat(hashes[0]).isEqualTo(hashes[1]);
    }

    @Test
    void neitherSideEverOverstacksAHexSoThatUnitsMustGo() {
        Position position = start("bastogne", Map.of());
        SeededDice dice = new SeededDice(3);
        ComputerPlayer german = best(Sides.GERMAN_SIDE);
        ComputerPlayer allied = best(Sides.ALLIED_SIDE);
        while (position.outcome().isEmpty()) {
            Side side = position.toDecide();
            Order order = (side.equals(Sides.GERMAN_SIDE) ? german : allied).decide(position.knownTo(side));
            assertThat(order).isNotInstanceOf(WaveOrder.Eliminate.class);
            position.play(order, dice, _ -> {});
        }
    }

    @Test
    void aPlayerWhoTakesOverInTheMiddleOfAPhaseGoesOnWithIt() {
        Position position = start("northern-shoulder", Map.of());
        SeededDice dice = new SeededDice(5);
        for (int i = 0; i < 150 && position.outcome().isEmpty(); i++) {
            Side side = position.toDecide();
            Order order = best(side).decide(position.knownTo(side));
            assertThat(position.play(order, dice, _ -> {}).isLegal()).isTrue();
        }
    }

    private static Position start(String scenario, Map<String, String> options) {
        return GAME.start(GAME.scenario(scenario), Options.of(GAME.options(), options));
    }

    private static void play(Position position, ComputerPlayer german, ComputerPlayer allied, long seed) {
        SeededDice dice = new SeededDice(seed);
        while (position.outcome().isEmpty()) {
            Side side = position.toDecide();
            ComputerPlayer player = side.equals(Sides.GERMAN_SIDE) ? german : allied;
            Order order = player.decide(position.knownTo(side));
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
