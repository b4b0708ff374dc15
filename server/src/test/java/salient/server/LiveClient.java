package salient.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;

/** A WebSocket with everything it received, as text. */
public final class LiveClient implements AutoCloseable, WebSocket.Listener {
    public final List<String> received = new CopyOnWriteArrayList<>();
    private final Map<Integer, JsonNode> replies = new ConcurrentHashMap<>();
    private final List<JsonNode> news = new CopyOnWriteArrayList<>();
    public final AtomicInteger closed = new AtomicInteger();
    private final StringBuilder partial = new StringBuilder();
    private final AtomicInteger ids = new AtomicInteger();
    private final WebSocket socket;

    public LiveClient(int port) {
        this(port, null);
    }

    public LiveClient(int port, String origin) {
        WebSocket.Builder builder = HttpClient.newHttpClient().newWebSocketBuilder();
        if (origin != null) builder.header("Origin", origin);
        socket = builder.buildAsync(URI.create("ws://127.0.0.1:" + port + "/api/live"), this)
                .join();
    }

    @Override
    public CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            String message = partial.toString();
            partial.setLength(0);
            received.add(message);
            sort(Client.JSON.readTree(message));
        }
        webSocket.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket webSocket, int status, String reason) {
        closed.set(status);
        return null;
    }

    private void sort(JsonNode message) {
        if (message.has("id")) replies.put(message.path("id").asInt(), message);
        else
            (message.has("news") ? message.path("news") : message).path("items").forEach(news::add);
    }

    /** Calls and waits for the reply. */
    public JsonNode call(String name, Client.Seat seat, Object body) {
        int id = ids.incrementAndGet();
        Map<String, Object> call = new LinkedHashMap<>();
        call.put("id", id);
        call.put("call", name);
        if (seat != null) {
            call.put("table", seat.table);
            call.put("token", seat.token);
        }
        if (body != null) call.put("body", body);
        send(Client.JSON.writeValueAsString(call));
        return reply(id);
    }

    public JsonNode reply(int id) {
        Waiting.until(() -> replies.containsKey(id));
        return replies.get(id);
    }

    public void send(String text) {
        socket.sendText(text, true).join();
    }

    /** Sends what the server may cut off before it has all of it; whether it did. */
    public boolean isCutOffSending(String text) {
        return socket.sendText(text, true).handle((_, fault) -> fault != null).join();
    }

    public void sendBytes(byte[] bytes) {
        socket.sendBinary(java.nio.ByteBuffer.wrap(bytes), true).join();
    }

    /** The items that came as news, in order. */
    public List<JsonNode> news() {
        return List.copyOf(news);
    }

    public void drop() {
        socket.abort();
    }

    @Override
    public void close() {
        socket.abort();
    }
}
