package salient.wave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.play.WaveView;
import salient.wave.units.Sides;

/** What is shown beside the units: markers are told apart from them, and control where the front does not show it. */
class MarkersTest {
    private static WaveView view(String text) {
        return (WaveView) Games.field(text).position().seenBy(Sides.GERMAN_SIDE);
    }

    @Clause("wave 2.16")
    @Test
    void whatIsNoUnitIsAMarkerOfItsOwnKindAndStandsInNoStack() {
        WaveView view = view("turn 4\nclear-skies\ninterdicted E2715\ngerman I/1SSPanzer E2615\n");
        assertThat(view.interdicted()).containsExactly("E2715");
        List<String> inStacks = view.stacks().stream()
                .flatMap(stack -> stack.units().stream())
                .map(WaveView.Unit::id)
                .toList();
        assertThat(inStacks).containsExactly("I/1SSPanzer");
    }

    @Clause("wave 3.11e")
    @Test
    void controlIsShownWhereItIsNotThatOfTheFront() {
        assertThat(view("german I/1SSPanzer E2615\n").control())
                .extracting(WaveView.Control::hex)
                .doesNotContain("E2315");
        WaveView taken = view("control german E2315\ngerman I/1SSPanzer E2615\n");
        assertThat(taken.control()).contains(new WaveView.Control("E2315", "german"));
    }
}
