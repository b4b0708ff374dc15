package salient.hexwar.plain;

import java.util.List;

/**
 * A counter as printed.
 *
 * @param index  its place in the list of units, by which the state knows it
 * @param side   the index of its side
 * @param symbol the arm, in the words of the counters: {@code infantry}, {@code armor}
 * @param turn   the turn on which it arrives; 1 for units on the map at the start
 * @param hex    where it starts or enters
 */
public record PlainUnit(
        int index,
        String id,
        String name,
        String formation,
        int side,
        String symbol,
        String size,
        int attack,
        int defense,
        int movement,
        int turn,
        int hex) {
    /** Full and reduced: a unit that loses the second step is eliminated. */
    public static final int STEPS = 2;

    public static List<String> ids(List<PlainUnit> units) {
        return units.stream().map(PlainUnit::id).toList();
    }
}
