package salient.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.server.toy.Ambush;
import salient.server.wire.Json;
import salient.table.store.JournalEntry;
import salient.table.store.SeatRow;
import salient.table.store.StorageFailure;
import salient.table.wire.RequestRefused;
import salient.table.wire.Requests;
import salient.table.wire.Responses;

/**
 * One process, or two on one database, simulated in thousands of schedules: tables are opened, seats taken and orders
 * given through any of them while notices are late or lost and the database fails. Nobody who sat down is refused,
 * nothing acknowledged is lost or doubled, and when all is quiet every process knows what the database knows.
 */
class LoadedTablesTest {
    private static final int SCHEDULES = 3_000;
    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-01-01T00:00:00Z"));
    private static final GameCatalog CATALOG = new GameCatalog(List.of(GameEntry.of(new Ambush(), List.of())));

    private static Requests.CreateTable wish(Requests.Kind blue, Optional<String> key) {
        return new Requests.CreateTable(
                "ambush",
                "short",
                Optional.empty(),
                Map.of(
                        "red", new Requests.SeatRequest(Requests.Kind.ME, Optional.empty()),
                        "blue", new Requests.SeatRequest(blue, Optional.empty())),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                key);
    }

    /** One server process, without its sockets. */
    private static final class Process {
        final SimulatedDatabase.Connection connection;
        final Tables tables;
        final TableCommands commands;
        final NewGames games;
        final Invitations invitations;
        final Lobby lobby;

        Process(SimulatedDatabase database, Schedule schedule, long seed) {
            connection = database.connect();
            tables = new Tables(
                    connection, CATALOG, CLOCK, schedule, new SavedStates.Settings("test", 2, 1), 1_000_000_000);
            TableQueries queries = new TableQueries(tables, Json::bytes);
            commands = new TableCommands(CATALOG, queries);
            Secrets secrets = new Secrets(new Random(seed));
            games = new NewGames(tables, secrets);
            invitations = new Invitations(tables, secrets);
            lobby = new Lobby(tables);
        }
    }

    /** One run: one or two processes, two hosts, two who take the open seats, and a listener that is cut now and then. */
    private static final class Simulation {
        private static final int HOSTS = 2;

        private final Schedule schedule;
        private final SimulatedDatabase database;
        private final List<Process> processes = new ArrayList<>();
        private final List<Responses.SeatToken> seated = new ArrayList<>();
        private final List<String> acknowledged = new ArrayList<>();
        private int busy;
        private int keys;

        Simulation(long seed) {
            schedule = new Schedule(seed);
            database = new SimulatedDatabase(schedule);
            for (int i = 0; i < 1 + seed % 2; i++) processes.add(new Process(database, schedule, seed * 2 + i));
        }

        void run() {
            for (int host = 0; host < HOSTS; host++) {
                start("host " + host, this::host);
                start("guest " + host, this::guest);
            }
            start("outage", this::outage);
            for (Process process : processes) schedule.start("listener", () -> listen(process));
            schedule.run();
            schedule.start("check", this::check);
            schedule.run();
        }

        private void start(String name, Runnable work) {
            busy++;
            schedule.start(name, () -> {
                work.run();
                busy--;
            });
        }

        private Process anyProcess() {
            return processes.get(schedule.choose(processes.size()));
        }

        /** As a client does when the answer is 503: the same again. */
        private <T> T persistently(Supplier<T> call) {
            while (true)
                try {
                    return call.get();
                } catch (StorageFailure away) {
                    schedule.interruption();
                }
        }

        private void host() {
            Requests.CreateTable wish = wish(Requests.Kind.OPEN, Optional.of(key()));
            Responses.TableCreated made = persistently(() -> anyProcess().games.create(wish));
            seated.add(made.seats().getFirst());
            play(made.seats().getFirst());
        }

        /** A client's key: a lost answer loses neither the table nor the seat. */
        private String key() {
            return "simulated-key-of-a-client-number-" + ++keys;
        }

        private void guest() {
            Responses.SeatToken seat = null;
            while (seat == null) {
                Process process = anyProcess();
                List<Responses.OpenSeat> open = persistently(() -> process.lobby
                        .lobby(new Requests.LobbyRequest(List.of()))
                        .open());
                if (!open.isEmpty()) seat = join(open.get(schedule.choose(open.size())));
                else schedule.interruption();
            }
            seated.add(seat);
            play(seat);
        }

