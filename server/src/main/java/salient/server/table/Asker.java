package salient.server.table;

import java.util.Optional;
import salient.kernel.play.Side;
import salient.server.Declined;
import salient.server.store.SeatRow;

/** Who looks at a table or wants to change it: a seat, a spectator, or a reader of a study. */
public record Asker(Table table, Side side, Optional<SeatRow> seat) {
    public String tableId() {
        return table.row().id();
    }

    int lens() {
        return table.lenses().lens(side);
    }

    /** The side to play, for what only a player may do. */
    Side player() {
        if (seat.isEmpty()) throw Declined.seat("Only a player at this table may do that.");
        return side;
    }
}
