package salient.breakthrough.tables;

import java.util.Optional;
import salient.kernel.rulebook.Clause;

/**
 * What never changes about a unit: a row of the order of battle (13.2), or the divisional unit that the regiments of
 * a division can build (6.6). Two units are the same when they have the same number.
 *
 * @param designation       as on the counter
 * @param name              in full, as a player reads it
 * @param strength          full combat strength; 0 for a divisional unit, whose strength is its components'
 * @param twoPlayerStrength the same in a two-player game (13.2d)
 * @param arrivalTurn       1 for units that start on the map on December 16; 0 for a divisional unit
 * @param entryX            column of the start or entry hex, {@code entryY} its row; -1 for a divisional unit
 * @param corridor          marked * : may enter the corridor of 7.6o
 */
@Clause({"breakthrough 1.5c", "breakthrough 13.2a", "breakthrough 13.2c", "breakthrough 13.2i"})
public record Unit(
        int index,
        String id,
        Army army,
        String designation,
        String name,
        Optional<Division> division,
        String corps,
        Arm arm,
        Size size,
        int strength,
        int twoPlayerStrength,
        int arrivalTurn,
        int entryX,
        int entryY,
        boolean mobile,
        boolean corridor,
        Allowance allowance) {

    public boolean divisional() {
        return size == Size.DIVISION;
    }

    public boolean engineer() {
        return arm == Arm.ENG;
    }

    /** 13.2i: belongs to no division. */
    public boolean independent() {
        return division.isEmpty();
    }

    /** 6.6a, 6.6o: the regiments of a division build up; battalions and independent units never do. */
    public boolean buildsUp() {
        return size == Size.REGIMENT && !independent();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Unit unit && unit.index == index;
    }

    @Override
    public int hashCode() {
        return index;
    }

    @Override
    public String toString() {
        return id;
    }
}
