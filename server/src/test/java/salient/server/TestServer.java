package salient.server;

import java.nio.file.Path;
import java.util.List;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.server.toy.Ambush;

/** A server with the toy game. */
public final class TestServer {
    private TestServer() {}

    public static GameCatalog catalog() {
        return new GameCatalog(List.of(GameEntry.of(new Ambush(), List.of()).drawnBy(Ambush::draw)));
    }

    public static Server start(Path data) {
        return Server.start(ServerSettings.local(data), catalog());
    }
}
