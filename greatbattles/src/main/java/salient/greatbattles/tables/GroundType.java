package salient.greatbattles.tables;

import salient.kernel.rulebook.Clause;

/** G24: the terrain classes for movement. */
@Clause("greatbattles G24")
public enum GroundType {
    GOOD,
    BAD,
    DIRT_ROAD,
    PAVED_ROAD,
    IMPASSABLE
}
