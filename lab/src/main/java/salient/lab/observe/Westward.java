package salient.lab.observe;

import java.util.Comparator;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import salient.geography.Compass;
import salient.geography.HexMap;
import salient.geography.HexPlane;
import salient.geography.Point;
import salient.kernel.hex.HexGrid;

/** The hexes of a map from west to east. */
public final class Westward {
    private final HexMap map;
    private final int[] fromWest;
    private final int[] rank;

    public Westward(HexMap map) {
        this.map = map;
        HexPlane plane = new HexPlane(map.grid());
        fromWest = IntStream.range(0, map.size())
                .boxed()
                .sorted(Comparator.comparingDouble(hex -> east(plane.center(hex))))
                .mapToInt(Integer::intValue)
                .toArray();
        rank = new int[fromWest.length];
        for (int i = 0; i < fromWest.length; i++) rank[fromWest[i]] = i;
    }

    /** How far east a point of the map's plane is; y grows toward the lower edge. */
    private double east(Point point) {
        Compass up = map.sheet().up();
        return switch (up) {
            case NORTH -> point.x();
            case WEST -> point.y();
            case SOUTH -> -point.x();
            case EAST -> -point.y();
        };
    }

    /** The westernmost hex of some, or {@link HexGrid#NONE}. */
    int farthest(IntPredicate some) {
        for (int hex : fromWest) if (some.test(hex)) return hex;
        return HexGrid.NONE;
    }

    /** A number for a hex that is smaller the farther west it lies. */
    public int rank(int hex) {
        return rank[hex];
    }

    /** The hex with a rank. */
    public int at(int rank) {
        return fromWest[rank];
    }

    /** The named place nearest to a hex; the larger one of two. */
    public String placeNear(int hex) {
        int nearest = IntStream.range(0, map.size())
                .filter(other -> map.place(other).isPresent())
                .boxed()
                .min(Comparator.<Integer>comparingInt(other -> map.grid().distance(hex, other))
                        .thenComparing(other -> map.settlement(other), Comparator.reverseOrder()))
                .orElse(hex);
        return map.placeName(nearest);
    }
}
