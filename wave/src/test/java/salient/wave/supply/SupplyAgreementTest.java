package salient.wave.supply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.play.Clauses;
import salient.wave.state.State;

/** The supply answers that are kept between checks are those of a plain trace, everywhere and at every moment. */
class SupplyAgreementTest {
    private static final salient.kernel.dice.Purpose CHOICE = new Purpose("a random choice", Clauses.clause("6.5"));

    @Clause({"wave R.5", "wave 6.5"})
    @Test
    void keptAnswersEqualThePlainTraceThroughoutARandomGame() {
        Games.watchRandomGame(11, 2500, 25, (game, choice) -> compare(game.state(), choice));
    }

    private static void compare(State state, SeededDice choice) {
        for (int side = 0; side < 2; side++)
            for (int i = 0; i < 40; i++) {
                int hex = choice.roll(state.map.size(), CHOICE) - 1;
                if (SupplyLine.isBarred(state, side, hex)) continue;
                assertThat(Supply.canTrace(state, side, hex))
                        .as(state.map.name(hex) + " for side " + side)
                        .isEqualTo(SupplyTrace.from(state, side, hex).isSupplied());
            }
        for (int unit = 0; unit < state.counters.size(); unit++) {
            int hex = state.stacks.place(unit);
            if (hex < 0 || unit % 7 != 0) continue;
            int side = state.counters.side(unit);
            assertThat(Supply.canTrace(state, side, hex))
                    .as(state.counters.id(unit))
                    .isEqualTo(SupplyTrace.from(state, side, hex).isSupplied());
        }
    }
}
