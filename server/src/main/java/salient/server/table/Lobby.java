package salient.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
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
import salient.kernel.play.Verdict;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Header;
import salient.kernel.record.Match;
import salient.kernel.record.Replay;
import salient.kernel.record.UndoLaw;
import salient.players.ComputerPlayers;
import salient.players.catalog.GameEntry;
import salient.server.store.JournalEntry;
import salient.server.store.SeatRow;
import salient.server.store.Storage;
import salient.server.store.TableRow;
import salient.server.wire.RequestRefused;
import salient.server.wire.Requests;
import salient.server.wire.Responses;

/** Creates games, hands out seats, lists games and open seats. Thread-safe. */
public final class Lobby {
    private static final int LONGEST_NAME = 40;
    private static final int LONGEST_TITLE = 80;
    private static final int MOST_TOKENS = 200;
    private static final int MOST_OPEN = 50;
    private static final Duration INVITATION_LASTS = Duration.ofDays(30);

    private final Tables tables;
    private final TableQueries queries;
    private final Secrets secrets;

    public Lobby(Tables tables, TableQueries queries, Secrets secrets) {
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
        String title = title(request.title(), game.scenario(request.scenario()).title());
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
        String title = title(request.title(), entry.game().title());
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
        String title = title(request.title(), table.row().title());
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
        TableRow row =
                new TableRow(own.name(), entry.game().id(), head.text(), title, spectators, false, seed.hex(), now());
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
                computerMayPlay(entry.game(), side, head.header().beginning().position(entry.game()));
            seats.add(seat(row, entry, side, request, name(name), own.token(side.id()), tokens, invitations));
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
                ComputerPlayers.Offer offer = computer(entry, side, request);
                yield SeatRow.ofComputer(row.id(), side.id(), offer.title(), offer.id(), row.createdAt());
            }
        };
    }

    /** Some games reserve a side for people; the reason comes from the game. */
    static void computerMayPlay(Game game, Side side, Position position) {
        if (game.computerMayPlay(side, position) instanceof Verdict.Refused(var reasons))
            throw RequestRefused.option(
                    reasons.getFirst().why() + " (" + reasons.getFirst().clause() + ")");
    }

    private static ComputerPlayers.Offer computer(GameEntry entry, Side side, Requests.SeatRequest request) {
        String id = request.computer().orElseThrow(() -> RequestRefused.option("The computer player is not named."));
        return computer(entry, side, id);
    }

    static ComputerPlayers.Offer computer(GameEntry entry, Side side, String id) {
        try {
            return entry.player(id, side);
        } catch (GameEntry.UnknownPlayer unknown) {
            throw RequestRefused.option(unknown.getMessage());
        }
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
                now());
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

    // ---- seats

    private SeatRow invited(String hash) {
        SeatRow invited = tables.store().seatByInvitation(hash).orElseThrow(RequestRefused::gone);
        if (invited.invitedAt().plus(INVITATION_LASTS).isBefore(now())) throw RequestRefused.gone();
        return invited;
    }

    /** Which game and side an invitation is for; the invitation is not used up. */
    public Responses.InvitationDetails invitation(Requests.InvitationRequest request) {
        SeatRow invited = invited(Secrets.hash(request.invitation()));
        Table table = tables.table(invited.table());
        String host = table.now().seats().stream()
                .filter(SeatRow::host)
                .map(SeatRow::name)
                .findFirst()
                .orElse("");
        return new Responses.InvitationDetails(
                table.row().game(),
                StateResponses.scenario(table.header()),
                table.row().title(),
                invited.side(),
                host);
    }

    /** With a key, the same request again finds the seat it took before. */
    public Responses.SeatToken join(Requests.Join request) {
        String hash = Secrets.hash(request.invitation());
        String token = secrets.ofAnswer(request.key()).token(hash);
        try {
            return join(request, hash, token);
        } catch (RequestRefused refused) {
            SeatRow mine = tables.store().seatByToken(Secrets.hash(token)).orElseThrow(() -> refused);
            tables.table(mine.table())
                    .refresh(); // the first attempt may have ended before this process knew its result
            return new Responses.SeatToken(mine.table(), mine.side(), token);
        }
    }

    private Responses.SeatToken join(Requests.Join request, String hash, String token) {
        SeatRow invited = invited(hash);
        Table table = tables.table(invited.table());
        String name = name(request.name());
        Side side = table.perspectives().named(invited.side()).orElseThrow();
        SeatRow taken = invited.taken(SeatRow.Sitter.PERSON, name, Optional.empty(), Optional.of(Secrets.hash(token)));
        ChangeRequest change = new ChangeRequest(side, "join-" + hash.substring(0, 40), Optional.empty());
        table.change(change, context -> {
            boolean stillOpen = tables.store().seatByInvitation(hash).isPresent();
            if (!stillOpen) throw RequestRefused.gone();
            JournalEntry entry = context.entry(JournalEntry.Kind.SEAT, side, EntryTexts.seat(name, Optional.empty()));
            return new Change.Reseat(invited, taken, entry);
        });
        // The second player with the same invitation finds the first one's entry, but not a token of its own.
        if (tables.store().seatByToken(Secrets.hash(token)).isEmpty()) throw RequestRefused.gone();
        return new Responses.SeatToken(invited.table(), invited.side(), token);
    }

    public Responses.Invitation invite(Caller caller, Requests.Invite request) {
        caller.player();
        if (!caller.seat().orElseThrow().host())
            throw RequestRefused.seat("Only the player who created the game can invite others.");
        SeatRow before = caller.table().now().seats().stream()
                .filter(seat -> seat.side().equals(request.side()))
                .findFirst()
                .orElseThrow(() -> RequestRefused.option("There is no side " + request.side() + "."));
        if (!before.isEmpty() && !before.neverCame()) throw RequestRefused.seat("That seat is taken.");
        String invitation = secrets.token();
        SeatRow after = SeatRow.empty(before.table(), before.side(), Secrets.hash(invitation), Optional.empty(), now());
        if (!Storage.await(tables.store().reinvite(before, after)))
            throw RequestRefused.seat("Someone has just taken that seat.");
        caller.table().refresh();
        return new Responses.Invitation(before.side(), invitation);
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

    // ---- common

    private GameEntry entry(String game) {
        return tables.catalog()
                .find(game)
                .orElseThrow(() -> RequestRefused.option("There is no game " + game + "; the games are "
                        + String.join(", ", tables.catalog().ids())
                        + "."));
    }

    private static String name(Optional<String> name) {
        return line("A name", name.orElse("Anonymous"), LONGEST_NAME);
    }

    private static String title(Optional<String> title, String otherwise) {
        return line("A title", title.orElse(otherwise), LONGEST_TITLE);
    }

    private static String line(String what, String text, int most) {
        String line = text.strip();
        if (line.isEmpty() || line.length() > most || line.chars().anyMatch(Character::isISOControl))
            throw RequestRefused.json(what + " must be one line of 1 to " + most + " characters.");
        return line;
    }

    private Instant now() {
        return tables.clock().instant().truncatedTo(java.time.temporal.ChronoUnit.MILLIS);
    }
}
