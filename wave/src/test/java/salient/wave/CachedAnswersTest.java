package salient.wave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Order;
import salient.kernel.play.Subject;
import salient.kernel.rulebook.Clause;
import salient.wave.play.Clauses;
import salient.wave.state.State;
import salient.wave.supply.Supply;

/**
 * What a position keeps between decisions (supply, costs of steps, threatened hexes, units that may still move) is what
 * the same position works out anew when it has been read from its text and so has kept nothing.
 */
class CachedAnswersTest {
    private static final Purpose CHOICE = new Purpose("a random choice", Clauses.clause("9.1b"));

    @Clause({"wave 6.5", "wave 9.1a", "wave 9.17a"})
    @Test
    void aPositionThatHasPlayedOnKnowsWhatAFreshOneKnows() {
        AtomicInteger clearTurns = new AtomicInteger();
        Games.watchRandomGame(21, 9000, 60, (game, choice) -> {
            if (game.state().skies.interdictions() > 0) clearTurns.incrementAndGet();
            compare(game.position(), Games.wave(game.text()).position(), choice);
        });
        assertThat(clearTurns).as("moments with interdicted roads").hasPositiveValue();
    }

    private static <T> T pick(List<T> list, SeededDice choice) {
        return list.get(choice.roll(list.size(), CHOICE) - 1);
    }

    private static List<Subject> subjects(WavePosition position) {
        List<Subject> subjects = new ArrayList<>();
        position.subjects(subjects::add);
        return subjects;
    }

    private static List<Order> orders(WavePosition position, Subject subject) {
        List<Order> orders = new ArrayList<>();
        position.orders(subject, orders::add);
        return orders;
    }

    private static void compare(WavePosition kept, WavePosition fresh, SeededDice choice) {
        List<Subject> subjects = subjects(kept);
        assertThat(subjects).isEqualTo(subjects(fresh));
        Subject one = subjects.isEmpty() ? null : pick(subjects, choice);
        if (one != null) assertThat(orders(kept, one)).isEqualTo(orders(fresh, one));
        State a = kept.state();
        State b = fresh.state();
        for (boolean light : new boolean[] {false, true})
            assertThat(a.stepCosts().costs(light)).isEqualTo(b.stepCosts().costs(light));
        assertThat(a.stepCosts().roads()).isEqualTo(b.stepCosts().roads());
        for (int side = 0; side < 2; side++) {
            assertThat(a.threatened(side)).isEqualTo(b.threatened(side));
            for (int hex = 0; hex < a.map.size(); hex++)
                assertThat(Supply.canTrace(a, side, hex)).as(a.map.name(hex)).isEqualTo(Supply.canTrace(b, side, hex));
        }
    }
}
