package salient.greatbattles.play;

import salient.greatbattles.geometry.Point;

/** Chapter A: drops, and battalions that gather after them. */
public sealed interface AirborneHappening extends Happening {
    /** Turn 0 is before dawn. */
    record DropPlanned(String unit, Point at, int turn) implements AirborneHappening {}

    record DropHeldBack(String unit) implements AirborneHappening {}

    record DropCalled(String unit, Point at, int turns) implements AirborneHappening {}

    record Dropped(String unit, Point aim) implements AirborneHappening {}

    /** The fire is {@code light}, {@code medium} or {@code heavy}. */
    record FlewThroughFire(String stand, String fire, int die, Effect effect) implements AirborneHappening {}

    record DriftedAway(String stand) implements AirborneHappening {}

    record Landed(String stand, Point at, boolean rough, boolean nearEnemy, int die, Effect effect)
            implements AirborneHappening {}

    record RendezvousChosen(String unit, String stand) implements AirborneHappening {}

    record Consolidated(String unit) implements AirborneHappening {}

    record LineCrossed(String stand, String enemy, int needed, int die, boolean through) implements AirborneHappening {}
}
