package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import salient.server.Logs;
import salient.server.RunningServer;
import salient.server.ServerSettings;

/** Starts the program: what {@code ./salient} does without a command. */
@Command(
        name = "serve",
        description = "Starts the program and prints its address. This is also what happens without a command.")
final class ServeCommand extends PrintingCommand {
    /** Where games are kept unless --data says otherwise. */
    static final Path DATA = Path.of(System.getProperty("user.home"), ".local", "share", "salient");

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where games are kept (default: .local/share/salient in your home folder).")
    private Path data = DATA;

    @Option(names = "--port", paramLabel = "N", description = "Default ${DEFAULT-VALUE}; 0 takes any free one.")
    private int port = 8044;

    @Option(names = "--host", paramLabel = "NAME", description = "Default ${DEFAULT-VALUE}: only this machine.")
    private String host = "127.0.0.1";

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "postgresql://user:password@host:port/name instead of a file in --data.")
    private String database;

    @Mixin
    private CatalogOptions catalog;

    @Option(names = "--behind-proxy", description = "Trust X-Forwarded-For, which a proxy of yours writes.")
    private boolean behindProxy;

    @Option(
            names = "--rehearsal",
            paramLabel = "WORD",
            description =
                    "Predictable dice made from this word: the same orders roll the same dice. For tests, only on this machine.")
    private String rehearsal;

    @Option(
            names = "--name",
            paramLabel = "HOST",
            description = "A name under which people reach the server, such as play.example.org; may be repeated."
                    + " localhost and addresses in numbers always work.")
    private Set<String> names = Set.of();

    @Option(
            names = "--metrics-token",
            paramLabel = "FILE",
            description = "Offer /metrics to those who send the token in this file; without it they cannot be read.")
    private Path metricsToken;

    @Mixin
    private NoticeOptions notices;

    @Option(names = "--no-browser", description = "Do not open a browser.")
    private boolean quiet;

    @Option(names = "--log", description = "Log what happens, not only what goes wrong: JSON lines on standard error.")
    private boolean log;

    @Override
    int run(PrintWriter out) throws IOException, InterruptedException {
        Logs.structured(log);
        ServerSettings settings = ServerSettings.local(data).at(host, port).named(names);
        if (metricsToken != null) settings = settings.withMetricsToken(token(metricsToken));
        if (database != null) settings = settings.withDatabase(database);
        if (behindProxy) settings = settings.behindAProxy();
        if (rehearsal != null) settings = settings.rehearsing(rehearsal);
        settings = notices.in(settings).withWeb(Home.pages());
        RunningServer server = RunningServer.start(settings, catalog.catalog());
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            server.close();
                            stopped.countDown();
                        },
                        "stop"));
        out.println("Salient is at " + server.address() + " (stop it with Ctrl-C).");
        out.flush();
        if (!quiet) Browser.open(server.address());
        stopped.await();
        return Main.SUCCESS;
    }

    private static String token(Path file) {
        try {
            String token = Files.readString(file).strip();
            if (token.length() < 16) throw new BadInput("the token in " + file + " needs at least 16 characters");
            return token;
        } catch (IOException e) {
            throw new BadInput("cannot read " + file, e);
        }
    }
}
