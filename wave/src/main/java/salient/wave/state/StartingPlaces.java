package salient.wave.state;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import salient.kernel.hex.HexGrid;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.data.Places;
import salient.wave.map.WaveMap;
import salient.wave.units.Counter;
import salient.wave.units.Counter.Nationality;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

/**
 * Where starting units and POL markers may be set up, other counters apart: what 3.3, 3.5 to 3.8 say of the map alone,
 * worked out once for a scenario. Arrays handed out are read only.
 */
@Clause({"wave 3.3a", "wave 3.3c", "wave 3.5c", "wave 3.8"})
public final class StartingPlaces {
    private static final String DEPOT_CENTER = Places.hex("depot-center");
    private static final int DEPOT_RANGE = Constants.of("depot-range");
    private static final int[] NOWHERE = {};

    private final int[][] hexes;
    private final int[][] frontLine;
    private final boolean[] belgian;
    private final int[] depots;

    StartingPlaces(WaveMap map, Counters counters) {
        hexes = new int[counters.size()][];
        frontLine = new int[counters.size()][];
        belgian = new boolean[counters.size()];
        depots = depotHexes(map);
        int[][] sides = {sideOf(map, Sides.GERMAN), sideOf(map, Sides.ALLIED)};
        for (int unit = 0; unit < hexes.length; unit++) {
            Counter counter = counters.counter(unit);
            belgian[unit] = counter.nationality() == Nationality.BELGIAN;
            hexes[unit] = hexesOf(map, counter, sides[counter.side()]);
            frontLine[unit] = hasFrontDuty(map, counter)
                    ? Arrays.stream(hexes[unit]).filter(map::isFrontLine).toArray()
                    : NOWHERE;
        }
    }

    private int[] hexesOf(WaveMap map, Counter counter, int[] side) {
        Optional<Counter.Start> start = counter.start();
        if (start.isEmpty()) return NOWHERE;
        if (counter.nationality() == Nationality.BELGIAN) return depots;
        if (start.get().anywhere()) return side;
        int designated = map.hex(start.get().hex());
        if (designated == HexGrid.NONE) return NOWHERE; // outside a drawn map
        return Arrays.stream(map.grid().within(designated, start.get().radius()))
                .filter(hex -> isOwn(map, hex, counter.side()))
                .toArray();
    }

    private static int[] sideOf(WaveMap map, int side) {
        return IntStream.range(0, map.size())
                .filter(hex -> isOwn(map, hex, side))
                .toArray();
    }

    private static boolean isOwn(WaveMap map, int hex, int side) {
        return map.exists(hex) && map.isGermanSide(hex) == (side == Sides.GERMAN);
    }

    /** 3.6a: a US unit whose designated hex borders the front line. */
    @Clause("wave 3.6a")
    private static boolean hasFrontDuty(WaveMap map, Counter counter) {
        if (counter.side() != Sides.ALLIED || counter.start().isEmpty()) return false;
        Counter.Start start = counter.start().get();
        if (start.anywhere() || counter.nationality() == Nationality.BELGIAN) return false;
        int designated = map.hex(start.hex());
        return designated != HexGrid.NONE && map.isFrontLine(designated);
    }

    /** 3.7a: road hexes on the Allied side, neither town nor city, within three of E2714. */
    @Clause("wave 3.7a")
    private static int[] depotHexes(WaveMap map) {
        int center = map.hex(DEPOT_CENTER);
        if (center == HexGrid.NONE) return NOWHERE;
        return Arrays.stream(map.grid().within(center, DEPOT_RANGE))
                .filter(hex -> map.exists(hex) && map.hasRoad(hex) && !map.isSettled(hex) && !map.isGermanSide(hex))
                .toArray();
    }

    /** The hexes a unit may be placed in: its radius, or its whole side, short of the front line. */
    public int[] hexes(int unit) {
        return hexes[unit];
    }

    /** 3.6a: the front-line hexes of a unit that belongs in one; empty for a unit without that duty. */
    public int[] frontLine(int unit) {
        return frontLine[unit];
    }

    /** 3.7b: sets up with a POL marker. */
    public boolean isBelgian(int unit) {
        return belgian[unit];
    }

    /** The hexes in which a POL marker may stand. */
    public int[] depots() {
        return depots;
    }

    public boolean isDepotHex(int hex) {
        for (int depot : depots) if (depot == hex) return true;
        return false;
    }
}
