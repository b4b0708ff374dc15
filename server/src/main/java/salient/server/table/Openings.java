package salient.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
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
import salient.players.ComputerPlayers;
import salient.players.catalog.GameEntry;
import salient.server.Declined;
import salient.server.Secrets;
import salient.server.store.Entry;
import salient.server.store.SeatRow;
import salient.server.store.StorageProblem;
import salient.server.store.TableRow;
import salient.server.wire.Answers;
import salient.server.wire.Requests;

/** Opening tables, taking seats, and finding them again. Thread-safe. */
public final class Openings {
    private static final int LONGEST_NAME = 40;
    private static final int LONGEST_TITLE = 80;
    private static final int MOST_TOKENS = 200;
    private static final int MOST_OPEN = 50;
    private static final Duration INVITATION_LASTS = Duration.ofDays(30);

    private final Tables tables;
    private final Looks looks;
    private final Secrets secrets;

    public Openings(Tables tables, Looks looks, Secrets secrets) {
        this.tables = tables;
        this.looks = looks;
        this.secrets = secrets;
    }

    public Answers.Made create(Requests.CreateTable wish) {
        GameEntry offered = offered(wish.game());
        Game game = offered.game();
        Seed seed = new Seed(secrets.seed());
        Match match;
        try {
            Options options = Options.of(game.options(), wish.options().orElse(Map.of()));
            Header header = Header.of(game, game.scenario(wish.scenario()), options)
                    .withDice(seed.commitment(), new TreeMap<>());
            match = new Match(game, header, DiceSource.keyed(seed));
        } catch (Options.BadOption bad) {
            throw Declined.option(bad.getMessage());
        }
        String title = title(wish.title(), game.scenario(wish.scenario()).title());
        boolean spectators = wish.spectators().orElse(false);
        return open(offered, match.record(), seed, title, spectators, wish.seats(), wish.name());
    }

    /** Goes on from where a record ends with new seats and new dice, or without seats opens it for study. */
    public Answers.Made upload(Requests.UploadRecord wish) {
        GameRecord record;
        Match match;
        GameEntry offered;
        try {
            record = GameRecord.parse(wish.record());
            offered = offered(record.header().game());
            match = Replay.of(offered.game(), record, DiceSource.keyed(new Seed(secrets.seed())));
        } catch (BadNotation bad) {
            throw Declined.notation(bad);
        }
        String title = title(wish.title(), offered.game().title());
        if (wish.seats().isEmpty()) return study(record, title);
        Position position = match.position();
        if (position.outcome().isPresent()) throw Declined.option("This game is over; open it for study.");
        Seed seed = new Seed(secrets.seed());
        Header header = Header.of(offered.game(), position).withDice(seed.commitment(), new TreeMap<>());
        GameRecord head = new Match(offered.game(), header, DiceSource.keyed(seed)).record();
        return open(offered, head, seed, title, false, wish.seats().get(), wish.name());
    }

    private Answers.Made open(
            GameEntry offered,
            GameRecord head,
            Seed seed,
            String title,
            boolean spectators,
            Map<String, Requests.SeatWish> wishes,
            Optional<String> name) {
        TableRow row = new TableRow(
                secrets.name(), offered.game().id(), head.text(), title, spectators, false, seed.hex(), now());
        List<SeatRow> seats = new ArrayList<>();
        List<Answers.SeatToken> tokens = new ArrayList<>();
        List<Answers.Invitation> invitations = new ArrayList<>();
        for (String side : wishes.keySet())
            if (offered.side(side).isEmpty()) throw Declined.option("There is no side " + side + ".");
        for (Side side : offered.game().sides()) {
            Requests.SeatWish wish = wishes.get(side.id());
            if (wish == null) throw Declined.option("Who plays " + side.name() + "? Every side needs a seat.");
            if (wish.kind() == Requests.Kind.COMPUTER)
                computerMayPlay(offered.game(), side, head.header().beginning().position(offered.game()));
            seats.add(seat(row, offered, side, wish, name(name), tokens, invitations));
        }
        store(row, seats, List.of());
        return new Answers.Made(row.id(), tokens, invitations, seed.commitment().hex());
    }

    private SeatRow seat(
            TableRow row,
            GameEntry offered,
            Side side,
            Requests.SeatWish wish,
            String name,
            List<Answers.SeatToken> tokens,
            List<Answers.Invitation> invitations) {
        String secret = secrets.token();
        String hash = Secrets.hash(secret);
        return switch (wish.kind()) {
            case ME -> {
                tokens.add(new Answers.SeatToken(row.id(), side.id(), secret));
                yield SeatRow.ofHost(row.id(), side.id(), name, hash, row.createdAt());
            }
            case INVITED -> {
                invitations.add(new Answers.Invitation(side.id(), secret));
                yield SeatRow.empty(row.id(), side.id(), hash, Optional.empty(), row.createdAt());
            }
            case OPEN -> SeatRow.empty(row.id(), side.id(), hash, Optional.of(secret), row.createdAt());
            case COMPUTER -> {
                ComputerPlayers.Offer offer = computer(offered, side, wish);
                yield SeatRow.ofComputer(row.id(), side.id(), offer.title(), offer.id(), row.createdAt());
            }
        };
    }

    /** Some games keep a side for people; the refusal is theirs. */
    static void computerMayPlay(Game game, Side side, Position position) {
        if (game.computerMayPlay(side, position) instanceof Verdict.Refused(var reasons))
            throw Declined.option(
                    reasons.getFirst().why() + " (" + reasons.getFirst().clause() + ")");
    }

