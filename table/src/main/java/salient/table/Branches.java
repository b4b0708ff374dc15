package salient.table;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Standing;
import salient.kernel.record.CopiedPosition;
import salient.kernel.record.UndoLaw;
import salient.players.catalog.GameEntry;
import salient.table.store.SeatRow;
import salient.table.store.TableRow;
import salient.table.wire.RequestRefused;
import salient.table.wire.Requests;
import salient.table.wire.Responses;

/**
 * Playing on from a moment of another game, and the tree of games that arises from it. A new game shows nobody what is
 * hidden in a game that is still running: it begins from what one side knows, unless nothing is hidden from that person or
 * the same person goes on against the same computer players. Thread-safe.
 */
public final class Branches {
    private static final int MOST_TOKENS = 200;

    private final Tables tables;
    private final TableQueries queries;
    private final NewGames games;
    private final Secrets secrets;

    public Branches(Tables tables, TableQueries queries, NewGames games, Secrets secrets) {
        this.tables = tables;
        this.queries = queries;
        this.games = games;
        this.secrets = secrets;
    }

    // ---- playing on

    /** A new game that begins with the position of a moment of another, with new seats and new dice. */
    public Responses.TableCreated branch(Caller caller, Requests.Branch request) {
        Table table = caller.table();
        UndoLaw undo = request.undo().or(() -> table.header().undo()).orElse(UndoLaw.STRICT);
        Optional<Side> drawnFor = request.drawnFor().map(id -> knowing(caller, id));
        if (drawnFor.isEmpty() && !TableQueries.mayKnowAll(caller))
            practiceAgainstComputers(caller, request.seats(), undo);
        TableQueries.Past past = queries.past(caller, Optional.of(request.at()), request.perspective());
        if (past.isOver()) throw RequestRefused.option("The game is over at this moment. Choose an earlier one.");
        GameEntry entry = games.entry(table.row().game());
        Position position = drawnFor.isPresent()
                ? games.drawn(entry, past.position().knownTo(drawnFor.get()), drawnFor.get())
                : past.position();
        String perspective = request.perspective().orElse(caller.side().id());
        Landmarks.Origin origin = new Landmarks.Origin(
                table.row().id(),
                table.row().title(),
                past.position().prompt().turn(),
                request.at(),
                perspective,
                drawnFor.map(Side::id));
        String title = Names.title(request.title(), table.row().title());
        NewGames.Seating seating =
                new NewGames.Seating(request.seats(), request.name(), secrets.ofAnswer(request.key()));
        return games.playOn(entry, position, undo, title, seating, Optional.of(origin));
    }

    /** The side from whose knowledge a game is to begin: one's own, or any where nothing is hidden from the caller. */
    private static Side knowing(Caller caller, String id) {
        Side side = caller.table()
                .perspectives()
                .named(id)
                .filter(found -> caller.table().perspectives().players().contains(found))
                .orElseThrow(() -> RequestRefused.option("There is no side " + id + "."));
        if (!TableQueries.mayKnowAll(caller) && !caller.player().equals(side))
            throw RequestRefused.seat("While this game is running a new game can begin only from what you know.");
        return side;
    }

    /**
     * A running game against computer players may be tried out from an earlier moment if it is for practice: with the same
     * seats, so that nobody sees the other side's secrets, and only for practice again.
     */
    private static void practiceAgainstComputers(Caller caller, Map<String, Requests.SeatRequest> seats, UndoLaw undo) {
        Side mine = caller.player();
        boolean practice = caller.table().header().undo().equals(Optional.of(UndoLaw.PRACTICE));
        if (!practice || undo != UndoLaw.PRACTICE || !TableQueries.isAgainstComputers(caller))
            throw RequestRefused.seat(
                    "A new game would show hidden information. While this game is running you can play"
                            + " on from what your side knows; what it does not know is drawn at random.");
        for (Map.Entry<String, Requests.SeatRequest> seat : seats.entrySet()) {
            boolean own = seat.getKey().equals(mine.id());
            if ((seat.getValue().kind() == Requests.Kind.ME) != own
                    || (!own && seat.getValue().kind() != Requests.Kind.COMPUTER))
                throw RequestRefused.seat(
                        "While this game is running you can play on from it only with your own side, against the computer.");
        }
    }

    // ---- a position to copy

