package salient.breakthrough.play;

import java.util.List;
import java.util.Optional;
import salient.breakthrough.state.Phase;
import salient.breakthrough.tables.Army;
import salient.kernel.play.Event;
import salient.kernel.play.Side;

/** What happens in this game. Hexes and units are spelled as the notation spells them, so that any codec can write them. */
public sealed interface BreakthroughEvent extends Event
        permits TurnEvent, AirEvent, SupplyEvent, OrganizationEvent, OperationEvent, CombatEvent {

    /** Whether a side may know the affairs of an army while the game lasts (6.1f). */
    static boolean knows(Side side, Army army) {
        return side.equals(Side.REFEREE) || side.equals(army.side());
    }

    /** An event that only its own side is told of. */
    static Optional<Event> onlyTo(Army army, Side side, Event event) {
        return knows(side, army) ? Optional.of(event) : Optional.empty();
    }

    /** "American 1st Operation Phase", "Supply Phase". */
    static String phaseTitle(Phase phase) {
        return phase.owner().map(o -> o.side().name() + " ").orElse("") + phase.title();
    }

    /** "a, b and c". */
    static String list(List<?> things) {
        if (things.size() < 2)
            return things.isEmpty() ? "nothing" : things.getFirst().toString();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < things.size(); i++)
            text.append(i == 0 ? "" : i == things.size() - 1 ? " and " : ", ").append(things.get(i));
        return text.toString();
    }

    /** "1 point", "2 points". */
    static String points(int n) {
        return n == 1 ? "1 point" : n + " points";
    }
}
