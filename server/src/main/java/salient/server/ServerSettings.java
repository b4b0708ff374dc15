package salient.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import salient.server.http.Limits;
import salient.server.notices.NoticeSettings;
import salient.server.store.DatabaseAddress;

/**
 * How a server runs.
 *
 * @param data the folder of the embedded database, used unless {@code database} is given
 * @param database {@code postgresql://user:password@host:port/name}
 * @param web the built client
 * @param port 0 lets the system choose
 * @param behindProxy whether X-Forwarded-For is written by a proxy of ours
 * @param names further names it answers to
 * @param metricsToken what must be sent to read the metrics
 * @param notices how players are told outside the page
 * @param rehearsal a word that the dice of every game follow from; for tests and demonstrations on this machine
 */
public record ServerSettings(
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
        Optional<String> metricsToken,
        NoticeSettings notices) {
    private static final Duration THINKING = Duration.ofSeconds(20);

    public static ServerSettings local(Path data) {
        return new ServerSettings(
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
                Optional.empty(),
                NoticeSettings.usual());
    }

    /** The settings while they are being changed. */
    private static final class Draft {
        private Path data;
        private Optional<String> database;
        private String host;
        private int port;
        private Optional<Path> web;
        private boolean behindProxy;
        private Optional<Limits> limits;
        private Duration thinkingTime;
        private Optional<String> rehearsal;
        private Set<String> names;
        private Optional<String> metricsToken;
        private NoticeSettings notices;

        Draft(ServerSettings from) {
            data = from.data;
            database = from.database;
            host = from.host;
            port = from.port;
            web = from.web;
            behindProxy = from.behindProxy;
            limits = from.limits;
            thinkingTime = from.thinkingTime;
            rehearsal = from.rehearsal;
            names = from.names;
            metricsToken = from.metricsToken;
            notices = from.notices;
        }

        ServerSettings settings() {
            return new ServerSettings(
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
                    metricsToken,
                    notices);
        }
    }

    private ServerSettings with(Consumer<Draft> change) {
        Draft draft = new Draft(this);
        change.accept(draft);
        return draft.settings();
    }

    public ServerSettings withData(Path folder) {
        return with(draft -> draft.data = folder);
    }

    public ServerSettings withWeb(Path directory) {
        return withWeb(Optional.of(directory));
    }

    public ServerSettings withWeb(Optional<Path> pages) {
        return with(draft -> draft.web = pages);
    }

    public ServerSettings withThinkingTime(Duration time) {
        return with(draft -> draft.thinkingTime = time);
    }

    public ServerSettings withDatabase(String address) {
        return with(draft -> draft.database = Optional.of(address));
    }

    public ServerSettings at(String newHost, int newPort) {
        return with(draft -> {
            draft.host = newHost;
            draft.port = newPort;
        });
    }

    public ServerSettings withLimits(Limits other) {
        return with(draft -> draft.limits = Optional.of(other));
    }

    public ServerSettings rehearsing(String word) {
        return with(draft -> draft.rehearsal = Optional.of(word));
    }

    public ServerSettings behindAProxy() {
        return with(draft -> draft.behindProxy = true);
    }

    /** Further names the server answers to, beside localhost and addresses in numbers. */
    public ServerSettings named(Set<String> others) {
        return with(draft -> draft.names = Set.copyOf(others));
    }

    public ServerSettings withMetricsToken(String token) {
        return with(draft -> draft.metricsToken = Optional.of(token));
    }

    public ServerSettings withNotices(NoticeSettings other) {
        return with(draft -> draft.notices = other);
    }

    /** The name that links lead to, if the operator gave one. */
    Optional<String> publicName() {
        return names.stream().sorted().findFirst();
    }

    boolean isLocal() {
        return (host.startsWith("127.") || host.equals("localhost") || host.equals("::1")) && !behindProxy;
    }

    Limits effectiveLimits() {
        return limits.orElseGet(() -> isLocal() ? Limits.forThisMachine() : Limits.forStrangers());
    }

    DatabaseAddress address() {
        return database.map(DatabaseAddress::parse)
                .orElseGet(() -> new DatabaseAddress.File(data.resolve("salient.db")));
    }
}
