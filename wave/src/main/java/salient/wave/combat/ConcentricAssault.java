package salient.wave.combat;

import salient.kernel.hex.HexGrid;
import salient.kernel.rulebook.Clause;

/** 10.15: an attack from opposite sides, from three alternate hexes, or from more than three. */
@Clause("wave 10.15a")
final class ConcentricAssault {
    private ConcentricAssault() {}

    /**
     * @param directions bit d is set if units attack from the hex in direction d of the target; the defender's friends
     *     nearby change nothing (10.15b)
     */
    @Clause("wave 10.15b")
    static boolean isMade(int directions) {
        for (int d = 0; d < HexGrid.DIRECTIONS / 2; d++)
            if (has(directions, d) && has(directions, HexGrid.opposite(d))) return true;
        for (int d = 0; d < 2; d++)
            if (has(directions, d) && has(directions, d + 2) && has(directions, d + 4)) return true;
        return Integer.bitCount(directions) > HexGrid.DIRECTIONS / 2;
    }

    private static boolean has(int directions, int d) {
        return (directions & 1 << d) != 0;
    }
}
