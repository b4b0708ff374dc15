package salient.wave.state;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import salient.wave.map.WaveMap;
import salient.wave.play.WaveSubject;
import salient.wave.units.Counter;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

/** What does not change during a game, shared by all its positions. */
public final class ScenarioDefinition {
    public static final String CAMPAIGN = "campaign";

    private final String id;
    private final int lastTurn;
    private final boolean beginner;
    private final WaveMap map;
    private final Counters counters;
    private final boolean drawn;
    private final int[] fifthArmoredPair;
    private final int[] peiperDivision;
    private final int[][] artillery = new int[2][];
    private final int[][] zones;
    private final byte[] arrivals;
    private final StartingPlaces startingPlaces;
    private final WaveSubject[] unitSubjects;
    private final WaveSubject[] stackSubjects;
    private final WaveSubject[] targetSubjects;

    /**
     * @param id the scenario's
     * @param lastTurn the game turn play ends with
     * @param beginner the beginner game (P.1)
     * @param drawn whether the map was drawn in the position's own text
     */
    public ScenarioDefinition(
            String id, int lastTurn, boolean beginner, WaveMap map, Counters counters, boolean drawn) {
        this.id = id;
        this.lastTurn = lastTurn;
        this.beginner = beginner;
        this.map = map;
        this.counters = counters;
        this.drawn = drawn;
        fifthArmoredPair = counters.organization(Sides.ALLIED, "5A").units().stream()
                .mapToInt(Integer::intValue)
                .filter(unit -> counters.counter(unit).arrival().orElseThrow().turn() == 1)
                .toArray();
        peiperDivision = counters.organization(Sides.GERMAN, "1SS").units().stream()
                .mapToInt(Integer::intValue)
                .toArray();
        zones = new int[counters.size()][];
        arrivals = new byte[counters.size()];
        Map<String, int[]> edges = new TreeMap<>();
        for (int unit = 0; unit < zones.length; unit++) {
            Optional<Counter.Arrival> arrival = counters.counter(unit).arrival();
            if (arrival.isEmpty()) continue;
            arrivals[unit] = (byte) arrival.get().turn();
            zones[unit] = edges.computeIfAbsent(
                    arrival.get().edge(), edge -> map.zones().entry(edge).toArray());
        }
        startingPlaces = new StartingPlaces(map, counters.masked());
        unitSubjects = new WaveSubject[counters.masked().size()];
        Arrays.setAll(
                unitSubjects,
                unit -> new WaveSubject.Unit(unit, counters.masked().id(unit)));
        stackSubjects = new WaveSubject[map.size()];
        Arrays.setAll(stackSubjects, hex -> new WaveSubject.Stack(hex, map.name(hex)));
        targetSubjects = new WaveSubject[map.size()];
        Arrays.setAll(targetSubjects, hex -> new WaveSubject.Target(hex, map.name(hex)));
        for (int side = 0; side < 2; side++)
            artillery[side] = Arrays.stream(counters.of(side))
                    .filter(counters::isArtillery)
                    .toArray();
    }

    public String id() {
        return id;
    }

    public int lastTurn() {
        return lastTurn;
    }

    public boolean beginner() {
        return beginner;
    }

    public WaveMap map() {
        return map;
    }

    public Counters counters() {
        return counters;
    }

    public boolean drawn() {
        return drawn;
    }

    /** 4.12a: the two units of 5 Armored due on GT1. Read only. */
    public int[] fifthArmoredPair() {
        return fifthArmoredPair;
    }

    /** The game turn a reinforcement is due on. */
    public int arrival(int unit) {
        return arrivals[unit];
    }

    /** 8.2: the edge hexes a reinforcement may enter by. Read only. */
    public int[] zone(int unit) {
        return zones[unit];
    }

    /** 3: where starting units and POL markers may be set up. */
    public StartingPlaces startingPlaces() {
        return startingPlaces;
    }

    /** All artillery of a side. Read only. */
    public int[] artillery(int side) {
        return artillery[side];
    }

    /** 7.7a: the units of 1SS. Read only. */
    public int[] peiperDivision() {
        return peiperDivision;
    }

    // ---- subjects of orders, made once: they are listed at every decision

    public WaveSubject unitSubject(int unit) {
        return unitSubjects[unit];
    }

    public WaveSubject stackSubject(int hex) {
        return stackSubjects[hex];
    }

    public WaveSubject targetSubject(int hex) {
        return targetSubjects[hex];
    }
}
