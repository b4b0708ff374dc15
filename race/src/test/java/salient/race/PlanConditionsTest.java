package salient.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.PlanCondition;
import salient.kernel.play.Position;

/** What planned orders can depend on. */
class PlanConditionsTest {
    private static final Race GAME = new Race();

    private static boolean holds(String kind, String about) {
        Position position =
                GAME.notation().parsePosition("turn 2 german combat\nunit Gutmann 8,3\nunit 44E 8,4\nunit 501 lost");
        return GAME.planConditions().holds(position, position.toDecide(), PlanCondition.of(kind, about));
    }

    @Test
    void unitsAndHexes() {
        assertThat(holds("unit", "Gutmann")).isTrue();
        assertThat(holds("unit", "501")).isFalse();
        assertThat(holds("hex", "8,4")).isFalse();
        assertThat(holds("hex", "8,3")).isTrue();
        assertThatThrownBy(() -> holds("hex", "99,99")).isInstanceOf(BadNotation.class);
        assertThatThrownBy(() -> holds("unit", "nobody")).isInstanceOf(BadNotation.class);
    }
}
