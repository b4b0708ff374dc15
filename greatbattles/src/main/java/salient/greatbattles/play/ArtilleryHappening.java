package salient.greatbattles.play;

import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.state.Mission;

/** Templates and aircraft. A template is named by side and number: {@code allied/template 3}. */
public sealed interface ArtilleryHappening extends Happening {
    /** The mark is the one on the map (ART11), such as {@code •3-1}. */
    record MissionPlanned(String template, Mission mission, Optional<Point> at, int turn, String mark)
            implements ArtilleryHappening {}

    record SmokeChosen(String template, boolean smoke) implements ArtilleryHappening {}

    record Called(String template, String mark, int delay) implements ArtilleryHappening {}

    record Canceled(String template) implements ArtilleryHappening {}

    record KeptFiring(String template) implements ArtilleryHappening {}

    record Removed(String template) implements ArtilleryHappening {}

    record LostWithItsGun(String template) implements ArtilleryHappening {}

    /** It was due and did not arrive: no round for a template, no flying weather or round for an aircraft. */
    record Failed(String template, boolean aircraft) implements ArtilleryHappening {}

    record Fired(String template, Point at) implements ArtilleryHappening {}

    /** H12: the template's own die. */
    record DiskRolled(String template, boolean disk) implements ArtilleryHappening {}

    record Barraged(String stand, Effect effect) implements ArtilleryHappening {}

    record AircraftRolled(String side, int needed, int die, boolean granted) implements ArtilleryHappening {}

    record AircraftAttacked(String template, Point at, boolean found) implements ArtilleryHappening {}

    record AirAttackRolled(String stand, int die, Effect effect) implements ArtilleryHappening {}
}
