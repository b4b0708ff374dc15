package salient.geography.compiler;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import salient.geography.EdgeRoad;
import salient.geography.HexPlane;
import salient.geography.HexSet;
import salient.geography.Point;
import salient.geography.RoadClass;
import salient.geography.gazetteer.Gazetteer;
import salient.geography.gazetteer.RoadLink;
import salient.geography.gazetteer.Town;
import salient.kernel.hex.HexGrid;

/**
 * Stage 4: roads. Each link of the gazetteer takes the cheapest way from hex to hex: near its real course, on roads that
 * are there already, over water only where a bridge is listed if that can be helped.
 */
final class RoadNet {
    /** A listed bridge serves hexsides whose middle is this near to its town. */
    private static final double BRIDGE_REACH = 1.35;

    private final Layout layout;
    private final HexGrid grid;
    private final HexPlane plane;
    private final Transform transform;
    private final Places places;
    private final Waters waters;
    private final Gazetteer gazetteer;
    private final HexSet german;
    private final boolean[] barred;
    private final RoadCost cost;
    private final RoadClass[] roads;
    private final int[] uses;
    private final MapExits exits;

    RoadNet(Layout layout, Transform transform, Places places, Waters waters, HexSet german, Gazetteer gazetteer) {
        this.layout = layout;
        grid = layout.sheet.grid();
        plane = new HexPlane(grid);
        this.transform = transform;
        this.places = places;
        this.waters = waters;
        this.gazetteer = gazetteer;
        this.german = german;
        roads = new RoadClass[grid.sideCount()];
        Arrays.fill(roads, RoadClass.NONE);
        uses = new int[grid.sideCount()];
        barred = barredSides();
        cost = new RoadCost(grid, places, waters, german, listedSides());
        exits = new MapExits(layout.sheet, layout.entryRoads);
        for (boolean main : new boolean[] {true, false})
            for (RoadLink link : gazetteer.roads())
                if (link.main() == main && link.detail() <= layout.figure("detail")) lay(link);
        for (EdgeRoad entry : layout.entryRoads) joinEntry(entry);
        cutTriangles();
    }

    /** Where bridges are printed along the starting line, the list is complete: no road crosses elsewhere. */
    private boolean[] barredSides() {
        boolean[] barred = new boolean[grid.sideCount()];
        if (layout.bridges.isEmpty()) return barred;
        for (int side = 0; side < barred.length; side++)
            barred[side] = waters.isWater(side) && RoadCost.isOnTheLine(grid, german, side);
        for (var bridge : layout.bridges) barred[grid.sideBetween(bridge.a(), bridge.b())] = false;
        return barred;
    }

    private boolean[] listedSides() {
        boolean[] listed = new boolean[grid.sideCount()];
        for (int side = 0; side < listed.length; side++) {
            String river = waters.river(side);
            if (river == null) continue;
            Point middle = plane.middle(side);
            for (var bridge : gazetteer.bridges())
                if (bridge.river().name().equals(river)
                        && transform.plane(bridge.town().at()).distance(middle) <= BRIDGE_REACH) listed[side] = true;
        }
        for (var bridge : layout.bridges) listed[grid.sideBetween(bridge.a(), bridge.b())] = true;
        return listed;
    }

    // ---- one link

    private void lay(RoadLink link) {
        int from = places.hexOf(link.from());
        int to = places.hexOf(link.to());
        if (from == HexGrid.NONE && to == HexGrid.NONE) return;
        List<Point> line = transform.plane(link.line());
        var road = link.main() ? RoadClass.MAIN : RoadClass.SECONDARY;
        if (to == HexGrid.NONE) lay(from, exits.of(line, link.to()), line, road);
        else if (from == HexGrid.NONE) lay(to, exits.of(line.reversed(), link.from()), line, road);
        else lay(from, to, line, road);
    }

    private void lay(int from, int to, List<Point> line, RoadClass road) {
        for (int side : cheapestWay(from, to, line)) {
            if (road.compareTo(roads[side]) > 0) roads[side] = road;
            uses[side]++;
        }
    }

