package salient.bench;

import java.util.List;
import salient.hexwar.search.ReachSearch;
import salient.hexwar.search.StepCost;
import salient.hexwar.search.StepRule;
import salient.hexwar.search.StepTable;
import salient.hexwar.search.TracePhase;
import salient.hexwar.search.TraceSearch;

/** Movement range and supply trace on the yardstick's map. */
final class SearchMeasures {
    private final Yardstick map;
    private final ReachSearch reach;
    private final TraceSearch trace;

    /** Terrain as the map has it. */
    private final StepCost terrain;

    /** Clear everywhere: the most hexes that so many points can reach, so the slowest search. */
    private final StepCost clear;

    SearchMeasures(Yardstick map) {
        this.map = map;
        reach = new ReachSearch(map.grid());
        trace = new TraceSearch(map.grid());
        terrain = (from, direction, to) -> map.open(to) ? map.terrain(to) : StepCost.FORBIDDEN;
        clear = (from, direction, to) -> map.open(to) ? 1 : StepCost.FORBIDDEN;
    }

    List<Measure> all() {
        return List.of(
                range("movement range, 6 points", 6, terrain, Target.atMost(0.15)),
                range("movement range, 6 points, all clear", 6, clear, Target.atMost(0.15)),
                range("movement range, 14 points", 14, terrain, Target.atMost(0.8)),
                range("movement range, 14 points, all clear", 14, clear, Target.atMost(0.8)),
                Measure.of(
                        "movement range, 14 points, costs from a function",
                        "BFS-time",
                        Target.atMost(0.8),
                        timing -> timing.inYardsticks(reach(14, terrain))),
                fasterThanDijkstra(6),
                fasterThanDijkstra(14),
                Measure.of(
                        "movement range, 14 points, allocation",
                        "bytes",
                        Target.atMost(0),
                        timing -> timing.bytes(reach(14, table(terrain)))),
                Measure.of(
                        "supply trace", "BFS-time", Target.none(), timing -> timing.inYardsticks(trace(openSteps()))),
                Measure.of(
                        "supply trace against JGraphT's breadth-first iterator",
                        "times faster",
                        Target.atLeast(12),
                        timing -> timing.timesFaster(trace(openSteps()), JGraphs.trace(map))),
                Measure.of(
                        "supply trace, allocation",
                        "bytes",
                        Target.atMost(0),
                        timing -> timing.bytes(trace(openSteps()))));
    }

    private Measure range(String name, int points, StepCost cost, Target target) {
        return Measure.of(name, "BFS-time", target, timing -> timing.inYardsticks(reach(points, table(cost))));
    }

    private Measure fasterThanDijkstra(int points) {
        return Measure.of(
                "movement range, " + points + " points, against JGraphT's Dijkstra",
                "times faster",
                Target.atLeast(6),
                timing -> timing.timesFaster(
                        reach(points, table(terrain)), JGraphs.reach(map.grid(), map.start(), points, terrain)));
    }

    private StepTable table(StepCost cost) {
        return new StepTable(map.grid(), cost);
    }

    private StepRule openSteps() {
        return (from, direction, to) -> map.open(to);
    }

    Work reach(int points, StepCost cost) {
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++) {
                reach.search(map.start(), points, cost);
                sum += reach.count();
            }
            return sum;
        };
    }

    /** With no end anywhere it has to go over the whole map, as the yardstick does. */
    Work trace(StepRule steps) {
        List<TracePhase> phases = List.of(TracePhase.of("open", steps));
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++) {
                trace.search(map.start(), phases);
                sum += trace.count();
            }
            return sum;
        };
    }
}
