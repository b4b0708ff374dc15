package salient.server;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import salient.server.toy.Ambush;

/** A server with the toy game. */
public final class TestServer {
    private TestServer() {}

    public static Shelf shelf() {
        return new Shelf(List.of(Shelf.offer(new Ambush(), Optional.empty())));
    }

    public static Serve start(Path data) {
        return Serve.start(Serve.Settings.local(data), shelf());
    }
}
