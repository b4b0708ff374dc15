package salient.hexwar.plain;

import java.util.List;
import salient.kernel.play.Order;

/** What a player of a plain hex game can order. */
public sealed interface PlainOrder extends Order {
    record Move(PlainUnit unit, int hex) implements PlainOrder {}

    record Attack(int hex, List<PlainUnit> units) implements PlainOrder {
        public Attack {
            units = List.copyOf(units);
        }
    }

    record Retreat(PlainUnit unit, int hex) implements PlainOrder {}

    /** Into the hex of the battle that was won. */
    record Advance(PlainUnit unit) implements PlainOrder {}

    /** Ends the phase, or the advance after a battle. */
    record Done() implements PlainOrder {}
}
