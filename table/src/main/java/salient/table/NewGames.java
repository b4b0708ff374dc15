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
import salient.kernel.dice.KeyedDice;
import salient.kernel.dice.Seed;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.record.ClockLaw;
import salient.kernel.record.CopiedPosition;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Header;
import salient.kernel.record.Match;
import salient.kernel.record.Replay;
import salient.kernel.record.UndoLaw;
import salient.players.ComputerPlayers;
import salient.players.catalog.GameEntry;
import salient.table.store.JournalEntry;
import salient.table.store.SeatRow;
import salient.table.store.Storage;
import salient.table.store.TableRow;
import salient.table.wire.RequestRefused;
import salient.table.wire.Requests;
import salient.table.wire.Responses;

/** Creates games: from a scenario, from a record, from a position. Thread-safe. */
public record NewGames(Tables tables, Secrets secrets) {
    public Responses.TableCreated create(Requests.CreateTable request) {
        GameEntry entry = entry(request.game());
        Game game = entry.game();
        Seed seed = new Seed(secrets.seed());
        Match match;
        try {
            Options options = Options.of(game.options(), request.options().orElse(Map.of()));
            Header header = Header.of(game, game.scenario(request.scenario()), options)
                    .withUndo(request.undo().orElse(UndoLaw.STRICT))
                    .withOwnDice(ownDice(request))
                    .withClock(request.clock().map(Requests.ClockRequest::toLaw))
                    .withDice(seed.commitment(), new TreeMap<>());
            match = new Match(game, header, DiceSource.keyed(seed));
        } catch (Options.BadOption | ClockLaw.BadClock bad) {
            throw RequestRefused.option(bad.getMessage());
        }
        String title =
                Names.title(request.title(), game.scenario(request.scenario()).title());
        boolean spectators = request.spectators().orElse(false);
        boolean listed = request.listed().orElse(false);
        if (listed && !spectators)
            throw RequestRefused.option("Only a game that spectators may watch can be shown to everyone.");
        Seating seating = new Seating(request.seats(), request.name(), secrets.ofAnswer(request.key()));
        Responses.TableCreated made = open(entry, match.record(), seed, title, spectators, seating, Optional.empty());
        if (listed) Storage.await(tables.store().list(made.table(), tables.instant()));
        return made;
    }

    /** Only who knows everything can be asked for each roll: how many there are may be a secret. */
    private static boolean ownDice(Requests.CreateTable request) {
        boolean wanted = request.ownDice().orElse(false);
        if (wanted && request.seats().values().stream().anyMatch(seat -> seat.kind() != Requests.Kind.ME))
            throw RequestRefused.option(
                    "The players' own dice are for games in which one person enters the orders of all sides.");
        return wanted;
    }

    /** Continues where a record ends, with new seats and new dice; without seats, opens it for study. */
    public Responses.TableCreated upload(Requests.UploadRecord request) {
        if (CopiedPosition.isOne(request.record())) return fromPosition(request);
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
        Seating seating = new Seating(request.seats().get(), request.name(), own);
        return playOn(entry, position, undo, title, seating, Optional.empty());
    }

    /** A game from a position that somebody copied; what its side did not know is drawn. */
    private Responses.TableCreated fromPosition(Requests.UploadRecord request) {
        GameEntry entry;
        Position position;
        try {
            CopiedPosition text = CopiedPosition.parse(request.record());
            entry = entry(text.game());
            Position read = text.read(entry.game());
            Optional<Side> knowing = text.knowing(entry.game());
            position = knowing.isPresent() ? drawn(entry, read, knowing.get()) : read;
        } catch (BadNotation bad) {
            throw RequestRefused.notation(bad);
        }
        String title = Names.title(request.title(), entry.game().title());
        Secrets.OfAnswer own = secrets.ofAnswer(request.key());
        if (request.seats().isEmpty()) return study(first(entry, position), title, own);
        refuseIfOver(position);
        Seating seating = new Seating(request.seats().get(), request.name(), own);
        return playOn(entry, position, UndoLaw.PRACTICE, title, seating, Optional.empty());
    }

    /** A record in which nothing has happened yet. */
    private static GameRecord first(GameEntry entry, Position position) {
        return new Match(entry.game(), Header.of(entry.game(), position), DiceSource.seeded(0)).record();
    }

    static void refuseIfOver(Position position) {
        if (position.outcome().isPresent())
            throw RequestRefused.option("The game is over in this position. Choose an earlier one.");
    }

    /** A full position that agrees with what a side knows. It depends on nothing else, so it gives nothing away. */
    Position drawn(GameEntry entry, Position known, Side side) {
        return entry.determinizer().draw(known, side, new KeyedDice(new Seed(secrets.seed())));
    }

    /** Who sits where: what is asked for each side, the name of who asks, and the secrets of the answer. */
    record Seating(Map<String, Requests.SeatRequest> seats, Optional<String> name, Secrets.OfAnswer own) {}

    Responses.TableCreated playOn(
            GameEntry entry,
            Position position,
            UndoLaw undo,
            String title,
            Seating seating,
            Optional<Landmarks.Origin> origin) {
        Seed seed = new Seed(secrets.seed());
        Header header = Header.of(entry.game(), position).withUndo(undo).withDice(seed.commitment(), new TreeMap<>());
        GameRecord head = new Match(entry.game(), header, DiceSource.keyed(seed)).record();
        return open(entry, head, seed, title, false, seating, origin);
    }

    private Responses.TableCreated open(
            GameEntry entry,
            GameRecord head,
            Seed seed,
            String title,
            boolean spectators,
            Seating seating,
            Optional<Landmarks.Origin> origin) {
        Secrets.OfAnswer own = seating.own();
        Map<String, Requests.SeatRequest> requests = seating.seats();
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
            seats.add(seat(
                    row,
                    entry,
                    side,
                    request,
                    Names.player(seating.name()),
                    own.token(side.id()),
                    tokens,
                    invitations));
        }
        List<JournalEntry> entries =
                origin.map(from -> origin(row, entry, from)).stream().toList();
        TableRow stored = store(row, seats, entries);
        return new Responses.TableCreated(row.id(), tokens, invitations, commitment(stored));
    }

    private static JournalEntry origin(TableRow row, GameEntry entry, Landmarks.Origin from) {
        String side = entry.game().sides().getFirst().id();
        return new JournalEntry(
                row.id(), 1, JournalEntry.Kind.ORIGIN, side, from.text(), "server origin", row.createdAt());
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

    GameEntry entry(String game) {
        return tables.catalog()
                .find(game)
                .orElseThrow(() -> RequestRefused.option("There is no game " + game + "; the games are "
                        + String.join(", ", tables.catalog().ids())
                        + "."));
    }
}
