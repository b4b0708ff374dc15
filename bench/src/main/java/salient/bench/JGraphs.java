package salient.bench;

import org.jgrapht.Graph;
import org.jgrapht.alg.shortestpath.DijkstraShortestPath;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleDirectedWeightedGraph;
import org.jgrapht.graph.SimpleGraph;
import org.jgrapht.traverse.BreadthFirstIterator;
import salient.hexwar.search.StepCost;
import salient.kernel.hex.HexGrid;

/** The same questions put to JGraphT, a well-known library of graphs, on the same map. */
final class JGraphs {
    private JGraphs() {}

    /** All vertices within so many points, with the tree of cheapest paths; JGraphT bounds the search too. */
    static Work reach(HexGrid grid, int start, int points, StepCost cost) {
        Graph<Integer, DefaultWeightedEdge> graph = weighted(grid, cost);
        var dijkstra = new DijkstraShortestPath<>(graph, points);
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++) sum += dijkstra.getPaths(start).hashCode();
            return sum;
        };
    }

    /** How many vertices its search finds, to compare answers and not only times. */
    static long reached(HexGrid grid, int start, int points, StepCost cost) {
        var paths = new DijkstraShortestPath<>(weighted(grid, cost), points).getPaths(start);
        long count = 0;
        for (int hex = 0; hex < grid.size(); hex++) if (paths.getWeight(hex) <= points) count++;
        return count;
    }

    static Work trace(Yardstick map) {
        Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
        HexGrid grid = map.grid();
        for (int hex = 0; hex < grid.size(); hex++) if (map.open(hex)) graph.addVertex(hex);
        for (int hex = 0; hex < grid.size(); hex++)
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int to = grid.neighbor(hex, d);
                if (to > hex && map.open(hex) && map.open(to)) graph.addEdge(hex, to);
            }
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++)
                for (var trace = new BreadthFirstIterator<>(graph, map.start()); trace.hasNext(); trace.next()) sum++;
            return sum;
        };
    }

    private static Graph<Integer, DefaultWeightedEdge> weighted(HexGrid grid, StepCost cost) {
        Graph<Integer, DefaultWeightedEdge> graph = new SimpleDirectedWeightedGraph<>(DefaultWeightedEdge.class);
        for (int hex = 0; hex < grid.size(); hex++) graph.addVertex(hex);
        for (int hex = 0; hex < grid.size(); hex++)
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int to = grid.neighbor(hex, d);
                if (to == HexGrid.NONE) continue;
                int points = cost.cost(hex, d, to);
                if (points != StepCost.FORBIDDEN) graph.setEdgeWeight(graph.addEdge(hex, to), points);
            }
        return graph;
    }
}
