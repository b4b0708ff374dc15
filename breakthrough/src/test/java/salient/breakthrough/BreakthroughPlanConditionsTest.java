package salient.breakthrough;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.PlanCondition;

/** What planned orders can depend on. */
class BreakthroughPlanConditionsTest {
    private final BreakthroughPosition position = Games.start("twelve-days");
    private final State state = position.state();

    private boolean holds(String kind, String about) {
        return Games.GAME.planConditions().holds(position, Army.GERMAN.side(), PlanCondition.of(kind, about));
    }

    @Test
    void aBridgeStandsOrIsDown() {
        String site = state.board().bridgeId(0);
        assertThat(holds("bridge", site)).isTrue();
        state.ground().setIntact(0, false);
        assertThat(holds("bridge", site)).isFalse();
        assertThatThrownBy(() -> holds("bridge", "7,13")).isInstanceOf(BadNotation.class);
    }

    @Test
    void unitsAndHexes() {
        Unit american = first(Army.AMERICAN);
        Unit german = first(Army.GERMAN);
        String theirs = state.board().hex(state.forces().hex(american.index())).toString();
        String ours = state.board().hex(state.forces().hex(german.index())).toString();
        assertThat(holds("hex", theirs)).isFalse();
        assertThat(holds("hex", ours)).isTrue();
        assertThat(holds("unit", german.id())).isTrue();
        state.forces().remove(german.index(), salient.breakthrough.state.Status.ELIMINATED);
        assertThat(holds("unit", german.id())).isFalse();
        assertThatThrownBy(() -> holds("unit", "nobody")).isInstanceOf(BadNotation.class);
    }

    private Unit first(Army army) {
        for (Unit unit : OrderOfBattle.all())
            if (state.forces().army(unit.index()) == army && state.forces().onMap(unit.index())) return unit;
        throw new AssertionError("no unit of " + army);
    }
}
