package salient.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.hex.HexBits;
import salient.kernel.search.Flood;
import salient.kernel.search.StepCost;

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
    void tracesAndFloodsReachWhatTheYardstickAndJGraphTReach() {
        assertThat(measures.trace((from, direction, to) -> map.open(to)).run(1)).isEqualTo(map.trace());
        assertThat(JGraphs.trace(map).run(1)).isEqualTo(map.trace());
        HexBits reached = new HexBits(map.grid());
        reached.add(map.start());
        Flood.fill(reached, HexBits.of(map.grid(), map::open));
        assertThat(reached.size()).isEqualTo(map.trace());
    }

    @Test
    void aCopyHoldsAllTheBytesItIsComparedWith() {
        ThousandUnits from = new ThousandUnits();
        java.util.Arrays.fill(from.hexOf, (short) 7);
        from.topUnit[ThousandUnits.HEXES - 1] = 9;
        ThousandUnits kept = new ThousandUnits();
        from.copyInto(kept);
        assertThat(kept).usingRecursiveComparison().isEqualTo(from);
        from.hexOf[3] = 8;
        assertThat(kept.hexOf[3]).isEqualTo((short) 7);
        int bytes = 2 * (from.hexOf.length + from.pointsLeft.length + from.topUnit.length)
                + from.steps.length
                + from.supply.length
                + from.owner.length
                + 4 * (from.marks.length + from.counters.length);
        assertThat(ThousandUnits.bytes()).isEqualTo(bytes);
    }
}
