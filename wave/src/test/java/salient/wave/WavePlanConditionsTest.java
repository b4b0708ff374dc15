package salient.wave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.PlanCondition;
import salient.kernel.play.Position;
import salient.wave.units.Sides;

/** What planned orders can depend on, as their side knows it. */
class WavePlanConditionsTest {
    private static final String RIVER = "  minor E2415/E2515\n  bridge E2415/E2515\n";

    private static boolean holds(String lines, String kind, String about) {
        Position known = Games.field(RIVER + "phase german movement\n" + lines)
                .position()
                .knownTo(Sides.GERMAN_SIDE);
        return Games.GAME.planConditions().holds(known, Sides.GERMAN_SIDE, PlanCondition.of(kind, about));
    }

    @Test
    void aBridgeStandsOrWasBlown() {
        assertThat(holds("", "bridge", "E2415/E2515")).isTrue();
        assertThat(holds("", "bridge", "E2515/E2415")).isTrue();
        assertThat(holds("blown E2415/E2515\n", "bridge", "E2415/E2515")).isFalse();
        assertThatThrownBy(() -> holds("", "bridge", "E2415/E2414"))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("two hexes with a bridge");
    }

    @Test
    void aHexIsFreeOfTheEnemyEvenIfOwnUnitsAreInIt() {
        String units = "german I/1SSPanzer E2715\nallied I/393Inf E2315\n";
        assertThat(holds(units, "hex", "E2315")).isFalse();
        assertThat(holds(units, "hex", "E2715")).isTrue();
        assertThat(holds(units, "hex", "E2215")).isTrue();
    }

    @Test
    void aUnitIsOnTheMapOrGone() {
        assertThat(holds("german I/1SSPanzer E2715\n", "unit", "I/1SSPanzer")).isTrue();
        assertThat(holds("", "unit", "I/1SSPanzer")).isFalse();
        assertThatThrownBy(() -> holds("", "unit", "nobody")).isInstanceOf(BadNotation.class);
    }
}