    private static ComputerPlayers.Offer computer(GameEntry offered, Side side, Requests.SeatWish wish) {
        String id = wish.computer().orElseThrow(() -> Declined.option("Which computer player? It has no name."));
        return offered.computer(id, side)
                .orElseThrow(() -> Declined.option("There is no computer player " + id + " for " + side.name() + "."));
    }

    private Answers.Made study(GameRecord record, String title) {
        GameRecord head =
                new GameRecord(record.header(), record.start(), List.of(), Optional.empty(), Optional.empty());
        TableRow row = new TableRow(
                secrets.name(),
                record.header().game(),
                head.text(),
                title,
                true,
                true,
                record.seed().map(Seed::hex).orElse(""),
                now());
        List<Entry> entries = new ArrayList<>();
        for (var step : record.entries())
            entries.add(new Entry(
                    row.id(),
                    entries.size() + 1,
                    Entry.Kind.STEP,
                    step.step().side(),
                    step.text(),
                    "step-" + step.number(),
                    row.createdAt()));
        store(row, List.of(), entries);
        String commitment = record.header().commitment().map(c -> c.hex()).orElse("");
        return new Answers.Made(row.id(), List.of(), List.of(), commitment);
    }

    private void store(TableRow row, List<SeatRow> seats, List<Entry> entries) {
        waitFor(tables.store().create(row, seats, entries));
        tables.add(row, seats, entries);
    }

    private static boolean waitFor(java.util.concurrent.CompletableFuture<Boolean> stored) {
        try {
            return stored.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof StorageProblem problem) throw problem;
            throw e;
        }
    }

    // ---- seats

    public Answers.SeatToken join(Requests.Join wish) {
        String hash = Secrets.hash(wish.invitation());
        SeatRow invited = tables.store().seatByInvitation(hash).orElseThrow(Declined::gone);
        if (invited.invitedAt().plus(INVITATION_LASTS).isBefore(now())) throw Declined.gone();
        Table table = tables.table(invited.table());
        String token = secrets.token();
        String name = name(wish.name());
        Side side = table.lenses().named(invited.side()).orElseThrow();
        SeatRow taken = invited.taken(SeatRow.Sitter.PERSON, name, Optional.empty(), Optional.of(Secrets.hash(token)));
        Table.Request request = new Table.Request(side, "join-" + hash.substring(0, 40), Optional.empty());
        table.change(request, desk -> {
            boolean stillOpen = tables.store().seatByInvitation(hash).isPresent();
            if (!stillOpen) throw Declined.gone();
            Entry entry = desk.entry(Entry.Kind.SEAT, side, Texts.seat(name, Optional.empty()));
            return new Table.Wish.Reseat(invited, taken, entry);
        });
        // Whoever came second by the same invitation finds the first one's entry, but not his own token.
        if (tables.store().seatByToken(Secrets.hash(token)).isEmpty()) throw Declined.gone();
        return new Answers.SeatToken(invited.table(), invited.side(), token);
    }

    public Answers.Invitation invite(Asker asker, Requests.Invite wish) {
        asker.player();
        if (!asker.seat().orElseThrow().host()) throw Declined.seat("Only who opened the table invites to it.");
        SeatRow before = asker.table().now().seats().stream()
                .filter(seat -> seat.side().equals(wish.side()))
                .findFirst()
                .orElseThrow(() -> Declined.option("There is no side " + wish.side() + "."));
        if (!before.isEmpty()) throw Declined.seat("That seat is taken.");
        String invitation = secrets.token();
        SeatRow after = SeatRow.empty(before.table(), before.side(), Secrets.hash(invitation), Optional.empty(), now());
        if (!waitFor(tables.store().reinvite(before, after))) throw Declined.seat("That seat has just been taken.");
        asker.table().refresh();
        return new Answers.Invitation(before.side(), invitation);
    }

    public Answers.Lobby lobby(Requests.AskLobby wish) {
        if (wish.tokens().size() > MOST_TOKENS) throw Declined.json("At most " + MOST_TOKENS + " tokens at once.");
        List<Answers.Summary> mine = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        List<Answers.Unreadable> unreadable = new ArrayList<>();
        for (String token : wish.tokens()) {
            Optional<SeatRow> seat = tables.store().seatByToken(Secrets.hash(token));
            if (seat.isEmpty()) unknown.add(token);
            else
                try {
                    mine.add(looks.summary(tables.asker(seat.get().table(), Optional.of(token))));
                } catch (Declined declined) {
                    unreadable.add(new Answers.Unreadable(
                            seat.get().table(), seat.get().side(), declined.getMessage()));
                }
        }
        mine.sort(Comparator.comparing(Answers.Summary::since).reversed());
        return new Answers.Lobby(mine, openSeats(), unknown, unreadable);
    }

    /** A table that cannot be opened has no seat to offer. */
    private List<Answers.OpenSeat> openSeats() {
        List<Answers.OpenSeat> open = new ArrayList<>();
        for (SeatRow seat : tables.store().openSeats(MOST_OPEN))
            try {
                open.add(openSeat(seat));
            } catch (Declined unreadable) {
                continue;
            }
        return open;
    }

    private Answers.OpenSeat openSeat(SeatRow seat) {
        Table table = tables.table(seat.table());
        return new Answers.OpenSeat(
                seat.table(),
                table.row().game(),
                Looks.scenario(table.header()),
                table.row().title(),
                seat.side(),
                seat.openInvitation().orElse(""));
    }

    // ---- common

    private GameEntry offered(String game) {
        return tables.catalog()
                .find(game)
                .orElseThrow(() -> Declined.option("There is no game " + game + "; the games are "
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
            throw Declined.json(what + " is one line of 1 to " + most + " characters.");
        return line;
    }

    private Instant now() {
        return tables.clock().instant().truncatedTo(java.time.temporal.ChronoUnit.MILLIS);
    }
}
