package salient.server;

import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import salient.players.catalog.GameCatalog;
import salient.server.http.ApiDispatcher;
import salient.server.http.HttpServer;
import salient.server.http.Metrics;
import salient.server.notices.Channels;
import salient.server.notices.NoticeKind;
import salient.server.notices.Notices;
import salient.server.person.Ladder;
import salient.server.person.PasskeyPages;
import salient.server.person.Passkeys;
import salient.server.person.PersonCalls;
import salient.server.person.Persons;
import salient.server.play.ClockWatch;
import salient.server.play.ComputerSeats;
import salient.server.play.Threads;
import salient.server.store.Database;
import salient.server.store.LadderRows;
import salient.server.store.NoticeRows;
import salient.server.store.PasskeyRows;
import salient.server.store.PersonRows;
import salient.server.store.ServerSecrets;
import salient.server.store.Store;
import salient.server.wire.Json;
import salient.table.AbsentPlayers;
import salient.table.Secrets;
import salient.table.TableCommands;
import salient.table.TableQueries;
import salient.table.Tables;
import salient.table.api.Answers;
import salient.table.api.Calls;

/** A running server. */
public final class Server implements AutoCloseable {
    public static final String VERSION = "0.1.0";
    private static final int HOUSEKEEPING_SECONDS = 60;
    /** How often this process looks for computer players of another that stopped. */
    private static final int RESUME_SECONDS = 10;
    /** How often this process looks at the clocks of games. */
    private static final int CLOCK_SECONDS = 20;

    private static final int LONGEST_END_SECONDS = 10;

    private static final System.Logger LOG = System.getLogger("salient.server");

    private final ServerSettings settings;
    private final CompletableFuture<Void> prepared;
    private final Store store;
    private final ComputerSeats computers;
    private final Channels channels;
    private final ClockWatch clocks;
    private final HttpServer http;
    private final ScheduledExecutorService housekeeping;
    /** Computer players continue beside everything else when the server starts. */
    private final ExecutorService resuming =
            Executors.newSingleThreadExecutor(Thread.ofVirtual().name("resume").factory());

