package salient.server.load;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import salient.server.wire.Json;

/** The same calls over one WebSocket, as the pages make them, with next to no work of its own. */
final class LiveWire implements Line {
    private static final int TIMEOUT_MILLIS = 30_000;
    private static final int LAST_PART = 0x80;
    private static final int CONTINUED = 0;
    private static final int TEXT = 1;
    private static final int PING = 9;
    private static final int PONG = 10;
    private static final int MASKED = 0x80;
    private static final int TWO_BYTES = 126;
    private static final int EIGHT_BYTES = 127;

    /** What the last word of a path is called on a socket. */
    private static final Map<String, String> CALLS =
            Map.of("subjects", "subjects", "subject", "orders", "orders", "play", "tables", "create");

    private final Socket socket = new Socket();
    private final DataInputStream in;
    private final OutputStream out;
    private int last;

    LiveWire(int port) throws IOException {
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(TIMEOUT_MILLIS);
        socket.connect(new InetSocketAddress("127.0.0.1", port), 2_000);
        in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), 16 * 1024));
        out = socket.getOutputStream();
        out.write(("GET /api/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        String status = line();
        if (!status.startsWith("HTTP/1.1 101")) throw new IOException("no WebSocket: " + status);
        for (String header = line(); !header.isEmpty(); header = line()) continue;
    }

    @Override
    public Wire.Reply get(String path, String token) throws IOException {
        return post(path, token, Map.of());
    }

    @Override
    public Wire.Reply post(String path, String token, Map<String, ?> body) throws IOException {
        String[] words = path.split("/"); // "", "api", "tables", TABLE, WHAT
        String call = CALLS.get(words[words.length - 1]);
        if (call == null) throw new IllegalArgumentException("no call of a socket: " + path);
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("id", ++last);
        message.put("call", call);
        if (words.length > 3) message.put("table", words[3]);
        if (token != null) message.put("token", token);
        message.put("body", body);
        send(TEXT, Json.bytes(message));
        return reply(receive());
    }

    /** The body without what is around it: {@code {"id":1,"status":200,"body":BODY,"change":null}}. */
    private static Wire.Reply reply(String text) throws IOException {
        int status = text.indexOf("\"status\":") + "\"status\":".length();
        int body = text.indexOf("\"body\":") + "\"body\":".length();
        int end = text.lastIndexOf(",\"change\":");
        if (end < body) throw new IOException("not a reply: " + text);
        return new Wire.Reply(
                Integer.parseInt(text.substring(status, text.indexOf(',', status))), text.substring(body, end));
    }

    /** Masked with zeros, which leaves it as it is. */
    private void send(int kind, byte[] payload) throws IOException {
        ByteBuffer frame = ByteBuffer.allocate(payload.length + 14);
        frame.put((byte) (LAST_PART | kind));
        if (payload.length < TWO_BYTES) frame.put((byte) (MASKED | payload.length));
        else frame.put((byte) (MASKED | TWO_BYTES)).putShort((short) payload.length);
        frame.putInt(0).put(payload);
        out.write(frame.array(), 0, frame.position());
        out.flush();
    }

    private String receive() throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        while (true) {
            int first = in.readUnsignedByte();
            byte[] payload = new byte[length(in.readUnsignedByte())];
            in.readFully(payload);
            switch (first & 0x0F) {
                case TEXT, CONTINUED -> {
                    text.write(payload);
                    if ((first & LAST_PART) != 0) return text.toString(StandardCharsets.UTF_8);
                }
                case PING -> send(PONG, payload);
                default -> throw new IOException("the connection was closed");
            }
        }
    }

    private int length(int written) throws IOException {
        return switch (written) {
            case TWO_BYTES -> in.readUnsignedShort();
            case EIGHT_BYTES -> Math.toIntExact(in.readLong());
            default -> written;
        };
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder(64);
        for (int c = in.readUnsignedByte(); c != '\n'; c = in.readUnsignedByte()) if (c != '\r') line.append((char) c);
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
