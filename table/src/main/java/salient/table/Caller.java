package salient.table;

import java.util.Optional;
import salient.kernel.play.Side;
import salient.table.store.SeatRow;
import salient.table.wire.RequestRefused;

/** Who sends a request: a seat, a spectator, or a reader of a recorded game. */
public record Caller(Table table, Side side, Optional<SeatRow> seat) {
    public String tableId() {
        return table.row().id();
    }

    int perspective() {
        return table.perspectives().number(side);
    }

    /** The caller's side; refused unless the caller has a seat. */
    Side player() {
        if (seat.isEmpty()) throw RequestRefused.seat("Only a player of this game can do that.");
        return side;
    }
}
