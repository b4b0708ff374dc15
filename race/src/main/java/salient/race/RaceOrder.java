package salient.race;

import java.util.List;
import salient.hexwar.plain.PlainUnit;
import salient.kernel.play.Order;

/** What a player can order. */
public sealed interface RaceOrder extends Order {
    /** 3.1. */
    record Move(PlainUnit unit, int hex) implements RaceOrder {}

    /** 4.2. */
    record Attack(int hex, List<PlainUnit> units) implements RaceOrder {
        public Attack {
            units = List.copyOf(units);
        }
    }

    /** 4.8. */
    record Retreat(PlainUnit unit, int hex) implements RaceOrder {}

    /** 4.10. */
    record Advance(PlainUnit unit) implements RaceOrder {}

    /** 2.2: ends the phase; 4.10: no further advance. */
    record Done() implements RaceOrder {}
}
