package salient.greatbattles.play;

import salient.kernel.rulebook.ClauseId;

/**
 * What happened, as facts: names of units, stands, templates and sides as the notation has them, places in mils, numbers.
 * The class {@code Sentences} writes what players read.
 */
public sealed interface Happening
        permits TurnHappening, ArtilleryHappening, UnitHappening, AirborneHappening, CombatHappening {
    /** What fire, a barrage or a landing did to a stand. */
    enum Effect {
        NONE,
        SUPPRESSED,
        DESTROYED
    }

    /** A score modifier with its name in the charts, and the clause it comes from. */
    record Modifier(ClauseId clause, int amount, String name) {}
}