    /** A moment as a text: what a side knows of it, or all of it where nothing is hidden from the caller. */
    public String position(Caller caller, Requests.PositionRequest request) {
        String wanted = request.perspective().orElse(caller.side().id());
        if (wanted.equals(Side.PUBLIC.id()))
            throw RequestRefused.option("A position can be copied as one side knows it, or as a whole.");
        boolean whole = wanted.equals(Side.REFEREE.id());
        if (whole && !TableQueries.mayKnowAll(caller))
            throw RequestRefused.seat(
                    "The whole position would show hidden information; it can be copied when the game is over.");
        Optional<String> from = request.from().or(() -> whole ? Optional.empty() : Optional.of(wanted));
        Position position = queries.past(caller, request.at(), from).position();
        if (whole) return CopiedPosition.of(caller.table().game(), position).text();
        Side side = TableQueries.withPerspective(caller, wanted).side();
        return CopiedPosition.of(caller.table().game(), position.knownTo(side), side)
                .text();
    }

    // ---- the tree

    /** The games of the tokens that belong together with a table: what it came from, and what came from it. */
    public Responses.Tree tree(Requests.TreeRequest request) {
        if (request.tokens().size() > MOST_TOKENS)
            throw RequestRefused.json("At most " + MOST_TOKENS + " tokens can be sent at once.");
        Map<String, Caller> mine = new LinkedHashMap<>();
        for (String token : request.tokens())
            opened(token).ifPresent(caller -> mine.putIfAbsent(caller.tableId(), caller));
        Set<String> tree = related(request.table(), mine);
        return new Responses.Tree(mine.values().stream()
                .filter(caller -> tree.contains(caller.tableId()))
                .sorted(Comparator.comparing(caller -> caller.table().row().createdAt()))
                .map(caller -> game(caller, mine.keySet()))
                .toList());
    }

    /** A seat by its token; nothing if there is none, or if its game cannot be opened. */
    private Optional<Caller> opened(String token) {
        Optional<SeatRow> seat = tables.store().seatByToken(Secrets.hash(token));
        if (seat.isEmpty()) return Optional.empty();
        try {
            return Optional.of(tables.caller(seat.get().table(), Optional.of(token)));
        } catch (RequestRefused unreadable) {
            return Optional.empty();
        }
    }

    private static Set<String> related(String table, Map<String, Caller> mine) {
        Set<String> tree = new LinkedHashSet<>();
        tree.add(table);
        for (int before = 0; before < tree.size(); ) {
            before = tree.size();
            mine.forEach((id, caller) -> origin(caller).ifPresent(from -> {
                if (tree.contains(id) || tree.contains(from.table())) {
                    tree.add(id);
                    tree.add(from.table());
                }
            }));
        }
        return tree;
    }

    private static Optional<Landmarks.Origin> origin(Caller caller) {
        return caller.table().now().landmarks().origin();
    }

    /** @param mine the games whose names the caller knows */
    private Responses.TreeGame game(Caller caller, Set<String> mine) {
        TableSnapshot now = caller.table().now();
        Responses.Summary summary = StateResponses.summary(caller);
        Position known = now.known(caller.perspective(), caller.side());
        return new Responses.TreeGame(
                summary.table(),
                summary.side(),
                summary.title(),
                origin(caller).map(from -> shown(from, mine)),
                summary.status(),
                summary.turn(),
                summary.phase(),
                summary.sequence(),
                savePoints(caller),
                known.standing().map(Standing::figures).orElse(List.of()),
                summary.outcome(),
                summary.since());
    }

    private Responses.Origin shown(Landmarks.Origin from, Set<String> mine) {
        Optional<TableRow> row = tables.store().table(from.table());
        boolean open = mine.contains(from.table())
                || row.filter(found -> found.study() || found.spectators()).isPresent();
        return new Responses.Origin(
                open && row.isPresent() ? Optional.of(from.table()) : Optional.empty(),
                from.title(),
                from.turn(),
                from.at(),
                from.perspective(),
                from.drawnFor(),
                row.isEmpty());
    }

    private static List<Responses.SavePoint> savePoints(Caller caller) {
        if (!TableQueries.playsAlone(caller)) return List.of();
        TableSnapshot now = caller.table().now();
        return now.landmarks().savePoints().stream()
                .map(point -> new Responses.SavePoint(
                        point.name(), now.numbering().until(caller.perspective(), point.entry()), point.turn()))
                .toList();
    }
}
