package salient.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import salient.kernel.dice.Commitment;
import salient.kernel.dice.DiceSource;
import salient.kernel.dice.Seed;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Header;
import salient.kernel.record.Match;
import salient.kernel.record.Replay;
import salient.kernel.record.UndoLaw;
import salient.players.ComputerPlayers;
import salient.players.catalog.GameEntry;
import salient.table.store.JournalEntry;
import salient.table.store.SeatRow;
import salient.table.store.TableRow;
import salient.table.wire.RequestRefused;
import salient.table.wire.Requests;
import salient.table.wire.Responses;

/** Creates games: from a scenario, from a record, from a moment of another game. Thread-safe. */
public final class NewGames {
    private final Tables tables;
    private final TableQueries queries;
    private final Secrets secrets;

    public NewGames(Tables tables, TableQueries queries, Secrets secrets) {
        this.tables = tables;
        this.queries = queries;
        this.secrets = secrets;
    }

    public Responses.TableCreated create(Requests.CreateTable request) {
        GameEntry entry = entry(request.game());
        Game game = entry.game();
        Seed seed = new Seed(secrets.seed());
        Match match;
        try {
            Options options = Options.of(game.options(), request.options().orElse(Map.of()));
            Header header = Header.of(game, game.scenario(request.scenario()), options)
                    .withUndo(request.undo().orElse(UndoLaw.STRICT))
                    .withDice(seed.commitment(), new TreeMap<>());
            match = new Match(game, header, DiceSource.keyed(seed));
        } catch (Options.BadOption bad) {
            throw RequestRefused.option(bad.getMessage());
        }
        String title =
                Names.title(request.title(), game.scenario(request.scenario()).title());
        boolean spectators = request.spectators().orElse(false);
        Secrets.OfAnswer own = secrets.ofAnswer(request.key());
        return open(entry, match.record(), seed, title, spectators, request.seats(), request.name(), own);
    }

    /** Continues where a record ends, with new seats and new dice; without seats, opens it for study. */
    public Responses.TableCreated upload(Requests.UploadRecord request) {
        GameRecord record;
        Match match;
        GameEntry entry;
        try {
            record = GameRecord.parse(request.record());
            entry = entry(record.header().game());
            match = Replay.of(entry.game(), record, DiceSource.keyed(new Seed(secrets.seed())));
        } catch (BadNotation bad) {
            throw RequestRefused.notation(bad);
        }
        String title = Names.title(request.title(), entry.game().title());
        Secrets.OfAnswer own = secrets.ofAnswer(request.key());
        if (request.seats().isEmpty()) return study(record, title, own);
        Position position = match.position();
        if (position.outcome().isPresent() || record.result().isPresent())
            throw RequestRefused.option("This game is over; upload it without seats to study it.");
        UndoLaw undo = record.header().undo().orElse(UndoLaw.STRICT);
        return playOn(entry, position, undo, title, request.seats().get(), request.name(), own);
    }

    /** A new game that begins with the position of a moment of another, with new seats and new dice. */
    public Responses.TableCreated branch(Caller caller, Requests.Branch request) {
        Table table = caller.table();
        UndoLaw undo = request.undo().or(() -> table.header().undo()).orElse(UndoLaw.STRICT);
        if (!TableQueries.mayKnowAll(caller)) practiceAgainstComputers(caller, request.seats(), undo);
        Position position = queries.positionAt(caller, request.at(), request.perspective());
        GameEntry entry = entry(table.row().game());
        String title = Names.title(request.title(), table.row().title());
        Secrets.OfAnswer own = secrets.ofAnswer(request.key());
        return playOn(entry, position, undo, title, request.seats(), request.name(), own);
    }

    /**
     * A running game against computer players may be tried out from an earlier moment if it is for practice: with the same
     * seats, so that nobody sees the other side's secrets, and only for practice again.
     */
    private static void practiceAgainstComputers(Caller caller, Map<String, Requests.SeatRequest> seats, UndoLaw undo) {
        Side mine = caller.player();
        boolean practice = caller.table().header().undo().equals(Optional.of(UndoLaw.PRACTICE));
        // A person's seat that a computer player holds for a while has a token.
        boolean alone = caller.table().now().seats().stream()
                .allMatch(seat -> seat.side().equals(mine.id())
                        || (seat.sitter() == SeatRow.Sitter.COMPUTER
                                && seat.tokenHash().isEmpty()));
        if (!practice || undo != UndoLaw.PRACTICE || !alone)
            throw RequestRefused.seat(
                    "A new game would show hidden information. You can play on from a finished game, from"
                            + " a hot-seat game, and from a practice game against the computer.");
        for (Map.Entry<String, Requests.SeatRequest> seat : seats.entrySet()) {
            boolean own = seat.getKey().equals(mine.id());
            if ((seat.getValue().kind() == Requests.Kind.ME) != own
                    || (!own && seat.getValue().kind() != Requests.Kind.COMPUTER))
                throw RequestRefused.seat(
                        "While this game is running you can play on from it only with your own side, against the computer.");
        }
    }

