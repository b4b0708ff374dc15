package salient.players.plain;

import salient.hexwar.plain.PlainUnit;

/** What a side wants, in figures that can be compared. */
public interface Plan {
    /** How good it is for a unit to be in a hex. */
    double worth(PlainUnit unit, int hex);

    /** How good it is for a unit to advance into a hex after combat; nothing is gained by staying. */
    double advance(PlainUnit unit, int hex);

    /** What a step of the enemy, or of its own, is worth. */
    double stepWorth(boolean enemy);

    /** What it is worth to drive the enemy out of a hex. */
    double groundWorth(int hex);

    /** What a retreat of its own costs. */
    double retreatCost();

    /** What it costs to use one more unit in an attack: next to nothing. */
    default double effort() {
        return 0.02;
    }

    /** What each point of a town keeps its last unit there, while an enemy can come. */
    double keep();
}