    private List<Integer> cheapestWay(int from, int to, List<Point> line) {
        double[] cost = new double[grid.size()];
        Arrays.fill(cost, Double.MAX_VALUE);
        int[] cameBy = new int[grid.size()];
        record Reached(int hex, double cost) {}
        var queue = new PriorityQueue<Reached>(
                (a, b) -> a.cost != b.cost ? Double.compare(a.cost, b.cost) : Integer.compare(a.hex, b.hex));
        cost[from] = 0;
        queue.add(new Reached(from, 0));
        while (!queue.isEmpty()) {
            Reached here = queue.poll();
            if (here.hex == to) break;
            if (here.cost > cost[here.hex]) continue;
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int next = grid.neighbor(here.hex, d);
                int side = grid.side(here.hex, d);
                if (next == HexGrid.NONE || barred[side]) continue;
                double reached = here.cost + this.cost.step(side, next, line, roads[side] != RoadClass.NONE);
                if (reached >= cost[next]) continue;
                cost[next] = reached;
                cameBy[next] = side;
                queue.add(new Reached(next, reached));
            }
        }
        var way = new ArrayList<Integer>();
        if (cost[to] == Double.MAX_VALUE) return way;
        for (int hex = to; hex != from; hex = otherHex(cameBy[hex], hex)) way.add(cameBy[hex]);
        return way;
    }

    private int otherHex(int side, int hex) {
        return grid.firstHex(side) == hex ? grid.secondHex(side) : grid.firstHex(side);
    }

    // ---- the map edge

    /** An entry hex no link leads to is joined to the nearest road. */
    private void joinEntry(EdgeRoad entry) {
        exits.add(entry.hex(), entry.edge(), entry.toward());
        if (hasRoad(entry.hex())) return;
        int nearest = HexGrid.NONE;
        for (int hex = 0; hex < grid.size(); hex++)
            if (hasRoad(hex)
                    && (nearest == HexGrid.NONE
                            || grid.distance(hex, entry.hex()) < grid.distance(nearest, entry.hex()))) nearest = hex;
        var line = List.of(plane.center(entry.hex()), plane.center(nearest));
        lay(entry.hex(), nearest, line, RoadClass.SECONDARY);
    }

    private boolean hasRoad(int hex) {
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) if (roads[grid.side(hex, d)] != RoadClass.NONE) return true;
        return false;
    }

    /** Three hexes joined three ways look like a knot: the step least used goes, of equals the smaller road. */
    private void cutTriangles() {
        for (int hex = 0; hex < grid.size(); hex++)
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int a = grid.neighbor(hex, d);
                int b = grid.neighbor(hex, (d + 1) % HexGrid.DIRECTIONS);
                if (a == HexGrid.NONE || b == HexGrid.NONE) continue;
                int[] sides = {grid.sideBetween(hex, a), grid.sideBetween(a, b), grid.sideBetween(hex, b)};
                if (Arrays.stream(sides).anyMatch(side -> roads[side] == RoadClass.NONE)) continue;
                int least = sides[0];
                for (int side : sides) if (weight(side) < weight(least)) least = side;
                roads[least] = RoadClass.NONE;
            }
    }

    private int weight(int side) {
        boolean printed = layout.bridges.stream().anyMatch(b -> grid.sideBetween(b.a(), b.b()) == side);
        return (printed ? 10_000 : 0)
                + (roads[side] == RoadClass.MAIN ? 1000 : 0)
                + 10 * uses[side]
                + (waters.isWater(side) ? 0 : 5);
    }

    // ---- result

    RoadClass road(int side) {
        return roads[side];
    }

    List<EdgeRoad> edgeRoads() {
        return exits.roads();
    }

    int directions(int hex) {
        int count =
                (int) exits.roads().stream().filter(road -> road.hex() == hex).count();
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) if (roads[grid.side(hex, d)] != RoadClass.NONE) count++;
        return count;
    }

    /** The place a bridge is called by: the nearest town with a listed bridge on that river, else the nearest town. */
    String bridgeName(int side) {
        Point middle = plane.middle(side);
        Town nearest = null;
        double least = Double.MAX_VALUE;
        for (var bridge : gazetteer.bridges()) {
            double distance = transform.plane(bridge.town().at()).distance(middle);
            if (bridge.river().name().equals(waters.river(side)) && distance < Math.min(least, 2.2)) {
                least = distance;
                nearest = bridge.town();
            }
        }
        if (nearest != null) return nearest.label();
        for (Town town : gazetteer.towns().values()) {
            double distance = transform.plane(town.at()).distance(middle);
            if (distance < least) {
                least = distance;
                nearest = town;
            }
        }
        return nearest == null ? "" : nearest.label();
    }
}