    private Responses.TableCreated playOn(
            GameEntry entry,
            Position position,
            UndoLaw undo,
            String title,
            Map<String, Requests.SeatRequest> seats,
            Optional<String> name,
            Secrets.OfAnswer own) {
        Seed seed = new Seed(secrets.seed());
        Header header = Header.of(entry.game(), position).withUndo(undo).withDice(seed.commitment(), new TreeMap<>());
        GameRecord head = new Match(entry.game(), header, DiceSource.keyed(seed)).record();
        return open(entry, head, seed, title, false, seats, name, own);
    }

    private Responses.TableCreated open(
            GameEntry entry,
            GameRecord head,
            Seed seed,
            String title,
            boolean spectators,
            Map<String, Requests.SeatRequest> requests,
            Optional<String> name,
            Secrets.OfAnswer own) {
        TableRow row = new TableRow(
                own.name(), entry.game().id(), head.text(), title, spectators, false, seed.hex(), tables.instant());
        List<SeatRow> seats = new ArrayList<>();
        List<Responses.SeatToken> tokens = new ArrayList<>();
        List<Responses.Invitation> invitations = new ArrayList<>();
        for (String side : requests.keySet())
            if (entry.side(side).isEmpty()) throw RequestRefused.option("There is no side " + side + ".");
        for (Side side : entry.game().sides()) {
            Requests.SeatRequest request = requests.get(side.id());
            if (request == null)
                throw RequestRefused.option("Every side needs a player; none is given for " + side.name() + ".");
            if (request.kind() == Requests.Kind.COMPUTER)
                ComputerOffers.computerMayPlay(
                        entry.game(), side, head.header().beginning().position(entry.game()));
            seats.add(seat(row, entry, side, request, Names.player(name), own.token(side.id()), tokens, invitations));
        }
        TableRow stored = store(row, seats, List.of());
        return new Responses.TableCreated(row.id(), tokens, invitations, commitment(stored));
    }

    private SeatRow seat(
            TableRow row,
            GameEntry entry,
            Side side,
            Requests.SeatRequest request,
            String name,
            String secret,
            List<Responses.SeatToken> tokens,
            List<Responses.Invitation> invitations) {
        String hash = Secrets.hash(secret);
        return switch (request.kind()) {
            case ME -> {
                tokens.add(new Responses.SeatToken(row.id(), side.id(), secret));
                yield SeatRow.ofHost(row.id(), side.id(), name, hash, row.createdAt());
            }
            case INVITED -> {
                invitations.add(new Responses.Invitation(side.id(), secret));
                yield SeatRow.empty(row.id(), side.id(), hash, Optional.empty(), row.createdAt());
            }
            case OPEN -> SeatRow.empty(row.id(), side.id(), hash, Optional.of(secret), row.createdAt());
            case COMPUTER -> {
                ComputerPlayers.Offer offer = ComputerOffers.offer(entry, side, request);
                yield SeatRow.ofComputer(row.id(), side.id(), offer.title(), offer.id(), row.createdAt());
            }
        };
    }

    private Responses.TableCreated study(GameRecord record, String title, Secrets.OfAnswer own) {
        GameRecord head =
                new GameRecord(record.header(), record.start(), List.of(), Optional.empty(), Optional.empty());
        TableRow row = new TableRow(
                own.name(),
                record.header().game(),
                head.text(),
                title,
                true,
                true,
                record.seed().map(Seed::hex).orElse(""),
                tables.instant());
        List<JournalEntry> entries = new ArrayList<>();
        for (var step : record.entries())
            entries.add(new JournalEntry(
                    row.id(),
                    entries.size() + 1,
                    JournalEntry.Kind.STEP,
                    step.step().side(),
                    step.text(),
                    "step-" + step.number(),
                    row.createdAt()));
        TableRow stored = store(row, List.of(), entries);
        return new Responses.TableCreated(row.id(), List.of(), List.of(), commitment(stored));
    }

    private static String commitment(TableRow row) {
        return GameRecord.parse(row.header())
                .header()
                .commitment()
                .map(Commitment::hex)
                .orElse("");
    }

    /** Stores a table, or finds the one that an earlier request with the same key has stored. */
    private TableRow store(TableRow row, List<SeatRow> seats, List<JournalEntry> entries) {
        if (tables.create(row, seats, entries)) return row;
        TableRow before = tables.store().table(row.id()).orElseThrow();
        boolean same = before.game().equals(row.game())
                && before.study() == row.study()
                && before.title().equals(row.title())
                && hostHashes(tables.store().seats(row.id())).equals(hostHashes(seats));
        if (!same) throw RequestRefused.option("This key was already used for another game.");
        return before;
    }

    private static Set<Optional<String>> hostHashes(List<SeatRow> seats) {
        return seats.stream().filter(SeatRow::host).map(SeatRow::tokenHash).collect(Collectors.toSet());
    }

    private GameEntry entry(String game) {
        return tables.catalog()
                .find(game)
                .orElseThrow(() -> RequestRefused.option("There is no game " + game + "; the games are "
                        + String.join(", ", tables.catalog().ids())
                        + "."));
    }
}
