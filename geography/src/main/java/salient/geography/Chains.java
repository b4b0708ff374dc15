package salient.geography;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import salient.kernel.hex.HexGrid;

/** Rivers and roads as runs: a net cut into the fewest paths a deterministic walk finds. */
public final class Chains {
    private Chains() {}

    /** The hexsides given, as runs in which each touches the next. */
    public static List<List<Integer>> ofHexsides(HexGrid grid, List<Integer> sides) {
        var net = new Net();
        for (int side : sides) {
            long[] ends = HexCorners.ends(grid, side);
            net.add(side, ends[0], ends[1]);
        }
        return net.walks().stream().map(Net.Walk::edges).toList();
    }

    /** The roads of a class, as paths from hex to hex. */
    public static List<List<Integer>> ofRoads(HexMap map, RoadClass road) {
        var net = new Net();
        HexGrid grid = map.grid();
        for (int side = 0; side < grid.sideCount(); side++)
            if (map.road(side) == road) net.add(side, grid.firstHex(side), grid.secondHex(side));
        return net.walks().stream()
                .map(walk -> walk.nodes().stream().map(Long::intValue).toList())
                .toList();
    }

    /** A graph of numbered edges between nodes, walked edge by edge until all are used. */
    private static final class Net {
        record Edge(int id, long a, long b) {
            long other(long node) {
                return node == a ? b : a;
            }
        }

        record Walk(List<Long> nodes, List<Integer> edges) {}

        private final SequencedMap<Long, List<Edge>> atNode = new TreeMap<>();

        void add(int id, long a, long b) {
            var edge = new Edge(id, a, b);
            atNode.computeIfAbsent(a, n -> new ArrayList<>()).add(edge);
            atNode.computeIfAbsent(b, n -> new ArrayList<>()).add(edge);
        }

        /** Paths from ends and junctions first, then what is left: rings. */
        List<Walk> walks() {
            var walks = new ArrayList<Walk>();
            for (long node : List.copyOf(atNode.sequencedKeySet()))
                while (atNode.get(node).size() % 2 == 1) walks.add(walkFrom(node));
            for (long node : List.copyOf(atNode.sequencedKeySet()))
                while (!atNode.get(node).isEmpty()) walks.add(walkFrom(node));
            return walks;
        }

        private Walk walkFrom(long start) {
            var walk = new Walk(new ArrayList<>(List.of(start)), new ArrayList<>());
            long here = start;
            while (!atNode.get(here).isEmpty()) {
                Edge edge = atNode.get(here).getFirst();
                atNode.get(here).remove(edge);
                here = edge.other(here);
                atNode.get(here).remove(edge);
                walk.nodes().add(here);
                walk.edges().add(edge.id());
            }
            return walk;
        }
    }
}
