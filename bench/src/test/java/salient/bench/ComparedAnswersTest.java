package salient.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.hexwar.search.StepCost;

/** Times can be compared only where the answers are the same. */
class ComparedAnswersTest {
    private final Yardstick map = new Yardstick();
    private final SearchMeasures measures = new SearchMeasures(map);

    @Test
    void theYardsticksMapIsTheOneItAlwaysWas() {
        assertThat(map.grid().size()).isEqualTo(2700);
        assertThat(map.trace()).isEqualTo(2331);
    }

    @Test
    void rangesHoldAsManyHexesAsJGraphTFinds() {
        StepCost cost = (from, direction, to) -> map.open(to) ? map.terrain(to) : StepCost.FORBIDDEN;
        for (int points : new int[] {0, 6, 14, 30})
            assertThat(measures.reach(points, cost).run(1))
                    .isEqualTo(JGraphs.reached(map.grid(), map.start(), points, cost));
    }

    @Test
    void tracesReachWhatTheYardstickAndJGraphTReach() {
        assertThat(measures.trace((from, direction, to) -> map.open(to)).run(1)).isEqualTo(map.trace());
        assertThat(JGraphs.trace(map).run(1)).isEqualTo(map.trace());
    }
}
