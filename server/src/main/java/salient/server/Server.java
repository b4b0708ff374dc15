package salient.server;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import salient.players.catalog.GameCatalog;
import salient.server.http.ApiDispatcher;
import salient.server.http.HttpServer;
import salient.server.http.Limits;
import salient.server.http.Metrics;
import salient.server.http.RequestReader;
import salient.server.store.Database;
import salient.server.store.DatabaseAddress;
import salient.server.store.Store;
import salient.server.table.ComputerSeats;
import salient.server.table.Lobby;
import salient.server.table.Secrets;
import salient.server.table.TableCommands;
import salient.server.table.TableQueries;
import salient.server.table.Tables;

/** A running server. */
public final class Server implements AutoCloseable {
    public static final String VERSION = "0.1.0";
    private static final int HOUSEKEEPING_SECONDS = 60;
    /** How often this process looks for computer players of another that stopped. */
    private static final int RESUME_SECONDS = 10;

    private static final System.Logger LOG = System.getLogger("salient.server");

    /**
     * @param data the folder of the embedded database, used unless {@code database} is given
     * @param database {@code postgresql://user:password@host:port/name}
     * @param web the built client
     * @param port 0 lets the system choose
     * @param behindProxy whether X-Forwarded-For is written by a proxy of ours
     * @param names further names it answers to
     * @param metricsToken what must be sent to read the metrics
     * @param rehearsal a word that the dice of every game follow from; for tests and demonstrations on this machine
     */
    public record Settings(
            Path data,
            Optional<String> database,
            String host,
            int port,
            Optional<Path> web,
            boolean behindProxy,
            Optional<Limits> limits,
            Duration thinkingTime,
            Optional<String> rehearsal,
            Set<String> names,
            Optional<String> metricsToken) {
        private static final Duration THINKING = Duration.ofSeconds(20);

        public static Settings local(Path data) {
            return new Settings(
                    data,
                    Optional.empty(),
                    "127.0.0.1",
                    0,
                    Optional.empty(),
                    false,
                    Optional.empty(),
                    THINKING,
                    Optional.empty(),
                    Set.of(),
                    Optional.empty());
        }

        public Settings withData(Path folder) {
            return new Settings(
                    folder,
                    database,
                    host,
                    port,
                    web,
                    behindProxy,
                    limits,
                    thinkingTime,
                    rehearsal,
                    names,
                    metricsToken);
        }

        public Settings withWeb(Optional<Path> pages) {
            return new Settings(
                    data,
                    database,
                    host,
                    port,
                    pages,
                    behindProxy,
                    limits,
                    thinkingTime,
                    rehearsal,
                    names,
                    metricsToken);
        }

        public Settings withThinkingTime(Duration time) {
            return new Settings(
                    data, database, host, port, web, behindProxy, limits, time, rehearsal, names, metricsToken);
        }

        public Settings withDatabase(String address) {
            return new Settings(
                    data,
                    Optional.of(address),
                    host,
                    port,
                    web,
                    behindProxy,
                    limits,
                    thinkingTime,
                    rehearsal,
                    names,
                    metricsToken);
        }

        public Settings at(String newHost, int newPort) {
            return new Settings(
                    data,
                    database,
                    newHost,
                    newPort,
                    web,
                    behindProxy,
                    limits,
                    thinkingTime,
                    rehearsal,
                    names,
                    metricsToken);
        }

        public Settings withWeb(Path directory) {
            return new Settings(
                    data,
                    database,
                    host,
                    port,
                    Optional.of(directory),
                    behindProxy,
                    limits,
                    thinkingTime,
                    rehearsal,
                    names,
                    metricsToken);
        }

        public Settings withLimits(Limits other) {
            return new Settings(
                    data,
                    database,
                    host,
                    port,
                    web,
                    behindProxy,
                    Optional.of(other),
                    thinkingTime,
                    rehearsal,
                    names,
                    metricsToken);
        }

        public Settings rehearsing(String word) {
            return new Settings(
                    data,
                    database,
                    host,
                    port,
                    web,
                    behindProxy,
                    limits,
                    thinkingTime,
                    Optional.of(word),
                    names,
                    metricsToken);
        }

        public Settings behindAProxy() {
            return new Settings(
                    data, database, host, port, web, true, limits, thinkingTime, rehearsal, names, metricsToken);
        }

        /** Further names the server answers to, beside localhost and addresses in numbers. */
        public Settings named(Set<String> others) {
            return new Settings(
                    data,
                    database,
                    host,
                    port,
                    web,
                    behindProxy,
                    limits,
                    thinkingTime,
                    rehearsal,
                    Set.copyOf(others),
                    metricsToken);
        }

        public Settings withMetricsToken(String token) {
            return new Settings(
                    data,
                    database,
                    host,
                    port,
                    web,
                    behindProxy,
                    limits,
                    thinkingTime,
                    rehearsal,
                    names,
                    Optional.of(token));
        }

        private boolean isLocal() {
            return (host.startsWith("127.") || host.equals("localhost") || host.equals("::1")) && !behindProxy;
        }

        private Limits effectiveLimits() {
            return limits.orElseGet(() -> isLocal() ? Limits.forThisMachine() : Limits.forStrangers());
        }

        private DatabaseAddress address() {
            return database.map(DatabaseAddress::parse)
                    .orElseGet(() -> new DatabaseAddress.File(data.resolve("salient.db")));
        }
    }

