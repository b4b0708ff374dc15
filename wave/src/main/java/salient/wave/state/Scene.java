package salient.wave.state;

import salient.wave.Sides;
import salient.wave.map.WaveMap;
import salient.wave.units.Counters;

/** What does not change during a game, shared by all its positions. */
public final class Scene {
    private final String id;
    private final int lastTurn;
    private final boolean beginner;
    private final WaveMap map;
    private final Counters counters;
    private final boolean drawn;
    private final int[] fifthArmoredPair;
    private final int[] peiperDivision;
    private final int[][] artillery = new int[2][];

    /**
     * @param id the scenario's
     * @param lastTurn the game turn play ends with
     * @param beginner the beginner game (P.1)
     * @param drawn whether the map was drawn in the position's own text
     */
    public Scene(String id, int lastTurn, boolean beginner, WaveMap map, Counters counters, boolean drawn) {
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
        for (int side = 0; side < 2; side++)
            artillery[side] = java.util.Arrays.stream(counters.of(side))
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

    /** All artillery of a side. Read only. */
    public int[] artillery(int side) {
        return artillery[side];
    }

    /** 7.7a: the units of 1SS. Read only. */
    public int[] peiperDivision() {
        return peiperDivision;
    }
}
