package salient.wave.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.wave.Games;
import salient.wave.play.Clauses;

/** An order chosen at random without a list: every listed one comes, and no other. */
class AnyOrderTest {
    private static final Purpose CHOICE = new Purpose("a choice of the test", Clauses.clause("5.1a"));
    private static final int CHOICES = 80_000;

    private static final String STACK_AND_COLUMN = """
            scenario campaign
            turn 4 1
            phase german movement
            german I/1SSPanzer I/1SSPzGren E3119
            german SS-PzAufkl1 E3530
            allied I/501PIR E1710
            """;

    private static final String ATTACK = """
            scenario campaign
            turn 4 1
            phase german combat
            german I/1SSPanzer s.501SSPanzer E2434
            german I/1SSPzGren E2433
            allied I/501PIR II/501PIR E2333
            """;

    @ParameterizedTest
    @ValueSource(strings = {STACK_AND_COLUMN, ATTACK})
    void everyListedOrderCanBeChosenAndNoOther(String text) {
        Position position = Games.GAME.notation().parsePosition(text);
        Set<Order> listed = new HashSet<>();
        position.orders(listed::add);
        SeededDice dice = new SeededDice(1);
        Set<Order> chosen = new HashSet<>();
        for (int i = 0; i < CHOICES; i++)
            chosen.add(position.anyOrder(limit -> dice.roll(limit, CHOICE) - 1).orElseThrow());
        assertThat(chosen).isEqualTo(listed).hasSizeGreaterThan(3);
    }

    @Test
    void thereIsNoneOnceTheGameIsOver() {
        Position position = Games.GAME.notation().parsePosition(STACK_AND_COLUMN);
        position.play(Games.GAME.notation().parseOrder("concede", position), new SeededDice(1), _ -> {});
        assertThat(position.outcome()).isPresent();
        assertThat(position.anyOrder(_ -> 0)).isEmpty();
    }
}
