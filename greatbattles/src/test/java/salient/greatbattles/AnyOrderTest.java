package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Phase;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.rulebook.ClauseId;

/** An order chosen at random without a list: every listed one comes, and no other. */
class AnyOrderTest {
    private static final Purpose CHOICE = new Purpose("a choice", ClauseId.of("greatbattles G36"));
    private static final int CHOICES = 12_000;

    @Test
    void everyListedOrderCanBeChosenInEveryPhaseAndNoOther() {
        Map<Phase, Position> firstOfPhase = new EnumMap<>(Phase.class);
        RandomPlay.play(
                "noville",
                1,
                position -> firstOfPhase.putIfAbsent(
                        ((GreatBattlesPosition) position).state().phase(), position.copy()));
        firstOfPhase.remove(Phase.SET_UP); // a list is made there
        assertThat(firstOfPhase).containsKeys(Phase.ACTIVATION, Phase.MOVEMENT, Phase.FIRE);
        firstOfPhase.forEach((phase, position) -> {
            Set<Order> listed = new HashSet<>();
            position.orders(listed::add);
            assertThat(chosen(position)).as(phase.toString()).isEqualTo(listed);
        });
    }

    private static Set<Order> chosen(Position position) {
        SeededDice dice = new SeededDice(1);
        Set<Order> chosen = new HashSet<>();
        for (int i = 0; i < CHOICES; i++)
            chosen.add(position.anyOrder(limit -> dice.roll(limit, CHOICE) - 1).orElseThrow());
        return chosen;
    }
}
