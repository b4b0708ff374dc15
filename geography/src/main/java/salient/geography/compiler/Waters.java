package salient.geography.compiler;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import salient.geography.HexCorners;
import salient.geography.HexPlane;
import salient.geography.Point;
import salient.geography.RiverClass;
import salient.geography.gazetteer.Feature;
import salient.geography.gazetteer.Gazetteer;
import salient.geography.gazetteer.River;
import salient.kernel.hex.HexGrid;

/**
 * Stage 2: rivers. A hexside is river when the way between the two representative points crosses the course an odd
 * number of times. That leaves no gap: around every corner the crossings of an unbroken course are even in number.
 */
final class Waters {
    /** How far beside a lake a river hexside still counts as its shore, in kilometers. */
    private static final double SHORE_KM = 0.45;

    private final HexGrid grid;
    private final Places places;
    private final Transform transform;
    private final SequencedMap<String, SequencedSet<Integer>> sidesOf = new TreeMap<>();
    private final SequencedMap<Integer, String> riverOf = new TreeMap<>();
    private final SequencedMap<Integer, RiverClass> classOf = new TreeMap<>();

    Waters(Layout layout, Transform transform, Places places, Gazetteer gazetteer) {
        grid = layout.sheet.grid();
        this.places = places;
        this.transform = transform;
        var lakes = gazetteer.features(Feature.Kind.LAKE).stream()
                .filter(lake -> lake.widthKm() >= layout.figure("lake-km"))
                .toList();
        List<River> drawn = gazetteer.rivers().values().stream()
                .filter(river -> river.detail() <= layout.figure("detail"))
                .toList();
        for (River river : drawn) draw(river, lakes);
        for (River river : drawn) reachParent(river, gazetteer);
    }

    private void draw(River river, List<Feature> lakes) {
        List<Point> course = transform.plane(river.course());
        SequencedSet<Integer> sides = new TreeSet<>();
        for (int side = 0; side < grid.sideCount(); side++) {
            if (grid.secondHex(side) == HexGrid.NONE) continue;
            Point a = places.representative(grid.firstHex(side));
            Point b = places.representative(grid.secondHex(side));
            if (a.crossings(b, course) % 2 == 0) continue;
            sides.add(side);
            Point at = a.crossing(b, course);
            boolean lake =
                    lakes.stream().anyMatch(l -> transform.inverse(at).km(l.outline()) <= l.widthKm() / 2 + SHORE_KM);
            claim(side, river, lake ? RiverClass.LAKE : river.major() ? RiverClass.MAJOR : RiverClass.MINOR);
        }
        sidesOf.put(river.name(), sides);
    }

    /** Of two rivers on one hexside the greater class stays, and of equals the parent. */
    private void claim(int side, River river, RiverClass water) {
        RiverClass before = classOf.getOrDefault(side, RiverClass.NONE);
        boolean parentIsThere = river.flowsInto().equals(riverOf.get(side));
        if (water.compareTo(before) > 0 || (water == before && !parentIsThere)) riverOf.put(side, river.name());
        if (water.compareTo(before) > 0) classOf.put(side, water);
    }

    /** A tributary that ends short of its parent is led on to it, by the fewest hexsides. */
    private void reachParent(River river, Gazetteer gazetteer) {
        SequencedSet<Integer> own = sidesOf.get(river.name());
        SequencedSet<Integer> parents = sidesOf.get(river.flowsInto());
        if (own.isEmpty() || parents == null || parents.isEmpty()) return;
        boolean mouthOnMap =
                new HexPlane(grid).hexAt(transform.plane(river.course().getLast())) != HexGrid.NONE;
        if (!mouthOnMap || touches(own, parents)) return;
        for (int side : shortestJoin(own, parents)) {
            own.add(side);
            claim(side, river, RiverClass.MINOR);
        }
    }

    private boolean touches(SequencedSet<Integer> own, SequencedSet<Integer> others) {
        var corners = corners(others);
        return corners(own).stream().anyMatch(corners::contains);
    }

    private SequencedSet<Long> corners(SequencedSet<Integer> sides) {
        SequencedSet<Long> corners = new TreeSet<>();
        for (int side : sides) for (long corner : HexCorners.ends(grid, side)) corners.add(corner);
        return corners;
    }

    private List<Integer> shortestJoin(SequencedSet<Integer> own, SequencedSet<Integer> parents) {
        Map<Long, List<Integer>> sidesAt = new HashMap<>();
        for (int side = 0; side < grid.sideCount(); side++)
            if (grid.secondHex(side) != HexGrid.NONE)
                for (long corner : HexCorners.ends(grid, side))
                    sidesAt.computeIfAbsent(corner, c -> new ArrayList<>()).add(side);
        var goal = corners(parents);
        Map<Long, Integer> cameBy = new HashMap<>();
        var queue = new ArrayDeque<Long>(corners(own));
        queue.forEach(corner -> cameBy.put(corner, HexGrid.NONE));
        while (!queue.isEmpty()) {
            long corner = queue.poll();
            if (goal.contains(corner)) return walkBack(corner, cameBy);
            for (int side : sidesAt.getOrDefault(corner, List.of())) {
                long next = otherEnd(side, corner);
                if (cameBy.putIfAbsent(next, side) == null) queue.add(next);
            }
        }
        throw new IllegalStateException("no way from a river to its parent");
    }

    private List<Integer> walkBack(long from, Map<Long, Integer> cameBy) {
        var sides = new ArrayList<Integer>();
        for (long corner = from; cameBy.get(corner) != HexGrid.NONE; corner = otherEnd(sides.getLast(), corner))
            sides.add(cameBy.get(corner));
        return sides;
    }

    private long otherEnd(int side, long corner) {
        long[] ends = HexCorners.ends(grid, side);
        return ends[0] == corner ? ends[1] : ends[0];
    }

    boolean isWater(int side) {
        return classOf.containsKey(side);
    }

    RiverClass water(int side) {
        return classOf.getOrDefault(side, RiverClass.NONE);
    }

    /** The gazetteer's name of the river on a hexside, or null. */
    String river(int side) {
        return riverOf.get(side);
    }

    SequencedMap<Integer, String> rivers() {
        return riverOf;
    }
}
