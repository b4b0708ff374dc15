package salient.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import salient.table.store.SeatRow;
import salient.table.wire.RequestRefused;
import salient.table.wire.Requests;
import salient.table.wire.Responses;

/** Lists a player's games, the open seats of all games, and the games that everyone may watch. Thread-safe. */
public final class Lobby {
    private static final int MOST_TOKENS = 200;
    private static final int MOST_OPEN = 50;

    private final Tables tables;

    public Lobby(Tables tables) {
        this.tables = tables;
    }

    public Responses.Lobby lobby(Requests.LobbyRequest request) {
        if (request.tokens().size() > MOST_TOKENS)
            throw RequestRefused.json("At most " + MOST_TOKENS + " tokens can be sent at once.");
        List<Responses.Summary> mine = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        List<Responses.Unreadable> unreadable = new ArrayList<>();
        for (String token : request.tokens()) {
            Optional<SeatRow> seat = tables.store().seatByToken(Secrets.hash(token));
            if (seat.isEmpty()) unknown.add(token);
            else
                try {
                    mine.add(StateResponses.summary(tables.caller(seat.get().table(), Optional.of(token))));
                } catch (RequestRefused refused) {
                    unreadable.add(new Responses.Unreadable(
                            seat.get().table(), seat.get().side(), refused.getMessage()));
                }
        }
        mine.sort(Comparator.comparing(Responses.Summary::since).reversed());
        return new Responses.Lobby(mine, openSeats(), unknown, unreadable);
    }

    /** Those that cannot be opened are left out. */
    public Responses.PublicGames publicGames() {
        List<Responses.PublicGame> games = new ArrayList<>();
        for (String id : tables.store().listed(MOST_OPEN))
            try {
                Responses.Summary summary = StateResponses.summary(tables.caller(id, Optional.empty()));
                games.add(new Responses.PublicGame(
                        summary.table(),
                        summary.game(),
                        summary.scenario(),
                        summary.title(),
                        summary.status(),
                        summary.turn(),
                        summary.since(),
                        summary.seats()));
            } catch (RequestRefused unreadable) {
                continue;
            }
        return new Responses.PublicGames(games);
    }

    /** Seats of games that cannot be opened are left out. */
    private List<Responses.OpenSeat> openSeats() {
        List<Responses.OpenSeat> open = new ArrayList<>();
        for (SeatRow seat : tables.store().openSeats(MOST_OPEN))
            try {
                open.add(openSeat(seat));
            } catch (RequestRefused unreadable) {
                continue;
            }
        return open;
    }

    private Responses.OpenSeat openSeat(SeatRow seat) {
        Table table = tables.table(seat.table());
        return new Responses.OpenSeat(
                seat.table(),
                table.row().game(),
                StateResponses.scenario(table.header()),
                table.row().title(),
                seat.side(),
                seat.openInvitation().orElse(""));
    }
}
