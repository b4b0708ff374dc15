package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import salient.greatbattles.play.Sides;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.PlanCondition;

/** What planned orders can depend on. */
class GreatBattlesPlanConditionsTest {
    private final ProvingGround g = new ProvingGround();

    private boolean holds(String unit) {
        GreatBattlesPosition position = new GreatBattlesPosition(g.s);
        return new GreatBattles()
                .planConditions()
                .holds(position.knownTo(Sides.ALLIED), Sides.ALLIED, PlanCondition.of("unit", unit));
    }

    @Test
    void aUnitIsOnTheTableOrNot() {
        g.put("allied/A1/1", 5, 5, 0);
        assertThat(holds("allied/A1")).isTrue();
        assertThat(holds("allied/B1")).isFalse();
        assertThatThrownBy(() -> holds("allied/Z9")).isInstanceOf(BadNotation.class);
    }
}