        private Responses.SeatToken join(Responses.OpenSeat open) {
            Requests.Join wish = new Requests.Join(open.invitation(), Optional.empty(), Optional.of(key()));
            try {
                return persistently(() -> anyProcess().invitations.join(wish));
            } catch (RequestRefused another) {
                assertThat(another.status()).as("another guest was faster").isEqualTo(410);
                return null;
            }
        }

        /** Speaks and gives orders, through either process; never refused for its token. */
        private void play(Responses.SeatToken seat) {
            int lines = schedule.choose(4);
            for (int i = 0; i < lines; i++) {
                String text = seat.side() + i + " of " + seat.table();
                Requests.ChatRequest line = new Requests.ChatRequest(text, "line" + i);
                persistently(() -> {
                    Process process = anyProcess();
                    return process.commands.chat(caller(process, seat), line);
                });
                acknowledged.add(text);
                persistently(() -> order(seat));
            }
        }

        private boolean order(Responses.SeatToken seat) {
            Process process = anyProcess();
            Caller caller = caller(process, seat);
            TableSnapshot now = caller.table().now();
            if (!now.toDecide().id().equals(seat.side())) return false;
            int seen = now.numbering().last(caller.perspective());
            try {
                process.commands.play(caller, Requests.Play.text("arm A 2", seen, "order" + schedule.choose(1000)));
            } catch (RequestRefused stale) {
                assertThat(stale.status()).isIn(409, 422);
            }
            return true;
        }

        private static Caller caller(Process process, Responses.SeatToken seat) {
            return process.tables.caller(seat.table(), Optional.of(seat.token()));
        }

        private void outage() {
            Process process = anyProcess();
            for (int i = schedule.choose(40); i > 0; i--) schedule.interruption();
            process.connection.cut();
            for (int i = schedule.choose(20); i > 0; i--) schedule.interruption();
            process.connection.listenAgain();
            schedule.interruption();
            process.tables.mayHaveMissed();
        }

        private void listen(Process process) {
            while (true) {
                schedule.await(() -> process.connection.hasNotice() || busy == 0);
                if (!process.connection.hasNotice()) return;
                String table = process.connection.takeNotice();
                schedule.interruption();
                process.tables.changedElsewhere(table);
            }
        }

        private void check() {
            assertThat(database.tableIds()).hasSize(HOSTS);
            assertThat(seated).hasSize(2 * HOSTS);
            for (String id : database.tableIds())
                for (Process process : processes) {
                    Table table = persistently(() -> process.tables.table(id));
                    List<JournalEntry> entries = database.entriesOf(id);
                    assertThat(table.now().last()).as("last entry").isEqualTo(entries.size());
                    assertThat(bySide(table.now().seats())).as("seats").isEqualTo(bySide(database.seatsOf(id)));
                }
            List<String> said = new ArrayList<>();
            for (String id : database.tableIds())
                for (JournalEntry entry : database.entriesOf(id))
                    if (entry.kind() == JournalEntry.Kind.CHAT)
                        said.add(EntryTexts.said(entry.text()).text());
            assertThat(said).containsExactlyInAnyOrderElementsOf(acknowledged);
            for (Responses.SeatToken seat : seated)
                for (Process process : processes) persistently(() -> caller(process, seat));
        }

        private static Map<String, SeatRow> bySide(List<SeatRow> seats) {
            Map<String, SeatRow> bySide = new TreeMap<>();
            for (SeatRow seat : seats) bySide.put(seat.side(), seat);
            return bySide;
        }
    }

    @Test
    void everyProcessKnowsWhatTheDatabaseKnowsInEverySchedule() {
        for (long seed = 0; seed < SCHEDULES; seed++)
            try {
                new Simulation(seed).run();
            } catch (AssertionError failed) {
                throw new AssertionError("schedule " + seed, failed);
            }
    }

    @Test
    void aTableInUseThatTheCacheDropsStaysTheSame() {
        Schedule schedule = new Schedule(1);
        SimulatedDatabase database = new SimulatedDatabase(schedule);
        Process process = new Process(database, schedule, 1);
        schedule.start("test", () -> {
            Responses.SeatToken red = process.games
                    .create(wish(Requests.Kind.ME, Optional.empty()))
                    .seats()
                    .getFirst();
            Table held = process.tables.table(red.table());
            process.tables.forgetIdle(0);
            assertThat(process.tables.size()).isZero();
            System.gc();
            assertThat(process.tables.table(red.table())).isSameAs(held);
        });
        schedule.run();
    }
}
