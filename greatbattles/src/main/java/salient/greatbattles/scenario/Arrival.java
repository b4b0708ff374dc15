package salient.greatbattles.scenario;

import salient.greatbattles.geometry.Point;
import salient.kernel.rulebook.Clause;

/**
 * How a unit arrives that is neither set up nor deployed from reserve: from a day and turn on; turn 0 is the night
 * before that day (A32).
 */
@Clause("greatbattles A32")
public record Arrival(Means means, int day, int turn) {
    /** The means of arrival. Air-landed troops need an airfield, seaborne ones a beach. */
    public enum Means {
        PARACHUTE,
        GLIDER,
        AIR_LANDED,
        SEABORNE;

        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    /** A1: rolls approach, drift and landing. */
    @Clause("greatbattles A1")
    public boolean dropped() {
        return means == Means.PARACHUTE || means == Means.GLIDER;
    }

    /** A28: supplies dropped at a place; the closer the enemy, the worse they are; see {@link Landings}. */
    public record SupplyDrop(int side, Point at, java.util.List<Grade> grades) {
        public SupplyDrop {
            grades = java.util.List.copyOf(grades);
        }
    }

    /** The grade of supply when the closest enemy is farther away than this many mils. */
    public record Grade(int beyond, salient.greatbattles.tables.SupplyGrade grade) {}
}
