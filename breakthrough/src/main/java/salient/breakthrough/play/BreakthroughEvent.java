package salient.breakthrough.play;

import java.util.Optional;
import salient.breakthrough.tables.Army;
import salient.kernel.play.Event;
import salient.kernel.play.Side;

/** What happens in this game. Hexes and units are spelled as the notation spells them, so that any codec can write them and the position finds their names. */
public sealed interface BreakthroughEvent extends Event
        permits TurnEvent, AirEvent, SupplyEvent, OrganizationEvent, OperationEvent, CombatEvent {

    /** Whether a side may know the affairs of an army while the game lasts (6.1f). */
    static boolean knows(Side side, Army army) {
        return side.equals(Side.REFEREE) || side.equals(army.side());
    }

    /** An event that only its own side is told of. */
    interface OwnSideOnly extends Event {
        Army side();

        @Override
        default Optional<Event> seenBy(Side viewer) {
            return knows(viewer, side()) ? Optional.of(this) : Optional.empty();
        }
    }
}
