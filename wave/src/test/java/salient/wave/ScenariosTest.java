package salient.wave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import salient.hexwar.handicap.Handicap;
import salient.hexwar.handicap.HandicapTable;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.rulebook.Clause;
import salient.wave.play.Award;
import salient.wave.stacking.Stacking;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.state.Tally;
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

    @Clause({"wave 4.6c", "wave 4.2a"})
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

    @Clause("wave 4.6c")
    @ParameterizedTest
    @CsvSource({"northern-shoulder, 1", "bastogne, 0"})
    void theHandicapCanBeThatOfVeteransOrNone(String scenario, int side) {
        assertThat(begun(scenario, Map.of()).points(side, Award.HANDICAP))
                .isEqualTo(begun(scenario, Map.of(Option.HANDICAP, "yes")).points(side, Award.HANDICAP));
        int veterans = points(Handicap.VETERANS, scenario);
        Tally tally = begun(scenario, Map.of(Option.HANDICAP, "veterans"));
        assertThat(tally.total(side)).isEqualTo(veterans).isEqualTo(tally.points(side, Award.HANDICAP));
        assertThat(tally.total(1 - side)).isZero();
        assertThat(begun(scenario, Map.of(Option.HANDICAP, "no")).total(side)).isZero();
    }

    @Clause("wave 4.6c")
    @Test
    void theRulebookAndTheOptionTellTheFigures() {
        String ruling = Games.GAME.rulebook().find("4.6c").orElseThrow().toString();
        Option option = Games.GAME.options().stream()
                .filter(each -> each.id().equals(Option.HANDICAP))
                .findFirst()
                .orElseThrow();
        for (String scenario : List.of("northern-shoulder", "bastogne")) {
            int veterans = points(Handicap.VETERANS, scenario);
            assertThat(ruling).contains(" " + points(Handicap.REGULAR, scenario) + " ");
            assertThat(ruling).containsPattern("[ ,]" + veterans + "[ ,]");
            assertThat(option.explanation())
                    .contains("begins with " + veterans + " at "
                            + Games.GAME.scenario(scenario).title());
        }
    }

    @Clause({"wave 4.6b", "wave 4.6c"})
    @ParameterizedTest
    @ValueSource(strings = {"yes", "veterans", "no"})
    void theCampaignHasNone(String handicap) {
        Tally tally = begun("campaign", Map.of(Option.HANDICAP, handicap));
        assertThat(tally.total(Sides.GERMAN) + tally.total(Sides.ALLIED)).isZero();
    }

    private static int points(Handicap handicap, String scenario) {
        return HandicapTable.of("wave").points(handicap, scenario).orElseThrow().points();
    }

    private static Tally begun(String scenario, Map<String, String> options) {
        var position = Games.GAME.start(Games.GAME.scenario(scenario), Options.of(Games.GAME.options(), options));
        return ((WavePosition) position).state().tally;
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
