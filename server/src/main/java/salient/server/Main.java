package salient.server;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import salient.players.catalog.GameCatalog;

/** The server as a process of its own, for tests and measurements; people start it with {@code ./salient}. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) throws InterruptedException {
        run(arguments, GameCatalog.standard());
    }

    /** Serves until the process is told to stop. {@code --data DIR --port N --host H --database URL --web DIR --behind-proxy true --notices-here true} */
    public static void run(String[] arguments, GameCatalog catalog) throws InterruptedException {
        Logs.structured(false);
        Server serve = Server.start(settings(arguments), catalog);
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            serve.close();
            stopped.countDown();
        }));
        System.out.println("listening on " + serve.address());
        stopped.await();
    }

    private static ServerSettings settings(String[] arguments) {
        ServerSettings settings = ServerSettings.local(Path.of(".salient"));
        for (int i = 0; i + 1 < arguments.length; i += 2) {
            String value = arguments[i + 1];
            settings = switch (arguments[i]) {
                case "--data" -> settings.withData(Path.of(value));
                case "--port" -> settings.at(settings.host(), Integer.parseInt(value));
                case "--host" -> settings.at(value, settings.port());
                case "--database" -> settings.withDatabase(value);
                case "--behind-proxy" -> Boolean.parseBoolean(value) ? settings.behindAProxy() : settings;
                case "--notices-here" ->
                    Boolean.parseBoolean(value)
                            ? settings.withNotices(settings.notices().alsoToThisMachine())
                            : settings;
                case "--web" -> settings.withWeb(Path.of(value));
                default -> throw new IllegalArgumentException("unknown option " + arguments[i]);
            };
        }
        return settings;
    }
}
