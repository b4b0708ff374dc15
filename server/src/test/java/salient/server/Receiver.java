package salient.server;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.function.IntUnaryOperator;
import tools.jackson.databind.JsonNode;

/** Somebody's webhook: keeps what it received, and answers as told. */
final class Receiver implements AutoCloseable {
    /** One request. */
    record Received(String path, com.sun.net.httpserver.Headers headers, byte[] bytes) {
        String text() {
            return new String(bytes, StandardCharsets.UTF_8);
        }

        JsonNode json() {
            return Client.JSON.readTree(text());
        }
    }

    final List<Received> received = new CopyOnWriteArrayList<>();
    private final HttpServer server;
    private final IntUnaryOperator status;

    /** @param status of the answer to the n-th request, counted from 0; negative for none at all */
    Receiver(IntUnaryOperator status) {
        this(0, status);
    }

    /** @param port 0 for any */
    Receiver(int port, IntUnaryOperator status) {
        this.status = status;
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 10);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::answer);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.start();
    }

    private void answer(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        int n = received.size();
        received.add(new Received(exchange.getRequestURI().toString(), exchange.getRequestHeaders(), body));
        int wanted = status.applyAsInt(n);
        if (wanted < 0) return;
        exchange.sendResponseHeaders(wanted, -1);
        exchange.close();
    }

    int port() {
        return server.getAddress().getPort();
    }

    String address() {
        return "http://127.0.0.1:" + port() + "/hook";
    }

    void await(int count) {
        Waiting.until(() -> received.size() >= count);
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
