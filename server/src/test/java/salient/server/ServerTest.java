package salient.server;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import salient.players.catalog.GameCatalog;

/** A fresh server with the toy game for each test. */
abstract class ServerTest {
    @TempDir
    Path data;

    Server server;
    Client client;

    @BeforeAll
    static void quiet() {
        Logs.structured(false);
    }

    @BeforeEach
    void start() {
        server = Server.start(settings(), catalog());
        client = new Client(server.port());
    }

    ServerSettings settings() {
        return ServerSettings.local(data);
    }

    GameCatalog catalog() {
        return TestServer.catalog();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** As after a stop and a start by the user: the same data, another process in all but name. */
    void restart() {
        server.close();
        start();
    }

    /** The same seat through the server that runs now. */
    Client.Seat again(Client.Seat seat) {
        return client.new Seat(seat.table, seat.side, seat.token);
    }
}
