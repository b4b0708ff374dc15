package salient.geography.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import salient.geography.HexCorners;
import salient.kernel.data.Resources;
import salient.kernel.hex.HexGrid;

/** What must hold on any map: set-up hexes on their side, rivers without gaps, roads in one piece. */
final class CommonFacts {
    private CommonFacts() {}

    static void state(Facts f) {
        setUp(f);
        String map = f.printed.mapClause();
        f.fact(map, "the road net is one piece", f.pieces(f.map::hasRoad, f.map::hasRoadAcross) == 1);
        f.fact(
                map,
                "the roads on the German side are one piece",
                f.pieces(h -> f.map.hasRoad(h) && f.isGerman(h), f.map::hasRoadAcross) == 1);
        f.fact(
                map,
                "the roads on the Allied side are one piece",
                f.pieces(h -> f.map.hasRoad(h) && !f.isGerman(h), f.map::hasRoadAcross) == 1);
        f.fact(map, "every town and city is on a road", f.count(h -> f.isTown(h) && !f.map.hasRoad(h)) == 0);
        f.fact(
                map,
                "no road crosses water without a bridge",
                f.countSides(s -> f.map.hasRoadAcross(s) && f.map.hasRiver(s) && !f.hasBridge(s)) == 0);
        f.fact(
                map,
                "every bridge carries a road over water",
                f.countSides(s -> f.hasBridge(s) && !(f.map.hasRoadAcross(s) && f.map.hasRiver(s))) == 0);
        f.fact(map, "the German side is one piece", f.pieces(f::isGerman, s -> true) == 1);
        f.fact(map, "the Allied side is one piece", f.pieces(h -> !f.isGerman(h), s -> true) == 1);
        rivers(f, map);
    }

    private static void setUp(Facts f) {
        for (var row : Resources.rows(f.printed.folder() + "/setup-hexes.csv")) {
            boolean german = row.text("side").equals("german");
            f.fact(
                    f.printed.setUpClause(),
                    row.text("hex") + ", where " + row.text("who") + " sets up, is on the "
                            + (german ? "German" : "Allied") + " side",
                    f.isGerman(f.hex(row.text("hex"))) == german);
        }
    }

    /**
     * A river has no gap when each of its runs ends at the map edge, at another river, or at the one source it has.
     * Corner by corner: an end is a corner only one hexside of that river touches.
     */
    private static void rivers(Facts f, String clause) {
        SequencedMap<String, List<Integer>> sidesOf = new TreeMap<>();
        Map<Long, Integer> waterAt = new HashMap<>();
        for (int side = 0; side < f.grid.sideCount(); side++) {
            if (!f.map.hasRiver(side)) continue;
            sidesOf.computeIfAbsent(f.map.riverName(side), n -> new ArrayList<>())
                    .add(side);
            for (long corner : HexCorners.ends(f.grid, side)) waterAt.merge(corner, 1, Integer::sum);
        }
        var inner = innerCorners(f.grid);
        sidesOf.forEach((river, sides) -> {
            long loose = 0;
            Map<Long, Integer> own = new HashMap<>();
            for (int side : sides) for (long corner : HexCorners.ends(f.grid, side)) own.merge(corner, 1, Integer::sum);
            for (var end : own.entrySet())
                if (end.getValue() == 1 && waterAt.get(end.getKey()) == 1 && inner.getOrDefault(end.getKey(), 0) == 3)
                    loose++;
            f.fact(clause, "the " + river + " has no gap", loose <= 1);
        });
    }

    /** How many map hexes meet at each corner; fewer than three lie on the map edge. */
    private static Map<Long, Integer> innerCorners(HexGrid grid) {
        Map<Long, Integer> meeting = new HashMap<>();
        for (int hex = 0; hex < grid.size(); hex++)
            for (int corner = 0; corner < 6; corner++)
                meeting.merge(HexCorners.corner(grid, hex, corner), 1, Integer::sum);
        return meeting;
    }
}
