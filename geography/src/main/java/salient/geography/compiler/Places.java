package salient.geography.compiler;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import salient.geography.HexPlane;
import salient.geography.Point;
import salient.geography.gazetteer.Gazetteer;
import salient.geography.gazetteer.LatLon;
import salient.geography.gazetteer.RoadLink;
import salient.geography.gazetteer.Town;
import salient.kernel.hex.HexGrid;

/** Stage 1: every town gets its hex, every hex its leading town and the point that stands for it. */
final class Places {
    /** A hex is represented by its town, but never by a point farther from the center than this. */
    private static final double FARTHEST = 0.38;

    private final HexPlane plane;
    private final Transform transform;
    private final SequencedMap<String, Integer> hexOf = new LinkedHashMap<>();
    private final List<List<Town>> townsIn = new ArrayList<>();
    private final Point[] representative;

    Places(Layout layout, Transform transform, Gazetteer gazetteer) {
        this.transform = transform;
        HexGrid grid = layout.sheet.grid();
        plane = new HexPlane(grid);
        for (int hex = 0; hex < grid.size(); hex++) townsIn.add(new ArrayList<>());
        for (Town town : gazetteer.towns().values()) {
            if (town.rank() == Town.HAMLET) continue;
            Integer printed = layout.printedHexes.get(town.name());
            int hex = printed != null ? printed : plane.hexAt(transform.plane(town.at()));
            if (hex == HexGrid.NONE) continue;
            hexOf.put(town.name(), hex);
            townsIn.get(hex).add(town);
        }
        Map<String, Integer> links = new HashMap<>();
        for (RoadLink link : gazetteer.roads()) {
            if (link.from().rank() == Town.HAMLET || link.to().rank() == Town.HAMLET) continue;
            links.merge(link.from().name(), 1, Integer::sum);
            links.merge(link.to().name(), 1, Integer::sum);
        }
        var leads = Comparator.comparingInt(Town::rank)
                .thenComparing(Town::kind)
                .thenComparing(town -> -links.getOrDefault(town.name(), 0));
        townsIn.forEach(list -> list.sort(leads)); // stable: of equals the first in the gazetteer leads
        representative = new Point[grid.size()];
        for (int hex = 0; hex < grid.size(); hex++) representative[hex] = represent(hex, layout.pins.get(hex));
    }

    private Point represent(int hex, LatLon pin) {
        if (pin != null) return transform.plane(pin);
        Point center = plane.center(hex);
        Town leader = leader(hex);
        if (leader == null) return center;
        Point town = transform.plane(leader.at());
        double distance = center.distance(town);
        return distance <= FARTHEST ? town : center.toward(town, FARTHEST / distance);
    }

    /** The hex of a town, or NONE if it lies off the map. */
    int hexOf(Town town) {
        return hexOf.getOrDefault(town.name(), HexGrid.NONE);
    }

    /** The town a hex is named after, or null. */
    Town leader(int hex) {
        return townsIn.get(hex).isEmpty() ? null : townsIn.get(hex).getFirst();
    }

    /** All towns of a hex, the leading one first. */
    List<Town> townsIn(int hex) {
        return townsIn.get(hex);
    }

    /** The point that decides on which bank and which side of the front a hex lies. */
    Point representative(int hex) {
        return representative[hex];
    }
}
