package salient.server.load;

import java.io.IOException;
import java.util.Map;

/** A way to ask a server one thing after another. */
interface Line extends AutoCloseable {
    Wire.Reply get(String path, String token) throws IOException;

    Wire.Reply post(String path, String token, Map<String, ?> body) throws IOException;

    @Override
    void close() throws IOException;
}
