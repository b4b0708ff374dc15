package salient.hexwar.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static salient.kernel.property.ForAll.forAll;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import salient.kernel.hex.Grids;
import salient.kernel.hex.HexGrid;
import salient.kernel.property.Gen;

class TraceSearchTest {
    private static final int CASES = 400;

    @Test
    void aTraceIsFoundExactlyIfAPlainSearchOverHexPhaseAndStepsFindsOne() {
        forAll(CASES, gen -> {
            Maps map = Maps.any(gen);
            List<TracePhase> phases = anyPhases(map, gen);
            TraceSearch search = new TraceSearch(map.grid());
            for (int i = 0; i < 5; i++) {
                int start = Grids.hex(map.grid(), gen);
                boolean expected = plainly(map.grid(), Set.of(start), phases).stream()
                        .anyMatch(at -> phases.get(at.phase()).ends().test(at.hex()));
                assertThat(search.search(start, phases)).isEqualTo(expected);
                assertThat(search.found()).isEqualTo(expected);
                if (expected) checkPath(map.grid(), start, search, phases);
                else {
                    assertThat(search.path().isEmpty()).isTrue();
                    assertThat(search.end()).isEqualTo(HexGrid.NONE);
                }
            }
        });
    }

    @Test
    void spreadingReachesInEachPhaseWhatAPlainSearchReaches() {
        forAll(CASES, gen -> {
            Maps map = Maps.any(gen);
            List<TracePhase> phases = anyPhases(map, gen);
            int[] starts = {Grids.hex(map.grid(), gen), Grids.hex(map.grid(), gen), 0};
            TraceSearch search = new TraceSearch(map.grid());
            search.spread(starts, 2, phases);
            Set<Place> reached = plainly(map.grid(), new TreeSet<>(List.of(starts[0], starts[1])), phases);
            for (int hex = 0; hex < map.grid().size(); hex++) {
                int wanted = hex;
                for (int phase = 0; phase < phases.size(); phase++) {
                    int in = phase;
                    assertThat(search.reached(phase, hex))
                            .isEqualTo(reached.stream().anyMatch(at -> at.hex() == wanted && at.phase() == in));
                }
                assertThat(search.reached(hex)).isEqualTo(reached.stream().anyMatch(at -> at.hex() == wanted));
            }
        });
    }

    @Test
    void aKeptSearchAnswersLikeANewOneEvenWhenItsMarksRunOut() {
        forAll(100, gen -> {
            Maps map = Maps.any(gen);
            TraceSearch kept = new TraceSearch(map.grid(), TraceSearch.LAST_BASE - 500);
            for (int i = 0; i < 12; i++) {
                List<TracePhase> phases = anyPhases(map, gen);
                int start = Grids.hex(map.grid(), gen);
                TraceSearch fresh = new TraceSearch(map.grid());
                assertThat(kept.search(start, phases)).isEqualTo(fresh.search(start, phases));
                assertThat(kept.path().hexes()).isEqualTo(fresh.path().hexes());
                assertThat(kept.phasesBegun()).isEqualTo(fresh.phasesBegun());
            }
        });
    }

    @Test
    void atMostTwoHexesLeadToTheRoadAndTheRoadHexCounts() {
        HexGrid column = new HexGrid(1, 8, 1, true);
        // Hexes 0 to 3 are road, and the road leaves the map at 0.
        StepRule road = (from, direction, to) -> from <= 3 && to <= 3;
        List<TracePhase> phases = List.of(
                TracePhase.of("to the road", (from, direction, to) -> true).upTo(2),
                TracePhase.of("road", road).beginningAt(hex -> hex <= 3).endingAt(hex -> hex == 0));
        TraceSearch search = new TraceSearch(column);
        assertThat(search.search(5, phases)).isTrue();
        assertThat(search.end()).isZero();
        assertThat(search.path().hexes()).containsExactly(5, 4, 3, 2, 1, 0);
        assertThat(search.path().phases()).containsExactly(0, 0, 0, 1, 1, 1);
        assertThat(search.path().steps()).isEqualTo(5);
        assertThat(search.search(6, phases)).isFalse();
        assertThat(search.phasesBegun()).isEqualTo(1);
        assertThat(search.search(3, phases)).isTrue();
        assertThat(search.search(0, phases)).isTrue();
        assertThat(search.path().hexes()).containsExactly(0);
    }

    @Test
    void aFailedTraceTellsTheStepsThatStoppedIt() {
        HexGrid column = new HexGrid(1, 8, 1, true);
        int enemy = 2;
        List<TracePhase> phases = List.of(
                TracePhase.of("off the road", (from, direction, to) -> to != enemy)
                        .upTo(1),
                TracePhase.of("road", (from, direction, to) -> to != enemy && to <= 4)
                        .beginningAt(hex -> hex <= 4)
                        .endingAt(hex -> hex == 0));
        TraceSearch search = new TraceSearch(column);
        assertThat(search.search(5, phases)).isFalse();
        assertThat(search.phasesBegun()).isEqualTo(2);
        List<String> stops = new ArrayList<>();
        search.barriers((phase, from, direction, to, tooFar) ->
                stops.add(phases.get(phase).name() + " " + from + "-" + to + (tooFar ? " too far" : " refused")));
        assertThat(stops)
                .containsExactly(
                        "off the road 4-3 too far", "off the road 6-7 too far", "road 4-5 refused", "road 3-2 refused");
    }

