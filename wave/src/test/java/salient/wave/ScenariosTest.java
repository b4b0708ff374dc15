package salient.wave;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import salient.kernel.rulebook.Clause;
import salient.wave.play.Award;
import salient.wave.stacking.Stacking;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Sides;

/** The scenarios of our own: sound positions, labeled as ours. */
class ScenariosTest {
    @Clause({"wave 7.1", "wave 7.4a", "wave 7.6", "wave 6.5"})
    @ParameterizedTest
    @ValueSource(strings = {"northern-shoulder", "bastogne"})
    void itsStacksAreLegalAndMostUnitsOfBothSidesSupplied(String scenario) {
        State state = Games.start(scenario, false).state();
        for (int side = 0; side < 2; side++) {
            assertThat(Stacking.overstacked(state, side)).isEmpty();
            int supplied = 0;
            int units = 0;
            for (int unit : state.counters.of(side)) {
                if (!state.stacks.isOnMap(unit)) continue;
                units++;
                if (Supply.canTrace(state, side, state.stacks.place(unit))) supplied++;
            }
            assertThat(units).as(Sides.name(side) + " units").isGreaterThan(20);
            assertThat(supplied).isGreaterThan(units * 2 / 3);
        }
    }

    @Clause({"wave 4.6b", "wave 4.2a"})
    @ParameterizedTest
    @CsvSource({"northern-shoulder, 3, 1, 16", "bastogne, 11, 0, 12"})
    void itSaysThatItIsOursWhenItEndsAndWithWhatHandicap(String scenario, int lastTurn, int side, int handicap) {
        Games game = Games.start(scenario, false);
        assertThat(Games.GAME.scenario(scenario).summary())
                .startsWith("Ours:")
                .contains("the " + Sides.name(side) + " player begins with " + handicap);
        assertThat(game.state().scenario.lastTurn()).isEqualTo(lastTurn);
        assertThat(game.points(side, Award.HANDICAP)).isEqualTo(handicap);
        assertThat(game.state().tally.total(1 - side)).isZero();
    }

    @Clause("wave 4.6b")
    @Test
    void theCampaignBeginsAtNothing() {
        State state = Games.campaign().state();
        assertThat(state.tally.total(Sides.GERMAN) + state.tally.total(Sides.ALLIED))
                .isZero();
        assertThat(state.stacks.place(state.counters.unit("8Tk"))).isEqualTo(Stacks.TRACK);
    }
}
