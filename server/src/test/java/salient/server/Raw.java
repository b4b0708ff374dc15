package salient.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Requests written byte by byte, as no well-behaved client would. */
final class Raw {
    private Raw() {}

    /** Sends one request whose connection is to be closed, and reads the whole answer, of a WebSocket only the head. */
    static String exchange(int port, String request) {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            StringBuilder answer = new StringBuilder();
            for (int next = socket.getInputStream().read();
                    next >= 0;
                    next = socket.getInputStream().read()) {
                answer.append((char) next);
                boolean head = answer.length() > 3
                        && answer.substring(answer.length() - 4).equals("\r\n\r\n");
                if (head && answer.indexOf("HTTP/1.1 101") == 0) break; // an open WebSocket would go on forever
            }
            return answer.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String get(int port, String path, String... headers) {
        StringBuilder request = new StringBuilder("GET " + path + " HTTP/1.1\r\nConnection: close\r\n");
        for (String header : headers) request.append(header).append("\r\n");
        return exchange(port, request.append("\r\n").toString());
    }
}
