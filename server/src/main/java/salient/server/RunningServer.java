package salient.server;

import java.time.Duration;
import salient.players.catalog.GameCatalog;
import salient.server.store.Backups;

/** A server that stops and starts again at the same address when a backup of its games is to be restored. Thread-safe. */
public final class RunningServer implements AutoCloseable {
    private static final Duration LOOK = Duration.ofMillis(500);
    private static final System.Logger LOG = System.getLogger("salient.server");

    private final ServerSettings settings;
    private final GameCatalog catalog;
    private final Thread watching;
    private Server server;
    private boolean closed;

    private RunningServer(ServerSettings settings, GameCatalog catalog) {
        this.catalog = catalog;
        this.server = Server.start(settings, catalog);
        this.settings = settings.at(settings.host(), server.port());
        this.watching = Thread.ofVirtual().name("restoring").unstarted(this::watch);
    }

    public static RunningServer start(ServerSettings settings, GameCatalog catalog) {
        RunningServer running = new RunningServer(settings, catalog);
        if (settings.database().isEmpty()) running.watching.start();
        return running;
    }

    public synchronized int port() {
        return server.port();
    }

    public synchronized String address() {
        return server.address();
    }

    private void watch() {
        try {
            while (!Thread.interrupted()) {
                Thread.sleep(LOOK);
                if (Backups.isRestoreWanted(settings.data())) restore();
            }
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }

    /** Clients lose their connection for a moment and come back by themselves. */
    private synchronized void restore() {
        if (closed) return;
        LOG.log(System.Logger.Level.INFO, "stops for a moment: a backup is restored");
        server.close();
        try {
            Backups.restoreWanted(settings.data());
        } finally {
            server = Server.start(settings, catalog);
        }
    }

    /** Waits for a restore that is under way. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            server.close();
        }
        watching.interrupt();
    }
}
