package salient.greatbattles.play;

import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.tables.Formation;

/** Set-up, deployment, movement, formation, works, being revealed, and what the night does to units. */
public sealed interface UnitHappening extends Happening {
    record Attached(String stand, String unit) implements UnitHappening {}

    record Detached(String stand) implements UnitHappening {}

    record TakenOff(String stand) implements UnitHappening {}

    record SetUp(String unit, Point at) implements UnitHappening {}

    record Arranged(String unit) implements UnitHappening {}

    /** Q44v: a post at the place it is supplied from. */
    record PostSetUp(String unit, String objective) implements UnitHappening {}

    /** How a unit arrives on the table. */
    enum Entry {
        RESERVE,
        AIR,
        SEA
    }

    record Deployed(String unit, Entry entry, Point at) implements UnitHappening {}

    /** C2e: the range in mils to the nearest stand that may fire at the arriving unit. */
    record DeployedUnderFire(String unit, String stand, int range) implements UnitHappening {}

    record Moved(String unit) implements UnitHappening {}

    record StoppedShort(String unit) implements UnitHappening {}

    record Formed(String unit, Formation formation, boolean byNight) implements UnitHappening {}

    record NoRoomToForm(String unit) implements UnitHappening {}

    record Limbered(String stand) implements UnitHappening {}

    record Dismounted(String unit) implements UnitHappening {}

    /** U53: at nightfall. */
    record Remounted(String unit) implements UnitHappening {}

    record ClimbedOn(String stand, String tank) implements UnitHappening {}

    record GotOff(String stand, String tank) implements UnitHappening {}

    record WillHurry(String unit) implements UnitHappening {}

    record HurryRolled(String unit, int die, Optional<String> suppressed) implements UnitHappening {}

    /** Why a hidden battalion is placed on the table. */
    enum Reason {
        MOVES,
        FIRES,
        FIRES_AT_DEPLOYING_UNIT,
        RETREATS,
        SPOTTED,
        CALLS_UP,
        RUN_INTO,
        IN_THE_WAY
    }

    /** "by" names the unit that ran into it, or the stand whose way it blocks. */
    record Revealed(String unit, Reason reason, Optional<String> by) implements UnitHappening {}

    record StartsEntrenched(String stand) implements UnitHappening {}

    record DugIn(String stand, int actions, int needed, boolean entrenched) implements UnitHappening {}

    record HasFieldWorks(String stand) implements UnitHappening {}

    record PostMovedUp(String unit) implements UnitHappening {}

    record PostFellBack(String unit) implements UnitHappening {}

    record ReplacementRolled(String stand, int needed, int die, boolean replaced) implements UnitHappening {}

    record Isolated(String unit) implements UnitHappening {}

    record Withdrawn(String unit) implements UnitHappening {}

    record Returned(String stand) implements UnitHappening {}

    record Joined(String stand, String unit, boolean fromReserve) implements UnitHappening {}

    record LeftBattalion(String stand) implements UnitHappening {}
}