    private Server(ServerSettings settings, GameCatalog catalog, InstantSource clock, Secrets secrets) {
        this.settings = settings;
        Database database = Database.at(settings.address());
        this.prepared = CompletableFuture.runAsync(database::prepare);
        this.store = new Store(database, secrets.name());
        Tables tables = new Tables(
                store,
                catalog,
                clock,
                new Threads(),
                VERSION,
                Runtime.getRuntime().maxMemory());
        TableQueries queries = new TableQueries(tables, Json::bytes);
        TableCommands commands = new TableCommands(catalog, queries);
        this.computers = new ComputerSeats(tables, catalog, commands, settings.thinkingTime());
        this.clocks = new ClockWatch(
                tables,
                new AbsentPlayers(catalog, queries),
                (table, side) -> notices().tell(table, side, NoticeKind.REMINDER));
        Metrics metrics = new Metrics();
        metrics.gauge("loaded_tables", tables::size);
        metrics.gauge("queued_writes", store::queued);
        Calls calls = new Calls(VERSION, catalog, tables, queries, commands, secrets, new Answers(Json::bytes));
        ServerSecrets ownSecrets = new ServerSecrets(store);
        this.channels = new Channels(
                tables, new NoticeRows(store), ownSecrets, settings.notices(), secrets, this::publicAddress);
        metrics.gauge("queued_notices", channels.notices()::queued);
        PersonCalls persons = personCalls(tables, ownSecrets, secrets);
        ApiDispatcher dispatcher = new ApiDispatcher(calls, persons, tables, metrics);
        this.http = new HttpServer(
                dispatcher,
                queries,
                settings.effectiveLimits(),
                metrics,
                settings.web(),
                new HttpServer.Access(
                        settings.host(), settings.names(), settings.metricsToken(), settings.behindProxy()));
        this.housekeeping = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("housekeeping").factory());
        awaitDatabase();
        channels.notices().start();
        store.onChange(tables::changedElsewhere, tables::mayHaveMissed);
        scheduleHousekeeping(tables);
    }

    private void scheduleHousekeeping(Tables tables) {
        if (store.isShared())
            housekeeping.scheduleWithFixedDelay(
                    this::resumeComputers, RESUME_SECONDS, RESUME_SECONDS, TimeUnit.SECONDS);
        housekeeping.scheduleWithFixedDelay(this::lookAtClocks, CLOCK_SECONDS, CLOCK_SECONDS, TimeUnit.SECONDS);
        housekeeping.scheduleWithFixedDelay(
                () -> {
                    tables.forgetIdle();
                    http.forgetIdleVisitors();
                },
                HOUSEKEEPING_SECONDS,
                HOUSEKEEPING_SECONDS,
                TimeUnit.SECONDS);
    }

    private PersonCalls personCalls(Tables tables, ServerSecrets ownSecrets, Secrets secrets) {
        Persons persons = new Persons(tables, new PersonRows(store), secrets);
        Passkeys passkeys = new Passkeys(
                tables,
                persons,
                new PasskeyRows(store),
                new PasskeyPages(settings.names(), this::port),
                () -> ownSecrets.secret("passkeys", secrets::token),
                secrets);
        return new PersonCalls(
                persons, passkeys, channels, new Ladder(tables, new LadderRows(store)), new Answers(Json::bytes));
    }

    /** Nothing may end this: other games wait for it too. */
    void lookAtClocks() {
        try {
            clocks.look();
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, "clocks wait for the database: " + e.getMessage());
        }
    }

    /** Nothing may end this: other games wait for it too. */
    private void resumeComputers() {
        try {
            computers.resume();
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, "computer players wait for the database: " + e.getMessage());
        }
    }

    /** The database is opened while the rest is set up; a problem with it is reported at startup. */
    private void awaitDatabase() {
        try {
            prepared.join();
        } catch (CompletionException e) {
            store.close();
            throw new CannotStart(e.getCause().getMessage(), e.getCause());
        }
    }

    /** Opens the database, listens, and lets computer players continue. */
    public static Server start(ServerSettings settings, GameCatalog catalog) {
        if (settings.rehearsal().isPresent() && !settings.isLocal())
            throw new CannotStart("predictable dice are allowed only on this machine: leave out --rehearsal", null);
        Secrets secrets = settings.rehearsal().map(Secrets::rehearsing).orElseGet(Secrets::new);
        return start(settings, catalog, InstantSource.system(), secrets);
    }

    static Server start(ServerSettings settings, GameCatalog catalog, InstantSource clock, Secrets secrets) {
        Logs.quietLibraries();
        Server server = new Server(settings, catalog, clock, secrets);
        try {
            server.http.start(settings.host(), settings.port());
        } catch (HttpServer.PortUnavailable e) {
            server.close();
            throw new CannotStart(e.getMessage() + "; choose another with --port", e);
        }
        LOG.log(
                System.Logger.Level.INFO,
                "started at " + server.address() + " on " + settings.address().description());
        server.resuming.execute(server::resumeComputers);
        return server;
    }

    public int port() {
        return http.port();
    }

    /** Where to point a browser. */
    public String address() {
        return "http://" + (settings.isLocal() ? "localhost" : settings.host()) + ":" + port() + "/";
    }

    /** Tells players of seats what waits for them, outside the page. */
    public Notices notices() {
        return channels.notices();
    }

    /** Where the links in notices lead. */
    private String publicAddress() {
        return settings.publicName().map(name -> "https://" + name + "/").orElseGet(this::address);
    }

    /** Finishes running requests, writes what is queued, closes. */
    @Override
    public void close() {
        housekeeping.shutdownNow();
        resuming.shutdown();
        computers.close();
        http.stop();
        channels.notices().close();
        awaitEnd(resuming);
        awaitEnd(housekeeping);
        store.close();
        LOG.log(System.Logger.Level.INFO, "stopped");
    }

    /** A read after the database was closed would create a new, empty one. */
    private static void awaitEnd(ExecutorService work) {
        try {
            if (!work.awaitTermination(LONGEST_END_SECONDS, TimeUnit.SECONDS))
                LOG.log(System.Logger.Level.WARNING, "stopped while something was still being read");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
