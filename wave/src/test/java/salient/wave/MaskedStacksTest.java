package salient.wave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Options;
import salient.kernel.play.Side;
import salient.wave.play.Clauses;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** 7.3: what a side sees of every stack along a game, counter by counter. */
class MaskedStacksTest {
    private static final Purpose CHOICE = new Purpose("a choice of the test", Clauses.clause("5.1a"));
    private static final int ORDERS = 4000;
    private static final int EVERY = 20;

    @Test
    void ofEveryCounterASideKnowsWhatItSeesAndNothingElse() {
        WavePosition position = (WavePosition)
                Games.GAME.start(Games.GAME.scenario(Wave.CAMPAIGN), Options.of(Games.GAME.options(), Map.of()));
        SeededDice choices = new SeededDice(3);
        SeededDice dice = new SeededDice(4);
        int covered = 0;
        for (int i = 0; i < ORDERS && position.outcome().isEmpty(); i++) {
            if (i % EVERY == 0) for (int side = 0; side < 2; side++) covered += check(position.state(), side);
            position.play(
                    position.anyOrder(limit -> choices.roll(limit, CHOICE) - 1).orElseThrow(), dice, _ -> {});
        }
        assertThat(covered).as("covered counters").isPositive();
    }

    private static int check(State all, int side) {
        Side viewer = Sides.side(side);
        State known = FogOfWar.knownTo(all, viewer);
        int covered = 0;
        for (int unit = 0; unit < all.counters.size(); unit++) {
            int place = all.stacks.place(unit);
            boolean own = all.counters.side(unit) == side;
            if (own || known.stacks.place(unit) != Stacks.UNSEEN) {
                assertThat(known.stacks.place(unit)).isEqualTo(place);
                assertThat(known.stacks.steps(unit)).isEqualTo(all.stacks.steps(unit));
                assertThat(known.stacks.flags(unit)).isEqualTo(all.stacks.flags(unit));
            } else {
                assertThat(known.stacks.steps(unit)).isEqualTo(all.counters.steps(unit));
                assertThat(known.stacks.flags(unit)).isZero();
                covered++;
            }
        }
        for (int hex = 0; hex < all.map.size(); hex++) {
            if (known.stacks.isEmpty(hex)) continue;
            assertThat(known.stacks.units(hex)).hasSameSizeAs(all.stacks.units(hex));
            assertThat(known.stacks.top(hex)).isEqualTo(all.stacks.top(hex));
        }
        return covered;
    }
}