    private final Settings settings;
    private final CompletableFuture<Void> prepared;
    private final Store store;
    private final ComputerSeats computers;
    private final HttpServer http;
    private final ScheduledExecutorService housekeeping;

    private Server(Settings settings, GameCatalog catalog, InstantSource clock, Secrets secrets) {
        this.settings = settings;
        Database database = Database.at(settings.address());
        this.prepared = CompletableFuture.runAsync(database::prepare);
        this.store = new Store(database, secrets.name());
        Tables tables = new Tables(store, catalog, clock, VERSION);
        TableQueries queries = new TableQueries(tables);
        TableCommands commands = new TableCommands(catalog, queries);
        Lobby lobby = new Lobby(tables, queries, secrets);
        this.computers = new ComputerSeats(tables, catalog, commands, settings.thinkingTime());
        Metrics metrics = new Metrics();
        metrics.gauge("loaded_tables", tables::size);
        metrics.gauge("queued_writes", store::queued);
        RequestReader reader = new RequestReader();
        ApiDispatcher dispatcher =
                new ApiDispatcher(VERSION, catalog, tables, queries, commands, lobby, reader, metrics);
        this.http = new HttpServer(
                dispatcher,
                reader,
                queries,
                settings.effectiveLimits(),
                metrics,
                settings.web(),
                new HttpServer.Access(
                        settings.host(), settings.names(), settings.metricsToken(), settings.behindProxy()));
        this.housekeeping = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("housekeeping").factory());
        awaitDatabase();
        store.onChange(tables::changedElsewhere, tables::mayHaveMissed);
        if (store.isShared())
            housekeeping.scheduleWithFixedDelay(
                    this::resumeComputers, RESUME_SECONDS, RESUME_SECONDS, TimeUnit.SECONDS);
        housekeeping.scheduleWithFixedDelay(
                () -> {
                    tables.forgetIdle();
                    http.forgetIdleVisitors();
                },
                HOUSEKEEPING_SECONDS,
                HOUSEKEEPING_SECONDS,
                TimeUnit.SECONDS);
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
    public static Server start(Settings settings, GameCatalog catalog) {
        if (settings.rehearsal().isPresent() && !settings.isLocal())
            throw new CannotStart("predictable dice are allowed only on this machine: leave out --rehearsal", null);
        Secrets secrets = settings.rehearsal().map(Secrets::rehearsing).orElseGet(Secrets::new);
        return start(settings, catalog, InstantSource.system(), secrets);
    }

    static Server start(Settings settings, GameCatalog catalog, InstantSource clock, Secrets secrets) {
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
        Thread.ofVirtual().name("resume").start(server::resumeComputers);
        return server;
    }

    public int port() {
        return http.port();
    }

    /** Where to point a browser. */
    public String address() {
        return "http://" + (settings.isLocal() ? "localhost" : settings.host()) + ":" + port() + "/";
    }

    /** Finishes running requests, writes what is queued, closes. */
    @Override
    public void close() {
        housekeeping.shutdownNow();
        computers.close();
        http.stop();
        store.close();
        LOG.log(System.Logger.Level.INFO, "stopped");
    }
}