    @Test
    void nothingIsReachedBeforeTheFirstSearch() {
        TraceSearch search = new TraceSearch(new HexGrid(3, 3, 3, true));
        assertThat(search.found()).isFalse();
        assertThat(search.reached(4)).isFalse();
        assertThat(search.reached(0, 4)).isFalse();
        assertThat(search.path(0, 4).isEmpty()).isTrue();
        assertThat(search.count()).isZero();
    }

    @Test
    void aPhaseCannotHaveFewerThanNoSteps() {
        assertThatThrownBy(() ->
                        TracePhase.of("road", (from, direction, to) -> true).upTo(-1))
                .hasMessageContaining("road");
    }

    @Test
    void aTraceAllocatesNothing() {
        HexGrid grid = new HexGrid(60, 45, 45, true);
        StepRule rule = (from, direction, to) -> to % 7 != 0;
        List<TracePhase> phases = List.of(TracePhase.of("off the road", rule).upTo(3), TracePhase.of("open", rule));
        TraceSearch search = new TraceSearch(grid);
        assertThat(Allocation.bytesPerCall(() -> search.search(1000, phases))).isZero();
    }

    private static List<TracePhase> anyPhases(Maps map, Gen gen) {
        List<TracePhase> phases = new ArrayList<>();
        for (int i = gen.between(1, 3); i > 0; i--) {
            boolean[] steps = new boolean[map.grid().size() * HexGrid.DIRECTIONS];
            for (int s = 0; s < steps.length; s++) steps[s] = gen.percent(70);
            StepRule rule = (from, direction, to) -> map.open(to) && steps[from * HexGrid.DIRECTIONS + direction];
            phases.add(new TracePhase(
                    "phase",
                    gen.coin() ? TracePhase.ANY_LENGTH : gen.below(5),
                    rule,
                    anyHexes(map.grid(), gen, 40),
                    anyHexes(map.grid(), gen, 5)));
        }
        return phases;
    }

    private static IntPredicate anyHexes(HexGrid grid, Gen gen, int percent) {
        boolean[] chosen = new boolean[grid.size()];
        for (int hex = 0; hex < chosen.length; hex++) chosen[hex] = gen.percent(percent);
        return hex -> chosen[hex];
    }

    private record Place(int hex, int phase, int steps) implements Comparable<Place> {
        @Override
        public int compareTo(Place other) {
            if (hex != other.hex) return Integer.compare(hex, other.hex);
            if (phase != other.phase) return Integer.compare(phase, other.phase);
            return Integer.compare(steps, other.steps);
        }
    }

    /** Every (hex, phase, steps taken in it) there is, with no thought of speed; steps beyond the map's size are idle. */
    private static Set<Place> plainly(HexGrid grid, Set<Integer> starts, List<TracePhase> phases) {
        Set<Place> seen = new TreeSet<>();
        var queue = new ArrayDeque<Place>();
        for (int start : starts) queue.add(new Place(start, 0, 0));
        while (!queue.isEmpty()) {
            Place at = queue.remove();
            if (!seen.add(at)) continue;
            TracePhase phase = phases.get(at.phase());
            boolean any = phase.mostSteps() == TracePhase.ANY_LENGTH;
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int to = grid.neighbor(at.hex(), d);
                if (to != HexGrid.NONE
                        && at.steps() < phase.mostSteps()
                        && phase.steps().allows(at.hex(), d, to))
                    queue.add(new Place(to, at.phase(), any ? 0 : at.steps() + 1));
            }
            int next = at.phase() + 1;
            if (next < phases.size() && phases.get(next).begins().test(at.hex()))
                queue.add(new Place(at.hex(), next, 0));
        }
        return seen;
    }

    private static void checkPath(HexGrid grid, int start, TraceSearch search, List<TracePhase> phases) {
        TracePath path = search.path();
        int[] hexes = path.hexes();
        int[] stepsOf = new int[phases.size()];
        assertThat(hexes).startsWith(start).endsWith(search.end());
        for (int i = 1; i < hexes.length; i++) {
            int in = path.phases()[i];
            assertThat(in).isGreaterThanOrEqualTo(path.phases()[i - 1]);
            int direction = grid.direction(hexes[i - 1], hexes[i]);
            assertThat(direction).isNotEqualTo(HexGrid.NONE);
            assertThat(phases.get(in).steps().allows(hexes[i - 1], direction, hexes[i]))
                    .isTrue();
            stepsOf[in]++;
            for (int begun = path.phases()[i - 1] + 1; begun <= in; begun++)
                assertThat(phases.get(begun).begins().test(hexes[i - 1])).isTrue();
        }
        for (int phase = 0; phase < stepsOf.length; phase++)
            assertThat(stepsOf[phase]).isLessThanOrEqualTo(phases.get(phase).mostSteps());
    }
}
