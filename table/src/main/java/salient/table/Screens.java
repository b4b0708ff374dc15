package salient.table;

import java.util.Optional;
import salient.kernel.play.Side;
import salient.table.store.SeatRow;
import salient.table.wire.RequestRefused;
import salient.table.wire.Requests;
import salient.table.wire.Responses;

/**
 * Screens that show what one side knows and cannot change anything: for the players of a game whose orders one person enters.
 * The key to a screen follows from the key to the seat, and is worth nothing once that is replaced. Thread-safe.
 */
public final class Screens {
    private Screens() {}

    public static Responses.Screen screen(Caller caller, Requests.ScreenRequest request) {
        caller.player();
        if (!TableQueries.hasAllSeats(caller))
            throw RequestRefused.seat("Screens are for games in which one person enters the orders of all sides.");
        SeatRow seat = caller.table().now().seats().stream()
                .filter(found -> found.side().equals(request.side()))
                .findFirst()
                .orElseThrow(() -> RequestRefused.option("There is no side " + request.side() + "."));
        return new Responses.Screen(caller.tableId(), seat.side(), key(seat).orElseThrow());
    }

    /** Who looks with the key of a screen, if it is one. */
    static Optional<Caller> caller(Table table, String key) {
        for (SeatRow seat : table.now().seats())
            if (key(seat).filter(own -> Secrets.same(own, key)).isPresent()) {
                Side side = table.perspectives().named(seat.side()).orElseThrow();
                return Optional.of(new Caller(table, side, Optional.empty()));
            }
        return Optional.empty();
    }

    /** Nobody who does not know the stored hash of the seat's token can work it out, and the hash is told to nobody. */
    private static Optional<String> key(SeatRow seat) {
        if (!seat.host()) return Optional.empty();
        return seat.tokenHash().map(hash -> Secrets.hash("screen\n" + seat.table() + "\n" + seat.side() + "\n" + hash));
    }
}
